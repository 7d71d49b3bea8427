import { z } from 'zod'
import { defineJob } from '#platform/jobs/jobs.server.ts'

/** A refund is decided and to be carried out by the provider. */
export const payRefundJob = defineJob('pay-refund', z.object({ refundId: z.uuid() }))
