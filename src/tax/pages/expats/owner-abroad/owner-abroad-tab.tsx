import type { z } from 'zod'
import { Note } from '#design/feedback/note.tsx'
import { DateInput } from '#design/form/date-input.tsx'
import { Field } from '#design/form/field.tsx'
import { formatNumber, formatPercent } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { ExpatResult } from '#tax/pages/expats/expat-result.tsx'
import * as expatTexts from '#tax/pages/expats/locales/en.ts'
import { KeyTaxes, TaxedHere } from '#tax/pages/expats/tax-tables.tsx'
import { ChildrenField, MoneyField, StatusField } from '#tax/pages/ui/household-fields.tsx'
import { PlaceFields, YearField } from '#tax/pages/ui/place-fields.tsx'
import type { Filled, TabView } from '#tax/pages/ui/tab-view.ts'
import { chf } from '#tax/pages/ui/written.ts'
import type { OwnerAbroadResult, ownerAbroadInput } from './owner-abroad-calculator.ts'

const copy = () => t(expatTexts.ownerAbroad)

type Name = keyof z.input<typeof ownerAbroadInput>

export const ownerAbroadTab: TabView<OwnerAbroadResult, Name> = {
  defaults: { canton: 'valais', maritalStatus: 'single', children: '0', year: '2026' },
  form: (answer) => <OwnerAbroadForm answer={answer} />,
  before: {
    get text() {
      return copy().empty.text
    },
    illustration: 'facade',
    get coming() {
      return copy().empty.coming
    },
    get example() {
      return copy().empty.example
    },
    entries: {
      ...{ canton: 'valais', commune: '1936', taxValue: '600,000', rent: '24,000', costs: '4,000' },
      ...{ interest: '9,000', debts: '400,000', worldIncome: '150,000', worldAssets: '1,500,000' },
    },
  },
  spoken: ({ total }) => copy().spoken(chf(total)),
  figures: (result) => <OwnerAbroadFigures result={result} />,
  bar: ({ total }) => ({ label: copy().total, value: chf(total) }),
}

const departure = ['leftOn', 'assetsThen', 'debtsThen'] as const

function OwnerAbroadForm({ answer }: { answer: Filled<Name> }) {
  const { values, errors } = answer
  const { fields, hints } = copy()
  const hintOf = (name: Name) => (name in hints ? hints[name as keyof typeof hints] : undefined)
  const money = (name: Exclude<keyof typeof fields, 'leftOn'>, required = false) => (
    <MoneyField {...{ name, answer, required }} label={fields[name]} hint={hintOf(name)} optional={!required} />
  )
  return (
    <>
      <PlaceFields answer={answer} />
      {money('taxValue', true)}
      {money('rent')}
      {money('costs')}
      {money('worldIncome')}
      {money('worldAssets')}
      {money('debts')}
      {money('interest')}
      <StatusField answer={answer} />
      <ChildrenField answer={answer} />
      <details className="more-fields" open={departure.some((name) => values[name] || errors[name])}>
        <summary>{copy().moreFields}</summary>
        <div className="stack">
          <Field name="leftOn" label={fields.leftOn} hint={hints.leftOn} error={errors.leftOn} optional>
            <DateInput defaultValue={values.leftOn} />
          </Field>
          {money('assetsThen')}
          {money('debtsThen')}
        </div>
      </details>
      <YearField answer={answer} />
    </>
  )
}

function OwnerAbroadFigures({ result }: { result: OwnerAbroadResult }) {
  const { total, year, commune, incomeForRate, periods, swissShareBp, hasDebts } = result
  const [before, after] = periods
  return (
    <ExpatResult tab="owner-abroad" result={result}>
      <KeyTaxes
        title={copy().key}
        amount={formatNumber(total)}
        why={copy().rateOf(chf(incomeForRate.canton))}
        source={copy().source(commune.name, year)}
      />
      <TaxedHere result={result} total={{ label: copy().total, value: total }} />
      {hasDebts && <p>{copy().share(formatPercent(swissShareBp / 10_000, { decimals: 1 }))}</p>}
      {before && after && (
        <Note kind="info" title={copy().periods}>
          <p>{copy().before(before.days360, chf(before.wealthTaxable))}</p>
          <p>{copy().after(after.days360, chf(after.wealthTaxable))}</p>
        </Note>
      )}
      <Note kind="info" title={copy().noteTitle}>
        <p>{copy().note}</p>
      </Note>
    </ExpatResult>
  )
}
