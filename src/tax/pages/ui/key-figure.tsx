import type { ReactNode } from 'react'
import { Icon } from '#design/icon.tsx'
import { t } from '#platform/texts.ts'
import type { Flag } from '#tax/flag.ts'
import * as taxTexts from '#tax/locales/en.ts'
import { type AmountRow, Amounts } from './amounts.tsx'
import { Flags } from './flags.tsx'
import { chf } from './written.ts'

const copy = () => t(taxTexts.keyFigure)

/** The official result alone: amount, what it is a share of, where it comes from and what it leaves out. */
export function KeyFigure({
  title,
  amount,
  share,
  more,
  source,
  flags,
}: {
  title: string
  amount: string
  share?: string
  more?: string
  source: string
  flags: readonly Flag[]
}) {
  return (
    <>
      <div className="key-result numbers">
        <h2 className="t20">{title}</h2>
        <p className="result key-figure accent">
          <small>{copy().chf}</small> {amount}
        </p>
        <p className="t20">
          {share && <b>{share}</b>}
          {share && more && <span className="soft">, </span>}
          {more && <span className="soft">{more}</span>}
        </p>
        <p className="fine">{source}</p>
      </div>
      <Flags flags={flags} />
    </>
  )
}

/** The estimate of the specification, closed, because it can differ a lot from the official result. */
export function FlatRateEstimate({
  amount,
  unit,
  note,
  difference,
  label,
  rows,
  children,
}: {
  amount: number
  unit: string
  note: string
  difference: string
  label: string
  rows: readonly AmountRow[]
  children?: ReactNode
}) {
  return (
    <details className="flat-rate no-print">
      <summary>
        <Icon name="chevron-right" small />
        <b>{copy().flatRateEstimate}</b>
        <span className="fine">{copy().lessExact}</span>
      </summary>
      <div className="stack">
        <p>
          <b>{chf(amount)}</b> {unit}. {note}.
        </p>
        <p>{difference}</p>
        {children}
        <Amounts label={label} columns={[copy().flatRate]} rows={rows} />
      </div>
    </details>
  )
}

/** One column of a table that was written for both, without the rows that are empty there. */
export function columnOf(rows: readonly AmountRow[], ...columns: readonly number[]): AmountRow[] {
  return rows
    .filter(({ values }) => columns.some((at) => values[at] != null))
    .map((row) => ({
      ...row,
      values: columns.map((at) => row.values[at] ?? null),
      lines: columns.map((at) => row.lines[at] ?? []),
    }))
}
