export const runKinds = ['backup', 'restore-test'] as const

/** What is done: a backup is made, or the newest one restored into a scratch database. */
export type RunKind = (typeof runKinds)[number]

export type RunState = 'waiting' | 'running' | 'done' | 'failed'

/** What a run is at, in this order. */
export type RunStep = 'tables' | 'files' | 'cleaning' | 'restoring'

/** How far a run is: the step, and of how many things how many are done where they can be counted. */
export type RunProgress = { step: RunStep; done?: number; total?: number }

/** What a run came to. A backup in which files are missing has failed, and is kept. */
export type RunResult = {
  state: 'done' | 'failed'
  name?: string | null
  sizeBytes?: number | null
  rowCount?: number | null
  fileCount?: number | null
  reason?: string | null
}

/** The longest time without a good backup before everybody who runs the firm is told, in hours. */
export const maxHoursWithoutBackup = 36
