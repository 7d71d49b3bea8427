import { handleJob, type JobHandler } from '#platform/jobs/jobs.server.ts'
import type { Services } from '#platform/services.ts'
import { readStatementJob } from './ask-reading.server.ts'
import { takeStatement } from './take-statement.server.ts'

export const statementJobs: JobHandler<Services>[] = [
  handleJob(
    readStatementJob,
    (services: Services, { documentId }) => takeStatement(services, documentId, { isAsked: true }),
    'readings',
  ),
]
