import { Table } from '#design/table.tsx'
import { formatNumber } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import * as taxTexts from '#tax/locales/en.ts'
import type { SavingsYear } from '#tax/pillar-3a.ts'
import { written } from './written.ts'

const copy = () => t(taxTexts.growthChart)

type Props = { years: readonly SavingsYear[]; flat: readonly SavingsYear[]; from: number; start: number }

export function GrowthChart({ years, flat, from, start }: Props) {
  const label = copy().savingsFromAgeTo65(from)
  const every = Math.max(1, Math.ceil(years.length / 8))
  const rows = years.filter((_, at) => at % every === 0 || at === years.length - 1)
  const flatAt = new Map(flat.map(({ age, value }) => [age, value]))
  return (
    <figure>
      <Growth years={years} flat={flat} start={start} width={860} shape="broad" label={label} />
      <Growth years={years} flat={flat} start={start} width={380} shape="narrow" label={label} />
      <ul className="key">
        <li>
          <i className="series-federal" /> {copy().paidIn}
        </li>
        <li>
          <i className="series-canton" /> {copy().valueAtCurrentLimits}
        </li>
        <li>
          <i className="series-commune" /> {copy().valueFlatRateEstimate}
        </li>
      </ul>
      <details className="as-table">
        <summary>{copy().showAsTable}</summary>
        <Table
          caption={label}
          hideCaption
          dense
          small="fit"
          rows={rows}
          rowKey={({ age }) => age}
          columns={[
            { key: 'age', header: copy().age, cell: ({ age }) => age },
            {
              key: 'paidIn',
              header: copy().paidIn,
              numeric: true,
              smallHide: true,
              cell: ({ paidIn }) => formatNumber(paidIn),
            },
            { key: 'value', header: copy().value, numeric: true, cell: ({ value }) => formatNumber(value) },
            { key: 'flat', header: copy().flatRate, numeric: true, cell: ({ age }) => written(flatAt.get(age) ?? 0) },
          ]}
        />
      </details>
    </figure>
  )
}

const height = 320
const footer = 28
const left = 72

function Growth({
  years,
  flat,
  start,
  width,
  shape,
  label,
}: Omit<Props, 'from'> & { width: number; shape: 'broad' | 'narrow'; label: string }) {
  const highest = Math.max(start, 1, ...years.map(({ value }) => value), ...flat.map(({ value }) => value))
  const step = stepFor(highest)
  const top = Math.ceil(highest / step) * step
  const slot = (width - left) / years.length
  const y = (value: number) => 12 + (1 - value / top) * (height - footer - 12)
  const line = (values: readonly SavingsYear[]) =>
    values
      .map(({ value }, at) => `${at === 0 ? 'M' : 'L'}${(left + (at + 0.5) * slot).toFixed(1)} ${y(value).toFixed(1)}`)
      .join('')
  const every = Math.ceil(years.length / (shape === 'broad' ? 10 : 5))
  const last = years.at(-1)
  const lastFlat = flat.at(-1)
  return (
    <svg className={`chart ${shape}`} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={`${label}. Chart.`}>
      {Array.from({ length: top / step + 1 }, (_, at) => at * step).map((value) => (
        <g key={value}>
          <line className={value === 0 ? 'axis-line' : 'grid-line'} x1={left} x2={width} y1={y(value)} y2={y(value)} />
          <text x={left - 10} y={y(value) + 5} textAnchor="end">
            {formatNumber(value)}
          </text>
        </g>
      ))}
      {years.map(({ age, paidIn }, at) => (
        <rect
          key={age}
          className="series-federal"
          x={left + at * slot + slot * 0.15}
          width={slot * 0.7}
          y={y(paidIn)}
          height={y(0) - y(paidIn)}
        />
      ))}
      {years.map(({ age }, at) =>
        at % every === every - 1 || years.length === 1 ? (
          <text key={age} x={left + (at + 0.5) * slot} y={height - 4} textAnchor="middle">
            {age}
          </text>
        ) : null,
      )}
      <path className="curve mid" d={line(flat)} />
      <path className="curve" d={line(years)} />
      {last && lastFlat && (
        <>
          <text className="own-text" x={width} y={y(Math.max(last.value, lastFlat.value)) - 10} textAnchor="end">
            {formatNumber(Math.max(last.value, lastFlat.value))}
          </text>
          <text x={width} y={y(Math.min(last.value, lastFlat.value)) + (shape === 'broad' ? 32 : 44)} textAnchor="end">
            {formatNumber(Math.min(last.value, lastFlat.value))}
          </text>
        </>
      )}
    </svg>
  )
}

function stepFor(highest: number): number {
  const rough = highest / 5
  const power = 10 ** Math.floor(Math.log10(rough))
  return power * ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10)
}
