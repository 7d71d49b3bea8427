import { z } from 'zod'
import { defineJob } from '#platform/jobs/jobs.server.ts'
import type { Services } from '#platform/services.ts'
import { holdsMoney } from '#shop/orders/order.ts'
import { lockOrder } from '#shop/orders/order-db.server.ts'
import { findMoneyHere } from './money-here.server.ts'
import { recordRefund } from './record-refund.server.ts'
import { recordReturned } from './record-returned.server.ts'
import { countReturned } from './returned-refund.ts'
import { sumReturned } from './returned-refund-db.server.ts'

export const refundOrderJob = defineJob('refund-order', z.object({ orderId: z.uuid() }))

/** Refunds everything paid and not refunded yet. Throws if the provider is unavailable, so that the job retries. */
export async function executeRefund(
  { db, now, payments }: Pick<Services, 'db' | 'now' | 'payments'>,
  orderId: string,
): Promise<void> {
  const { order, returnedCents } = await db.transaction().execute(async (tx) => ({
    order: await lockOrder(tx, orderId),
    returnedCents: await sumReturned(tx, orderId),
  }))
  if (!order || !holdsMoney(order.state) || !order.providerPaymentId) return
  // Retry later while other refunds are pending: this one would pay their amounts too, and its amount cannot be lowered
  // afterwards.
  if ((await findMoneyHere(db, order)).underWayCents > 0)
    throw new Error(`A part of order ${order.number} is being given back; the rest follows`)
  const payment = order.providerCheckoutId ? await payments.findPayment(order.providerCheckoutId) : null
  // Only the payment of this order's checkout is refunded automatically.
  if (!payment || payment.paymentId !== order.providerPaymentId) {
    throw new Error(`The payment of order ${order.number} is not that of its checkout; refund it at the provider`)
  }
  const counted = countReturned(payment, returnedCents)
  const amountCents = counted.amountCents - counted.refundedCents
  const requested = { paymentId: order.providerPaymentId, amountCents, idempotencyKey: `refund-${order.id}` }
  const returned = counted.state === 'refunded' ? null : await payments.refund(requested)
  await db.transaction().execute(async (tx) => {
    const held = await lockOrder(tx, orderId)
    if (!held) return
    if (returned) await recordReturned(tx, held, returned, now())
    await recordRefund(tx, held, payment, now())
  })
}
