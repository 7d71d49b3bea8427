import { z } from 'zod'
import { defineJob, handleJob, type JobHandler } from '#platform/jobs/jobs.server.ts'
import type { Services } from '#platform/services.ts'
import { applyRetention } from './apply-retention.server.ts'

export const applyRetentionJob = defineJob('apply-retention', z.unknown())

export const retentionJobs: JobHandler<Services>[] = [
  handleJob(applyRetentionJob, (services: Services) => applyRetention(services)),
]
