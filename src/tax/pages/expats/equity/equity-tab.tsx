import type { z } from 'zod'
import { Note } from '#design/feedback/note.tsx'
import { DateInput } from '#design/form/date-input.tsx'
import { Field } from '#design/form/field.tsx'
import { Select, TextInput } from '#design/form/input.tsx'
import { Section } from '#design/page/layout.tsx'
import { Table } from '#design/table.tsx'
import { formatNumber } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { earlyRelease, returnOfShares } from '#tax/equity/blocked-shares.ts'
import { ExpatResult } from '#tax/pages/expats/expat-result.tsx'
import { Amounts } from '#tax/pages/ui/amounts.tsx'
import { HouseholdFields, householdDefaults, MoneyField } from '#tax/pages/ui/household-fields.tsx'
import { PlaceFields } from '#tax/pages/ui/place-fields.tsx'
import type { Filled, TabView } from '#tax/pages/ui/tab-view.ts'
import { chf, written } from '#tax/pages/ui/written.ts'
import type { equityInput } from './equity-input.ts'
import type { EquityResult } from './equity-result.ts'
import * as equityTexts from './locales/en.ts'
import { MoreVestings } from './more-vestings.tsx'
import { outcomeInWords, vestingRows } from './outcome.ts'

const copy = () => t(equityTexts.equity)

type Name = keyof z.input<typeof equityInput>

export const equityTab: TabView<EquityResult, Name> = {
  defaults: { ...householdDefaults, kind: 'rsu', residence: 'here' },
  form: (answer) => <EquityForm answer={answer} />,
  before: {
    get text() {
      return copy().before.text
    },
    illustration: 'division',
    get coming() {
      return copy().before.coming
    },
    get example() {
      return copy().before.example
    },
    entries: {
      ...{ kind: 'rsu', units: '600', value: '200', grantedOn: '01.03.2023', vestedOn: '01.03.2026' },
      ...{ arrivedOn: '01.12.2024', income: '140,000', canton: 'zurich', commune: 'Zürich', year: '2026' },
    },
  },
  spoken: (result) =>
    [result.days && copy().shareInSwitzerland(result.percent), outcomeInWords(result)].filter(Boolean).join('. '),
  figures: (result) => <EquityFigures result={result} />,
  details: (result) => result.kind === 'blocked-shares' && <EarlyEnd value={result.value} />,
  bar: (result) => ({ label: copy().keyTitle[result.taxes.by], value: chf(keyAmount(result)) }),
}

function EquityForm({ answer }: { answer: Filled<Name> }) {
  const { fields, hints, kinds, residences } = copy()
  const { values, errors } = answer
  const hintOf = (name: Name) => (name in hints ? hints[name as keyof typeof hints] : undefined)
  const choice = (name: 'kind' | 'residence', options: Readonly<Record<string, string>>, start: string) => (
    <Field name={name} label={fields[name]} error={errors[name]}>
      <Select
        options={Object.entries(options).map(([value, label]) => ({ value, label }))}
        defaultValue={values[name] ?? start}
      />
    </Field>
  )
  const date = (name: 'grantedOn' | 'vestedOn' | 'arrivedOn' | 'leftOn') => (
    <Field name={name} label={fields[name]} hint={hintOf(name)} error={errors[name]}>
      <DateInput defaultValue={values[name]} />
    </Field>
  )
  const count = (name: 'units' | 'daysAbroad' | 'swissDays' | 'allDays' | 'blockedYears') => (
    <Field name={name} label={fields[name]} hint={hintOf(name)} error={errors[name]} required={name === 'units'}>
      <TextInput inputMode="decimal" defaultValue={values[name]} />
    </Field>
  )
  return (
    <>
      {choice('kind', kinds, 'rsu')}
      {count('units')}
      <MoneyField name="value" label={fields.value} hint={hints.value} answer={answer} required />
      <MoneyField name="price" label={fields.price} hint={hints.price} answer={answer} optional />
      <div className="only-blocked">{count('blockedYears')}</div>
      <div className="only-shared stack">
        {date('grantedOn')}
        {date('vestedOn')}
        {date('arrivedOn')}
        {date('leftOn')}
        {count('daysAbroad')}
        <details className="more-fields" open={Boolean(values.swissDays ?? values.allDays)}>
          <summary>{copy().countedTitle}</summary>
          <p className="fine">{hints.counted}</p>
          {count('swissDays')}
          {count('allDays')}
        </details>
        <MoreVestings answer={answer} />
      </div>
      {choice('residence', residences, 'here')}
      <PlaceFields answer={answer} />
      <p className="fine">{hints.canton}</p>
      <div className="only-here stack">
        <MoneyField name="income" label={fields.income} hint={hints.income} answer={answer} />
        <HouseholdFields answer={answer} />
      </div>
    </>
  )
}

