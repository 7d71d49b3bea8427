import { z } from 'zod'
import { recordAudit } from '#platform/audit/audit.server.ts'
import type { Tx } from '#platform/db/database.server.ts'
import { defineJob, enqueue } from '#platform/jobs/jobs.server.ts'
import type { Services } from '#platform/services.ts'
import { findFirstOrderDiscount, moveFirstOrderDiscount } from '#shop/checkout/first-order-discount-db.server.ts'
import { type LockedOrder, lockOrder } from '#shop/orders/order-db.server.ts'
import { type Decision, type ReviewRefusal, withOrder } from '#shop/orders/review-order.server.ts'
import { addPayout } from '#shop/payouts/add-payout.server.ts'
import { isByTransfer } from '#shop/payouts/payout.ts'
import { findMoneyHere } from '#shop/refunds/money-here.server.ts'
import { recordPartRefund } from '#shop/refunds/record-refund.server.ts'
import { asCounted, recordReturned } from '#shop/refunds/record-returned.server.ts'
import { findOpenRefund, insertRefund } from '#shop/refunds/refund-db.server.ts'

export const payFirstOrderDiscountJob = defineJob('pay-back-first-order', z.object({ orderId: z.uuid() }))

export type FirstOrderOutcome =
  | { ok: true }
  | ReviewRefusal
  | { ok: false; reason: 'no-payment' | 'no-reason' | 'nothing-due' | 'refund-open' }

type PayFirstOrderDiscountDeps = Pick<Services, 'db' | 'now'>

/** Approves the refund of a first-order discount, once. Card payments are refunded by a job, transfers by a payout. */
export function payFirstOrderDiscount(
  { db, now }: PayFirstOrderDiscountDeps,
  decision: Decision,
): Promise<FirstOrderOutcome> {
  const { actor, orderId } = decision
  const action = 'order.first-discount-asked'
  return withOrder(db, { ...decision, action }, async (tx, order): Promise<FirstOrderOutcome> => {
    if (order.state !== 'paid') return { ok: false, reason: 'wrong-state', state: order.state }
    if (order.refundRequestedAt) return { ok: false, reason: 'refund-asked' }
    const isPaidOut = isByTransfer(order)
    if (!isPaidOut && !order.providerPaymentId) return { ok: false, reason: 'no-payment' }
    if (isPaidOut && (await findOpenRefund(tx, orderId))) return { ok: false, reason: 'refund-open' }
    const amountCents = (await findFirstOrderDiscount(tx, orderId))?.amountCents ?? 0
    const { leftCents, underWayCents } = await findMoneyHere(tx, order)
    if (leftCents < amountCents) return { ok: false, reason: underWayCents > 0 ? 'refund-open' : 'no-payment' }
    const isMoved = await moveFirstOrderDiscount(tx, { orderId, from: 'due', to: 'requested' })
    if (!isMoved) return { ok: false, reason: 'nothing-due' }
    if (isPaidOut) await payOut(tx, order, { amountCents, by: actor.person.id, at: now() })
    else await enqueue(tx, payFirstOrderDiscountJob, { orderId }, { key: `pay-back-first-order-${orderId}` })
    await recordAudit(tx, actor, {
      action,
      object: { type: 'order', id: orderId },
      detail: { number: order.number },
    })
    return { ok: true }
  })
}

async function payOut(
  tx: Tx,
  order: LockedOrder,
  { amountCents, by, at }: { amountCents: number; by: string; at: Date },
) {
  const decided = { requestedBy: by, requestedAt: at, decidedBy: by, decidedAt: at }
  const refund = { orderId: order.id, amountCents, reason: 'goodwill', state: 'sending', ...decided } as const
  await addPayout(tx, { order, refundId: await insertRefund(tx, refund), amountCents, payeeEncrypted: null, at })
}

export function declineFirstOrderDiscount(
  { db }: PayFirstOrderDiscountDeps,
  decision: Decision & { reason: string },
): Promise<FirstOrderOutcome> {
  const { actor, orderId } = decision
  const reason = decision.reason.trim().slice(0, 500)
  const action = 'order.first-discount-not-due'
  return withOrder(db, { ...decision, action }, async (tx, order): Promise<FirstOrderOutcome> => {
    if (!reason) return { ok: false, reason: 'no-reason' }
    const isMoved = await moveFirstOrderDiscount(tx, { orderId, from: 'due', to: 'not_due', reason })
    if (!isMoved) return { ok: false, reason: 'nothing-due' }
    await recordAudit(tx, actor, {
      action,
      object: { type: 'order', id: orderId },
      detail: { number: order.number, reason },
    })
    return { ok: true }
  })
}

/** Refunds the discount. Throws if the provider is unavailable; the job then retries with the same idempotency key. */
export async function executeFirstOrderDiscount(
  { db, now, payments }: Pick<Services, 'db' | 'now' | 'payments'>,
  orderId: string,
): Promise<void> {
  const order = await db.transaction().execute((tx) => lockOrder(tx, orderId))
  const discount = await findFirstOrderDiscount(db, orderId)
  if (!order?.providerCheckoutId || !order.providerPaymentId || discount?.state !== 'requested') return
  const payment = await payments.findPayment(order.providerCheckoutId)
  if (!payment || payment.paymentId !== order.providerPaymentId)
    throw new Error(`The payment of order ${order.number} is not that of its checkout; refund it at the provider`)
  const { amountCents } = discount
  // Stop if all refunds together would exceed the money received, unless this discount is already refunded.
  if (payment.refundedCents < amountCents && (await endBeyondReceived(db, orderId))) return
  const requested = { paymentId: order.providerPaymentId, amountCents, idempotencyKey: `first-order-${order.id}` }
  const returned = payment.state === 'refunded' ? null : await payments.refund(requested)
  const after = (await payments.findPayment(order.providerCheckoutId)) ?? payment
  await db.transaction().execute(async (tx) => {
    const held = await lockOrder(tx, orderId)
    if (!held || !(await moveFirstOrderDiscount(tx, { orderId, from: 'requested', to: 'paid_back' }))) return
    if (returned) await recordReturned(tx, held, returned, now())
    await recordPartRefund(tx, held, await asCounted(tx, orderId, after))
  })
}

function endBeyondReceived(db: Services['db'], orderId: string): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) return false
    const { receivedCents, refundedCents, underWayCents } = await findMoneyHere(tx, order)
    if (refundedCents + underWayCents <= receivedCents) return false
    return moveFirstOrderDiscount(tx, { orderId, from: 'requested', to: 'not_due', reasonCode: 'order-refunded' })
  })
}
