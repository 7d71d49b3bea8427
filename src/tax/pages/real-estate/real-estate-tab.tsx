import type { z } from 'zod'
import { Segmented } from '#design/form/choice.tsx'
import { Field, FieldGroup } from '#design/form/field.tsx'
import { Select } from '#design/form/input.tsx'
import { formatNumber, formatDifference as signed } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import * as taxTexts from '#tax/locales/en.ts'
import { HouseholdFields, householdDefaults, MoneyField } from '#tax/pages/ui/household-fields.tsx'
import { PlaceFields } from '#tax/pages/ui/place-fields.tsx'
import type { Filled, TabView } from '#tax/pages/ui/tab-view.ts'
import { RealEstateFigures, RealEstateLaws } from './real-estate-figures.tsx'
import type { RealEstateResult, realEstateInput } from './real-estate-result.ts'

const copy = () => t(taxTexts.realEstateTab)

type Name = keyof z.input<typeof realEstateInput>

export const realEstateTab: TabView<RealEstateResult, Name> = {
  defaults: { ...householdDefaults, propertyType: 'residential' },
  form: (answer) => <RealEstateForm answer={answer} />,
  before: {
    get text() {
      return copy().enterValueOfPropertyThen
    },
    illustration: 'facade',
    get coming() {
      return copy().coming
    },
    get example() {
      return copy().exampleChf1000000
    },
    entries: { propertyValue: '1,000,000', mortgage: '650,000', canton: 'bern', commune: 'Biel/Bienne' },
  },
  remark: <p className="fine measure">{copy().imputedRentalValueIsTaxable}</p>,
  spoken: ({ until2028, from2029 }) =>
    copy().withThisPropertyYourTaxes(signed(until2028.taxChange), signed(from2029.taxChange)),
  figures: (result) => <RealEstateFigures result={result} />,
  details: (result) => <RealEstateLaws result={result} />,
  bar: ({ until2028 }) => ({ label: copy().taxesUntil2028, value: `CHF ${signed(until2028.taxChange)}` }),
}

const years = Array.from({ length: 10 }, (_, year) => ({
  value: String(year),
  label: year === 0 ? copy().firstHomeFirstYear : copy().firstHomeYearsAgo(formatNumber(year)),
}))

function RealEstateForm({ answer }: { answer: Filled<Name> }) {
  const { values, errors } = answer
  return (
    <>
      <MoneyField name="propertyValue" label={copy().propertyValueChf} answer={answer} required />
      <PlaceFields answer={answer} />
      <FieldGroup name="propertyType" label={copy().propertyType} error={errors.propertyType}>
        <Segmented
          options={[
            { value: 'residential', label: copy().ownerOccupied },
            { value: 'rental', label: copy().rental },
            { value: 'vacation', label: copy().vacation },
          ]}
          defaultValue={values.propertyType ?? 'residential'}
        />
      </FieldGroup>
      <MoneyField name="mortgage" label={copy().mortgageAmount} answer={answer} optional />
      <MoneyField name="rent" label={copy().annualRentalIncome} answer={answer} optional />
      <MoneyField
        name="income"
        label={copy().taxableIncomeWithoutProperty}
        answer={answer}
        optional
        fallback="100,000"
      />
      <HouseholdFields answer={answer} />
      <details className="more-fields" open={hasMore(answer)}>
        <summary>{copy().moreDetailsForMoreAccurate}</summary>
        <div className="stack">
          <MoneyField
            name="interest"
            label={copy().mortgageInterestPerYear}
            hint={copy().leaveEmptyToUse2}
            answer={answer}
          />
          <MoneyField
            name="maintenance"
            label={copy().maintenancePerYear}
            hint={copy().leaveEmptyToUse1}
            answer={answer}
          />
          <MoneyField
            name="imputedRent"
            label={copy().imputedRentalValue}
            hint={copy().fromYourTaxAssessmentLeave}
            answer={answer}
          />
          <MoneyField
            name="taxValue"
            label={copy().officialValueForWealthTax}
            hint={copy().leaveEmptyToUseProperty}
            answer={answer}
          />
          <MoneyField name="otherAssets" label={copy().otherAssetsMinusDebts} answer={answer} />
          <Field name="since" label={copy().boughtAsYourFirstHome} error={errors.since}>
            <Select options={years} placeholder={copy().notFirstHome} defaultValue={values.since} />
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