function keyAmount({ taxes, swissPart }: EquityResult): number {
  if (taxes.by === 'ordinary') return taxes.tax
  return taxes.by === 'flat' ? taxes.federal + (taxes.canton ?? 0) : swissPart
}

function EquityFigures({ result }: { result: EquityResult }) {
  const { taxes, benefit, swissPart, foreignPart, percent, kind, trace, days, vestings } = result
  const linesOf = (code: string) => trace.filter((line) => line.code === code)
  return (
    <ExpatResult tab="employee-shares" result={result}>
      <div className="key-result numbers">
        <h2 className="t20">{copy().keyTitle[taxes.by]}</h2>
        <p className="result key-figure accent">{chf(keyAmount(result))}</p>
        <p className="t20">
          {taxes.by === 'ordinary' && <b>{copy().percentOfSwissPart(taxes.percent)}</b>}
          {taxes.by === 'flat' && taxes.canton === null && <b>{copy().federalOnlyMore}</b>}
        </p>
        <p>{outcomeInWords(result)}</p>
        {days && <p className="fine">{copy().shareInSwitzerland(percent)}</p>}
      </div>
      <Amounts
        label={copy().parts}
        columns={[copy().amount]}
        rows={[
          { label: copy().swissPart, values: [written(swissPart)], lines: [linesOf('equity.swiss-part')] },
          ...(days
            ? [{ label: copy().foreignPart, values: [written(foreignPart)], lines: [linesOf('equity.foreign-part')] }]
            : []),
          { label: copy().benefit, total: true, values: [written(benefit)], lines: [linesOf('equity.benefit')] },
        ]}
      />
      {vestings.length > 1 && <Vestings result={result} />}
      <Note kind="info" title={copy().notesTitle}>
        <ul className="flag-list">
          {copy().notes[kind].map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </Note>
    </ExpatResult>
  )
}

function Vestings({ result }: { result: EquityResult }) {
  return (
    <div className="stack">
      <h2 className="t20">{copy().vestings}</h2>
      <p className="fine">{copy().vestingsIntro}</p>
      <Table
        caption={copy().vestings}
        hideCaption
        dense
        small="fit"
        rows={vestingRows(result)}
        rowKey={({ key }) => key}
        rowTone={({ isTotal }) => (isTotal ? 'total' : undefined)}
        columns={[
          { key: 'on', header: copy().vestedOn, rowHeader: true, cell: ({ label }) => label },
          { key: 'benefit', header: copy().benefit, numeric: true, cell: ({ benefit }) => written(benefit) },
          { key: 'share', header: copy().shareColumn, numeric: true, cell: ({ percent }) => `${percent}%` },
          { key: 'swiss', header: copy().swissColumn, numeric: true, cell: ({ swissPart }) => written(swissPart) },
        ]}
      />
    </div>
  )
}

const yearsLeft = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const

function EarlyEnd({ value }: { value: number }) {
  const two = (francs: number) => formatNumber(francs, { decimals: 2 })
  return (
    <Section ground="mist" title={copy().releaseTitle} intro={copy().releaseIntro(chf(value))}>
      <Table
        caption={copy().releaseTitle}
        hideCaption
        dense
        small="fit"
        rows={yearsLeft}
        rowKey={(years) => years}
        columns={[
          { key: 'years', header: copy().releaseYears, rowHeader: true, cell: (years) => years },
          {
            key: 'income',
            header: copy().releaseIncome,
            numeric: true,
            cell: (years) => two(earlyRelease({ value, yearsLeft: years }).income),
          },
          {
            key: 'cost',
            header: copy().returnCost,
            numeric: true,
            cell: (years) => two(returnOfShares({ value, yearsLeft: years, price: 0 })),
          },
        ]}
      />
    </Section>
  )
}
