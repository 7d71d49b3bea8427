import { defaultTimeouts } from '#platform/db/timeouts.ts'
import { defaultTimes, type WorkerTimes } from '#platform/jobs/worker-times.ts'

const quarter = <Times extends Record<string, number>>(times: Times) =>
  Object.fromEntries(Object.entries(times).map(([name, milliseconds]) => [name, milliseconds / 4])) as Times

const { timeouts: _, ...times } = defaultTimes

/** A quarter of the normal worker timings; `missingMs` is even less, so that jobs of dead workers are released soon. */
export const hastyTimes: WorkerTimes = {
  ...quarter(times),
  reconnectMs: 500,
  cleanUpMs: 200,
  missingMs: 1_500,
  timeouts: quarter(defaultTimeouts),
}
