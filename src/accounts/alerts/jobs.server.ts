import { z } from 'zod'
import { defineJob, handleJob, type JobHandler } from '#platform/jobs/jobs.server.ts'
import type { Services } from '#platform/services.ts'
import { raiseAlerts } from './raise-alerts.server.ts'

export const raiseAlertsJob = defineJob('raise-alerts', z.unknown())

export const alertJobs: JobHandler<Services>[] = [
  handleJob(raiseAlertsJob, (services: Services) => raiseAlerts(services)),
]
