import { z } from 'zod'
import { defineJob } from '#platform/jobs/jobs.server.ts'

export const payRefundJob = defineJob('pay-refund', z.object({ refundId: z.uuid() }))

export const requestAccountJob = defineJob('ask-for-account', z.object({ payoutId: z.uuid() }))

export const switchPricesJob = defineJob('switch-prices', z.unknown())

export const closeCheckout = defineJob('close-checkout', z.object({ checkoutId: z.string() }))
