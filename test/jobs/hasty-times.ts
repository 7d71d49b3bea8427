import { defaultTimeouts } from '#platform/db/timeouts.ts'
import { defaultTimes, type WorkerTimes } from '#platform/jobs/worker-heartbeat.server.ts'

const quarter = <Times extends Record<string, number>>(times: Times) =>
  Object.fromEntries(Object.entries(times).map(([name, milliseconds]) => [name, milliseconds / 4])) as Times

const { timeouts: _, ...times } = defaultTimes

/** Timings, mostly a quarter of the normal ones; `missingMs` is even shorter, to release a dead worker's jobs soon. */
export const hastyTimes: WorkerTimes = {
  ...quarter(times),
  cleanUpMs: 200,
  missingMs: 1_500,
  timeouts: quarter(defaultTimeouts),
}
