import { Field } from '#design/form/field.tsx'
import { TextInput } from '#design/form/input.tsx'
import { t } from '#platform/texts.ts'
import * as taxTexts from '#tax/locales/en.ts'
import { ChoiceField } from '#tax/pages/ui/choice-field.tsx'
import { AgeField, MoneyField } from '#tax/pages/ui/household-fields.tsx'
import type { Filled } from '#tax/pages/ui/tab-view.ts'
import type { WithholdingField } from './withholding-input.ts'

const copy = () => t(taxTexts.returnFields)

type Answer = { answer: Filled<WithholdingField> }

export function ReturnFields({ answer }: Answer) {
  return (
    <>
      <div className="only-resident stack">
        <MoneyField
          name="otherIncome"
          label={copy().otherIncomeThisYear}
          hint={copy().interestDividendsRentInSwitzerland}
          answer={answer}
        />
        <MoneyField
          name="wealth"
          label={copy().netWealthAtEndOf}
          hint={copy().accountsAndSecuritiesWorldwidePlus}
          answer={answer}
        />
        <AbroadFields answer={answer} />
      </div>
      <DeductionFields answer={answer} />
    </>
  )
}

const abroadFields = ['propertyAbroad', 'mortgageAbroad', 'rentAbroad', 'costsAbroad', 'debts'] as const

function AbroadFields({ answer }: Answer) {
  return (
    <details className="more-fields" open={hasAny(answer, abroadFields)}>
      <summary>{copy().propertyAbroad}</summary>
      <div className="stack">
        <p className="fine">{copy().exemptFromTaxInSwitzerland}</p>
        <MoneyField name="propertyAbroad" label={copy().taxValueOfProperty} answer={answer} />
        <MoneyField name="mortgageAbroad" label={copy().mortgageOnIt} answer={answer} />
        <MoneyField
          name="rentAbroad"
          label={copy().rentOrRentalValueFor}
          hint={copy().beforeCostsAndInterest}
          answer={answer}
        />
        <MoneyField name="costsAbroad" label={copy().maintenanceCostsForYear} answer={answer} />
        <MoneyField
          name="debts"
          label={copy().yourOtherDebts}
          hint={copy().alreadySubtractedFromYourNet}
          answer={answer}
        />
      </div>
    </details>
  )
}

const costFields = [
  ...(['commuting', 'partnerCommuting', 'meals', 'partnerMeals', 'canteen', 'partnerCanteen', 'weeklyStay'] as const),
  ...(['pillar3a', 'partnerPillar3a', 'buyIn', 'careChild1', 'careChild2', 'careChild3', 'careChild4'] as const),
  ...(['premiums', 'medical', 'donations', 'training', 'alimony', 'interest', 'deductions', 'childAges'] as const),
  ...(['withheld', 'bonus', 'code'] as const),
]

function DeductionFields({ answer }: Answer) {
  const { values, errors } = answer
  const isOpen = errors.age !== undefined || hasAny(answer, costFields)
  return (
    <details className="more-fields" open={isOpen}>
      <summary>{copy().shouldYouFileYourDeductions}</summary>
      <div className="stack">
        <p className="fine only-resident">{copy().enterWhatYouPaidThis}</p>
        <div className="only-resident stack">
          <MoneyField name="commuting" label={copy().commuting} answer={answer} />
          <MoneyField name="meals" label={copy().mealsAwayFromHome} answer={answer} />
          <ChoiceField name="canteen" label={copy().doesYourEmployerSubsidiseMeals} answer={answer} />
          <MoneyField name="weeklyStay" label={copy().roomNearWorkDuringWeek} answer={answer} />
          <div className="only-married stack">
            <MoneyField name="partnerCommuting" label={copy().yourSpousesCommuting} answer={answer} />
            <MoneyField name="partnerMeals" label={copy().yourSpousesMeals} answer={answer} />
            <ChoiceField name="partnerCanteen" label={copy().doesYourSpousesEmployerSubsidise} answer={answer} />
            <MoneyField name="partnerPillar3a" label={copy().yourSpousesPillar3a} answer={answer} />
          </div>
          <MoneyField name="pillar3a" label={copy().pillar3a} hint={copy().pillar3aOfUsPersons} answer={answer} />
          <MoneyField name="buyIn" label={copy().pensionFundBuyIn} answer={answer} />
          <CareFields answer={answer} />
          <MoneyField
            name="premiums"
            label={copy().insurancePremiumsPaid}
            hint={copy().healthAccidentAndLifeInsurance}
            answer={answer}
          />
          <MoneyField
            name="medical"
            label={copy().medicalCostsYouPaidYourself}
            hint={copy().youCanDeductPartAbove}
            answer={answer}
          />
          <MoneyField name="donations" label={copy().donations} answer={answer} />
          <MoneyField name="training" label={copy().jobRelatedTraining} answer={answer} />
          <MoneyField name="alimony" label={copy().maintenanceAlimonyPaid} answer={answer} />
          <MoneyField name="interest" label={copy().debtInterestPaid} answer={answer} />
          <MoneyField
            name="deductions"
            label={copy().furtherDeductions}
            hint={copy().weDoNotApplyLimit}
            answer={answer}
          />
          <MoneyField
            name="withheld"
            label={copy().taxActuallyDeductedThisYear}
            hint={copy().box12OfYourSalary}
            answer={answer}
          />
        </div>
        <MoneyField name="bonus" label={copy().bonusThisYear} answer={answer} />
        <div className="pair">
          <AgeField label={copy().age} answer={answer} />
          <Field name="code" label={copy().tariffCode} error={errors.code} optional>
            <TextInput placeholder="A0N" defaultValue={values.code} />
          </Field>
        </div>
      </div>
    </details>
  )
}

function CareFields({ answer }: Answer) {
  return (
    <div className="only-children stack">
      <Field name="childAges" label={copy().agesOfChildren} error={answer.errors.childAges} optional>
        <TextInput placeholder="4, 7" defaultValue={answer.values.childAges} />
      </Field>
      <div className="pair">
        <MoneyField name="careChild1" label={copy().childcareChild1} hint={copy().nurseryDayCare} answer={answer} />
        <MoneyField name="careChild2" label={copy().childcareChild2} hint={copy().forChildrenUnder14} answer={answer} />
      </div>
      <div className="pair">
        <MoneyField name="careChild3" label={copy().childcareChild3} answer={answer} />
        <MoneyField name="careChild4" label={copy().childcareChild4} answer={answer} />
      </div>
    </div>
  )
}

function hasAny({ values, errors }: Filled<WithholdingField>, names: readonly WithholdingField[]): boolean {
  return names.some((name) => values[name] || errors[name])
}
