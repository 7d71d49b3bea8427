import { Segmented } from '#design/choice.tsx'
import { Field, FieldGroup } from '#design/field.tsx'
import { AffixInput, TextInput } from '#design/input.tsx'
import { Section } from '#design/layout.tsx'
import { tabAddress } from '#tax/pages/tabs.ts'
import { CalculatorForm, type Filled } from '#tax/pages/ui/calculator-form.tsx'
import { ActionBar, CalculatorLayout, NothingYet } from '#tax/pages/ui/calculator-layout.tsx'
import { GrowthChart } from '#tax/pages/ui/growth-chart.tsx'
import {
  ChildrenField,
  ChurchAndYear,
  householdDefaults,
  MoneyField,
  StatusField,
} from '#tax/pages/ui/household-fields.tsx'
import { PlaceFields } from '#tax/pages/ui/place-fields.tsx'
import { chf } from '#tax/pages/ui/written.ts'
import { Pillar3aFigures } from './pillar-3a-figures.tsx'
import type { Pillar3aResult } from './pillar-3a-result.ts'

const defaults = { ...householdDefaults, employment: 'employee', interest: '3' }
const example = `${tabAddress('pillar-3a')}&income=100%E2%80%99000&age=35&canton=bern&commune=Biel%2FBienne`

export function Pillar3aTab({ answer, result }: { answer: Filled; result: Pillar3aResult | null }) {
  const spoken = result
    ? `Limit in force: ${chf(result.limit)}, saves ${chf(result.saved)} of tax a year. Total at retirement: ${chf(result.total)}.`
    : undefined
  return (
    <>
      <CalculatorLayout form={<Pillar3aForm answer={answer} />} spoken={spoken}>
        {result ? (
          <Pillar3aFigures result={result} />
        ) : (
          <NothingYet
            text="Enter income and age to see what pillar 3a saves and grows to."
            motif="growth"
            coming={[
              'A flat-rate estimate beside the official tariff of your commune',
              'The limit in force and the tax it saves each year',
              'What your savings grow to by the age of 65',
            ]}
            example="Example: 35 years old, CHF 100’000 in Biel/Bienne"
            to={example}
          />
        )}
      </CalculatorLayout>
      {result && result.years.length > 0 && (
        <Section
          ground="mist"
          title="How it grows"
          intro={`The highest contribution each year to age 65. Official: ${result.interestBp / 100} % on contributions and savings. Flat-rate: 3 % on contributions only.`}
        >
          <GrowthChart years={result.years} flat={result.flat.years} from={result.age} start={result.savings} />
        </Section>
      )}
      {result && <ActionBar label="Tax saved a year" value={chf(result.saved)} />}
    </>
  )
}

function Pillar3aForm({ answer }: { answer: Filled }) {
  const { values, errors } = answer
  return (
    <CalculatorForm tab="pillar-3a" answer={answer} defaults={defaults}>
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
      <MoneyField name="savings" label="Current savings" answer={answer} optional />
      <PlaceFields answer={answer} />
      <StatusField answer={answer} />
      <ChildrenField answer={answer} />
      <ChurchAndYear answer={answer} />
    </CalculatorForm>
  )
}
