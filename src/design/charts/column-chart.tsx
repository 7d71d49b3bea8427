import type { Series } from './stack-bar.tsx'

export type ChartSeries = { series: Series; label: string }
export type ChartColumn = { label: string; values: readonly number[] }

type Props = {
  /** Text alternative for screen readers. The page must also show the figures in a table. */
  label: string
  series: readonly ChartSeries[]
  columns: readonly ChartColumn[]
  stacked?: boolean
  format: (value: number) => string
}

export function ColumnChart(props: Props) {
  return (
    <>
      <Drawing {...props} shape="broad" width={880} />
      <Drawing {...props} shape="narrow" width={358} />
    </>
  )
}

const height = 240
const footer = 28
const head = 16
const labelRoom = 44

function Drawing({
  label,
  series,
  columns,
  stacked,
  format,
  shape,
  width,
}: Props & { shape: 'broad' | 'narrow'; width: number }) {
  const heights = columns.map(({ values }) => (stacked ? sumOf(values) : Math.max(0, ...values)))
  const marks = ticksUpTo(Math.max(...heights, 0))
  const top = marks.at(-1) ?? 1
  const left = Math.max(...marks.map((mark) => format(mark).length)) * 8.4 + 12
  const step = (width - left) / Math.max(1, columns.length)
  const y = (value: number) => head + (1 - value / top) * (height - head - footer)
  const every = Math.ceil(labelRoom / step)
  return (
    <svg className={`chart ${shape}`} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      {marks.map((mark) => (
        <g key={mark}>
          <line className={mark === 0 ? 'axis-line' : 'grid-line'} x1={left} x2={width} y1={y(mark)} y2={y(mark)} />
          <text x={left - 8} y={y(mark) + 5} textAnchor="end">
            {format(mark)}
          </text>
        </g>
      ))}
      {columns.map((column, at) => (
        <g key={column.label}>
          {rectsOf(column, { stacked: stacked === true, x: left + at * step, step, y }).map(({ place, ...rect }) => (
            <rect key={place} className={`series-${series[place]?.series}`} {...rect} />
          ))}
          {at % every === 0 && (
            <text x={left + (at + 0.5) * step} y={height - 8} textAnchor="middle">
              {column.label}
            </text>
          )}
        </g>
      ))}
    </svg>
  )
}

type Place = { stacked: boolean; x: number; step: number; y: (value: number) => number }

function rectsOf({ values }: ChartColumn, { stacked, x, step, y }: Place) {
  const room = step * 0.76
  const width = stacked ? room : room / values.length
  return values.flatMap((value, place) => {
    if (value <= 0) return []
    const below = stacked ? sumOf(values.slice(0, place)) : 0
    const start = x + (step - room) / 2 + (stacked ? 0 : place * width)
    return [
      {
        place,
        x: rounded(start),
        y: rounded(y(below + value)),
        width: rounded(width),
        height: rounded(y(below) - y(below + value)),
      },
    ]
  })
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10
}

/** @example ticksUpTo(37) // [0, 10, 20, 30, 40] */
export function ticksUpTo(highest: number): number[] {
  const rough = Math.max(highest, 4) / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const size = [1, 2, 2.5, 5, 10]
    .map((factor) => factor * power)
    .find((step) => step >= rough && Number.isInteger(step))
  const step = size ?? 10 * power
  return Array.from({ length: Math.ceil(Math.max(highest, 1) / step) + 1 }, (_, at) => at * step)
}
