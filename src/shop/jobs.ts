import { z } from 'zod'
import { defineJob } from '#platform/jobs/jobs.server.ts'

/** A planned price begins or ends. */
export const switchPricesJob = defineJob('switch-prices', z.unknown())

/** An unpaid checkout is no longer wanted and is to be closed at the provider. */
export const closeCheckout = defineJob('close-checkout', z.object({ checkoutId: z.string() }))
