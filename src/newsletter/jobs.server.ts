import { z } from 'zod'
import { defineJob, handleJob, type JobHandler } from '#platform/jobs/jobs.server.ts'
import type { Services } from '#platform/services.ts'
import { removeUnconfirmed } from './subscriber-db.server.ts'

/** Once a day: removes addresses that nobody has confirmed in time. */
export const clearUnconfirmedJob = defineJob('newsletter-clear-unconfirmed', z.unknown())

export const newsletterJobs: JobHandler<Services>[] = [
  handleJob(clearUnconfirmedJob, ({ db, now }: Services) => removeUnconfirmed(db, now())),
]
