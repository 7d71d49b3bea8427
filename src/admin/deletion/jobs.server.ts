import { z } from 'zod'
import { defineJob, handleJob, type JobHandler } from '#platform/jobs/jobs.server.ts'
import type { Services } from '#platform/services.ts'
import { carryOutDeletions } from './carry-out-deletions.server.ts'

/** Once an hour: deletes clients who have asked for it, and whose days to think are over. */
export const carryOutDeletionsJob = defineJob('carry-out-deletions', z.unknown())

export const deletionJobs: JobHandler<Services>[] = [
  handleJob(carryOutDeletionsJob, (services: Services) => carryOutDeletions(services)),
]
