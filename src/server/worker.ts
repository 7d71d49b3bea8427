import { parseCronItems } from 'graphile-worker'
import { alertJobs, raiseAlertsJob } from '#accounts/alerts/jobs.server.ts'
import { emailJobs, sendDigestsJob } from '#accounts/email-preferences/jobs.server.ts'
import * as accountEvents from '#accounts/events.ts'
import { accountJobs, clearExpiredJob } from '#accounts/jobs.server.ts'
import { verificationJobs } from '#admin/security/verification/jobs.server.ts'
import { backupListeners } from '#admin/settings/backups/listeners.server.ts'
import { appointmentClockJob, appointmentJobs } from '#appointments/jobs.server.ts'
import { appointmentListeners } from '#appointments/listeners.server.ts'
import * as billingEvents from '#billing/events.ts'
import { billingJobs, billMissedJob, remindDebtorsJob } from '#billing/jobs.server.ts'
import { billingListeners } from '#billing/listeners.server.ts'
import * as caseEvents from '#cases/events.ts'
import { caseJobs, forgetWaitingFilesJob, noteLatePackagesJob, sendRemindersJob } from '#cases/jobs.server.ts'
import { caseListeners } from '#cases/listeners.server.ts'
import { asFirmOfNow } from '#company/company.server.ts'
import { sandboxJobs } from '#dev/payments/jobs.server.ts'
import * as backupEvents from '#platform/backup/events.ts'
import { backupJobs, planBackupsJob } from '#platform/backup/jobs.server.ts'
import type { AnyEvent } from '#platform/events/event.ts'
import { eventHandlers, type Listener } from '#platform/events/events.server.ts'
import { cleanUpFilesJob } from '#platform/files/clean-up-files.server.ts'
import * as fileEvents from '#platform/files/events.ts'
import { fileJobs } from '#platform/files/jobs.server.ts'
import { fileListeners } from '#platform/files/listeners.server.ts'
import { removeUnnamedFilesJob } from '#platform/files/remove-file.server.ts'
import { goOnScanningJob } from '#platform/files/scan-file.server.ts'
import { enqueue, type JobHandler } from '#platform/jobs/jobs.server.ts'
import { type JobWorker, runJobs } from '#platform/jobs/run-jobs.server.ts'
import { mailJobs } from '#platform/mail/jobs.server.ts'
import type { Services } from '#platform/services.ts'
import { welcomeJobs, welcomeListeners } from '#portal/welcome/jobs.server.ts'
import { deletionJobs, executeDeletionsJob } from '#privacy/deletion/jobs.server.ts'
import { exportJobs, removeExportsJob } from '#privacy/export/jobs.server.ts'
import { firmExportJobs, removeFirmExportsJob } from '#privacy/firm-export/jobs.server.ts'
import { clearImportsJob, importJobs } from '#privacy/import/jobs.server.ts'
import { mergeJobs } from '#privacy/merging/jobs.server.ts'
import { applyRetentionJob, retentionJobs } from '#privacy/retention/jobs.server.ts'
import * as editorialEvents from '#publishing/editor/events.ts'
import { publishDueJob } from '#publishing/editor/items/schedule-content-item.server.ts'
import { editorialJobs } from '#publishing/editor/jobs.server.ts'
import { editorialListeners } from '#publishing/editor/listeners.server.ts'
import { generatorClockJob, generatorJobs } from '#publishing/generator/jobs.server.ts'
import * as newsEvents from '#publishing/news/events.ts'
import { dailyNewsJob, newsJobs, refreshFeedsJob } from '#publishing/news/jobs.server.ts'
import { newsListeners } from '#publishing/news/staff/listeners.server.ts'
import { campaignJobs, watchCampaignsJob } from '#publishing/newsletter/campaigns/jobs.server.ts'
import { expectedJobs, expectedTaxesJob } from '#returns/expected/jobs.server.ts'
import { returnListeners } from '#returns/listeners.server.ts'
import { inviteClockJob } from '#returns/next-year/invite.server.ts'
import { nextYearJobs } from '#returns/next-year/jobs.server.ts'
import * as questionEvents from '#returns/questions/events.ts'
import { listOpenQuestions } from '#returns/questions/question-todos.server.ts'
import { statementJobs } from '#returns/statements/jobs.server.ts'
import * as shopEvents from '#shop/events.ts'
import { fillPlacesJob, reconcileOrdersJob, shopJobs } from '#shop/jobs.server.ts'
import { switchPricesJob } from '#shop/jobs.ts'
import { makeDigestJob, publishedJobs } from '#site/published/jobs.server.ts'
import { newDayJob, pageJobs } from './http/jobs.server.ts'

const events: AnyEvent[] = [
  accountEvents,
  shopEvents,
  caseEvents,
  billingEvents,
  questionEvents,
  editorialEvents,
  newsEvents,
  fileEvents,
  backupEvents,
].flatMap((folder) => Object.values<AnyEvent>(folder))

const listeners: Listener<Services>[] = [
  ...fileListeners,
  ...caseListeners,
  ...returnListeners,
  ...appointmentListeners,
  ...billingListeners,
  ...editorialListeners,
  ...newsListeners,
  ...backupListeners,
  ...welcomeListeners,
]

