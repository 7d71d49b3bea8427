import { z } from 'zod'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { defineJob, enqueue } from '#platform/jobs/jobs.server.ts'

export const sendBatchJob = defineJob('newsletter-batch', z.object({ campaignId: z.uuid() }))

/** Replaces a pending job of the campaign. */
export async function pollAgain(db: Db | Tx, campaignId: string, delayMs = 0): Promise<void> {
  await enqueue(db, sendBatchJob, { campaignId }, { key: `newsletter-batch:${campaignId}`, delayMs })
}
