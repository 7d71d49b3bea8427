type Props = {
  /** Text alternative for screen readers. The page must also show the values in a table or list. */
  label: string
  values: readonly number[]
  format: (value: number) => string
}

const [width, height, room] = [480, 180, 24]

/** Values one after the other as a step line around zero; the last one is marked. */
export function StepChart({ label, values, format }: Props) {
  const [top, bottom] = [Math.max(0, ...values), Math.min(0, ...values)]
  const y = (value: number) => room + ((top - value) / Math.max(1, top - bottom)) * (height - 2 * room)
  const step = width / Math.max(1, values.length)
  const path = values.map((value, at) => `${at === 0 ? 'M0' : `H${at * step}`} ${at === 0 ? y(value) : `V${y(value)}`}`)
  const last = values.at(-1) ?? 0
  return (
    <svg className="chart step-chart" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <line className="grid-line" x1={0} x2={width} y1={y(0)} y2={y(0)} />
      <path className="curve" d={`${path.join(' ')} H${width}`} />
      <circle cx={width - 4} cy={y(last)} r={4} className="series-red" />
      <text x={width} y={y(last) - 10} textAnchor="end">
        {format(last)}
      </text>
      <text x={0} y={y(0) - 6}>
        0
      </text>
    </svg>
  )
}
