import { handleJob, type JobHandler } from '#platform/jobs/jobs.server.ts'
import type { Services } from '#platform/services.ts'
import { removeContentJob } from './remove-old-cases.server.ts'

export const caseJobs: JobHandler<Services>[] = [
  handleJob(removeContentJob, ({ fileStore }: Services, { storageKey }) => fileStore.remove(storageKey), 'files'),
]
