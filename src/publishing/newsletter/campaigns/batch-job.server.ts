import { z } from 'zod'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { defineJob, enqueue } from '#platform/jobs/jobs.server.ts'

export const sendBatchJob = defineJob('newsletter-batch', z.object({ campaignId: z.uuid() }))

/** Enqueues the next batch job of a campaign, replacing a pending one. */
export async function pollAgain(db: Db | Tx, campaignId: string, delayMs = 0): Promise<void> {
  await enqueue(db, sendBatchJob, { campaignId }, { key: `newsletter-batch:${campaignId}`, delayMs })
}
