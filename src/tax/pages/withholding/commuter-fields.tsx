import { Segmented } from '#design/form/choice.tsx'
import { FieldGroup } from '#design/form/field.tsx'
import type { Filled } from '#tax/pages/ui/filled.ts'
import { MoneyField } from '#tax/pages/ui/household-fields.tsx'
import type { WithholdingField } from './withholding-input.ts'

const yesNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]

/** A question that has no preselected answer and may be left unanswered. */
export function OpenQuestion({
  name,
  label,
  hint,
  options = yesNo,
  answer: { values, errors },
}: {
  name: WithholdingField
  label: string
  hint?: string
  options?: { value: string; label: string }[]
  answer: Filled<WithholdingField>
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
          label="Is your commune in Italy within 20 km of the border?"
          hint="Of the border with Graubünden, Ticino or Valais. A commune that lies partly in the zone counts."
          answer={answer}
        />
      </div>
      <div className="only-treaty">
        <OpenQuestion
          name="returnsHome"
          label="Do you go home after work as a rule?"
          hint="Nights away for work: at most 60 a year for Germany (with the certificate of residence Gre-1), 45 for France, Italy and Liechtenstein."
          answer={answer}
        />
      </div>
      <div className="only-italy">
        <OpenQuestion
          name="workedBefore"
          label="Were you a commuter in Graubünden, Ticino or Valais between 31 December 2018 and 17 July 2023?"
          hint="Any working day in that time counts. It decides between the old and the new agreement."
          answer={answer}
        />
      </div>
      <div className="only-liechtenstein">
        <OpenQuestion
          name="publicService"
          label="Do you work in the public service?"
          hint="For the Confederation, a canton, a commune or another public body."
          answer={answer}
        />
      </div>
      <div className="only-abroad stack">
        <MoneyField
          name="incomeAbroad"
          label="Your income taxed abroad in the year"
          hint="Gross, in francs: interest, rent, salary for days taxed at home, and the rental value of your home. For the 90 % test. Enter 0 if there is none."
          answer={answer}
          optional
        />
        <div className="only-married">
          <MoneyField
            name="partnerIncomeAbroad"
            label="Income of your spouse taxed abroad in the year"
            hint="Gross. Enter 0 if there is none."
            answer={answer}
            optional
          />
        </div>
      </div>
    </>
  )
}

export function ParentFields({ answer }: { answer: Filled<WithholdingField> }) {
  return (
    <div className="only-unmarried only-children stack">
      <OpenQuestion
        name="keepsChild"
        label="Do you live with the children and pay for most of their keep?"
        answer={answer}
      />
      <OpenQuestion
        name="otherParent"
        label="Do you live with their other parent?"
        hint="Of two unmarried parents in one household only the one who earns more gets the tariff for parents."
        options={[
          { value: 'no', label: 'No' },
          { value: 'earns-less', label: 'Yes, I earn more' },
          { value: 'earns-more', label: 'Yes, I earn less' },
        ]}
        answer={answer}
      />
    </div>
  )
}
