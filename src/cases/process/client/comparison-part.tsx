import { Link } from 'react-router'
import * as caseTexts from '#cases/locales/en.ts'
import { clientCasePath } from '#cases/process/case-links.ts'
import { classes } from '#design/classes.ts'
import { Note } from '#design/feedback/note.tsx'
import { type Column, Table } from '#design/table.tsx'
import { formatAmount, formatDate } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { clientFiguresPath } from '#returns/amounts/figure-links.ts'
import { type Difference, keyOf } from '#returns/assessment/assessment.ts'
import { balanceOfBill } from '#returns/assessment/bill.ts'
import type { Comparison } from '#returns/assessment/load-assessment.server.ts'
import type { TaxEffects } from '#returns/assessment/tax-effect.ts'
import { missingInWords } from '#returns/expected/expected-note.ts'
import type { ResultView } from '#returns/expected/result-view.ts'
import * as returnTexts from '#returns/locales/en.ts'

const copy = () => t(caseTexts.comparisonPart)

const francs = (cents: number) => formatAmount(Math.abs(cents), { decimals: 0 })

type Props = { comparison: Comparison; effects: TaxEffects | null; result: ResultView | null; caseId: string }

/** What we declared beside what the tax office assessed, our advice, and each difference with its tax effect. */
export function ComparisonPart({ comparison, effects, result, caseId }: Props) {
  const { advice, differences } = comparison
  return (
    <div className="figure-group mt-16">
      <Sums {...sumsOf(comparison, effects, result)} />
      <Note
        kind={advice.advice === 'accept' ? 'info' : 'warn'}
        title={t(returnTexts.assessment).advice[advice.advice].client}
      >
        {`${advice.reason} (${[advice.byName, formatDate(advice.createdAt)].filter(Boolean).join(', ')})`}
      </Note>
      {differences.length === 0 ? (
        <p className="t16 mt-16">{copy().everyAmountWeComparedIn}</p>
      ) : (
        <Table
          caption={titleOf(differences.length, effects)}
          columns={columnsOf(effects)}
          rows={[...differences, ...(effects?.ok ? [null] : [])]}
          rowKey={(row) => (row ? keyOf(row) : 'total')}
          rowTone={(row) => (row ? undefined : 'total')}
        />
      )}
      {differences.length > 0 && <EffectNote effects={effects} />}
      <p className="row mt-16">
        <Link to={clientFiguresPath(caseId)}>{copy().seeAllAmounts}</Link>
        <Link to={`${clientCasePath(caseId)}#messages`}>{copy().askYourAdviser}</Link>
      </p>
    </div>
  )
}

type SumsProps = { declaredCents: number | null; assessedCents: number | null; isBilled: boolean }

/** The assessed balance from the bills or, if they are not complete, from our calculation. */
export function sumsOf(
  { bill }: Pick<Comparison, 'bill'>,
  effects: TaxEffects | null,
  result: ResultView | null,
): SumsProps {
  const known = result?.known ?? null
  const billed = bill && balanceOfBill(bill.amounts, known?.result.creditCents ?? 0)
  const declaredCents = known?.balanceCents ?? null
  const calculated = declaredCents !== null && effects?.ok ? declaredCents + effects.totalCents : null
  return { declaredCents, assessedCents: billed ?? calculated, isBilled: billed !== null }
}

/** What the differences cost that the adviser considers wrong: those against the client for which we give a reason. */
export function contestedCents({ differences }: Comparison, effects: TaxEffects | null): number {
  if (!effects?.ok) return 0
  const contested = differences.filter(({ isAgainst, reason }) => isAgainst && reason !== '')
  return contested.reduce((sum, one) => sum + (effects.ofEach[keyOf(one)] ?? 0), 0)
}

function Sums({ declaredCents, assessedCents, isBilled }: SumsProps) {
  if (assessedCents === null) return null
  return (
    <div className="sums">
      {declaredCents !== null && <Sum title={copy().youDeclared} cents={declaredCents} note={copy().asCalculated} />}
      <Sum
        title={copy().taxOfficeAssessed}
        cents={assessedCents}
        note={isBilled ? copy().accordingToBills : copy().ourCalculation}
      />
    </div>
  )
}

function Sum({ title, cents, note }: { title: string; cents: number; note: string }) {
  const isRefund = cents <= 0
  return (
    <div>
      <h3 className="t18">{title}</h3>
      <p className="soft t14 mt-8">{isRefund ? copy().refund : copy().toPay}</p>
      <p className={classes('tax-due', 'numbers', isRefund && 'refund')}>
        <small>{copy().currency}</small> {francs(cents)}
      </p>
      <p className="soft t14">{note}</p>
    </div>
  )
}

function titleOf(count: number, effects: TaxEffects | null): string {
  return effects?.ok ? copy().differencesInTax(count, francs(effects.totalCents)) : copy().differences(count)
}

function EffectNote({ effects }: { effects: TaxEffects | null }) {
  if (!effects || (effects.ok && effects.isChecked)) return null
  return (
    <p className="soft t16 mt-16">
      {effects.ok
        ? copy().thisIsEstimateOurCalculation
        : copy().weCannotCalculateWhatThis(
            effects.reasons.map((reason) => missingInWords(reason, 'client').text).join(' '),
          )}
    </p>
  )
}

type Row = Difference | null

function columnsOf(effects: TaxEffects | null): Column<Row>[] {
  // More tax lowers the client's result.
  const effectOf = (row: Row) =>
    effects?.ok ? signed(-(row ? (effects.ofEach[keyOf(row)] ?? 0) : effects.totalCents)) : ''
  return [
    { key: 'name', header: copy().amount, cell: (row) => (row ? <Name row={row} /> : copy().allDifferencesTogether) },
    { key: 'declared', header: copy().declared, numeric: true, cell: (row) => row && formatAmount(row.declaredCents) },
    { key: 'assessed', header: copy().assessed, numeric: true, cell: (row) => row && formatAmount(row.assessedCents) },
    ...(effects?.ok
      ? [{ key: 'effect', header: copy().yourResult, numeric: true, cell: (row: Row) => <b>{effectOf(row)}</b> }]
      : []),
  ]
}

function signed(cents: number): string {
  return `${cents > 0 ? '+' : cents < 0 ? '−' : ''}${francs(cents)}`
}

function Name({ row: { code, person, reason, isAgainst } }: { row: Difference }) {
  const { codes, persons } = t(returnTexts.figure)
  return (
    <>
      {person === 'client' ? codes[code] : `${codes[code]}, ${persons[person]}`}
      {reason && isAgainst && <span className="figure-about">{copy().whyWeThinkOurAmount(reason)}</span>}
    </>
  )
}
