import { sql } from 'kysely'
import { z } from 'zod'
import { type Caller, personActor } from '#accounts/caller.ts'
import { may } from '#accounts/may.ts'
import type { Person } from '#accounts/person.ts'
import { recordAudit, system } from '#platform/audit/audit.server.ts'
import type { Tx } from '#platform/db/database.server.ts'
import { defineJob, enqueue, handleJob, type JobHandler } from '#platform/jobs/jobs.server.ts'
import { queueLetter } from '#platform/mail/queue-letter.server.ts'
import type { Services } from '#platform/services.ts'
import { announceChangedPages } from '#web/changed-pages.server.ts'
import { orderPaid } from './jobs.ts'
import { orderConfirmation } from './letters.tsx'
import { mayBecome, type OrderState } from './order.ts'
import { listLines, lockOrder, releaseStock, saveOrderState } from './order-db.server.ts'

/** Who decides about an order, and from where. */
export type OrderReviewer = { person: Person; caller: Caller }

export type ReviewRefusal =
  | { ok: false; reason: 'unknown-order' | 'not-allowed' }
  /** The order is in a state in which this cannot be done. */
  | { ok: false; reason: 'wrong-state'; state: OrderState }

type Order = NonNullable<Awaited<ReturnType<typeof lockOrder>>>
type Needs = Pick<Services, 'db' | 'now'>

/**
 * Takes a payment that waited for a person as good: the order is paid, its units leave the stock as far as there are
 * any, its cases are opened and the buyer gets the confirmation. Done once, however often it is asked for.
 */
export function markPaidAfterReview(
  { db }: Needs,
  { orderId, by }: { orderId: string; by: OrderReviewer },
): Promise<{ ok: true } | ReviewRefusal> {
  return withOrder(
    db,
    { orderId, by, action: 'order.accept-payment' },
    async (tx, order): Promise<{ ok: true } | ReviewRefusal> => {
      if (order.state !== 'paid_review') return { ok: false, reason: 'wrong-state', state: order.state }
      await saveOrderState(tx, order.id, 'paid')
      const lines = await listLines(tx, order.id)
      await takeFromStock(tx, order.id, lines)
      await announceChangedPages(tx, ['/store', ...lines.map((line) => `/product/${line.productId}`)])
      await enqueue(tx, orderPaid, { orderId: order.id }, { key: `order-paid-${order.id}` })
      if (order.buyerEmail) {
        const letter = orderConfirmation({ ...order, lines })
        await queueLetter(tx, { eventKey: `order-confirmed-${order.id}`, to: order.buyerEmail, ...letter })
      }
      await recordAudit(tx, personActor(by.person, by.caller), {
        action: 'order.accept-payment',
        object: { type: 'order', id: order.id },
        detail: { number: order.number, reviewReason: order.reviewReason },
      })
      return { ok: true }
    },
  )
}

/** A refund is asked for and to be carried out by the provider. */
export const refundOrderJob = defineJob('refund-order', z.object({ orderId: z.uuid() }))

export type RefundOutcome = { ok: true } | ReviewRefusal | { ok: false; reason: 'no-payment' }

/**
 * Asks for the whole payment of an order to be given back. A job speaks to the provider; the order counts as refunded
 * once that has worked. Asking again changes nothing: the provider sees the same key.
 */
export function requestRefund(
  { db }: Needs,
  { orderId, by }: { orderId: string; by: OrderReviewer },
): Promise<RefundOutcome> {
  return withOrder(db, { orderId, by, action: 'order.refund-asked' }, async (tx, order): Promise<RefundOutcome> => {
    if (!mayBecome(order.state, 'refunded')) return { ok: false, reason: 'wrong-state', state: order.state }
    if (!order.providerPaymentId) return { ok: false, reason: 'no-payment' }
    await enqueue(tx, refundOrderJob, { orderId: order.id }, { key: `refund-order-${order.id}` })
    await recordAudit(tx, personActor(by.person, by.caller), {
      action: 'order.refund-asked',
      object: { type: 'order', id: order.id },
      detail: { number: order.number, totalCents: order.totalCents },
    })
    return { ok: true }
  })
}

/**
 * Carries out a refund that was asked for. The amount is what was really paid, which may differ from the order's total.
 * Throws while the provider cannot be reached, so that the job is tried again.
 */
export async function carryOutRefund(
  { db, now, payments }: Pick<Services, 'db' | 'now' | 'payments'>,
  orderId: string,
): Promise<void> {
  const order = await db.transaction().execute((tx) => lockOrder(tx, orderId))
  if (!order || !mayBecome(order.state, 'refunded') || !order.providerPaymentId) return
  const payment = order.providerCheckoutId ? await payments.findPayment(order.providerCheckoutId) : null
  // Money that came through another checkout than the order's is not ours to guess about.
  if (!payment || payment.paymentId !== order.providerPaymentId) {
    throw new Error(`The payment of order ${order.number} is not that of its checkout; refund it at the provider`)
  }
  const { amountCents } = payment
  if (payment.state !== 'refunded') {
    const idempotencyKey = `refund-${order.id}`
    await payments.refund({ paymentId: order.providerPaymentId, amountCents, idempotencyKey })
  }
  await db.transaction().execute(async (tx) => {
    const held = await lockOrder(tx, orderId)
    if (!held || !mayBecome(held.state, 'refunded')) return
    await saveOrderState(tx, orderId, 'refunded', { refundedAt: now() })
    await releaseStock(tx, orderId)
    const detail = { amountCents, currency: payment.currency }
    await recordAudit(tx, system, { action: 'order.refunded', object: { type: 'order', id: orderId }, detail })
  })
}

export const reviewOrderJobs: JobHandler<Services>[] = [
  handleJob(refundOrderJob, (services: Services, { orderId }) => carryOutRefund(services, orderId), 'payments'),
]

type Request = { orderId: string; by: OrderReviewer; action: string }

/** Runs a decision with the order locked, if this person may decide about money; a refused attempt is written down. */
function withOrder<Outcome>(
  db: Services['db'],
  { orderId, by, action }: Request,
  decide: (tx: Tx, order: Order) => Promise<Outcome>,
): Promise<Outcome | ReviewRefusal> {
  return db.transaction().execute(async (tx): Promise<Outcome | ReviewRefusal> => {
    if (!z.uuid().safeParse(orderId).success) return { ok: false, reason: 'unknown-order' }
    const order = await lockOrder(tx, orderId)
    if (!order) return { ok: false, reason: 'unknown-order' }
    if (may(by.person, 'order.refund', { clientId: order.personId })) return decide(tx, order)
    const object = { type: 'order', id: orderId }
    await recordAudit(tx, personActor(by.person, by.caller), { action, object, outcome: 'denied' })
    return { ok: false, reason: 'not-allowed' }
  })
}

/** The reservation ends; counted units are taken, down to none. */
async function takeFromStock(tx: Tx, orderId: string, lines: { variantId: string; quantity: number }[]): Promise<void> {
  await releaseStock(tx, orderId)
  for (const { variantId, quantity } of lines.toSorted((a, b) => (a.variantId < b.variantId ? -1 : 1))) {
    await tx
      .updateTable('productVariants')
      .set({ inventoryQuantity: sql<number>`greatest(0, coalesce(inventory_quantity, 0) - ${quantity})` })
      .where('id', '=', variantId)
      .where('manageInventory', '=', true)
      .execute()
  }
}
