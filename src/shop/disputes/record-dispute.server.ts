import { recordAudit, system } from '#platform/audit/audit.server.ts'
import type { DisputeEvent } from '#platform/payments/payments.ts'
import type { Services } from '#platform/services.ts'
import { insertPaymentEvent, lockOrderOfPayment } from '#shop/orders/order-db.server.ts'
import { saveDispute } from './dispute-db.server.ts'

export type DisputeOutcome = { ok: true; changed: boolean } | { ok: false; reason: 'foreign' | 'duplicate' }

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
