import { z } from 'zod'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { defineJob, enqueue } from '#platform/jobs/jobs.server.ts'

/** Sends the next batch of a campaign. */
export const sendBatchJob = defineJob('newsletter-batch', z.object({ campaignId: z.uuid() }))

/** Looks at a campaign again after this time; in place of what waits there for it. */
export async function pollAgain(db: Db | Tx, campaignId: string, delayMs = 0): Promise<void> {
  await enqueue(db, sendBatchJob, { campaignId }, { key: `newsletter-batch:${campaignId}`, delayMs })
}
