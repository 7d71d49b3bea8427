import { z } from 'zod'
import { defineJob, handleJob, type JobHandler } from '#platform/jobs/jobs.server.ts'
import type { Services } from '#platform/services.ts'
import { listSending } from './campaign-db.server.ts'
import { pollAgain, sendBatch, sendBatchJob } from './send-batch.server.ts'

export const watchCampaignsJob = defineJob('newsletter-watch', z.unknown())

export const campaignJobs: JobHandler<Services>[] = [
  handleJob(sendBatchJob, (services: Services, { campaignId }) => sendBatch(services, campaignId), 'newsletter'),
  handleJob(watchCampaignsJob, async ({ db }: Services) => {
    for (const id of await listSending(db)) await pollAgain(db, id)
  }),
]
