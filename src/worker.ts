import { Logger, parseCronItems, run } from 'graphile-worker'
import { accountJobs, clearExpiredJob } from '#accounts/jobs.server.ts'
import { newsAlertJobs } from '#admin/news/jobs.server.ts'
import { applyRetentionJob, retentionJobs } from '#admin/retention/jobs.server.ts'
import { caseJobs } from '#cases/jobs.server.ts'
import { dailyNewsJob, newsJobs, refreshFeedsJob } from '#news/jobs.server.ts'
import { fileJobs } from '#platform/files/jobs.server.ts'
import type { JobHandler } from '#platform/jobs/jobs.server.ts'
import { mailJobs } from '#platform/mail/jobs.server.ts'
import { sandboxJobs } from '#platform/payments/sandbox/jobs.server.ts'
import type { Services } from '#platform/services.ts'
import { reconcileOrdersJob, shopJobs } from '#shop/jobs.server.ts'
import { newDayJob, pageJobs } from '#web/jobs.server.ts'

/** Everything that runs later, by name. */
export const jobHandlers: JobHandler<Services>[] = [
  ...mailJobs,
  ...fileJobs,
  ...sandboxJobs,
  ...pageJobs,
  ...accountJobs,
  ...shopJobs,
  ...caseJobs,
  ...retentionJobs,
  ...newsJobs,
  ...newsAlertJobs,
]

/** What runs by the clock (UTC). A time that passed while nothing ran is made up for within `backfillMinutes`. */
const timetable = [
  { task: reconcileOrdersJob.name, match: '* * * * *', backfillMinutes: 10 },
  // Midnight in Zurich, in summer and in winter.
  { task: newDayJob.name, match: '1 22,23 * * *', backfillMinutes: 24 * 60 },
  { task: applyRetentionJob.name, match: '7 0 * * *', backfillMinutes: 24 * 60 },
  { task: clearExpiredJob.name, match: '17 2 * * *', backfillMinutes: 24 * 60 },
  { task: refreshFeedsJob.name, match: '*/15 * * * *', backfillMinutes: 15 },
  { task: dailyNewsJob.name, match: '0 5 * * *', backfillMinutes: 12 * 60 },
]

/** Entrance 2, background jobs and the timetable. Failed jobs are tried again with growing pauses; dead ones are kept. */
export async function startWorker(services: Services): Promise<{ stop(): Promise<void> }> {
  const { log } = services
  const runner = await run({
    pgPool: services.pool,
    concurrency: 4,
    noHandleSignals: true,
    logger: new Logger(() => (level, message) => {
      if (level === 'error' || level === 'warning') log.warn(message)
    }),
    pollInterval: 2_000,
    taskList: Object.fromEntries(
      jobHandlers.map((job) => [job.name, (payload: unknown) => job.run(services, payload)]),
    ),
    parsedCronItems: parseCronItems(
      timetable.map(({ task, match, backfillMinutes }) => ({
        task,
        match,
        identifier: task,
        options: { backfillPeriod: backfillMinutes * 60_000, maxAttempts: 5 },
      })),
    ),
  })
  runner.events.on('job:error', ({ job, error }) =>
    log.warn({ err: error, job: job.task_identifier, attempt: job.attempts }, 'job failed'),
  )
  runner.events.on('job:failed', ({ job, error }) =>
    log.error({ err: error, job: job.task_identifier }, 'job given up'),
  )
  return { stop: () => runner.stop() }
}
