import type { z } from 'zod'
import { Segmented } from '#design/form/choice.tsx'
import { Field, FieldGroup } from '#design/form/field.tsx'
import { AffixInput, TextInput } from '#design/form/input.tsx'
import { Section } from '#design/page/layout.tsx'
import { t } from '#platform/texts.ts'
import * as taxTexts from '#tax/locales/en.ts'
import type { Filled } from '#tax/pages/ui/filled.ts'
import { GrowthChart } from '#tax/pages/ui/growth-chart.tsx'
import { HouseholdFields, householdDefaults, MoneyField } from '#tax/pages/ui/household-fields.tsx'
import { PlaceFields } from '#tax/pages/ui/place-fields.tsx'
import type { TabView } from '#tax/pages/ui/tab-view.ts'
import { chf } from '#tax/pages/ui/written.ts'
import { flagInWords } from '#tax/tax-texts.ts'
import { Pillar3aFigures } from './pillar-3a-figures.tsx'
import type { Pillar3aResult, pillar3aInput } from './pillar-3a-result.ts'

const copy = () => t(taxTexts.pillar3aTab)

type Name = keyof z.input<typeof pillar3aInput>

export const pillar3aTab: TabView<Pillar3aResult, Name> = {
  defaults: { ...householdDefaults, employment: 'employee', interest: '3' },
  form: (answer) => <Pillar3aForm answer={answer} />,
  before: {
    get text() {
      return copy().enterYourIncomeAndAge
    },
    illustration: 'growth',
    get coming() {
      return copy().coming
    },
    get example() {
      return copy().example35YearsOldChf
    },
    entries: { income: '100,000', age: '35', canton: 'bern', commune: 'Biel/Bienne' },
  },
  spoken: ({ before, limit, saved, total }) =>
    copy().currentLimitSavesInTax(
      before.map((flag) => `${flagInWords(flag).text} `).join(''),
      chf(limit),
      chf(saved),
      chf(total),
    ),
  figures: (result) => <Pillar3aFigures result={result} />,
  details: (result) => result.years.length > 0 && <Growth result={result} />,
  bar: ({ saved }) => ({ label: copy().taxSavedPerYear, value: chf(saved) }),
}

function Growth({ result: { years, flat, age, savings, interestBp } }: { result: Pillar3aResult }) {
  return (
    <Section ground="mist" title={copy().howItGrows} intro={copy().maximumContributionEachYearUntil(interestBp / 100)}>
      <GrowthChart years={years} flat={flat.years} from={age} start={savings} />
    </Section>
  )
}

function Pillar3aForm({ answer }: { answer: Filled<Name> }) {
  const { values, errors } = answer
  return (
    <>
      <MoneyField
        name="income"
        label={copy().income}
        hint={copy().taxableIncomePerYearBefore}
        answer={answer}
        required
      />
      <div className="pair">
        <Field name="age" label={copy().age} error={errors.age} required>
          <TextInput inputMode="numeric" defaultValue={values.age} />
        </Field>
        <Field name="interest" label={copy().annualReturn} error={errors.interest}>
          <AffixInput suffix="%" inputMode="decimal" defaultValue={values.interest ?? '3'} />
        </Field>
      </div>
      <FieldGroup name="employment" label={copy().employmentType} error={errors.employment}>
        <Segmented
          options={[
            { value: 'employee', label: copy().employee },
            { value: 'self-employed', label: copy().selfEmployed },
          ]}
          defaultValue={values.employment ?? 'employee'}
        />
      </FieldGroup>
      <FieldGroup
        name="usPerson"
        label={copy().areYouUsCitizenOr}
        hint={copy().usTaxesItsCitizensAnd}
        error={errors.usPerson}
      >
        <Segmented
          options={[
            { value: 'no', label: copy().no },
            { value: 'yes', label: copy().yes },
          ]}
          defaultValue={values.usPerson ?? ''}
        />
      </FieldGroup>
      <MoneyField name="savings" label={copy().currentSavings} answer={answer} optional />
      <PlaceFields answer={answer} />
      <HouseholdFields answer={answer} />
    </>
  )
}
