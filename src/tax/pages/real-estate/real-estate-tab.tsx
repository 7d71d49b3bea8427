import { Segmented } from '#design/choice.tsx'
import { Field, FieldGroup } from '#design/field.tsx'
import { Select } from '#design/input.tsx'
import { formatNumber, formatDifference as signed } from '#platform/format.ts'
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
import { RealEstateFigures, RealEstateLaws } from './real-estate-figures.tsx'
import type { RealEstateResult } from './real-estate-result.ts'

const defaults = { ...householdDefaults, propertyType: 'residential' }
const example = `${tabAddress('real-estate')}&propertyValue=1%E2%80%99000%E2%80%99000&mortgage=650%E2%80%99000&canton=bern&commune=Biel%2FBienne`

export function RealEstateTab({ answer, result }: { answer: Filled; result: RealEstateResult | null }) {
  const spoken = result
    ? `With this property your taxes change by CHF ${signed(result.until2028.taxChange)} a year until 2028, and by CHF ${signed(result.from2029.taxChange)} from 2029.`
    : undefined
  return (
    <>
      <CalculatorLayout form={<RealEstateForm answer={answer} />} spoken={spoken}>
        {result ? (
          <RealEstateFigures result={result} />
        ) : (
          <NothingYet
            text="Enter the value of the property and calculate."
            motif="facade"
            coming={[
              'A flat-rate estimate beside the official tariff of your commune',
              'What the property changes in your income and wealth tax',
              'The law until 2028 and from 2029, side by side',
            ]}
            example="Example: CHF 1’000’000, mortgage CHF 650’000, in Biel/Bienne"
            to={example}
          />
        )}
        <p className="fine measure">
          Imputed rental value is taxable even when you live in the property yourself, until the end of 2028. Mortgage
          interest and maintenance are deductible.
        </p>
      </CalculatorLayout>
      {result && <RealEstateLaws result={result} />}
      {result && <ActionBar label="Taxes until 2028" value={`CHF ${signed(result.until2028.taxChange)}`} />}
    </>
  )
}

const years = Array.from({ length: 10 }, (_, year) => ({
  value: String(year),
  label: year === 0 ? 'First own home, first year' : `First own home, ${formatNumber(year)} years ago`,
}))

function RealEstateForm({ answer }: { answer: Filled }) {
  const { values, errors } = answer
  return (
    <CalculatorForm tab="real-estate" answer={answer} defaults={defaults}>
      <MoneyField name="propertyValue" label="Property value (CHF)" answer={answer} required />
      <PlaceFields answer={answer} />
      <FieldGroup name="propertyType" label="Property type" error={errors.propertyType}>
        <Segmented
          options={[
            { value: 'residential', label: 'Owner-occupied' },
            { value: 'rental', label: 'Rental' },
            { value: 'vacation', label: 'Vacation' },
          ]}
          defaultValue={values.propertyType ?? 'residential'}
        />
      </FieldGroup>
      <MoneyField name="mortgage" label="Mortgage amount" answer={answer} optional />
      <MoneyField name="rent" label="Annual rental income" answer={answer} optional />
      <MoneyField
        name="income"
        label="Taxable income without the property"
        answer={answer}
        optional
        fallback="100’000"
      />
      <StatusField answer={answer} />
      <ChildrenField answer={answer} />
      <ChurchAndYear answer={answer} />
      <details className="more-fields" open={hasMore(answer)}>
        <summary>More precise for the official columns</summary>
        <div className="stack">
          <MoneyField
            name="interest"
            label="Mortgage interest per year"
            hint="Empty: 2.5 % of the mortgage."
            answer={answer}
          />
          <MoneyField name="maintenance" label="Maintenance per year" hint="Empty: 1 % of the value." answer={answer} />
          <MoneyField
            name="imputedRent"
            label="Imputed rental value"
            hint="From your assessment. Empty: an estimate."
            answer={answer}
          />
          <MoneyField
            name="taxValue"
            label="Official value for wealth tax"
            hint="Empty: the property value."
            answer={answer}
          />
          <MoneyField name="otherAssets" label="Other assets, less debts" answer={answer} />
          <Field name="since" label="Bought as first own home" error={errors.since}>
            <Select options={years} placeholder="Not a first home" defaultValue={values.since} />
          </Field>
        </div>
      </details>
    </CalculatorForm>
  )
}

const moreFields = ['interest', 'maintenance', 'imputedRent', 'taxValue', 'otherAssets', 'since']

function hasMore({ values, errors }: Filled): boolean {
  return moreFields.some((name) => values[name] || errors[name])
}
