import { z } from 'zod'
import { defineJob, handleJob, type JobHandler } from '#platform/jobs/jobs.server.ts'
import type { Services } from '#platform/services.ts'
import { closeUnwantedCheckout } from './close-orders.server.ts'
import { closeCheckout } from './jobs.ts'
import { reconcileOrders } from './reconcile-orders.server.ts'
import { carryOutRefund, refundOrderJob } from './refund-order.server.ts'

/** Runs by the timetable. */
export const reconcileOrdersJob = defineJob('reconcile-orders', z.unknown())

export const shopJobs: JobHandler<Services>[] = [
  handleJob(refundOrderJob, (services: Services, { orderId }) => carryOutRefund(services, orderId), 'payments'),
  handleJob(
    closeCheckout,
    (services: Services, { checkoutId }) => closeUnwantedCheckout(services, checkoutId),
    'payments',
  ),
  handleJob(reconcileOrdersJob, (services: Services) => reconcileOrders(services), 'payments'),
]
