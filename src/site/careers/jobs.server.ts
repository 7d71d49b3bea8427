import { z } from 'zod'
import { defineJob, handleJob, type JobHandler } from '#platform/jobs/jobs.server.ts'
import type { Services } from '#platform/services.ts'
import { removeDueApplications } from './remove-application.server.ts'

/** Once a day: deletes applications whose time is over, with their CVs. */
export const clearApplicationsJob = defineJob('careers-clear-old', z.unknown())

export const careersJobs: JobHandler<Services>[] = [
  handleJob(clearApplicationsJob, (services: Services) => removeDueApplications(services), 'files'),
]
