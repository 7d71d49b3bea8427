import { defaultTimeouts, type Timeouts } from '#platform/db/timeouts.ts'

/** How long a worker waits for what, in milliseconds. */
export type WorkerTimes = {
  /** Between two looks into an empty queue. */
  pollMs: number
  /** Looks may fail for this long before the runner is started again. */
  trustMs: number
  /** A runner that has nothing to do may go without a look for this long. */
  openAfterMs: number
  /** For results to be written, longer than that may take. */
  settleMs: number
  /** Between the end of one runner and the start of the next. */
  restartMs: number
  /** Between two signs that the worker lives, for the answer to one, and before the next try when there was none. */
  beatMs: number
  answerMs: number
  reconnectMs: number
  /** How often to look for dead workers, and how long one must have been missing all the while before its jobs are freed. */
  cleanUpMs: number
  missingMs: number
  /** For the database. */
  timeouts: Timeouts
}

/** A worker whose connection broke has 20 seconds to show itself again; what a dead one held is free after at most 35. */
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
