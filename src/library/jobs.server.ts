import { z } from 'zod'
import { defineJob, handleJob, type JobHandler } from '#platform/jobs/jobs.server.ts'
import type { Services } from '#platform/services.ts'
import { forgetVisitsBefore } from './download-db.server.ts'

/** Once a day: forgets who was counted on the days before (UTC). The counts stay. */
export const forgetVisitsJob = defineJob('library-forget-visits', z.unknown())

export const libraryJobs: JobHandler<Services>[] = [
  handleJob(forgetVisitsJob, ({ db, now }: Services) => forgetVisitsBefore(db, now().toISOString().slice(0, 10))),
]
