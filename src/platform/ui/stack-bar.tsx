import { classes } from './classes.ts'

export type Series = 'canton' | 'commune' | 'federal' | 'church' | 'red'

/** Parts of one amount beside each other, in the order given. Say the figures in a table too; `label` reads them out. */
export function StackBar({
  parts,
  label,
  total,
  thin,
}: {
  parts: readonly { series: Series; value: number }[]
  label: string
  /** What the full width stands for; the sum of the parts unless said otherwise. */
  total?: number
  thin?: boolean
}) {
  const all = Math.max(total ?? parts.reduce((sum, { value }) => sum + value, 0), Number.MIN_VALUE)
  let x = 0
  return (
    <svg className={classes('stack-bar', thin && 'thin')} role="img" aria-label={label}>
      {parts.map(({ series, value }) => {
        const start = x
        x += value
        return (
          <rect
            key={series}
            className={`series-${series}`}
            x={`${((start / all) * 100).toFixed(3)}%`}
            width={`${((value / all) * 100).toFixed(3)}%`}
            height="100%"
          />
        )
      })}
    </svg>
  )
}

/** What the colours of a chart stand for. */
export function SeriesKey({ series }: { series: readonly { series: Series; label: string }[] }) {
  return (
    <ul className="key">
      {series.map(({ series: name, label }) => (
        <li key={name}>
          <i className={`series-${name}`} />
          {label}
        </li>
      ))}
    </ul>
  )
}