export const jobHandlers: JobHandler<Services>[] = asFirmOfNow([
  ...mailJobs,
  ...fileJobs,
  ...sandboxJobs,
  ...pageJobs,
  ...accountJobs,
  ...shopJobs,
  ...caseJobs([listOpenQuestions]),
  ...appointmentJobs,
  ...billingJobs,
  ...nextYearJobs,
  ...editorialJobs,
  ...generatorJobs,
  ...exportJobs,
  ...importJobs,
  ...firmExportJobs,
  ...emailJobs,
  ...retentionJobs,
  ...alertJobs,
  ...verificationJobs,
  ...backupJobs,
  ...deletionJobs,
  ...mergeJobs,
  ...newsJobs,
  ...campaignJobs,
  ...publishedJobs,
  ...expectedJobs,
  ...statementJobs,
  ...welcomeJobs,
  ...eventHandlers(events, listeners),
])

/** Cron schedule (UTC). Runs missed during downtime are made up within `backfillMinutes`. */
const schedule = [
  { task: reconcileOrdersJob.name, match: '* * * * *', backfillMinutes: 10 },
  // Each planned price has its own job, which changes the price on time. This job makes the changes that were missed,
  // for example because the clocks of the servers differ.
  { task: switchPricesJob.name, match: '* * * * *', backfillMinutes: 10 },
  { task: publishDueJob.name, match: '* * * * *', backfillMinutes: 10 },
  { task: raiseAlertsJob.name, match: '* * * * *', backfillMinutes: 5 },
  // This job checks at each run whether a backup is due at this time in Zurich, and also starts overdue backups.
  { task: planBackupsJob.name, match: '*/5 * * * *', backfillMinutes: 5 },
  { task: goOnScanningJob.name, match: '*/5 * * * *', backfillMinutes: 5 },
  // The next three jobs run after midnight in Zurich, which is 22:00 UTC in summer and 23:00 UTC in winter.
  { task: newDayJob.name, match: '1 22,23 * * *', backfillMinutes: 24 * 60 },
  { task: fillPlacesJob.name, match: '2 22,23 * * *', backfillMinutes: 24 * 60 },
  { task: noteLatePackagesJob.name, match: '4 22,23 * * *', backfillMinutes: 24 * 60 },
  { task: applyRetentionJob.name, match: '7 0 * * *', backfillMinutes: 24 * 60 },
  // This job runs every hour. It acts only at a certain hour of working days in Zurich, which the job checks.
  { task: sendRemindersJob.name, match: '3 * * * *', backfillMinutes: 60 },
  { task: appointmentClockJob.name, match: '*/5 * * * *', backfillMinutes: 60 },
  { task: clearExpiredJob.name, match: '17 2 * * *', backfillMinutes: 24 * 60 },
  // This job runs once a day, in the morning in Zurich, and acts only on working days.
  { task: remindDebtorsJob.name, match: '3 8 * * *', backfillMinutes: 8 * 60 },
  { task: billMissedJob.name, match: '11 * * * *', backfillMinutes: 60 },
  // This job runs every hour. It acts only on certain days at a certain hour in Zurich, which the job checks.
  { task: inviteClockJob.name, match: '13 * * * *', backfillMinutes: 60 },
  { task: forgetWaitingFilesJob.name, match: '29 * * * *', backfillMinutes: 60 },
  { task: sendDigestsJob.name, match: '0 16 * * *', backfillMinutes: 12 * 60 },
  { task: removeExportsJob.name, match: '27 * * * *', backfillMinutes: 60 },
  { task: removeFirmExportsJob.name, match: '35 * * * *', backfillMinutes: 60 },
  { task: clearImportsJob.name, match: '33 * * * *', backfillMinutes: 60 },
  { task: executeDeletionsJob.name, match: '47 * * * *', backfillMinutes: 60 },
  { task: removeUnnamedFilesJob.name, match: '31 * * * *', backfillMinutes: 60 },
  { task: cleanUpFilesJob.name, match: '37 2 * * *', backfillMinutes: 24 * 60 },
  { task: expectedTaxesJob.name, match: '13 1 * * *', backfillMinutes: 24 * 60 },
  { task: refreshFeedsJob.name, match: '*/15 * * * *', backfillMinutes: 15 },
  { task: dailyNewsJob.name, match: '0 5 * * *', backfillMinutes: 12 * 60 },
  // This job runs every hour and at server start. It acts only on certain days in Zurich, which the job checks.
  { task: generatorClockJob.name, match: '11 * * * *', backfillMinutes: 60 },
  { task: watchCampaignsJob.name, match: '*/5 * * * *', backfillMinutes: 5 },
  { task: makeDigestJob.name, match: '5 * * * *', backfillMinutes: 60 },
]

/** Starts background jobs and cron. Failed jobs are retried with backoff; permanently failed ones are not deleted. */
export function startWorker(services: Services): JobWorker {
  enqueue(services.db, generatorClockJob, {}, { key: 'generator-clock-at-start' }).catch((err: unknown) =>
    services.log.warn({ err }, 'the article of the day was not requested at startup'),
  )
  return runJobs(services, jobHandlers, {
    parsedCronItems: parseCronItems(
      schedule.map(({ task, match, backfillMinutes }) => ({
        task,
        match,
        identifier: task,
        options: { backfillPeriod: backfillMinutes * 60_000, maxAttempts: 5 },
      })),
    ),
  })
}
