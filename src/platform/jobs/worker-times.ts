import { defaultTimeouts, type Timeouts } from '#platform/db/timeouts.ts'

export type WorkerTimes = {
  /** How often a worker looks for jobs, and proves that the connection of its heartbeat works. */
  pollMs: number
  restartMs: number
  /** Every `cleanUpMs`, workers look for dead workers. The jobs of a worker missing for `missingMs` are released. */
  cleanUpMs: number
  missingMs: number
  timeouts: Timeouts
}

/** A worker whose connection broke has 20 s to reconnect. A dead worker's jobs are released after at most 35 s. */
export const defaultTimes: WorkerTimes = {
  pollMs: 2_000,
  restartMs: 1_000,
  cleanUpMs: 5_000,
  missingMs: 20_000,
  timeouts: defaultTimeouts,
}
