import type { z } from 'zod'
import { Segmented } from '#design/form/choice.tsx'
import { Field, FieldGroup } from '#design/form/field.tsx'
import { Select } from '#design/form/input.tsx'
import { formatNumber, formatDifference as signed } from '#platform/format.ts'
import type { Filled } from '#tax/pages/ui/filled.ts'
import { HouseholdFields, householdDefaults, MoneyField } from '#tax/pages/ui/household-fields.tsx'
import { PlaceFields } from '#tax/pages/ui/place-fields.tsx'
import type { TabView } from '#tax/pages/ui/tab-view.ts'
import { RealEstateFigures, RealEstateLaws } from './real-estate-figures.tsx'
import type { RealEstateResult, realEstateInput } from './real-estate-result.ts'

type Name = keyof z.input<typeof realEstateInput>

export const realEstateTab: TabView<RealEstateResult, Name> = {
  defaults: { ...householdDefaults, propertyType: 'residential' },
  form: (answer) => <RealEstateForm answer={answer} />,
  before: {
    text: 'Enter the value of the property and calculate.',
    illustration: 'facade',
    coming: [
      'A flat-rate estimate beside the official tariff of your commune',
      'What the property changes in your income and wealth tax',
      'The law until 2028 and from 2029, side by side',
    ],
    example: 'Example: CHF 1’000’000, mortgage CHF 650’000, in Biel/Bienne',
    entries: { propertyValue: '1’000’000', mortgage: '650’000', canton: 'bern', commune: 'Biel/Bienne' },
  },
  remark: (
    <p className="fine measure">
      Imputed rental value is taxable even when you live in the property yourself, until the end of 2028. Mortgage
      interest and maintenance are deductible.
    </p>
  ),
  spoken: ({ until2028, from2029 }) =>
    `With this property your taxes change by CHF ${signed(until2028.taxChange)} a year until 2028, and by CHF ${signed(from2029.taxChange)} from 2029.`,
  figures: (result) => <RealEstateFigures result={result} />,
  details: (result) => <RealEstateLaws result={result} />,
  bar: ({ until2028 }) => ({ label: 'Taxes until 2028', value: `CHF ${signed(until2028.taxChange)}` }),
}

const years = Array.from({ length: 10 }, (_, year) => ({
  value: String(year),
  label: year === 0 ? 'First own home, first year' : `First own home, ${formatNumber(year)} years ago`,
}))

function RealEstateForm({ answer }: { answer: Filled<Name> }) {
  const { values, errors } = answer
  return (
    <>
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
      <HouseholdFields answer={answer} />
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
    </>
  )
}

const moreFields = ['interest', 'maintenance', 'imputedRent', 'taxValue', 'otherAssets', 'since'] as const

function hasMore({ values, errors }: Filled<Name>): boolean {
  return moreFields.some((name) => values[name] || errors[name])
}
