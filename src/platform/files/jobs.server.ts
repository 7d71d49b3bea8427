import { handleJob, type JobHandler } from '#platform/jobs/jobs.server.ts'
import type { Services } from '#platform/services.ts'
import { cleanUpFiles, cleanUpFilesJob } from './clean-up-files.server.ts'
import { removeContentJob, removeUnnamedFiles, removeUnnamedFilesJob } from './remove-file.server.ts'
import { goOnScanning, goOnScanningJob, scanFile, scanFileJob } from './scan-file.server.ts'

export const fileJobs: JobHandler<Services>[] = [
  handleJob(scanFileJob, (services: Services, { fileId }) => scanFile(services, fileId), 'files'),
  handleJob(removeContentJob, ({ fileStore }: Services, { storageKey }) => fileStore.remove(storageKey), 'files'),
  handleJob(cleanUpFilesJob, (services: Services) => cleanUpFiles(services), 'files'),
  handleJob(removeUnnamedFilesJob, (services: Services) => removeUnnamedFiles(services)),
  handleJob(goOnScanningJob, (services: Services) => goOnScanning(services), 'files'),
]
