import { z } from 'zod'
import { defineJob, handleJob, type JobHandler } from '#platform/jobs/jobs.server.ts'
import type { Services } from '#platform/services.ts'
import { queueReading, readNext, readNextJob } from './reader/read-next.server.ts'

const earlierJob = defineJob('read-statement', z.object({ documentId: z.string() }))

export const statementJobs: JobHandler<Services>[] = [
  handleJob(readNextJob, (services: Services) => readNext(services), 'readings'),
  handleJob(earlierJob, (services: Services, { documentId }) =>
    queueReading(services.db, { documentId, isRequested: true, at: services.now() }),
  ),
]
