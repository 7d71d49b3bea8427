import { recordAudit, system } from '#platform/audit/audit.server.ts'
import type { Tx } from '#platform/db/database.server.ts'
import { publish } from '#platform/events/events.server.ts'
import { ownText, Unverified } from '#platform/mail/own-email.ts'
import { queueEmail } from '#platform/mail/queue-email.server.ts'
import type { Payment } from '#platform/payments/payments.ts'
import { announceStock } from '#shop/catalogue/changed-products.server.ts'
import { releaseStock, returnToStock } from '#shop/catalogue/stock-db.server.ts'
import { findFirstOrderDiscount, moveFirstOrderDiscount } from '#shop/checkout/first-order-discount-db.server.ts'
import { orderPartRefunded, orderRefunded } from '#shop/events.ts'
import { holdsMoney, mayBecome } from '#shop/orders/order.ts'
import { type LockedOrder, listLines, saveOrder } from '#shop/orders/order-db.server.ts'
import { orderRefundEmail } from '#shop/orders/order-emails.tsx'
import { returnUses } from '#shop/promotions/settle-discounts.server.ts'
import type { RefundReason } from './refund.ts'
import { closeRefunds } from './refund-db.server.ts'

export type Why = { refundId?: string; reason?: RefundReason }

/** Marks an order as refunded; later payment events are ignored. The caller must have locked it. False if unchanged. */
export async function recordRefund(
  tx: Tx,
  order: LockedOrder,
  payment: Payment,
  now: Date,
  why: Why = {},
): Promise<boolean> {
  if (!mayBecome(order.state, 'refunded') || isAnother(order, payment)) return false
  const buyerEmail = order.buyerEmail ?? payment.buyerEmail?.toLowerCase() ?? null
  const buyerName = order.buyerName ?? payment.buyerName
  const { amountCents, currency, paymentId, checkoutId } = payment
  await saveOrder(tx, order.id, {
    state: 'refunded',
    refundedAt: now,
    refundedCents: amountCents,
    ...(order.paidAt === null && { receivedCents: amountCents }),
    buyerEmail,
    buyerName,
    providerPaymentId: order.providerPaymentId ?? paymentId,
    providerCheckoutId: order.providerCheckoutId ?? checkoutId,
  })
  await moveFirstOrderDiscount(tx, { orderId: order.id, from: 'due', to: 'not_due', reasonCode: 'order-refunded' })
  await releaseStock(tx, order.id)
  await returnUses(tx, order.id)
  await closeRefunds(tx, order.id, now)
  const lines = await listLines(tx, order.id)
  // Return units to stock only for a paid order; an order under review has not consumed any.
  if (order.state === 'paid') await returnToStock(tx, lines)
  await announceStock(tx, lines)
  if (buyerEmail) {
    const cents = { nowCents: amountCents - order.refundedCents, inAllCents: amountCents, paidCents: amountCents }
    const email = orderRefundEmail({ ...cents, ...refundFacts(order.number, currency, buyerName) })
    await queueEmail(tx, { eventKey: `order-refunded-${order.id}`, to: buyerEmail, email })
  }
  await publish(tx, orderRefunded, { orderId: order.id, amountCents: amountCents - order.refundedCents, ...why })
  const detail = { amountCents, currency }
  await recordAudit(tx, system, { action: 'order.refunded', object: { type: 'order', id: order.id }, detail })
  return true
}

/** Records a partial refund of a locked order. `payment.refundedCents` is the total so far; a lower one is ignored. */
export async function recordPartRefund(tx: Tx, order: LockedOrder, payment: Payment, why: Why = {}): Promise<boolean> {
  const { refundedCents, amountCents, currency } = payment
  if (!holdsMoney(order.state) || isAnother(order, payment) || refundedCents <= order.refundedCents) return false
  await saveOrder(tx, order.id, { refundedCents })
  const to = order.buyerEmail ?? payment.buyerEmail?.toLowerCase()
  if (to) {
    const cents = { nowCents: refundedCents - order.refundedCents, inAllCents: refundedCents, paidCents: amountCents }
    const buyerName = order.buyerName ?? payment.buyerName
    const discount = await findFirstOrderDiscount(tx, order.id)
    const isFirstDiscount =
      (discount?.state === 'requested' || discount?.state === 'paid_back') && discount.amountCents === cents.nowCents
    const email = orderRefundEmail({ ...cents, ...refundFacts(order.number, currency, buyerName), isFirstDiscount })
    await queueEmail(tx, { eventKey: `order-refunded-${order.id}-${refundedCents}`, to, email })
  }
  const nowCents = refundedCents - order.refundedCents
  await publish(tx, orderPartRefunded, { orderId: order.id, amountCents: nowCents, ...why })
  const detail = { refundedCents, amountCents, currency }
  await recordAudit(tx, system, { action: 'order.partly-refunded', object: { type: 'order', id: order.id }, detail })
  return true
}

function isAnother(order: LockedOrder, { paymentId, checkoutId }: Payment): boolean {
  if (order.providerPaymentId) return paymentId !== null && paymentId !== order.providerPaymentId
  return order.providerCheckoutId !== null && order.providerCheckoutId !== checkoutId
}

function refundFacts(number: number, currency: string, buyerName: string | null) {
  return { number, currency: ownText(currency), buyerName: new Unverified(buyerName) }
}
