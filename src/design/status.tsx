import type { ReactNode } from 'react'
import { classes } from './classes.ts'

/** Each has its own shape, so that the colour comes third: after the shape and the word. */
export type StatusKind = 'done' | 'prog' | 'info' | 'wait' | 'warn' | 'bad' | 'off'

export function Status({ kind, children }: { kind: StatusKind; children: ReactNode }) {
  return <span className={classes('status', kind)}>{children}</span>
}

export function Tag({ tone, children }: { tone?: 'red' | 'ink'; children: ReactNode }) {
  return <span className={classes('tag', tone)}>{children}</span>
}

/** How far something is, from 0 to `max`. Its label is shown with `showLabel`, and read out always. */
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
  /** At the right, beside the label: `5 of 8`. */
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
