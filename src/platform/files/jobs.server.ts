import { handleJob, type JobHandler } from '#platform/jobs/jobs.server.ts'
import type { Services } from '#platform/services.ts'
import {
  goOnScanning,
  goOnScanningJob,
  removeInfected,
  removeInfectedJob,
  scanFile,
  scanFileJob,
} from './scan-file.server.ts'
import { sweepFiles, sweepFilesJob } from './sweep-files.server.ts'

export const fileJobs: JobHandler<Services>[] = [
  handleJob(scanFileJob, (services: Services, { fileId }) => scanFile(services, fileId)),
  handleJob(removeInfectedJob, (services: Services, { fileId }) => removeInfected(services, fileId)),
  handleJob(sweepFilesJob, (services: Services) => sweepFiles(services)),
  handleJob(goOnScanningJob, (services: Services) => goOnScanning(services)),
]
