import { handleJob, type JobHandler } from '#platform/jobs/jobs.server.ts'
import type { Services } from '#platform/services.ts'
import { sendEmailJob } from './queue-email.server.ts'
import { sendEmail } from './send-email.server.ts'

export const mailJobs: JobHandler<Services>[] = [
  handleJob(sendEmailJob, (services: Services, { emailId }) => sendEmail(services, emailId), 'mail'),
]
