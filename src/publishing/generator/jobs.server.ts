import { z } from 'zod'
import { defineJob, handleJob, type JobHandler } from '#platform/jobs/jobs.server.ts'
import type { Services } from '#platform/services.ts'
import { generate } from './generate.server.ts'
import { generateJob, startRunOfDay } from './start-run.server.ts'

export const generatorClockJob = defineJob('generator-clock', z.unknown())

export const generatorJobs: JobHandler<Services>[] = [
  handleJob(generateJob, (services: Services, { runId }) => generate(services, runId), 'news'),
  handleJob(generatorClockJob, (services: Services) => startRunOfDay(services)),
]
