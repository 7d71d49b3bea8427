import type { Series } from '#design/charts/stack-bar.tsx'
import { classes } from '#design/classes.ts'
import { Icon } from '#design/icon.tsx'
import { t } from '#platform/texts.ts'
import * as taxTexts from '#tax/locales/en.ts'
import type { TraceLine } from '#tax/trace.ts'
import { TraceList } from './trace-list.tsx'

const copy = () => t(taxTexts.amounts)

export type AmountRow = {
  readonly label: string
  readonly series?: Series
  readonly values: readonly (string | null)[]
  readonly lines: readonly (readonly TraceLine[])[]
  readonly total?: boolean
}

export function Amounts({
  columns,
  rows,
  label,
}: {
  columns: readonly string[]
  rows: readonly AmountRow[]
  label: string
}) {
  return (
    <div className={classes('amounts-list', `of-${columns.length}`)}>
      <div className="amounts-head" aria-hidden="true">
        <span>{copy().chf}</span>
        {columns.map((column) => (
          <span key={column}>{column}</span>
        ))}
      </div>
      <ul aria-label={label}>
        {rows.map((row) => (
          <li key={row.label} className={row.total ? 'total' : undefined}>
            <AmountLine row={row} columns={columns} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function AmountLine({ row, columns }: { row: AmountRow; columns: readonly string[] }) {
  const explained = row.lines.some((lines) => lines.length > 0)
  const figures = (
    <>
      <span>
        {row.series && <i className={`series-${row.series}`} />}
        {row.label}
        {explained && <Icon name="chevron-down" small />}
      </span>
      {columns.map((column, at) => (
        <span key={column}>
          <span className="visually-hidden">, {column}: </span>
          {row.values[at] ?? '–'}
        </span>
      ))}
    </>
  )
  if (!explained) return <div className="amounts-line">{figures}</div>
  return (
    <details>
      <summary className="amounts-line">{figures}</summary>
      <div className="amounts-trace">
        {row.lines.map((lines, at) =>
          lines.length > 0 ? (
            <div key={columns[at]}>
              <p className="fine bold">{columns[at]}</p>
              <TraceList lines={lines} />
            </div>
          ) : null,
        )}
      </div>
    </details>
  )
}
