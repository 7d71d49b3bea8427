import type { z } from 'zod'
import { Segmented } from '#design/form/choice.tsx'
import { Field, FieldGroup } from '#design/form/field.tsx'
import { AffixInput, TextInput } from '#design/form/input.tsx'
import { Section } from '#design/page/layout.tsx'
import type { Filled } from '#tax/pages/ui/filled.ts'
import { GrowthChart } from '#tax/pages/ui/growth-chart.tsx'
import { HouseholdFields, householdDefaults, MoneyField } from '#tax/pages/ui/household-fields.tsx'
import { PlaceFields } from '#tax/pages/ui/place-fields.tsx'
import type { TabView } from '#tax/pages/ui/tab-view.ts'
import { chf } from '#tax/pages/ui/written.ts'
import { flagInWords } from '#tax/words.ts'
import { Pillar3aFigures } from './pillar-3a-figures.tsx'
import type { Pillar3aResult, pillar3aInput } from './pillar-3a-result.ts'

type Name = keyof z.input<typeof pillar3aInput>

export const pillar3aTab: TabView<Pillar3aResult, Name> = {
  defaults: { ...householdDefaults, employment: 'employee', interest: '3' },
  form: (answer) => <Pillar3aForm answer={answer} />,
  before: {
    text: 'Enter income and age to see what pillar 3a saves and grows to.',
    illustration: 'growth',
    coming: [
      'A flat-rate estimate beside the official tariff of your commune',
      'The limit in force and the tax it saves each year',
      'What your savings grow to by the age of 65',
    ],
    example: 'Example: 35 years old, CHF 100’000 in Biel/Bienne',
    entries: { income: '100’000', age: '35', canton: 'bern', commune: 'Biel/Bienne' },
  },
  spoken: ({ before, limit, saved, total }) =>
    `${before.map((flag) => `${flagInWords(flag).text} `).join('')}Limit in force: ${chf(limit)}, saves ${chf(saved)} of tax a year. Total at retirement: ${chf(total)}.`,
  figures: (result) => <Pillar3aFigures result={result} />,
  details: (result) => result.years.length > 0 && <Growth result={result} />,
  bar: ({ saved }) => ({ label: 'Tax saved a year', value: chf(saved) }),
}

function Growth({ result: { years, flat, age, savings, interestBp } }: { result: Pillar3aResult }) {
  return (
    <Section
      ground="mist"
      title="How it grows"
      intro={`The highest contribution each year to age 65. Official: ${interestBp / 100} % on contributions and savings. Flat-rate: 3 % on contributions only.`}
    >
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
        label="Income"
        hint="Taxable income per year, before the contribution."
        answer={answer}
        required
      />
      <div className="pair">
        <Field name="age" label="Age" error={errors.age} required>
          <TextInput inputMode="numeric" defaultValue={values.age} />
        </Field>
        <Field name="interest" label="Return a year" error={errors.interest}>
          <AffixInput suffix="%" inputMode="decimal" defaultValue={values.interest ?? '3'} />
        </Field>
      </div>
      <FieldGroup name="employment" label="Employment type" error={errors.employment}>
        <Segmented
          options={[
            { value: 'employee', label: 'Employee' },
            { value: 'self-employed', label: 'Self-employed' },
          ]}
          defaultValue={values.employment ?? 'employee'}
        />
      </FieldGroup>
      <FieldGroup
        name="usPerson"
        label="Are you a US citizen or green card holder?"
        hint="The US taxes its citizens wherever they live."
        error={errors.usPerson}
      >
        <Segmented
          options={[
            { value: 'no', label: 'No' },
            { value: 'yes', label: 'Yes' },
          ]}
          defaultValue={values.usPerson ?? ''}
        />
      </FieldGroup>
      <MoneyField name="savings" label="Current savings" answer={answer} optional />
      <PlaceFields answer={answer} />
      <HouseholdFields answer={answer} />
    </>
  )
}
