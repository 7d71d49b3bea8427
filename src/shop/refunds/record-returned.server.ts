import { recordAudit, system } from '#platform/audit/audit.server.ts'
import { swissDay } from '#platform/day.ts'
import type { Tx } from '#platform/db/database.server.ts'
import type { DisputeEvent, Payment, ReturnedEvent, ReturnedRefund } from '#platform/payments/payments.ts'
import type { Services } from '#platform/services.ts'
import {
  findCheckoutOfPayment,
  insertPaymentEvent,
  type LockedOrder,
  lockOrderOfPayment,
} from '#shop/orders/order-db.server.ts'
import { addPayout } from '#shop/payouts/add-payout.server.ts'
import { recordPartRefund, recordRefund } from './record-refund.server.ts'
import { countReturned } from './refund.ts'
import { insertReturned, isReturnKnown, saveDispute, sumReturned } from './refund-db.server.ts'

export type ReturnedOutcome = { ok: true; changed: boolean } | { ok: false; reason: 'foreign' | 'duplicate' }

/** Handles a failed refund. Also fetches the payment, because this may be the first event about the refund. */
export async function recordReturnedEvent(
  { db, now, payments }: Pick<Services, 'db' | 'now' | 'payments'>,
  { eventId, type, returned }: ReturnedEvent,
): Promise<ReturnedOutcome> {
  const { provider } = payments
  const checkoutId = await findCheckoutOfPayment(db, provider, returned.paymentId)
  const payment = checkoutId === null ? null : await payments.findPayment(checkoutId)
  return db.transaction().execute(async (tx): Promise<ReturnedOutcome> => {
    const order = await lockOrderOfPayment(tx, provider, returned.paymentId)
    if (!order) return { ok: false, reason: 'foreign' }
    const row = { provider, eventId, type, orderId: order.id, outcome: 'refund returned' }
    if (!(await insertPaymentEvent(tx, row))) return { ok: false, reason: 'duplicate' }
    const changed = await recordReturned(tx, order, returned, now())
    if (changed && payment) {
      const counted = await asCounted(tx, order.id, payment)
      if (counted.state === 'refunded') await recordRefund(tx, order, counted, now())
      else await recordPartRefund(tx, order, counted)
    }
    return { ok: true, changed }
  })
}

/** Creates a payout for the failed refund. The caller must have locked the order. False if already recorded. */
export async function recordReturned(
  tx: Tx,
  order: Pick<LockedOrder, 'id' | 'number' | 'currencyCode' | 'provider'>,
  { refundId: id, amountCents, reason }: ReturnedRefund,
  at: Date,
): Promise<boolean> {
  const { id: orderId, number, provider } = order
  if (await isReturnKnown(tx, provider, id)) return false
  const payoutId = await addPayout(tx, { order, refundId: null, amountCents, payeeEncrypted: null, at })
  await insertReturned(tx, { provider, id, orderId, amountCents, reason, returnedOn: swissDay(at), payoutId })
  const detail = { number, amountCents, reason }
  await recordAudit(tx, system, { action: 'order.refund-returned', object: { type: 'order', id: orderId }, detail })
  return true
}

/** The provider's payment, in which failed refunds count as refunded, because bank transfers replace them. */
export async function asCounted(tx: Tx, orderId: string, payment: Payment): Promise<Payment> {
  return countReturned(payment, await sumReturned(tx, orderId))
}

type DisputeOutcome = { ok: true; changed: boolean } | { ok: false; reason: 'foreign' | 'duplicate' }

export function recordDispute(
  { db, now, payments }: Pick<Services, 'db' | 'now' | 'payments'>,
  { eventId, type, dispute }: DisputeEvent,
): Promise<DisputeOutcome> {
  const { provider } = payments
  return db.transaction().execute(async (tx): Promise<DisputeOutcome> => {
    const order = await lockOrderOfPayment(tx, provider, dispute.paymentId)
    if (!order) return { ok: false, reason: 'foreign' }
    const row = { provider, eventId, type, orderId: order.id, outcome: `dispute ${dispute.state}` }
    if (!(await insertPaymentEvent(tx, row))) return { ok: false, reason: 'duplicate' }
    const changed = await saveDispute(tx, { ...dispute, provider, orderId: order.id, at: now() })
    if (changed) {
      const action = dispute.state === 'open' ? 'order.disputed' : 'order.dispute-closed'
      const { amountCents, reason, state } = dispute
      const detail = { number: order.number, amountCents, reason, state }
      await recordAudit(tx, system, { action, object: { type: 'order', id: order.id }, detail })
    }
    return { ok: true, changed }
  })
}
