import { defaultTimeouts, type Timeouts } from '#platform/db/timeouts.ts'

export type WorkerTimes = {
  pollMs: number
  trustMs: number
  openAfterMs: number
  settleMs: number
  restartMs: number
  /**
   * A worker proves every `beatMs` that its database connection works. If the response takes longer than `answerMs`,
   * the worker opens a new connection after `reconnectMs`.
   */
  beatMs: number
  answerMs: number
  reconnectMs: number
  /** Every `cleanUpMs`, workers look for dead workers. The jobs of a worker missing for `missingMs` are released. */
  cleanUpMs: number
  missingMs: number
  timeouts: Timeouts
}

/** A worker whose connection broke has 20 s to reconnect. A dead worker's jobs are released after at most 35 s. */
export const defaultTimes: WorkerTimes = {
  pollMs: 2_000,
  trustMs: 5_000,
  openAfterMs: 30_000,
  settleMs: 10_000,
  restartMs: 1_000,
  beatMs: 2_000,
  answerMs: 4_000,
  reconnectMs: 500,
  cleanUpMs: 5_000,
  missingMs: 20_000,
  timeouts: defaultTimeouts,
}
