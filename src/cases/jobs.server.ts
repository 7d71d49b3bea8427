import { z } from 'zod'
import { defineJob, handleJob, type JobHandler } from '#platform/jobs/jobs.server.ts'
import type { Services } from '#platform/services.ts'
import { sendReminders } from './send-reminders.server.ts'

/** Reminds clients of what waits for them. */
export const sendRemindersJob = defineJob('send-reminders', z.unknown())

export const caseJobs: JobHandler<Services>[] = [
  handleJob(sendRemindersJob, async (services: Services) => {
    const letters = await sendReminders(services)
    if (letters > 0) services.log.info({ letters }, 'clients were reminded')
  }),
]
