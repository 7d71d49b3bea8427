import { Field } from '#design/form/field.tsx'
import { TextInput } from '#design/form/input.tsx'
import { t } from '#platform/texts.ts'
import * as taxTexts from '#tax/locales/en.ts'
import {
  AgeField,
  BasisField,
  HouseholdFields,
  householdDefaults,
  MoneyField,
} from '#tax/pages/ui/household-fields.tsx'
import { PlaceFields } from '#tax/pages/ui/place-fields.tsx'
import type { Filled, TabView } from '#tax/pages/ui/tab-view.ts'
import { chf } from '#tax/pages/ui/written.ts'
import { IncomeDetails } from './income-details.tsx'
import { IncomeFigures } from './income-figures.tsx'
import type { IncomeField, IncomeResult } from './income-result.ts'

const copy = () => t(taxTexts.incomeTab)

export const incomeTab: TabView<IncomeResult, IncomeField> = {
  defaults: { ...householdDefaults, basis: 'gross', age: '40' },
  form: (answer) => <IncomeForm answer={answer} />,
  before: {
    get text() {
      return copy().enterYourIncomeToSee
    },
    illustration: 'slope',
    get coming() {
      return copy().coming
    },
    get example() {
      return copy().exampleChf100000In
    },
    entries: { basis: 'gross', income: '100,000', canton: 'bern', commune: 'Biel/Bienne' },
  },
  spoken: ({ official }) => copy().atOfficialTaxRatesIn(official.commune.name, chf(official.total)),
  figures: (result) => <IncomeFigures result={result} />,
  details: (result) => <IncomeDetails result={result} />,
  bar: ({ official, year }) => ({ label: copy().incomeTaxOf(year), value: chf(official.total) }),
}

function IncomeForm({ answer }: { answer: Filled<IncomeField> }) {
  const { values, errors } = answer
  return (
    <>
      <BasisField answer={answer} />
      <MoneyField
        name="income"
        label={copy().income}
        hint={copy().perYearTaxableIncomeAfter}
        answer={answer}
        required
      />
      <div className="only-gross stack">
        <div className="only-married">
          <MoneyField name="partnerIncome" label={copy().yourSpousesGrossSalary} answer={answer} optional />
        </div>
        <div className="pair">
          <AgeField label={copy().yourAge} answer={answer} />
          <div className="only-children">
            <Field name="childAges" label={copy().agesOfChildren} error={errors.childAges} optional>
              <TextInput placeholder="8, 11" defaultValue={values.childAges} />
            </Field>
          </div>
        </div>
      </div>
      <PlaceFields answer={answer} />
      <HouseholdFields answer={answer} />
      <MoneyField name="wealth" label={copy().taxableWealth} answer={answer} optional />
    </>
  )
}
