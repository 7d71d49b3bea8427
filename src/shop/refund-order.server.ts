import { z } from 'zod'
import { defineJob } from '#platform/jobs/jobs.server.ts'
import type { Services } from '#platform/services.ts'
import { holdsMoney } from './order.ts'
import { lockOrder } from './order-db.server.ts'
import { recordRefund } from './record-refund.server.ts'
import { findMoneyHere } from './refunds/money-here.server.ts'
import { recordReturned } from './refunds/record-returned.server.ts'
import { countReturned } from './refunds/returned-refund.ts'
import { sumReturned } from './refunds/returned-refund-db.server.ts'

/** A refund is asked for and to be carried out by the provider. */
export const refundOrderJob = defineJob('refund-order', z.object({ orderId: z.uuid() }))

/**
 * Carries out a refund that was asked for: of what was really paid, which may differ from the order's total, all that was
 * not given back before. Throws while the provider cannot be reached, so that the job is tried again.
 */
export async function executeRefund(
  { db, now, payments }: Pick<Services, 'db' | 'now' | 'payments'>,
  orderId: string,
): Promise<void> {
  const { order, returnedCents } = await db.transaction().execute(async (tx) => ({
    order: await lockOrder(tx, orderId),
    returnedCents: await sumReturned(tx, orderId),
  }))
  if (!order || !holdsMoney(order.state) || !order.providerPaymentId) return
  // What the other job gives back must be seen here first, or too much would be asked for under one key.
  if ((await findMoneyHere(db, order)).underWayCents > 0)
    throw new Error(`A part of order ${order.number} is being given back; the rest follows`)
  const payment = order.providerCheckoutId ? await payments.findPayment(order.providerCheckoutId) : null
  // Money that came through another checkout than the order's is not ours to guess about.
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
