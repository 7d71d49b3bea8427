import { z } from 'zod'
import { defineJob } from '#platform/jobs/jobs.server.ts'

export const payRefundJob = defineJob('pay-refund', z.object({ refundId: z.uuid() }))
