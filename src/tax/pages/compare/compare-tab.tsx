import { Segmented } from '#design/choice.tsx'
import { Field, FieldGroup } from '#design/field.tsx'
import { TextInput } from '#design/input.tsx'
import { tabAddress } from '#tax/pages/tabs.ts'
import { CalculatorForm, type Filled } from '#tax/pages/ui/calculator-form.tsx'
import { ActionBar, CalculatorLayout, NothingYet } from '#tax/pages/ui/calculator-layout.tsx'
import { CommuneInput } from '#tax/pages/ui/commune-input.tsx'
import {
  ChildrenField,
  ChurchAndYear,
  householdDefaults,
  MoneyField,
  StatusField,
} from '#tax/pages/ui/household-fields.tsx'
import { PlaceFields } from '#tax/pages/ui/place-fields.tsx'
import { chf } from '#tax/pages/ui/written.ts'
import { communeFields } from './commune-fields.ts'
import { CompareFigures, CompareMaps } from './compare-figures.tsx'
import type { CompareResult } from './compare-result.ts'

const defaults = { ...householdDefaults, basis: 'taxable', age: '40' }
const example = `${tabAddress('compare-communes')}&income=100%E2%80%99000&canton=bern&commune=Biel%2FBienne&commune2=Z%C3%BCrich&commune3=Zug`

export function CompareTab({ answer, result }: { answer: Filled; result: CompareResult | null }) {
  const cheapest = result?.chosen.toSorted((a, b) => a.total - b.total)[0]
  const spoken = cheapest
    ? `Cheapest of the chosen communes: ${cheapest.name}, ${chf(cheapest.total)} a year.`
    : undefined
  return (
    <>
      <CalculatorLayout form={<CompareForm answer={answer} />} spoken={spoken}>
        {result ? (
          <CompareFigures result={result} />
        ) : (
          <NothingYet
            text="Enter an income and up to five communes."
            motif="cells"
            coming={[
              'Up to five communes side by side',
              'All cantons on a map',
              'The ranking of the communes of one canton',
            ]}
            example="Example: CHF 100’000 in Biel/Bienne, Zürich and Zug"
            to={example}
          />
        )}
      </CalculatorLayout>
      {result && <CompareMaps result={result} />}
      {cheapest && <ActionBar label={`Cheapest: ${cheapest.name}`} value={chf(cheapest.total)} />}
    </>
  )
}

function CompareForm({ answer }: { answer: Filled }) {
  const { values, errors } = answer
  return (
    <CalculatorForm tab="compare-communes" answer={answer} defaults={defaults}>
      <FieldGroup name="basis" label="You enter" error={errors.basis}>
        <Segmented
          options={[
            { value: 'taxable', label: 'Taxable income' },
            { value: 'gross', label: 'Gross salary' },
          ]}
          defaultValue={values.basis ?? 'taxable'}
        />
      </FieldGroup>
      <MoneyField name="income" label="Income" hint="Per year." answer={answer} required />
      <div className="only-gross">
        <Field name="age" label="Your age" error={errors.age}>
          <TextInput inputMode="numeric" defaultValue={values.age ?? '40'} />
        </Field>
      </div>
      <PlaceFields answer={answer} label="Canton of the ranking" />
      {communeFields.slice(1).map((name, at) => (
        <Field key={name} name={name} label={`Commune ${at + 2}`} error={errors[name]} optional>
          <CommuneInput defaultValue={values[name]} />
        </Field>
      ))}
      <StatusField answer={answer} />
      <ChildrenField answer={answer} />
      <ChurchAndYear answer={answer} />
      <MoneyField name="wealth" label="Taxable wealth" answer={answer} optional />
    </CalculatorForm>
  )
}
