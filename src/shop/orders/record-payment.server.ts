import { recordAudit, system } from '#platform/audit/audit.server.ts'
import type { Tx } from '#platform/db/database.server.ts'
import { publish } from '#platform/events/events.server.ts'
import { ownText, Unverified } from '#platform/mail/own-email.ts'
import { queueEmail } from '#platform/mail/queue-email.server.ts'
import type { Payment } from '#platform/payments/payments.ts'
import { isEnough } from '#shop/catalogue/catalogue.ts'
import { announceStock } from '#shop/catalogue/changed-products.server.ts'
import { listLeft, lockVariants, releaseStock, takeFromStock } from '#shop/catalogue/stock-db.server.ts'
import { orderPaid } from '#shop/events.ts'
import { recordFirstOrderDiscount, settleDiscounts } from '#shop/promotions/settle-discounts.server.ts'
import type { OrderState } from './order.ts'
import { type LockedOrder, listLines, saveOrder } from './order-db.server.ts'
import { orderUnderReview } from './order-emails.tsx'
import type { ReviewError } from './review-error.ts'

export async function recordPayment(tx: Tx, order: LockedOrder, payment: Payment, now: Date): Promise<OrderState> {
  const lines = await listLines(tx, order.id)
  const error = mismatch(order, payment) ?? (await consumeStock(tx, order, lines, now))
  const state = error ? 'paid_review' : 'paid'
  const buyerEmail = order.buyerEmail ?? payment.buyerEmail?.toLowerCase() ?? null
  await saveOrder(tx, order.id, {
    state,
    reviewError: error && JSON.stringify(error),
    paidAt: now,
    receivedCents: payment.amountCents,
    buyerEmail,
    buyerName: payment.buyerName,
    providerPaymentId: payment.paymentId,
    providerCheckoutId: order.providerCheckoutId ?? payment.checkoutId,
  })
  await announceStock(tx, lines)
  await settleDiscounts(tx, { ...order, buyerEmail }, payment.buyerEmail, now)
  if (!error) {
    await recordFirstOrderDiscount(tx, { ...order, buyerEmail }, lines)
    await publish(tx, orderPaid, { orderId: order.id })
  }
  if (buyerEmail && error) {
    const { buyerName, amountCents } = payment
    const facts = { number: order.number, amountCents, currency: ownText(payment.currency) }
    const email = orderUnderReview({ ...facts, buyerName: new Unverified(buyerName) })
    await queueEmail(tx, { eventKey: `order-review-${order.id}`, to: buyerEmail, email })
  }
  await recordAudit(tx, system, {
    action: `order.${state}`,
    object: { type: 'order', id: order.id },
    detail: { amountCents: payment.amountCents, currency: payment.currency, reason: error?.code ?? null },
  })
  return state
}

function mismatch(order: LockedOrder, payment: Payment): ReviewError | null {
  if (order.providerCheckoutId && order.providerCheckoutId !== payment.checkoutId)
    return { code: 'other-checkout', values: {} }
  if (payment.currency.toLowerCase() !== order.currencyCode.toLowerCase())
    return { code: 'other-currency', values: { paid: payment.currency, expected: order.currencyCode } }
  if (payment.amountCents !== order.totalCents)
    return { code: 'other-amount', values: { paidCents: payment.amountCents, expectedCents: order.totalCents } }
  return null
}

async function consumeStock(
  tx: Tx,
  order: LockedOrder,
  lines: { variantId: string; quantity: number; productTitle: string }[],
  now: Date,
): Promise<ReviewError | null> {
  const ids = lines.map((line) => line.variantId)
  await lockVariants(tx, ids)
  await releaseStock(tx, order.id)
  const left = await listLeft(tx, ids, now)
  const short = lines.find(({ variantId, quantity }) => !isEnough(left.get(variantId), quantity))
  if (short) return { code: 'sold-out', values: { title: short.productTitle } }
  await takeFromStock(tx, lines)
  return null
}
