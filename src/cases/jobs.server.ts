import { z } from 'zod'
import { removeFile } from '#platform/files/remove-file.server.ts'
import { defineJob, handleJob, type JobHandler } from '#platform/jobs/jobs.server.ts'
import type { Services } from '#platform/services.ts'
import { noteLatePackages } from './late/note-late-packages.server.ts'
import type { MatterSource } from './reminder-db.server.ts'
import { sendReminders } from './send-reminders.server.ts'
import { deleteWaitingBefore } from './waiting-file-db.server.ts'

/** Reminds clients of what waits for them. */
export const sendRemindersJob = defineJob('send-reminders', z.unknown())

/** Removes files whose message never came. */
export const forgetWaitingFilesJob = defineJob('forget-waiting-files', z.unknown())
/** Whoever was refused a message sends it again soon, or not at all. */
const maxWaitMs = 24 * 60 * 60_000

/** Notes packages that took longer than promised. */
export const noteLatePackagesJob = defineJob('note-late-packages', z.unknown())

/** `others` name what else waits for clients; their letter is one. */
export const caseJobs = (others: readonly MatterSource[]): JobHandler<Services>[] => [
  handleJob(noteLatePackagesJob, async (services: Services) => {
    const noted = await noteLatePackages(services)
    if (noted > 0) services.log.info({ noted }, 'packages were late')
  }),
  handleJob(sendRemindersJob, async (services: Services) => {
    const emails = await sendReminders(services, others)
    if (emails > 0) services.log.info({ emails }, 'clients were reminded')
  }),
  handleJob(forgetWaitingFilesJob, ({ db, now }: Services) =>
    db.transaction().execute(async (tx) => {
      const before = new Date(now().getTime() - maxWaitMs)
      for (const fileId of await deleteWaitingBefore(tx, before)) await removeFile(tx, fileId)
    }),
  ),
]
