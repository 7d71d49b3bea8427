import type { ReactNode } from 'react'
import { classes } from '#design/classes.ts'

/** `label` is always read by screen readers. If `showLabel` is true, it is also displayed. */
export function Progress({
  value,
  max = 100,
  label,
  showLabel,
  end,
  red,
}: {
  value: number
  max?: number
  label: string
  showLabel?: boolean
  end?: ReactNode
  red?: boolean
}) {
  const bar = <progress className={classes('progress', red && 'red')} value={value} max={max} aria-label={label} />
  if (!showLabel) return bar
  return (
    <div>
      <div className="progress-label">
        <span aria-hidden="true">{label}</span>
        {end && <span className="numbers">{end}</span>}
      </div>
      {bar}
    </div>
  )
}
