import { handleJob, type JobHandler } from '#platform/jobs/jobs.server.ts'
import type { Services } from '#platform/services.ts'
import { publishDue, publishDueJob } from './items/schedule-content-item.server.ts'

export const editorialJobs: JobHandler<Services>[] = [handleJob(publishDueJob, (services) => publishDue(services))]
