import { parseCronItems } from 'graphile-worker'
import { accountJobs, clearExpiredJob } from '#accounts/jobs.server.ts'
import { newsAlertJobs } from '#admin/news/jobs.server.ts'
import { applyRetentionJob, retentionJobs } from '#admin/retention/jobs.server.ts'
import { caseJobs } from '#cases/jobs.server.ts'
import { dailyNewsJob, newsJobs, refreshFeedsJob } from '#news/jobs.server.ts'
import { fileJobs } from '#platform/files/jobs.server.ts'
import { goOnScanningJob } from '#platform/files/scan-file.server.ts'
import { sweepFilesJob } from '#platform/files/sweep-files.server.ts'
import type { JobHandler } from '#platform/jobs/jobs.server.ts'
import { type JobWorker, runJobs } from '#platform/jobs/run-jobs.server.ts'
import { mailJobs } from '#platform/mail/jobs.server.ts'
import { sandboxJobs } from '#platform/payments/sandbox/jobs.server.ts'
import type { Services } from '#platform/services.ts'
import { fillPlacesJob, reconcileOrdersJob, shopJobs } from '#shop/jobs.server.ts'
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
  { task: goOnScanningJob.name, match: '*/5 * * * *', backfillMinutes: 5 },
  // Midnight in Zurich, in summer and in winter.
  { task: newDayJob.name, match: '1 22,23 * * *', backfillMinutes: 24 * 60 },
  { task: fillPlacesJob.name, match: '2 22,23 * * *', backfillMinutes: 24 * 60 },
  { task: applyRetentionJob.name, match: '7 0 * * *', backfillMinutes: 24 * 60 },
  { task: clearExpiredJob.name, match: '17 2 * * *', backfillMinutes: 24 * 60 },
  { task: sweepFilesJob.name, match: '37 2 * * *', backfillMinutes: 24 * 60 },
  { task: refreshFeedsJob.name, match: '*/15 * * * *', backfillMinutes: 15 },
  { task: dailyNewsJob.name, match: '0 5 * * *', backfillMinutes: 12 * 60 },
]

/** Entrance 2, background jobs and the timetable. Failed jobs are tried again with growing pauses; dead ones are kept. */
export function startWorker(services: Services): JobWorker {
  return runJobs(services, jobHandlers, {
    parsedCronItems: parseCronItems(
      timetable.map(({ task, match, backfillMinutes }) => ({
        task,
        match,
        identifier: task,
        options: { backfillPeriod: backfillMinutes * 60_000, maxAttempts: 5 },
      })),
    ),
  })
}
