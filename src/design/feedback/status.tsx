import type { ReactNode } from 'react'
import { classes } from '#design/classes.ts'

/** Each kind of status has its own shape, so that colour is never the only signal. */
export type StatusKind = 'done' | 'prog' | 'info' | 'wait' | 'warn' | 'bad' | 'off'

export function Status({ kind, children }: { kind: StatusKind; children: ReactNode }) {
  return <span className={classes('status', kind)}>{children}</span>
}

export function Tag({ tone, children }: { tone?: 'red' | 'ink'; children: ReactNode }) {
  return <span className={classes('tag', tone)}>{children}</span>
}
