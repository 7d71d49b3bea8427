import type { Tx } from '#platform/db/database.server.ts'
import { publish } from '#platform/events/events.server.ts'
import { ownText } from '#platform/mail/own-email.ts'
import { queueEmail } from '#platform/mail/queue-email.server.ts'
import type { Services } from '#platform/services.ts'
import { findFirstOrderDiscount, moveFirstOrderDiscount } from '#shop/checkout/first-order-discount-db.server.ts'
import { orderMayBegin } from '#shop/events.ts'
import { lockOrder, saveOrder } from '#shop/orders/order-db.server.ts'
import { returnTransfer } from '#shop/orders/settle-transfer.server.ts'
import { findRefund, moveRefund } from '#shop/refunds/refund-db.server.ts'
import { payoutReference } from './payout.ts'
import type { Payout } from './payout-db.server.ts'
import { ownPayoutFacts, refundCancelled } from './payout-emails.tsx'

/** Completes a payout's refund, if it is not complete yet. The caller must have locked the payout. */
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

type Why = { because: string; by: string; at: Date }

/** Declines a pending refund and emails the buyer. False if it is not pending. The caller must lock the payout. */
export async function cancelRefund(
  tx: Tx,
  { config }: Pick<Services, 'config'>,
  { id, orderId, refundId, amountCents }: Payout,
  { because, by, at }: Why,
): Promise<boolean> {
  const order = orderId ? await lockOrder(tx, orderId) : null
  const refund = refundId ? await findRefund(tx, refundId) : null
  if (!order || !refund) return false
  const declined = { state: 'declined', answer: because, decidedBy: by, decidedAt: at } as const
  if (!(await moveRefund(tx, refund.id, 'sending', declined))) return false
  if (order.refundRequestedAt) await saveOrder(tx, order.id, { refundRequestedAt: null })
  if (!order.fulfilledAt) await publish(tx, orderMayBegin, { orderId: order.id })
  const first = await findFirstOrderDiscount(tx, order.id)
  if (first?.state === 'requested' && first.amountCents === amountCents)
    await moveFirstOrderDiscount(tx, { orderId: order.id, from: 'requested', to: 'due' })
  if (!order.buyerEmail) return true
  const { number, buyerName, currencyCode: currency } = order
  const facts = ownPayoutFacts(config.PUBLIC_URL, { orderId: order.id, number, buyerName, currency, amountCents })
  await queueEmail(tx, {
    eventKey: `payout-cancelled-${id}`,
    to: order.buyerEmail,
    email: refundCancelled({ ...facts, because: ownText(because) }),
  })
  return true
}
