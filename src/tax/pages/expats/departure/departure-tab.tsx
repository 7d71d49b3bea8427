import type { z } from 'zod'
import { Note } from '#design/feedback/note.tsx'
import { DateInput } from '#design/form/date-input.tsx'
import { Field } from '#design/form/field.tsx'
import { Select } from '#design/form/input.tsx'
import { Section } from '#design/page/layout.tsx'
import { Table } from '#design/table.tsx'
import { countryOptions } from '#platform/countries.ts'
import { formatDate, formatNumber } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { cantonLabel, cantonOptions } from '#tax/pages/canton-names.ts'
import { ExpatResult } from '#tax/pages/expats/expat-result.tsx'
import { ChoiceField } from '#tax/pages/ui/choice-field.tsx'
import { MoneyField, StatusField } from '#tax/pages/ui/household-fields.tsx'
import type { Filled, TabView } from '#tax/pages/ui/tab-view.ts'
import { chf } from '#tax/pages/ui/written.ts'
import { flagInWords } from '#tax/tax-texts.ts'
import type { departureInput } from './departure-input.ts'
import type { DepartureResult } from './departure-result.ts'
import { outcomeInWords, refundInWords, stepInWords } from './in-words.ts'
import * as departureTexts from './locales/en.ts'

const copy = () => t(departureTexts.departure)

type Name = keyof z.input<typeof departureInput>

export const departureTab: TabView<DepartureResult, Name> = {
  defaults: { sourceTaxed: 'no', maritalStatus: 'single' },
  form: (answer) => <DepartureForm answer={answer} />,
  before: {
    get text() {
      return copy().before.text
    },
    illustration: 'phases',
    get coming() {
      return copy().before.coming
    },
    get example() {
      return copy().before.example
    },
    entries: {
      ...{ leavesOn: '30.11.2026', country: 'PT', sourceTaxed: 'yes', pillar2: '350,000', seat2: 'zurich' },
      ...{ paidOn: '15.12.2026' },
    },
  },
  spoken: outcomeInWords,
  figures: (result) => <DepartureFigures result={result} />,
  details: (result) => result.seats.length > 0 && <Seats result={result} />,
  bar: (result) => {
    const value = keyFigure(result)
    return value === null ? null : { label: copy().keyTitle, value }
  },
}

const abroad = countryOptions.filter(({ value }) => value !== 'CH')

function DepartureForm({ answer }: { answer: Filled<Name> }) {
  const { fields, hints, unknownSeat } = copy()
  const { values, errors } = answer
  const date = (name: 'leavesOn' | 'paidOn' | 'purchasedOn') => (
    <Field name={name} label={fields[name]} hint={hints[name]} error={errors[name]} required={name === 'leavesOn'}>
      <DateInput defaultValue={values[name]} />
    </Field>
  )
  const seat = (name: 'seat2' | 'seat3a') => (
    <Field name={name} label={fields[name]} hint={name === 'seat2' ? hints.seat2 : undefined} error={errors[name]}>
      <Select options={cantonOptions} placeholder={unknownSeat} defaultValue={values[name] ?? ''} />
    </Field>
  )
  return (
    <>
      {date('leavesOn')}
      <Field name="country" label={fields.country} error={errors.country} required>
        <Select options={abroad} placeholder="" defaultValue={values.country ?? ''} />
      </Field>
      <ChoiceField name="sourceTaxed" label={fields.sourceTaxed} hint={hints.sourceTaxed} answer={answer} start="no" />
      <ChoiceField name="usPerson" label={fields.usPerson} answer={answer} />
      <MoneyField name="pillar2" label={fields.pillar2} answer={answer} optional />
      {seat('seat2')}
      <MoneyField name="pillar3a" label={fields.pillar3a} answer={answer} optional />
      {seat('seat3a')}
      {date('paidOn')}
      {date('purchasedOn')}
      <StatusField answer={answer} />
      <MoneyField name="pension" label={fields.pension} hint={hints.pension} answer={answer} optional />
    </>
  )
}

