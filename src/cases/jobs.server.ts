import { z } from 'zod'
import { removeFile } from '#platform/files/remove-file.server.ts'
import { defineJob, handleJob, type JobHandler } from '#platform/jobs/jobs.server.ts'
import type { Services } from '#platform/services.ts'
import { deleteWaitingBefore } from './documents/waiting-file-db.server.ts'
import { noteLatePackages } from './late/note-late-packages.server.ts'
import { sendMassMessage, sendMassMessageJob } from './mass-messages/send-mass-message.server.ts'
import type { MatterSource } from './reminders/reminder-db.server.ts'
import { sendReminders } from './reminders/send-reminders.server.ts'

export const sendRemindersJob = defineJob('send-reminders', z.unknown())

export const forgetWaitingFilesJob = defineJob('forget-waiting-files', z.unknown())
const maxWaitMs = 24 * 60 * 60_000

export const noteLatePackagesJob = defineJob('note-late-packages', z.unknown())

export const caseJobs = (others: readonly MatterSource[]): JobHandler<Services>[] => [
  handleJob(sendMassMessageJob, (services: Services, { id }) => sendMassMessage(services, id)),
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
