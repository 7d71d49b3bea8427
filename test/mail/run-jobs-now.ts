import type { JobHandler } from '#platform/jobs/jobs.server.ts'
import type { Services } from '#platform/services.ts'
import { runDueJobs } from '#test/jobs/run-once.ts'
import type { World } from '#test/world.ts'

/** Runs the handlers' pending jobs once, including those waiting for a retry. Failed jobs stay in the queue. */
export async function runJobsNow(
  world: World,
  handlers: JobHandler<Services>[],
  services: Services = world,
): Promise<void> {
  await world.pool.query(
    'select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), run_at => now())',
  )
  await runDueJobs(world, handlers, services)
}
