import { classes } from '#design/classes.ts'

export type Series = 'canton' | 'commune' | 'federal' | 'church' | 'red' | 'paid' | 'refund'

/** `label` is the text alternative for screen readers. The page must also show the values in a table. */
export function StackBar({
  parts,
  label,
  total,
  thin,
}: {
  parts: readonly { series: Series; value: number }[]
  label: string
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
            x={percent(start, all)}
            width={percent(value, all)}
            height="100%"
          />
        )
      })}
    </svg>
  )
}

function percent(value: number, all: number) {
  return `${((value / all) * 100).toFixed(3)}%`
}

export function RangeBar({
  from,
  to,
  max,
  label,
  own,
}: {
  from: number
  to: number
  max: number
  label: string
  own?: boolean
}) {
  return (
    <svg className="range-bar" role="img" aria-label={label}>
      {[0, 25, 50, 75, 100].map((x) => (
        <line key={x} x1={`${x}%`} x2={`${x}%`} y1="0" y2="100%" />
      ))}
      {from === to ? (
        <rect className={own ? 'own' : undefined} x={percent(from, max)} width="8" y="6" height="24" />
      ) : (
        <rect
          className={own ? 'own' : undefined}
          x={percent(from, max)}
          width={percent(to - from, max)}
          y="12"
          height="12"
        />
      )}
    </svg>
  )
}

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
