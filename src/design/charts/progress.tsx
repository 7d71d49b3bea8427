import type { ReactNode } from 'react'
import { classes } from '#design/classes.ts'
import * as designTexts from '#design/locales/en.ts'
import { t } from '#platform/texts.ts'

const copy = () => t(designTexts.phaseBar)

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

type Phase = {
  name: string
  note?: ReactNode
  state: 'done' | 'now' | 'next'
  /** Progress of the current phase, from 0 to 1. */
  done?: number
}

type BarProps = {
  phases: readonly Phase[]
  label?: string
  compact?: boolean
}

export function PhaseBar({ phases, label = copy().caseProgress, compact }: BarProps) {
  return (
    <ol className={classes('phases', compact && 'compact')} aria-label={label}>
      {phases.map(({ name, note, state, done }) => (
        <li key={name} className={state} aria-current={state === 'now' ? 'step' : undefined}>
          {state === 'now' && done !== undefined && <Progress value={done} max={1} label={name} />}
          <b className={compact ? 'visually-hidden' : undefined}>
            {name}
            {state === 'done' && <span className="visually-hidden">{copy().done}</span>}
          </b>
          {note && !compact && <small className="numbers">{note}</small>}
        </li>
      ))}
    </ol>
  )
}
