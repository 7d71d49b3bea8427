import { handleJob, type JobHandler } from '#platform/jobs/jobs.server.ts'
import type { Services } from '#platform/services.ts'
import { sendEmailJob } from './queue-letter.server.ts'
import { sendEmail } from './send-letter.server.ts'

export const mailJobs: JobHandler<Services>[] = [
  handleJob(sendEmailJob, (services: Services, { emailId }) => sendEmail(services, emailId), 'mail'),
]
