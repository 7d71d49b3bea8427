import { handleJob, type JobHandler } from '#platform/jobs/jobs.server.ts'
import type { Services } from '#platform/services.ts'
import { sendLetterJob } from './queue-letter.server.ts'
import { sendLetter } from './send-letter.server.ts'

export const mailJobs: JobHandler<Services>[] = [
  handleJob(sendLetterJob, (services: Services, { letterId }) => sendLetter(services, letterId), 'mail'),
]
