import { Logger, runOnce, type Task } from 'graphile-worker'
import type { Pool } from 'pg'
import type { JobHandler } from '#platform/jobs/jobs.server.ts'

/** Runs all due jobs and those that they enqueue. Resolves when all results are stored. */
export async function runDueJobs<Services>(
  { pool }: { pool: Pool },
  handlers: JobHandler<Services>[],
  services: Services,
): Promise<void> {
  await runOnce({
    pgPool: pool,
    taskList: Object.fromEntries(
      handlers.map(({ name, run }): [string, Task] => [name, (payload, { job }) => run(services, payload, job.id)]),
    ),
    noHandleSignals: true,
    logger: new Logger(() => () => undefined),
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  })
}
