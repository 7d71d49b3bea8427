import { z } from 'zod'
import { recordAudit, system } from '#platform/audit/audit.server.ts'
import { defineJob } from '#platform/jobs/jobs.server.ts'
import type { Services } from '#platform/services.ts'
import { findFirstOrderDiscount } from '#shop/checkout/first-order-discount-db.server.ts'
import { holdsMoney } from '#shop/orders/order.ts'
import { lockOrder } from '#shop/orders/order-db.server.ts'
import { findMoneyHere } from './money-here.server.ts'
import { recordPartRefund, recordRefund } from './record-refund.server.ts'
import { asCounted, recordReturned } from './record-returned.server.ts'
import { countReturned } from './refund.ts'
import { findRefund, moveRefund, sumReturned } from './refund-db.server.ts'

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
  // Retry once other refunds are done: a refund of everything would include their amounts and cannot be reduced.
  if ((await findMoneyHere(db, order)).underWayCents > 0)
    throw new Error(`A part of order ${order.number} is being refunded; the rest follows`)
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

type PayRefundDeps = Pick<Services, 'db' | 'now' | 'payments'>

/** Executes a refund once (fixed idempotency key). Throws if the provider is unavailable; the job then retries. */
export async function payRefund({ db, now, payments }: PayRefundDeps, refundId: string): Promise<void> {
  const refund = await findRefund(db, refundId)
  if (refund?.state !== 'sending' || refund.amountCents === null) return
  const order = await db.transaction().execute((tx) => lockOrder(tx, refund.orderId))
  if (!order?.providerCheckoutId || !order.providerPaymentId) return
  if ((await findFirstOrderDiscount(db, order.id))?.state === 'requested')
    throw new Error(`A part of order ${order.number} is being refunded; the rest follows`)
  const payment = await payments.findPayment(order.providerCheckoutId)
  if (!payment || payment.paymentId !== order.providerPaymentId)
    throw new Error(`The payment of order ${order.number} is not that of its checkout; refund it at the provider`)
  // Limit the refund to the payment, because staff may have accepted a payment below the order total.
  const amountCents = Math.min(refund.amountCents, payment.amountCents)
  // Decline the refund if all refunds together would exceed the money received, unless this refund is already executed.
  if (payment.refundedCents < amountCents && (await declineBeyondReceived(db, refundId, amountCents, now()))) return
  const requested = { paymentId: order.providerPaymentId, amountCents, idempotencyKey: `refund-${refundId}` }
  const returned = payment.state === 'refunded' ? null : await payments.refund(requested)
  const after = (await payments.findPayment(order.providerCheckoutId)) ?? payment
  await db.transaction().execute(async (tx) => {
    const held = await lockOrder(tx, order.id)
    if (!held || !(await moveRefund(tx, refundId, 'sending', { state: 'paid', paidAt: now() }))) return
    const why = { refundId, reason: refund.reason }
    if (returned) await recordReturned(tx, held, returned, now())
    if (!holdsMoney(held.state)) return
    const counted = await asCounted(tx, held.id, after)
    if (counted.state === 'refunded') await recordRefund(tx, held, counted, now(), why)
    else await recordPartRefund(tx, held, counted, why)
  })
}

function declineBeyondReceived(db: Services['db'], refundId: string, amountCents: number, at: Date): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const refund = await findRefund(tx, refundId)
    const order = refund && (await lockOrder(tx, refund.orderId))
    if (!order || amountCents <= (await findMoneyHere(tx, order, { except: refundId })).leftCents) return false
    await moveRefund(tx, refundId, 'sending', { state: 'declined', decidedAt: at })
    const detail = { number: order.number, amountCents, reason: 'too-much' }
    await recordAudit(tx, system, { action: 'order.refund-declined', object: { type: 'order', id: order.id }, detail })
    return true
  })
}
