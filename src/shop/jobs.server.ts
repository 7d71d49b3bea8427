import { z } from 'zod'
import { defineJob, handleJob, type JobHandler } from '#platform/jobs/jobs.server.ts'
import type { Services } from '#platform/services.ts'
import { fillMonthlyPlaces } from './catalogue/changed-products.server.ts'
import { switchPrices } from './catalogue/editing/switch-prices.server.ts'
import { closeCheckout, payRefundJob, requestAccountJob, switchPricesJob } from './jobs.ts'
import { closeUnwantedCheckout, reconcileOrders } from './orders/close-orders.server.ts'
import { requestAccount } from './payouts/add-payout.server.ts'
import { executeFirstOrderDiscount, payFirstOrderDiscountJob } from './promotions/pay-first-order-discount.server.ts'
import { executeRefund, payRefund, refundOrderJob } from './refunds/refund-order.server.ts'

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
