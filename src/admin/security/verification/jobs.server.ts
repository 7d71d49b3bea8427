import { handleJob, type JobHandler } from '#platform/jobs/jobs.server.ts'
import type { Services } from '#platform/services.ts'
import { verifyLog, verifyLogJob } from './verify-log.server.ts'

export const verificationJobs: JobHandler<Services>[] = [handleJob(verifyLogJob, verifyLog)]
