import { z } from 'zod'
import { defineJob, handleJob, type JobHandler } from '#platform/jobs/jobs.server.ts'
import type { Services } from '#platform/services.ts'
import { executeDeletions } from './execute-deletion.server.ts'

export const executeDeletionsJob = defineJob('carry-out-deletions', z.unknown())

export const deletionJobs: JobHandler<Services>[] = [
  handleJob(executeDeletionsJob, (services: Services) => executeDeletions(services)),
]
