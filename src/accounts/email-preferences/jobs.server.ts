import { z } from 'zod'
import { defineJob, handleJob, type JobHandler } from '#platform/jobs/jobs.server.ts'
import type { Services } from '#platform/services.ts'
import { sendDigests } from './send-digests.server.tsx'

export const sendDigestsJob = defineJob('send-digests', z.unknown())

export const emailJobs: JobHandler<Services>[] = [
  handleJob(sendDigestsJob, async (services: Services) => {
    const emails = await sendDigests(services)
    if (emails > 0) services.log.info({ emails }, 'letters of the day were written')
  }),
]
