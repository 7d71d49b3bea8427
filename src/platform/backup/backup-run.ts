export const runKinds = ['backup', 'restore-test'] as const

export type RunKind = (typeof runKinds)[number]

export type RunState = 'waiting' | 'running' | 'done' | 'failed'

export type RunStep = 'tables' | 'files' | 'cleaning' | 'restoring'

export type RunProgress = { step: RunStep; done?: number; total?: number }

/** Result of a backup or test restore. A backup with missing files is 'failed', but is not deleted. */
export type RunResult = {
  state: 'done' | 'failed'
  name?: string | null
  sizeBytes?: number | null
  rowCount?: number | null
  fileCount?: number | null
  /** Files that a backup copied, because no earlier one had. */
  newFileCount?: number | null
  reason?: string | null
}

/** After this many hours without a successful backup, all administrators are notified. */
export const maxHoursWithoutBackup = 36
