import { Logger, runOnce } from 'graphile-worker'
import { expect } from 'vitest'
import type { JobHandler } from '#platform/jobs/jobs.server.ts'
import type { Services } from '#platform/services.ts'
import type { World } from '#test/world.ts'

/** Runs these handlers' waiting jobs once, those too that wait for their next try. Failures stay in the queue. */
export async function runJobsNow(
  world: World,
  handlers: JobHandler<Services>[],
  services: Services = world,
): Promise<void> {
  await world.pool.query(
    'select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), run_at => now())',
  )
  const taskList = Object.fromEntries(
    handlers.map((job) => [job.name, (payload: unknown) => job.run(services, payload)]),
  )
  await runOnce({ pgPool: world.pool, taskList, noHandleSignals: true, logger: new Logger(() => () => undefined) })
  // The runner comes back a moment before it has written how the last job went.
  const locked = () => world.pool.query('select 1 from graphile_worker.jobs where locked_at is not null')
  await expect.poll(async () => (await locked()).rowCount, { interval: 5, timeout: 5_000 }).toBe(0)
}
