import { z } from 'zod'
import { may } from '#accounts/people/may.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import type { AuditAction } from '#platform/audit/audit-action.ts'
import type { Tx } from '#platform/db/database.server.ts'
import { publish } from '#platform/events/events.server.ts'
import { enqueue } from '#platform/jobs/jobs.server.ts'
import type { Services } from '#platform/services.ts'
import { announceStock } from '#shop/catalogue/changed-products.server.ts'
import { releaseStock, takeFromStock } from '#shop/catalogue/stock-db.server.ts'
import { orderPaid } from '#shop/events.ts'
import { moveDiscounts } from '#shop/promotions/order-discount-db.server.ts'
import { recordFirstOrderDiscount } from '#shop/promotions/settle-discounts.server.ts'
import { refundOrderJob } from '#shop/refunds/refund-order.server.ts'
import { holdsMoney, type OrderState } from './order.ts'
import { type LockedOrder, listLines, lockOrder, saveOrder } from './order-db.server.ts'
import { readReviewError } from './review-error.ts'

/** `seen`: state of the order when staff opened the page. The decision is refused if the state has changed since. */
export type Decision = { orderId: string; actor: Actor; seen: OrderState }

export type ReviewRefusal =
  | { ok: false; reason: 'unknown-order' | 'not-allowed' | 'refund-asked' }
  | { ok: false; reason: 'wrong-state'; state: OrderState }

type ReviewOrderDeps = Pick<Services, 'db' | 'now'>

/** Accepts a payment under review: the order becomes paid and is fulfilled. Refused if a refund has been requested. */
export function markPaidAfterReview(
  { db }: ReviewOrderDeps,
  decision: Decision,
): Promise<{ ok: true } | ReviewRefusal> {
  const { actor } = decision
  return withOrder(
    db,
    { ...decision, action: 'order.accept-payment' },
    async (tx, order): Promise<{ ok: true } | ReviewRefusal> => {
      if (order.state !== 'paid_review') return { ok: false, reason: 'wrong-state', state: order.state }
      if (order.refundRequestedAt) return { ok: false, reason: 'refund-asked' }
      await saveOrder(tx, order.id, { state: 'paid' })
      const lines = await listLines(tx, order.id)
      await releaseStock(tx, order.id)
      await takeFromStock(tx, lines)
      await recordFirstOrderDiscount(tx, order, lines)
      await publish(tx, orderPaid, { orderId: order.id })
      await announceStock(tx, lines)
      await recordAudit(tx, actor, {
        action: 'order.accept-payment',
        object: { type: 'order', id: order.id },
        detail: { number: order.number, reviewError: readReviewError(order)?.code ?? null },
      })
      return { ok: true }
    },
  )
}

export type RefundOutcome = { ok: true } | ReviewRefusal | { ok: false; reason: 'no-payment' }

/** Requests a full refund; a job executes it at the provider and then marks the order as refunded. Idempotent. */
export function requestRefund({ db, now }: ReviewOrderDeps, decision: Decision): Promise<RefundOutcome> {
  const { actor } = decision
  return withOrder(db, { ...decision, action: 'order.refund-asked' }, async (tx, order): Promise<RefundOutcome> => {
    if (!holdsMoney(order.state)) return { ok: false, reason: 'wrong-state', state: order.state }
    if (!order.providerPaymentId) return { ok: false, reason: 'no-payment' }
    await saveOrder(tx, order.id, { refundRequestedAt: order.refundRequestedAt ?? now() })
    await enqueue(tx, refundOrderJob, { orderId: order.id }, { key: `refund-order-${order.id}` })
    await recordAudit(tx, actor, {
      action: 'order.refund-asked',
      object: { type: 'order', id: order.id },
      detail: { number: order.number, totalCents: order.totalCents },
    })
    return { ok: true }
  })
}

type Request = Decision & { action: AuditAction }

export function withOrder<Outcome>(
  db: Services['db'],
  { orderId, actor, seen, action }: Request,
  decide: (tx: Tx, order: LockedOrder) => Promise<Outcome>,
): Promise<Outcome | ReviewRefusal> {
  return db.transaction().execute(async (tx): Promise<Outcome | ReviewRefusal> => {
    if (!z.uuid().safeParse(orderId).success) return { ok: false, reason: 'unknown-order' }
    const order = await lockOrder(tx, orderId)
    if (!order) return { ok: false, reason: 'unknown-order' }
    if (may(actor.person, 'order.refund', { clientId: order.personId })) {
      return order.state === seen ? decide(tx, order) : { ok: false, reason: 'wrong-state', state: order.state }
    }
    const object = { type: 'order', id: orderId }
    await recordAudit(tx, actor, { action, object, outcome: 'denied' })
    return { ok: false, reason: 'not-allowed' }
  })
}

export type AcceptOutcome = { ok: true } | ReviewRefusal | { ok: false; reason: 'nothing-contested' }

export function acceptDiscounts({ db }: Pick<Services, 'db'>, decision: Decision): Promise<AcceptOutcome> {
  const { actor, orderId } = decision
  const action = 'order.discount-accepted'
  return withOrder(db, { ...decision, action }, async (tx, order): Promise<AcceptOutcome> => {
    if ((await moveDiscounts(tx, orderId, { from: ['contested'] }, { to: 'accepted' })) === 0)
      return { ok: false, reason: 'nothing-contested' }
    const detail = { number: order.number }
    await recordAudit(tx, actor, { action, object: { type: 'order', id: orderId }, detail })
    return { ok: true }
  })
}
