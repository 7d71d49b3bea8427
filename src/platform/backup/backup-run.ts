export const runKinds = ['backup', 'restore-test'] as const

export type RunKind = (typeof runKinds)[number]

export type RunState = 'waiting' | 'running' | 'done' | 'failed'

export type RunStep = 'tables' | 'files' | 'cleaning' | 'restoring'

export type RunProgress = { step: RunStep; done?: number; total?: number }

/** Result of a run. A backup with missing files is 'failed' but retained. */
export type RunResult = {
  state: 'done' | 'failed'
  name?: string | null
  sizeBytes?: number | null
  rowCount?: number | null
  fileCount?: number | null
  reason?: string | null
}

/** Hours without a successful backup after which all administrators are notified. */
export const maxHoursWithoutBackup = 36
