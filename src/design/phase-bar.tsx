import type { ReactNode } from 'react'
import { Progress } from './progress.tsx'

export type Phase = {
  name: string
  note?: ReactNode
  state: 'done' | 'now' | 'next'
  /** Of the current phase, 0 to 1. */
  done?: number
}

/** Where a case stands: what is done, what runs now, what comes. */
export function PhaseBar({ phases, label = 'Progress of the case' }: { phases: readonly Phase[]; label?: string }) {
  return (
    <ol className="phases" aria-label={label}>
      {phases.map(({ name, note, state, done }) => (
        <li key={name} className={state} aria-current={state === 'now' ? 'step' : undefined}>
          {state === 'now' && done !== undefined && <Progress value={done} max={1} label={name} />}
          <b>
            {name}
            {state === 'done' && <span className="visually-hidden">, done</span>}
          </b>
          {note && <small className="numbers">{note}</small>}
        </li>
      ))}
    </ol>
  )
}
