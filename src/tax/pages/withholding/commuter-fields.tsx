import { Segmented } from '#design/form/choice.tsx'
import { FieldGroup } from '#design/form/field.tsx'
import { t } from '#platform/texts.ts'
import * as taxTexts from '#tax/locales/en.ts'
import { MoneyField } from '#tax/pages/ui/household-fields.tsx'
import type { Filled } from '#tax/pages/ui/tab-view.ts'
import type { WithholdingField } from './withholding-input.ts'

const copy = () => t(taxTexts.commuterFields)

const yesNo = [
  {
    value: 'yes',
    get label() {
      return copy().yes
    },
  },
  {
    value: 'no',
    get label() {
      return copy().no
    },
  },
]

/** A yes/no or choice question without a preselected answer; it may be left unanswered. */
export function OpenQuestion<Name extends string>({
  name,
  label,
  hint,
  options = yesNo,
  answer: { values, errors },
}: {
  name: NoInfer<Name>
  label: string
  hint?: string
  options?: { value: string; label: string }[]
  answer: Filled<Name>
}) {
  return (
    <FieldGroup name={name} label={label} hint={hint} error={errors[name]}>
      <Segmented options={options} defaultValue={values[name] ?? ''} />
    </FieldGroup>
  )
}

export function CommuterFields({ answer }: { answer: Filled<WithholdingField> }) {
  return (
    <>
      <div className="only-italy">
        <OpenQuestion
          name="withinZone"
          label={copy().isYourCommuneInItaly}
          hint={copy().borderWithGraubNdenTicino}
          answer={answer}
        />
      </div>
      <div className="only-treaty">
        <OpenQuestion
          name="returnsHome"
          label={copy().doYouNormallyGoHome}
          hint={copy().nightsAwayForWorkNo}
          answer={answer}
        />
      </div>
      <div className="only-italy">
        <OpenQuestion
          name="workedBefore"
          label={copy().wereYouCommuterInGraub}
          hint={copy().oneWorkingDayInThat}
          answer={answer}
        />
      </div>
      <div className="only-liechtenstein">
        <OpenQuestion
          name="publicService"
          label={copy().doYouWorkInPublic}
          hint={copy().forFederalGovernmentCantonCommune}
          answer={answer}
        />
      </div>
      <div className="only-abroad stack">
        <MoneyField
          name="incomeAbroad"
          label={copy().yourIncomeTaxedAbroadThis}
          hint={copy().grossInFrancsInterestRent}
          answer={answer}
          optional
        />
        <div className="only-married">
          <MoneyField
            name="partnerIncomeAbroad"
            label={copy().yourSpousesIncomeTaxedAbroad}
            hint={copy().grossEnter0IfThere}
            answer={answer}
            optional
          />
        </div>
      </div>
    </>
  )
}

export function ParentFields({ answer }: { answer: Filled<'keepsChild' | 'otherParent'> }) {
  return (
    <div className="only-unmarried only-children stack">
      <OpenQuestion name="keepsChild" label={copy().doChildrenLiveWithYou} answer={answer} />
      <OpenQuestion
        name="otherParent"
        label={copy().doYouLiveWithTheir}
        hint={copy().ifTwoUnmarriedParentsLive}
        options={[
          { value: 'no', label: copy().no },
          { value: 'earns-less', label: copy().yesIEarnMore },
          { value: 'earns-more', label: copy().yesIEarnLess },
        ]}
        answer={answer}
      />
    </div>
  )
}
