import { defaultTimeouts, type Timeouts } from '#platform/db/timeouts.ts'

export type WorkerTimes = {
  pollMs: number
  trustMs: number
  openAfterMs: number
  settleMs: number
  restartMs: number
  /** Interval of the heartbeat, its timeout, and the pause after a failed heartbeat. */
  beatMs: number
  answerMs: number
  reconnectMs: number
  /** Interval of the check for dead workers, and how long a worker must be missing before its jobs are released. */
  cleanUpMs: number
  missingMs: number
  timeouts: Timeouts
}

/** A worker whose connection broke has 20 seconds to reconnect. A dead worker's jobs are released after at most 35. */
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
