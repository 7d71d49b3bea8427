import { handleJob, type JobHandler } from '#platform/jobs/jobs.server.ts'
import type { Services } from '#platform/services.ts'
import { publishDueJob } from './jobs.ts'
import { publishDue } from './publish-due.server.ts'

export const editorialJobs: JobHandler<Services>[] = [handleJob(publishDueJob, (services) => publishDue(services))]
