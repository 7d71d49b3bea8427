import { Segmented } from '#design/form/choice.tsx'
import { Field, FieldGroup } from '#design/form/field.tsx'
import { Select } from '#design/form/input.tsx'
import type { Filled } from '#tax/pages/ui/filled.ts'
import {
  ChildrenField,
  ChurchAndYear,
  householdDefaults,
  MoneyField,
  StatusField,
} from '#tax/pages/ui/household-fields.tsx'
import { PlaceFields } from '#tax/pages/ui/place-fields.tsx'
import { CommuterFields, ParentFields } from './commuter-fields.tsx'
import { ReturnFields } from './return-fields.tsx'
import type { WithholdingField } from './withholding-input.ts'

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
  { value: 'B', label: 'B: residence' },
  { value: 'L', label: 'L: short stay' },
  { value: 'G', label: 'G: cross-border commuter' },
  { value: 'F', label: 'F: provisionally admitted' },
  { value: 'N', label: 'N: asylum seeker' },
  { value: 'S', label: 'S: protection' },
  { value: 'C', label: 'C: settled' },
  { value: 'swiss', label: 'Swiss citizen' },
  { value: 'swiss-abroad', label: 'Swiss citizen who lives abroad' },
  { value: 'other', label: 'Another or none' },
]

const homes = [
  { value: 'no', label: 'In Switzerland' },
  { value: 'DE', label: 'In Germany' },
  { value: 'FR', label: 'In France' },
  { value: 'IT', label: 'In Italy' },
  { value: 'AT', label: 'In Austria' },
  { value: 'LI', label: 'In Liechtenstein' },
]

const yesNo = [
  { value: 'no', label: 'No' },
  { value: 'yes', label: 'Yes' },
]

type Question = 'thirteenth' | 'spouseSwissOrC' | 'secondIncome'

function YesNo({
  name,
  label,
  answer: { values, errors },
}: {
  name: Question
  label: string
  answer: Filled<Question>
}) {
  return (
    <FieldGroup name={name} label={label} error={errors[name]}>
      <Segmented options={yesNo} defaultValue={values[name] ?? 'no'} />
    </FieldGroup>
  )
}

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
      <MoneyField name="monthlyIncome" label="Gross salary of one month" answer={answer} required />
      <YesNo name="thirteenth" label="13th salary" answer={answer} />
      {select('crossBorder', 'Where do you live?', homes, 'no')}
      {select('permit', 'Permit', permits, values.crossBorder && values.crossBorder !== 'no' ? 'G' : 'B')}
      <CommuterFields answer={answer} />
      <PlaceFields answer={answer} label="Canton (of work, if you live abroad)" />
      <StatusField answer={answer} />
      <div className="only-married stack">
        <YesNo name="spouseSwissOrC" label="Is your spouse Swiss or holds a C permit?" answer={answer} />
        <YesNo name="secondIncome" label="Does your spouse earn as well?" answer={answer} />
        <div className="only-second">
          <MoneyField name="partnerMonthlyIncome" label="Monthly gross salary of your spouse" answer={answer} />
        </div>
      </div>
      <ChildrenField answer={answer} />
      <ParentFields answer={answer} />
      <ChurchAndYear answer={answer} />
      <ReturnFields answer={answer} />
    </>
  )
}
