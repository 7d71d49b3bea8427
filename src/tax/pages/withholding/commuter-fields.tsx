import { t } from '#platform/texts.ts'
import * as taxTexts from '#tax/locales/en.ts'
import { ChoiceField } from '#tax/pages/ui/choice-field.tsx'
import { MoneyField } from '#tax/pages/ui/household-fields.tsx'
import type { Filled } from '#tax/pages/ui/tab-view.ts'
import type { WithholdingField } from './withholding-input.ts'

const copy = () => t(taxTexts.commuterFields)

export function CommuterFields({ answer }: { answer: Filled<WithholdingField> }) {
  return (
    <>
      <div className="only-italy">
        <ChoiceField
          name="withinZone"
          label={copy().isYourCommuneInItaly}
          hint={copy().borderWithGraubNdenTicino}
          answer={answer}
        />
      </div>
      <div className="only-treaty">
        <ChoiceField
          name="returnsHome"
          label={copy().doYouNormallyGoHome}
          hint={copy().nightsAwayForWorkNo}
          answer={answer}
        />
      </div>
      <div className="only-italy">
        <ChoiceField
          name="workedBefore"
          label={copy().wereYouCommuterInGraub}
          hint={copy().oneWorkingDayInThat}
          answer={answer}
        />
      </div>
      <div className="only-liechtenstein">
        <ChoiceField
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
      <ChoiceField name="keepsChild" label={copy().doChildrenLiveWithYou} answer={answer} />
      <ChoiceField
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
