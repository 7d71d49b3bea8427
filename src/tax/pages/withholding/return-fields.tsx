import { Field } from '#design/form/field.tsx'
import { TextInput } from '#design/form/input.tsx'
import type { Filled } from '#tax/pages/ui/filled.ts'
import { AgeField, MoneyField } from '#tax/pages/ui/household-fields.tsx'
import { OpenQuestion } from './commuter-fields.tsx'
import type { WithholdingField } from './withholding-input.ts'

type Answer = { answer: Filled<WithholdingField> }

export function ReturnFields({ answer }: Answer) {
  return (
    <>
      <div className="only-resident stack">
        <MoneyField
          name="otherIncome"
          label="Other income in the year"
          hint="Interest, dividends, rent in Switzerland, pensions, maintenance, own business: what no employer withheld tax from. Without property abroad."
          answer={answer}
        />
        <MoneyField
          name="wealth"
          label="Net wealth at the end of the year"
          hint="Accounts and securities anywhere and property in Switzerland, less debts. We take off the allowance of the canton. Without property abroad."
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
      <summary>Property abroad</summary>
      <div className="stack">
        <p className="fine">Exempt from tax in Switzerland. It only raises or lowers the rate (DBG Art. 6 and 7).</p>
        <MoneyField name="propertyAbroad" label="Tax value of the property" answer={answer} />
        <MoneyField name="mortgageAbroad" label="Mortgage on it" answer={answer} />
        <MoneyField
          name="rentAbroad"
          label="Rent or rental value in the year"
          hint="Before costs and interest."
          answer={answer}
        />
        <MoneyField name="costsAbroad" label="Upkeep in the year" answer={answer} />
        <MoneyField
          name="debts"
          label="Your other debts"
          hint="Already taken off your net wealth. Debts and interest are shared by where the assets are."
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
      <summary>File or not: your deductions</summary>
      <div className="stack">
        <p className="fine only-resident">
          Enter what you paid in the year. We apply the limits of federal and cantonal law, and add the flat rate for
          other professional costs.
        </p>
        <div className="only-resident stack">
          <MoneyField name="commuting" label="Commuting" answer={answer} />
          <MoneyField name="meals" label="Meals away from home" answer={answer} />
          <OpenQuestion name="canteen" label="Does your employer make meals cheaper?" answer={answer} />
          <MoneyField name="weeklyStay" label="Room near work during the week" answer={answer} />
          <div className="only-married stack">
            <MoneyField name="partnerCommuting" label="Commuting of your spouse" answer={answer} />
            <MoneyField name="partnerMeals" label="Meals of your spouse" answer={answer} />
            <OpenQuestion
              name="partnerCanteen"
              label="Does the employer of your spouse make meals cheaper?"
              answer={answer}
            />
            <MoneyField name="partnerPillar3a" label="Pillar 3a of your spouse" answer={answer} />
          </div>
          <MoneyField name="pillar3a" label="Pillar 3a" answer={answer} />
          <MoneyField name="buyIn" label="Pension fund buy-in" answer={answer} />
          <CareFields answer={answer} />
          <MoneyField
            name="premiums"
            label="Insurance premiums paid"
            hint="Health, accident and life, of the household. Empty: the average of the canton."
            answer={answer}
          />
          <MoneyField
            name="medical"
            label="Medical costs you paid yourself"
            hint="Only what exceeds 5% of your income counts (in some cantons another share)."
            answer={answer}
          />
          <MoneyField name="donations" label="Donations" answer={answer} />
          <MoneyField name="training" label="Training for work" answer={answer} />
          <MoneyField name="alimony" label="Maintenance (alimony) paid" answer={answer} />
          <MoneyField name="interest" label="Debt interest paid" answer={answer} />
          <MoneyField
            name="deductions"
            label="Further deductions"
            hint="No limit is applied to these, so the result is not checked."
            answer={answer}
          />
          <MoneyField
            name="withheld"
            label="Tax actually withheld in the year"
            hint="From the salary certificate, box 12. Empty: computed."
            answer={answer}
          />
        </div>
        <MoneyField name="bonus" label="Bonus in the year" answer={answer} />
        <div className="pair">
          <AgeField label="Age" answer={answer} />
          <Field name="code" label="Tariff code" error={errors.code} optional>
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
      <Field name="childAges" label="Ages of the children" error={answer.errors.childAges} optional>
        <TextInput placeholder="4, 7" defaultValue={answer.values.childAges} />
      </Field>
      <div className="pair">
        <MoneyField name="careChild1" label="Care of child 1" hint="Nursery, day care." answer={answer} />
        <MoneyField name="careChild2" label="Care of child 2" hint="For children under 14." answer={answer} />
      </div>
      <div className="pair">
        <MoneyField name="careChild3" label="Care of child 3" answer={answer} />
        <MoneyField name="careChild4" label="Care of child 4" answer={answer} />
      </div>
    </div>
  )
}

function hasAny({ values, errors }: Filled<WithholdingField>, names: readonly WithholdingField[]): boolean {
  return names.some((name) => values[name] || errors[name])
}
