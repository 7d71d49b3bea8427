import type { z } from 'zod'
import { Note } from '#design/feedback/note.tsx'
import { DateInput } from '#design/form/date-input.tsx'
import { Field } from '#design/form/field.tsx'
import { Select, TextInput } from '#design/form/input.tsx'
import { formatPercent } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { cantonOptions } from '#tax/pages/canton-names.ts'
import { ExpatResult } from '#tax/pages/expats/expat-result.tsx'
import * as expatTexts from '#tax/pages/expats/locales/en.ts'
import { Amounts } from '#tax/pages/ui/amounts.tsx'
import { AgeField, HouseholdFields, householdDefaults, MoneyField } from '#tax/pages/ui/household-fields.tsx'
import { PlaceFields } from '#tax/pages/ui/place-fields.tsx'
import type { Filled, TabView } from '#tax/pages/ui/tab-view.ts'
import { chf, written } from '#tax/pages/ui/written.ts'
import { partYearRows, partYearSentences } from './in-words.ts'
import type { PartYearResult, partYearInput } from './part-year-result.ts'

const copy = () => t(expatTexts.partYear)

type Name = keyof z.input<typeof partYearInput>

export const partYearTab: TabView<PartYearResult, Name> = {
  defaults: { ...householdDefaults, age: '40' },
  form: (answer) => <PartYearForm answer={answer} />,
  before: {
    get text() {
      return copy().before.text
    },
    illustration: 'route',
    get coming() {
      return copy().before.coming
    },
    get example() {
      return copy().before.example
    },
    entries: { arrivedOn: '01.05.2026', salary: '72,000', bonus: '10,000', canton: 'bern', commune: 'Biel/Bienne' },
  },
  spoken: ({ commune, total }) => copy().spoken(commune.name, chf(total)),
  figures: (result) => <PartYearFigures result={result} />,
  bar: ({ total, year }) => ({ label: copy().barLabel(year), value: chf(total) }),
}

const movedFields: readonly Name[] = ['movedFrom', 'movedOn', 'capitalOn']
const businessFields: readonly Name[] = ['profit', 'businessMonths']
const propertyFields: readonly Name[] = ['propertyValue', 'propertyFrom', 'propertyUntil']

function PartYearForm({ answer }: { answer: Filled<Name> }) {
  const { fields, hints, groups } = copy()
  type Own = keyof typeof fields
  const hintOf = (name: Own) => (name in hints ? hints[name as keyof typeof hints] : undefined)
  const money = (name: Own, required = false) => (
    <MoneyField
      {...{ name, label: fields[name], hint: hintOf(name), answer }}
      required={required}
      optional={!required}
    />
  )
  const date = (name: Own) => (
    <Field name={name} label={fields[name]} hint={hintOf(name)} error={answer.errors[name]} optional>
      <DateInput defaultValue={answer.values[name]} />
    </Field>
  )
  const isFilled = (names: readonly Name[]) => names.some((name) => answer.values[name] || answer.errors[name])
  return (
    <>
      <div className="pair">
        {date('arrivedOn')}
        {date('leftOn')}
      </div>
      {money('salary', true)}
      {money('bonus')}
      <div className="only-married stack">
        {money('partnerSalary')}
        {money('partnerBonus')}
      </div>
      {money('otherRegular')}
      {money('otherOnce')}
      {money('costsRegular')}
      {money('costsOnce')}
      {money('wealth')}
      <PlaceFields answer={answer} label={copy().lastCanton} />
      <HouseholdFields answer={answer} />
      <AgeField label={fields.age} answer={answer} />
      <details className="more-fields" open={isFilled(businessFields)}>
        <summary>{groups.business}</summary>
        <div className="stack">
          {money('profit')}
          <Field
            name="businessMonths"
            label={fields.businessMonths}
            hint={hints.businessMonths}
            error={answer.errors.businessMonths}
            optional
          >
            <TextInput inputMode="numeric" defaultValue={answer.values.businessMonths} />
          </Field>
        </div>
      </details>
      <details className="more-fields" open={isFilled(movedFields)}>
        <summary>{groups.moved}</summary>
        <div className="stack">
          <Field name="movedFrom" label={fields.movedFrom} error={answer.errors.movedFrom} optional>
            <Select options={cantonOptions} placeholder={copy().choose} defaultValue={answer.values.movedFrom} />
          </Field>
          {date('movedOn')}
          {date('capitalOn')}
        </div>
      </details>
      <details className="more-fields" open={isFilled(propertyFields)}>
        <summary>{groups.property}</summary>
        <div className="stack">
          {money('propertyValue')}
          <div className="pair">
            {date('propertyFrom')}
            {date('propertyUntil')}
          </div>
        </div>
      </details>
    </>
  )
}

function PartYearFigures({ result }: { result: PartYearResult }) {
  const { total, income, commune, year, hasLeft, mustFile, isWholeYear } = result
  const { columns, base, taxes } = partYearRows(result)
  const withLines = (rows: typeof base) => rows.map((row) => ({ ...row, lines: [] }))
  return (
    <ExpatResult tab="part-year" result={result}>
      <div className="key-result numbers">
        <h2 className="t20">{copy().title(year, commune.name)}</h2>
        <p className="result key-figure accent">
          <small>{copy().chf}</small> {written(total)}
        </p>
        {income.period > 0 && (
          <p className="t20">{copy().shareOfIncome(formatPercent(total / income.period, { decimals: 1 }))}</p>
        )}
      </div>
      <Amounts label={copy().incomes} columns={isWholeYear ? columns.slice(0, 1) : columns} rows={withLines(base)} />
      <Amounts label={copy().taxes} columns={columns.slice(0, 1)} rows={withLines(taxes)} />
      <Note kind={hasLeft || (mustFile && !isWholeYear) ? 'warn' : 'info'} title={copy().goodToKnow}>
        <ul className="flag-list">
          {partYearSentences(result).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </Note>
    </ExpatResult>
  )
}
