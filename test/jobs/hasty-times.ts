import { defaultTimeouts } from '#platform/db/timeouts.ts'
import { defaultTimes, type WorkerTimes } from '#platform/jobs/worker-times.ts'

const quarter = <Times extends Record<string, number>>(times: Times) =>
  Object.fromEntries(Object.entries(times).map(([name, milliseconds]) => [name, milliseconds / 4])) as Times

const { timeouts: _, ...times } = defaultTimes

/**
 * Worker timings for tests, most of them a quarter of the normal ones. `missingMs` is even shorter, so that the jobs of
 * a dead worker are soon released.
 */
export const hastyTimes: WorkerTimes = {
  ...quarter(times),
  reconnectMs: 500,
  cleanUpMs: 200,
  missingMs: 1_500,
  timeouts: quarter(defaultTimeouts),
}