/** The tax withheld or its range; null without a lump sum or for a seat without a rate. */
function keyFigure({ total, range }: DepartureResult): string | null {
  if (total !== null) return chf(total)
  return range ? copy().keyUnknown(chf(range.least), chf(range.most)) : null
}

function DepartureFigures({ result }: { result: DepartureResult }) {
  const { before, paid, amount, country, block, mandatory, pension } = result
  const figure = keyFigure(result)
  return (
    <ExpatResult tab="leaving" result={result}>
      {before.map((flag) => (
        <Note key={flag.code} kind="warn" title={copy().usTitle}>
          {flagInWords(flag).text}
        </Note>
      ))}
      <div className="key-result numbers">
        <h2 className="t20">{paid.length > 0 ? copy().keyTitle : copy().datesOnly}</h2>
        {figure !== null && (
          <>
            <p className="result key-figure accent">{figure}</p>
            <p className="t20">{copy().ofAmount(chf(amount))}</p>
          </>
        )}
        <p>{outcomeInWords(result)}</p>
      </div>
      {block?.isBlocked && (
        <Note kind="warn" title={copy().blockTitle}>
          {copy().blocked(formatDate(block.freeFrom))}
        </Note>
      )}
      {paid.length > 0 && (
        <Note kind="info" title={copy().refundTitle}>
          <ul className="flag-list">
            {paid.map((each) => (
              <li key={each.pillar}>{refundInWords(each, country)}</li>
            ))}
            {paid.some(({ refund }) => refund.right !== 'no') && <li>{copy().refundHow}</li>}
          </ul>
        </Note>
      )}
      <Dates result={result} />
      {paid.some(({ pillar }) => pillar === 'pillar2') && (
        <Note kind="info" title={copy().mandatoryTitle}>
          {copy().mandatory[mandatory]}
        </Note>
      )}
      {pension && (
        <Note kind="info" title={copy().pensionTitle}>
          {pensionInWords(pension)}
        </Note>
      )}
    </ExpatResult>
  )
}

function pensionInWords(pension: NonNullable<DepartureResult['pension']>): string {
  const words = copy().pension
  if (pension.taxed === 'no') return words.no
  if (pension.taxed === 'unknown') return words.unknown(pension.percent)
  const most = pension.atMostPercent === undefined ? '' : ` ${words.atMost(pension.atMostPercent)}`
  return `${words.yes(pension.percent, chf(pension.yearly))}${most}`
}

function Dates({ result: { dates, today } }: { result: DepartureResult }) {
  return (
    <Table
      caption={copy().datesTitle}
      dense
      small="fit"
      rows={dates}
      rowKey={(step) => `${step.step} ${step.day} ${step.step === 'request' ? step.year : ''}`}
      columns={[
        { key: 'day', header: copy().date, cell: ({ day }) => <span className="nowrap">{formatDate(day)}</span> },
        {
          key: 'what',
          header: copy().what,
          rowHeader: true,
          cell: (step) => (step.day < today ? copy().passed(stepInWords(step)) : stepInWords(step)),
        },
      ]}
    />
  )
}

function Seats({ result: { seats, paid } }: { result: DepartureResult }) {
  const least = seats[0]?.total ?? 0
  const own = paid.map(({ seat }) => seat)
  const two = (francs: number) => formatNumber(francs, { decimals: 2 })
  return (
    <Section ground="mist" title={copy().seatsTitle} intro={copy().seatsIntro}>
      <Table
        caption={copy().seatsTitle}
        hideCaption
        dense
        small="fit"
        rows={seats}
        rowKey={({ seat }) => seat}
        rowTone={({ seat }) => (own.includes(seat) ? 'strong' : undefined)}
        columns={[
          { key: 'seat', header: copy().canton, rowHeader: true, cell: ({ seat }) => cantonLabel(seat) },
          { key: 'tax', header: copy().tax, numeric: true, cell: ({ total }) => two(total) },
          { key: 'more', header: copy().more, numeric: true, cell: ({ total }) => two(total - least) },
        ]}
      />
      <p className="fine mt-16">{copy().seatsTicino}</p>
      <p className="fine mt-16">{copy().seatsChoice}</p>
    </Section>
  )
}
