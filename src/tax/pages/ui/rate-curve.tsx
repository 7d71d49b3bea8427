import { Table } from '#design/table.tsx'
import { formatNumber } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import * as taxTexts from '#tax/locales/en.ts'
import { percentOf } from './written.ts'

const copy = () => t(taxTexts.rateCurve)

/** A taxable income in francs, with its marginal and average rate in hundredths of a percent. */
export type CurvePoint = readonly [income: number, marginalBp: number, averageBp: number]
type Marked = { income: number; marginalBp: number }

export function RateCurve({ points, at, caption }: { points: readonly CurvePoint[]; at: Marked; caption: string }) {
  const average = points.findLast(([income]) => income <= at.income)?.[2] ?? 0
  const own = { ...at, averageBp: average }
  const every = Math.max(1, Math.round(points.length / 10))
  const rows = points.filter((_, index) => index > 0 && index % every === 0)
  return (
    <figure>
      <Curve points={points} own={own} width={860} shape="broad" label={caption} />
      <Curve points={points} own={own} width={380} shape="narrow" label={caption} />
      <figcaption className="fine">{caption}</figcaption>
      <details className="as-table">
        <summary>{copy().showAsTable}</summary>
        <Table
          caption={caption}
          hideCaption
          dense
          small="fit"
          rows={rows}
          rowKey={([income]) => income}
          columns={[
            { key: 'income', header: copy().taxableIncome, cell: ([income]) => formatNumber(income) },
            { key: 'average', header: copy().average, numeric: true, cell: ([, , bp]) => percentOf(bp) },
            { key: 'marginal', header: copy().marginal, numeric: true, cell: ([, bp]) => percentOf(bp) },
          ]}
        />
      </details>
    </figure>
  )
}

const height = 320
const footer = 28
const left = 44

function Curve({
  points,
  own,
  width,
  shape,
  label,
}: {
  points: readonly CurvePoint[]
  own: Marked & { averageBp: number }
  width: number
  shape: 'broad' | 'narrow'
  label: string
}) {
  const last = points.at(-1)?.[0] ?? 1
  const top = Math.max(2000, Math.ceil(Math.min(10_000, Math.max(...points.map(([, bp]) => bp))) / 1000) * 1000)
  const x = (income: number) => left + (income / last) * (width - left)
  const y = (bp: number) => 24 + (1 - Math.min(top, Math.max(0, bp)) / top) * (height - footer - 24)
  const lines = Array.from({ length: top / 1000 + 1 }, (_, index) => index * 1000)
  const ticks = shape === 'broad' ? [0.25, 0.5, 0.75, 1] : [0.5, 1]
  const before = own.income > last * 0.4
  const steps = points.map(
    ([income, bp], i) =>
      `${i === 0 ? 'M' : 'H'}${x(income).toFixed(1)}${i === 0 ? ` ${y(bp).toFixed(1)}` : `V${y(bp).toFixed(1)}`}`,
  )
  const smooth = points.map(([income, , bp], i) => `${i === 0 ? 'M' : 'L'}${x(income).toFixed(1)} ${y(bp).toFixed(1)}`)
  return (
    <svg className={`chart ${shape}`} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={copy().chart(label)}>
      {lines.map((bp) => (
        <g key={bp}>
          <line className={bp === 0 ? 'axis-line' : 'grid-line'} x1={left} x2={width} y1={y(bp)} y2={y(bp)} />
          <text x={left - 10} y={y(bp) + 5} textAnchor="end">
            {bp / 100}%
          </text>
        </g>
      ))}
      {ticks.map((share) => (
        <text key={share} x={x(last * share)} y={height - 4} textAnchor={share === 1 ? 'end' : 'middle'}>
          {formatNumber(last * share)}
        </text>
      ))}
      <path className="curve mid" d={smooth.join('')} />
      <path className="curve" d={steps.join('')} />
      <line className="own-line" x1={x(own.income)} x2={x(own.income)} y1={y(own.marginalBp)} y2={y(0)} />
      <circle className="own-mark" cx={x(own.income)} cy={y(own.marginalBp)} r="7" />
      <circle className="own-mark" cx={x(own.income)} cy={y(own.averageBp)} r="5" />
      <text
        className="own-text"
        x={x(own.income) + (before ? -14 : 14)}
        y={y(own.marginalBp) - 14}
        textAnchor={before ? 'end' : 'start'}
      >
        {copy().onNextFranc(percentOf(own.marginalBp))}
      </text>
      <text x={x(own.income) + 14} y={y(own.averageBp) + 24}>
        {copy().average2}
      </text>
    </svg>
  )
}
