import { sql } from 'kysely'
import { recordAudit, system } from '#platform/audit/audit.server.ts'
import type { Tx } from '#platform/db/database.server.ts'
import { enqueue } from '#platform/jobs/jobs.server.ts'
import { queueLetter } from '#platform/mail/queue-letter.server.ts'
import type { Payment } from '#platform/payments/payments.ts'
import type { Services } from '#platform/services.ts'
import { announceChangedPages } from '#web/changed-pages.server.ts'
import { orderPaid } from './jobs.ts'
import { orderConfirmation } from './letters.tsx'
import { mayBecome, type OrderState } from './order.ts'
import { listLines, listReserved, lockOrder, lockVariants, releaseStock, saveOrderState } from './order-db.server.ts'

export type SettleOutcome =
  | { ok: true; state: OrderState; changed: boolean }
  /** `foreign`: not a payment of this store. `unknown-order`: ours by its label, but not (yet) in our books. */
  | { ok: false; reason: 'foreign' | 'unknown-order' | 'duplicate' }

type Needs = Pick<Services, 'db' | 'now' | 'config' | 'payments'>
type Order = NonNullable<Awaited<ReturnType<typeof lockOrder>>>

/**
 * Brings an order in line with what the provider says about its payment. Called for every event, for the buyer's
 * return, and by the reconciliation job, at the same time and repeatedly: the order row is locked, and an order is
 * fulfilled exactly once. Amount, currency and checkout are compared with the order; what does not fit waits for staff.
 */
export function settlePayment(
  services: Needs,
  payment: Payment,
  event?: { eventId: string; type: string },
): Promise<SettleOutcome> {
  const { db, now, config, payments } = services
  return db.transaction().execute(async (tx) => {
    if (!payment.orderId || payment.storeId !== config.STORE_ID) return { ok: false, reason: 'foreign' }
    const order = await lockOrder(tx, payment.orderId)
    if (!order) return { ok: false, reason: 'unknown-order' }
    if (event) {
      const row = {
        provider: payments.provider,
        eventId: event.eventId,
        type: event.type,
        orderId: order.id,
        outcome: payment.state,
      }
      const added = await tx
        .insertInto('paymentEvents')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst()
      if (Number(added.numInsertedOrUpdatedRows ?? 0) === 0) return { ok: false, reason: 'duplicate' }
    }
    const state = await apply(tx, order, payment, now())
    return { ok: true, state: state ?? order.state, changed: state !== null }
  })
}

/** Makes the change, or returns null when there is nothing to change. */
async function apply(tx: Tx, order: Order, payment: Payment, now: Date): Promise<OrderState | null> {
  switch (payment.state) {
    case 'open':
    case 'processing':
      return null
    case 'paid':
      return mayBecome(order.state, 'paid') && order.state !== 'paid_review' ? takeMoney(tx, order, payment, now) : null
    case 'failed':
      return move(tx, order, 'payment_failed')
    case 'cancelled':
    case 'expired':
      return move(tx, order, payment.state)
    case 'refunded':
      return move(tx, order, 'refunded', { refundedAt: now })
  }
}

async function move(tx: Tx, order: Order, state: OrderState, values = {}): Promise<OrderState | null> {
  if (!mayBecome(order.state, state)) return null
  await saveOrderState(tx, order.id, state, values)
  if (state === 'cancelled' || state === 'expired') {
    await releaseStock(tx, order.id)
    const lines = await listLines(tx, order.id)
    await announceChangedPages(tx, ['/store', ...lines.map((line) => `/product/${line.productId}`)])
  }
  await recordAudit(tx, system, { action: `order.${state}`, object: { type: 'order', id: order.id } })
  return state
}

async function takeMoney(tx: Tx, order: Order, payment: Payment, now: Date): Promise<OrderState> {
  const lines = await listLines(tx, order.id)
  const fault = mismatch(order, payment) ?? (await consumeStock(tx, order, lines, now))
  const state = fault ? 'paid_review' : 'paid'
  const buyerEmail = order.buyerEmail ?? payment.buyerEmail?.toLowerCase() ?? null
  await tx
    .updateTable('orders')
    .set({
      state,
      reviewReason: fault,
      paidAt: now,
      buyerEmail,
      buyerName: payment.buyerName,
      providerPaymentId: payment.paymentId,
      providerCheckoutId: order.providerCheckoutId ?? payment.checkoutId,
      updatedAt: sql<Date>`now()`,
    })
    .where('id', '=', order.id)
    .execute()
  await announceChangedPages(tx, ['/store', ...lines.map((line) => `/product/${line.productId}`)])
  if (!fault) {
    await enqueue(tx, orderPaid, { orderId: order.id }, { key: `order-paid-${order.id}` })
    if (buyerEmail) {
      await queueLetter(tx, {
        eventKey: `order-confirmed-${order.id}`,
        to: buyerEmail,
        ...orderConfirmation({ ...order, buyerName: payment.buyerName, lines }),
      })
    }
  }
  await recordAudit(tx, system, {
    action: `order.${state}`,
    object: { type: 'order', id: order.id },
    detail: { amountCents: payment.amountCents, currency: payment.currency, reason: fault },
  })
  return state
}

function mismatch(order: Order, payment: Payment): string | null {
  if (order.providerCheckoutId && order.providerCheckoutId !== payment.checkoutId)
    return 'Paid through a checkout of another order'
  if (payment.currency.toLowerCase() !== order.currencyCode.toLowerCase())
    return `Paid in ${payment.currency} instead of ${order.currencyCode}`
  if (payment.amountCents !== order.totalCents)
    return `Paid ${payment.amountCents} instead of ${order.totalCents} cents`
  return null
}

/** Takes the units out of stock. An order whose reservation ran out gets what is left, or waits for staff. */
async function consumeStock(
  tx: Tx,
  order: Order,
  lines: { variantId: string; quantity: number; productTitle: string }[],
  now: Date,
): Promise<string | null> {
  const variants = await lockVariants(
    tx,
    lines.map((line) => line.variantId),
  )
  await releaseStock(tx, order.id)
  const held = await listReserved(
    tx,
    variants.map((variant) => variant.id),
    now,
  )
  const counted = lines.flatMap((line) => {
    const variant = variants.find((candidate) => candidate.id === line.variantId)
    return variant?.manageInventory
      ? [{ ...line, left: (variant.inventoryQuantity ?? 0) - (held.get(variant.id) ?? 0) }]
      : []
  })
  const short = counted.find((line) => line.quantity > line.left)
  if (short) return `${short.productTitle} was sold out when the money came`
  for (const line of counted) {
    await tx
      .updateTable('productVariants')
      .set((eb) => ({ inventoryQuantity: eb('inventoryQuantity', '-', line.quantity) }))
      .where('id', '=', line.variantId)
      .execute()
  }
  return null
}
