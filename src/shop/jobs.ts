import { z } from 'zod'
import { defineJob } from '#platform/jobs/jobs.server.ts'

/** An order was paid and waits to be carried out. The cases folder handles it; the shop does not know how. */
export const orderPaid = defineJob('order-paid', z.object({ orderId: z.uuid() }))

/** An unpaid checkout is no longer wanted and is to be closed at the provider. */
export const closeCheckout = defineJob('close-checkout', z.object({ checkoutId: z.string() }))
