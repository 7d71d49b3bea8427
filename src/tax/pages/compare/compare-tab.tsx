import type { z } from 'zod'
import { Field } from '#design/form/field.tsx'
import { t } from '#platform/texts.ts'
import * as taxTexts from '#tax/locales/en.ts'
import { CommuneInput } from '#tax/pages/ui/commune-input.tsx'
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
import { communeFields } from './commune-fields.ts'
import { CompareFigures, CompareMaps } from './compare-figures.tsx'
import type { CompareResult, compareInput } from './compare-result.ts'

const copy = () => t(taxTexts.compareTab)

type Name = keyof z.input<typeof compareInput>

export const compareTab: TabView<CompareResult, Name> = {
  defaults: { ...householdDefaults, basis: 'gross', age: '40' },
  form: (answer) => <CompareForm answer={answer} />,
  before: {
    get text() {
      return copy().enterIncomeAndUpTo
    },
    illustration: 'cells',
    get coming() {
      return copy().coming
    },
    get example() {
      return copy().exampleChf100000In
    },
    entries: {
      basis: 'gross',
      income: '100,000',
      canton: 'bern',
      commune: 'Biel/Bienne',
      commune2: 'Zürich',
      commune3: 'Zug',
    },
  },
  spoken(result) {
    const cheapest = cheapestOf(result)
    return cheapest && copy().cheapestOfChosenCommunesYear(cheapest.name, chf(cheapest.total))
  },
  figures: (result) => <CompareFigures result={result} />,
  details: (result) => <CompareMaps result={result} />,
  bar(result) {
    const cheapest = cheapestOf(result)
    return cheapest ? { label: copy().cheapest(cheapest.name), value: chf(cheapest.total) } : null
  },
}

function cheapestOf({ chosen }: CompareResult) {
  return chosen.toSorted((a, b) => a.total - b.total)[0]
}

function CompareForm({ answer }: { answer: Filled<Name> }) {
  const { values, errors } = answer
  return (
    <>
      <BasisField answer={answer} />
      <MoneyField name="income" label={copy().income} hint={copy().perYear} answer={answer} required />
      <div className="only-gross">
        <AgeField label={copy().yourAge} answer={answer} />
      </div>
      <PlaceFields answer={answer} label={copy().cantonOfRanking} />
      {communeFields.slice(1).map((name, at) => (
        <Field key={name} name={name} label={copy().commune(at + 2)} error={errors[name]} optional>
          <CommuneInput defaultValue={values[name]} />
        </Field>
      ))}
      <HouseholdFields answer={answer} />
      <MoneyField name="wealth" label={copy().taxableWealth} answer={answer} optional />
    </>
  )
}
