import { z } from 'zod'
import { defineJob, handleJob, type JobHandler } from '#platform/jobs/jobs.server.ts'
import type { Services } from '#platform/services.ts'
import { fillMonthlyPlaces } from './cart/fill-places.server.ts'
import { switchPrices } from './catalogue/editing/switch-prices.server.ts'
import { closeCheckout, switchPricesJob } from './jobs.ts'
import { closeUnwantedCheckout } from './orders/close-orders.server.ts'
import { reconcileOrders } from './orders/reconcile-orders.server.ts'
import { requestAccountJob } from './payouts/jobs.ts'
import { requestAccount } from './payouts/request-account.server.ts'
import { executeFirstOrderDiscount, payFirstOrderDiscountJob } from './promotions/pay-first-order-discount.server.ts'
import { payRefundJob } from './refunds/jobs.ts'
import { payRefund } from './refunds/pay-refund.server.ts'
import { executeRefund, refundOrderJob } from './refunds/refund-order.server.ts'

export const reconcileOrdersJob = defineJob('reconcile-orders', z.unknown())

export const fillPlacesJob = defineJob('fill-places', z.unknown())

export const shopJobs: JobHandler<Services>[] = [
  handleJob(refundOrderJob, (services: Services, { orderId }) => executeRefund(services, orderId), 'payments'),
  handleJob(payRefundJob, (services: Services, { refundId }) => payRefund(services, refundId), 'payments'),
  handleJob(requestAccountJob, (services: Services, { payoutId }) => requestAccount(services, payoutId)),
  handleJob(
    payFirstOrderDiscountJob,
    (services: Services, { orderId }) => executeFirstOrderDiscount(services, orderId),
    'payments',
  ),
  handleJob(
    closeCheckout,
    (services: Services, { checkoutId }) => closeUnwantedCheckout(services, checkoutId),
    'payments',
  ),
  handleJob(reconcileOrdersJob, (services: Services) => reconcileOrders(services), 'payments'),
  handleJob(switchPricesJob, (services: Services) => switchPrices(services)),
  handleJob(fillPlacesJob, async (services: Services) => void (await fillMonthlyPlaces(services))),
]
