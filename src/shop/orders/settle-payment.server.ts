import { recordAudit, system } from '#platform/audit/audit.server.ts'
import type { Tx } from '#platform/db/database.server.ts'
import type { Payment } from '#platform/payments/payments.ts'
import type { Services } from '#platform/services.ts'
import { recordPartRefund, recordRefund } from '#shop/refunds/record-refund.server.ts'
import { asCounted } from '#shop/refunds/record-returned.server.ts'
import { endUnpaidOrder } from './end-unpaid-order.server.ts'
import { mayBecome, type OrderState } from './order.ts'
import { insertPaymentEvent, type LockedOrder, lockOrder, saveOrder } from './order-db.server.ts'
import { recordPayment } from './record-payment.server.ts'

export type SettleOutcome =
  | { ok: true; state: OrderState; changed: boolean }
  /** `unknown-order`: the payment's metadata names our shop, but the order is not in the database (yet). */
  | { ok: false; reason: 'foreign' | 'unknown-order' | 'duplicate' }

type SettlePaymentDeps = Pick<Services, 'db' | 'now' | 'config' | 'payments'>

/**
 * Updates an order from the provider's payment. Payment events, the buyer's page and a job may call this concurrently;
 * a row lock ensures that the order is fulfilled only once. If amounts differ, staff review the payment.
 */
export function settlePayment(
  services: SettlePaymentDeps,
  payment: Payment,
  event?: { eventId: string; type: string },
): Promise<SettleOutcome> {
  const { db, now, config, payments } = services
  return db.transaction().execute(async (tx) => {
    if (!payment.orderId || payment.storeId !== config.STORE_ID) return { ok: false, reason: 'foreign' }
    const order = await lockOrder(tx, payment.orderId)
    if (!order) return { ok: false, reason: 'unknown-order' }
    if (event) {
      const { eventId, type } = event
      const row = { provider: payments.provider, eventId, type, orderId: order.id, outcome: payment.state }
      if (!(await insertPaymentEvent(tx, row))) return { ok: false, reason: 'duplicate' }
    }
    const state = await apply(tx, order, await asCounted(tx, order.id, payment), now())
    return { ok: true, state: state ?? order.state, changed: state !== null }
  })
}

async function apply(tx: Tx, order: LockedOrder, payment: Payment, now: Date): Promise<OrderState | null> {
  switch (payment.state) {
    case 'open':
    case 'processing':
      return null
    case 'paid': {
      const isNew = mayBecome(order.state, 'paid') && order.state !== 'paid_review'
      const state = isNew ? await recordPayment(tx, order, payment, now) : order.state
      const isLess = payment.refundedCents > 0 && (await recordPartRefund(tx, { ...order, state }, payment))
      return isNew || isLess ? state : null
    }
    case 'failed':
      return move(tx, order, 'payment_failed')
    case 'cancelled':
    case 'expired':
      return move(tx, order, payment.state)
    case 'refunded':
      return (await recordRefund(tx, order, payment, now)) ? 'refunded' : null
  }
}

type Unpaid = 'payment_failed' | 'cancelled' | 'expired'

async function move(tx: Tx, order: LockedOrder, state: Unpaid): Promise<OrderState | null> {
  if (!mayBecome(order.state, state)) return null
  if (state === 'payment_failed') await saveOrder(tx, order.id, { state })
  else await endUnpaidOrder(tx, order.id, state)
  await recordAudit(tx, system, { action: `order.${state}`, object: { type: 'order', id: order.id } })
  return state
}
