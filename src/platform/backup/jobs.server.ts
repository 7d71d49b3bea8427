import { z } from 'zod'
import { defineJob, handleJob, type JobHandler } from '#platform/jobs/jobs.server.ts'
import type { Services } from '#platform/services.ts'
import { executeRun } from './execute-run.server.ts'
import { backupRunJob, planRuns } from './request-run.server.ts'

export const planBackupsJob = defineJob('plan-backups', z.unknown())

export const backupJobs: JobHandler<Services>[] = [
  handleJob(planBackupsJob, (services: Services) => planRuns(services)),
  handleJob(backupRunJob, (services: Services, { runId }) => executeRun(services, runId), 'backups'),
]
