import { Field } from '#design/form/field.tsx'
import { Select, TextInput } from '#design/form/input.tsx'
import { t } from '#platform/texts.ts'
import * as taxTexts from '#tax/locales/en.ts'
import { ChoiceField } from '#tax/pages/ui/choice-field.tsx'
import {
  ChildrenField,
  ChurchAndYear,
  householdDefaults,
  MoneyField,
  StatusField,
} from '#tax/pages/ui/household-fields.tsx'
import { PlaceFields } from '#tax/pages/ui/place-fields.tsx'
import type { Filled } from '#tax/pages/ui/tab-view.ts'
import { CommuterFields, ParentFields } from './commuter-fields.tsx'
import { ReturnFields } from './return-fields.tsx'
import type { WithholdingField } from './withholding-input.ts'

const copy = () => t(taxTexts.withholdingForm)

export const withholdingDefaults = {
  ...householdDefaults,
  permit: 'B',
  crossBorder: 'no',
  secondIncome: 'no',
  spouseSwissOrC: 'no',
  thirteenth: 'no',
  age: '40',
}

const permits = [
  {
    value: 'B',
    get label() {
      return copy().bResidence
    },
  },
  {
    value: 'L',
    get label() {
      return copy().lShortStay
    },
  },
  {
    value: 'G',
    get label() {
      return copy().gCrossBorderCommuter
    },
  },
  {
    value: 'F',
    get label() {
      return copy().fProvisionallyAdmitted
    },
  },
  {
    value: 'N',
    get label() {
      return copy().nAsylumSeeker
    },
  },
  {
    value: 'S',
    get label() {
      return copy().sProtection
    },
  },
  {
    value: 'C',
    get label() {
      return copy().cSettlement
    },
  },
  {
    value: 'swiss',
    get label() {
      return copy().swissCitizen
    },
  },
  {
    value: 'swiss-abroad',
    get label() {
      return copy().swissCitizenWhoLivesAbroad
    },
  },
  {
    value: 'other',
    get label() {
      return copy().otherOrNone
    },
  },
]

const homes = [
  {
    value: 'no',
    get label() {
      return copy().inSwitzerland
    },
  },
  {
    value: 'DE',
    get label() {
      return copy().inGermany
    },
  },
  {
    value: 'FR',
    get label() {
      return copy().inFrance
    },
  },
  {
    value: 'IT',
    get label() {
      return copy().inItaly
    },
  },
  {
    value: 'AT',
    get label() {
      return copy().inAustria
    },
  },
  {
    value: 'LI',
    get label() {
      return copy().inLiechtenstein
    },
  },
]

export function WithholdingForm({ answer }: { answer: Filled<WithholdingField> }) {
  const { values, errors } = answer
  const select = (
    name: WithholdingField,
    label: string,
    options: { value: string; label: string }[],
    fallback: string,
  ) => (
    <Field name={name} label={label} error={errors[name]}>
      <Select options={options} defaultValue={values[name] ?? fallback} />
    </Field>
  )
  return (
    <>
      <MoneyField
        name="monthlyIncome"
        label={copy().monthlyGrossSalary}
        hint={copy().leasedStaff}
        answer={answer}
        required
      />
      <ChoiceField name="thirteenth" label={copy().n13thSalary} answer={answer} start="no" />
      {select('crossBorder', copy().whereDoYouLive, homes, 'no')}
      {select('permit', copy().permit, permits, values.crossBorder && values.crossBorder !== 'no' ? 'G' : 'B')}
      <CommuterFields answer={answer} />
      <PlaceFields answer={answer} label={copy().cantonWhereYouWorkIf} />
      <StatusField answer={answer} />
      <div className="only-married stack">
        <ChoiceField name="spouseSwissOrC" label={copy().isYourSpouseSwissOr} answer={answer} start="no" />
        <ChoiceField name="secondIncome" label={copy().doesYourSpouseAlsoEarn} answer={answer} start="no" />
        <div className="only-second">
          <MoneyField name="partnerMonthlyIncome" label={copy().yourSpousesMonthlyGrossSalary} answer={answer} />
        </div>
      </div>
      <ChildrenField answer={answer} />
      <ParentFields answer={answer} />
      <ChurchAndYear answer={answer} />
      <JobFields answer={answer} />
      <ReturnFields answer={answer} />
    </>
  )
}

const jobFields = ['workPercent', 'workPercentAll', 'boardFee'] as const

function JobFields({ answer }: { answer: Filled<WithholdingField> }) {
  const { values, errors } = answer
  const percent = (name: 'workPercent' | 'workPercentAll', hint: string) => (
    <Field name={name} label={copy()[name]} hint={hint} error={errors[name]} optional>
      <TextInput inputMode="numeric" defaultValue={values[name]} />
    </Field>
  )
  return (
    <details className="more-fields" open={jobFields.some((name) => values[name] || errors[name])}>
      <summary>{copy().severalJobs}</summary>
      <div className="stack">
        {percent('workPercent', copy().workPercentHint)}
        {percent('workPercentAll', copy().workPercentAllHint)}
        <MoneyField name="boardFee" label={copy().boardFee} hint={copy().boardFeeHint} answer={answer} />
      </div>
    </details>
  )
}
