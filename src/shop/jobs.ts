import { z } from 'zod'
import { defineJob } from '#platform/jobs/jobs.server.ts'

export const switchPricesJob = defineJob('switch-prices', z.unknown())

export const closeCheckout = defineJob('close-checkout', z.object({ checkoutId: z.string() }))
