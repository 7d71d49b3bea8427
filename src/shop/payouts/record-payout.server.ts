import type { Tx } from '#platform/db/database.server.ts'
import { findFirstOrderDiscount, moveFirstOrderDiscount } from '#shop/checkout/first-order-discount-db.server.ts'
import { returnTransfer } from '#shop/orders/settle-transfer.server.ts'
import { findRefund, moveRefund } from '#shop/refunds/refund-db.server.ts'
import { payoutReference } from './payout.ts'
import type { Payout } from './payout-db.server.ts'

/**
 * Completes the refund of a payout that was paid, and updates the order. No effect if the refund is already complete.
 * The caller must have locked the payout.
 */
export async function recordPayout(tx: Tx, { orderId, refundId, number, amountCents }: Payout, now: Date) {
  const refund = refundId ? await findRefund(tx, refundId) : null
  if (!orderId || !refund) return
  if (!(await moveRefund(tx, refund.id, 'sending', { state: 'paid', paidAt: now }))) return
  const why = { refundId: refund.id, reason: refund.reason }
  const isNoted = await returnTransfer(tx, orderId, { reference: payoutReference(number), amountCents, now, why })
  const first = await findFirstOrderDiscount(tx, orderId)
  if (first?.state === 'requested' && first.amountCents === amountCents)
    await moveFirstOrderDiscount(tx, { orderId, from: 'requested', to: 'paid_back' })
  if (!isNoted) throw new Error(`Payout ${payoutReference(number)} is more than is left of its order`)
}
