import { handleJob, type JobHandler } from '#platform/jobs/jobs.server.ts'
import type { Services } from '#platform/services.ts'
import { scanFile, scanFileJob } from './scan-file.server.ts'

export const fileJobs: JobHandler<Services>[] = [
  handleJob(scanFileJob, (services: Services, { fileId }) => scanFile(services, fileId), 'files'),
]
