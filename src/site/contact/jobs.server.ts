import { z } from 'zod'
import { defineJob, handleJob, type JobHandler } from '#platform/jobs/jobs.server.ts'
import type { Services } from '#platform/services.ts'
import { removeLeadsBefore } from './lead-db.server.ts'

/** Once a day: removes enquiries that are older than 24 months. */
export const clearLeadsJob = defineJob('contact-clear-old', z.unknown())

export const contactJobs: JobHandler<Services>[] = [
  handleJob(clearLeadsJob, async ({ db, now }: Services) => {
    const day = new Date(now())
    day.setUTCMonth(day.getUTCMonth() - 24)
    await removeLeadsBefore(db, day)
  }),
]
