import { handleJob, type JobHandler } from '#platform/jobs/jobs.server.ts'
import type { Services } from '#platform/services.ts'
import { publishDue } from './items/publish-due.server.ts'
import { publishDueJob } from './jobs.ts'

export const editorialJobs: JobHandler<Services>[] = [handleJob(publishDueJob, (services) => publishDue(services))]
