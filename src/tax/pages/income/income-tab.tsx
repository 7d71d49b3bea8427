import { Segmented } from '#design/choice.tsx'
import { Field, FieldGroup } from '#design/field.tsx'
import { TextInput } from '#design/input.tsx'
import { tabAddress } from '#tax/pages/tabs.ts'
import { CalculatorForm, type Filled } from '#tax/pages/ui/calculator-form.tsx'
import { ActionBar, CalculatorLayout, NothingYet } from '#tax/pages/ui/calculator-layout.tsx'
import {
  ChildrenField,
  ChurchAndYear,
  householdDefaults,
  MoneyField,
  StatusField,
} from '#tax/pages/ui/household-fields.tsx'
import { PlaceFields } from '#tax/pages/ui/place-fields.tsx'
import { chf } from '#tax/pages/ui/written.ts'
import { IncomeDetails } from './income-details.tsx'
import { IncomeFigures } from './income-figures.tsx'
import type { IncomeResult } from './income-result.ts'

const defaults = { ...householdDefaults, basis: 'taxable', age: '40' }
const example = `${tabAddress('income-tax')}&income=100%E2%80%99000&canton=bern&commune=Biel%2FBienne`

export function IncomeTab({ answer, result }: { answer: Filled; result: IncomeResult | null }) {
  return (
    <>
      <CalculatorLayout form={<IncomeForm answer={answer} />} spoken={result ? spoken(result) : undefined}>
        {result ? (
          <IncomeFigures result={result} />
        ) : (
          <NothingYet
            text="Enter your income to see federal, cantonal and communal tax."
            motif="slope"
            coming={[
              'A flat-rate estimate beside the official tariff of your commune',
              'What the next CHF 1’000 of income cost you',
              'Every line of the computation, with its article of law',
              'The same income in other communes of the canton',
            ]}
            example="Example: CHF 100’000 in Biel/Bienne"
            to={example}
          />
        )}
      </CalculatorLayout>
      {result && <IncomeDetails result={result} />}
      {result && <ActionBar label="Official tariff" value={chf(result.official.total)} />}
    </>
  )
}

function spoken({ official, flat }: IncomeResult): string {
  const place = official.commune.name
  return `Official tariff in ${place}: ${chf(official.total)} a year. Flat-rate estimate: ${chf(flat.total)}.`
}

function IncomeForm({ answer }: { answer: Filled }) {
  const { values, errors } = answer
  return (
    <CalculatorForm tab="income-tax" answer={answer} defaults={defaults}>
      <FieldGroup name="basis" label="You enter" error={errors.basis}>
        <Segmented
          options={[
            { value: 'taxable', label: 'Taxable income' },
            { value: 'gross', label: 'Gross salary' },
          ]}
          defaultValue={values.basis ?? 'taxable'}
        />
      </FieldGroup>
      <MoneyField
        name="income"
        label="Income"
        hint="Per year: after deductions, or the gross salary."
        answer={answer}
        required
      />
      <div className="only-gross stack">
        <div className="only-married">
          <MoneyField name="partnerIncome" label="Gross salary of your spouse" answer={answer} optional />
        </div>
        <div className="pair">
          <Field name="age" label="Your age" error={errors.age}>
            <TextInput inputMode="numeric" defaultValue={values.age ?? '40'} />
          </Field>
          <div className="only-children">
            <Field name="childAges" label="Ages of children" error={errors.childAges} optional>
              <TextInput placeholder="8, 11" defaultValue={values.childAges} />
            </Field>
          </div>
        </div>
      </div>
      <PlaceFields answer={answer} />
      <StatusField answer={answer} />
      <ChildrenField answer={answer} />
      <ChurchAndYear answer={answer} />
      <MoneyField name="wealth" label="Taxable wealth" answer={answer} optional />
    </CalculatorForm>
  )
}
