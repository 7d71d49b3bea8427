import { z } from 'zod'
import { defineJob, handleJob, type JobHandler } from '#platform/jobs/jobs.server.ts'
import type { Services } from '#platform/services.ts'
import { reconcileOrders } from './close-orders.server.ts'
import { closeCheckout } from './jobs.ts'
import { reviewOrderJobs } from './review-order.server.ts'

/** Runs by the timetable. */
export const reconcileOrdersJob = defineJob('reconcile-orders', z.unknown())

export const shopJobs: JobHandler<Services>[] = [
  ...reviewOrderJobs,
  handleJob(
    closeCheckout,
    (services: Services, { checkoutId }) => services.payments.cancelCheckout(checkoutId),
    'payments',
  ),
  handleJob(reconcileOrdersJob, (services: Services) => reconcileOrders(services), 'payments'),
]
