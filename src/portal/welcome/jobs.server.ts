import { z } from 'zod'
import { invoicePdfStored } from '#billing/events.ts'
import { orderFulfilled } from '#cases/events.ts'
import { type Listener, listen } from '#platform/events/events.server.ts'
import { defineJob, enqueue, handleJob, type JobHandler } from '#platform/jobs/jobs.server.ts'
import type { Services } from '#platform/services.ts'
import { orderPaid } from '#shop/events.ts'
import { sendWelcome } from './send-welcome.server.ts'

/** How long the first email waits for the invoice PDF. */
const invoiceWaitMs = 2 * 60_000

const sendLateWelcomeJob = defineJob('send-late-welcome', z.object({ orderId: z.uuid() }))

export const welcomeJobs: JobHandler<Services>[] = [
  handleJob(sendLateWelcomeJob, (services: Services, { orderId }) => sendWelcome(services, orderId, { isLate: true })),
]

export const welcomeListeners: Listener<Services>[] = [
  listen(orderFulfilled, 'send-welcome', async (services: Services, { orderId }) => {
    await sendWelcome(services, orderId)
    const options = { key: `send-late-welcome:${orderId}`, delayMs: invoiceWaitMs }
    await enqueue(services.db, sendLateWelcomeJob, { orderId }, options)
  }),
  // The cases of an order by invoice may be open before it is paid.
  listen(orderPaid, 'send-welcome', (services: Services, { orderId }) => sendWelcome(services, orderId)),
  listen(invoicePdfStored, 'send-welcome', (services: Services, { orderId }) => sendWelcome(services, orderId)),
]
