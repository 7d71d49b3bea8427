import { recordAudit, system } from '#platform/audit/audit.server.ts'
import type { Tx } from '#platform/db/database.server.ts'
import type { Payment } from '#platform/payments/payments.ts'
import { endUnpaidOrder } from './end-unpaid-order.server.ts'
import { holdsMoney, mayBecome } from './order.ts'
import { type LockedOrder, lockOrder, saveOrder } from './order-db.server.ts'
import { recordPayment } from './record-payment.server.ts'
import { recordPartRefund, recordRefund, type Why } from './record-refund.server.ts'

/** A payment that came by transfer, in the form in which the others come. `reference` is the number of the invoice. */
function transferOf(order: LockedOrder, reference: string, refundedCents: number): Payment {
  return {
    checkoutId: order.providerCheckoutId ?? `transfer-${reference}`,
    paymentId: order.providerPaymentId,
    orderId: order.id,
    storeId: null,
    state: refundedCents < order.totalCents - order.waivedCents ? 'paid' : 'refunded',
    amountCents: order.totalCents,
    refundedCents,
    currency: order.currencyCode,
    buyerEmail: order.buyerEmail,
    buyerName: order.buyerName,
  }
}

/**
 * An order by invoice has been paid, but for what was waived of it; it is carried out like any other. False when it waited
 * for no transfer.
 */
export async function recordTransfer(
  tx: Tx,
  orderId: string,
  { reference, now, waivedCents = 0 }: { reference: string; now: Date; waivedCents?: number },
): Promise<boolean> {
  const order = await lockOrder(tx, orderId)
  // Also of an order that was paid before, and whose payment the bank has taken back: what is waived never goes back.
  if (order && waivedCents > 0) await saveOrder(tx, orderId, { waivedCents })
  if (order?.state !== 'awaiting_transfer') return false
  await recordPayment(tx, order, transferOf(order, reference, 0), now)
  return true
}

/** So much of an order that counts as paid is owed again, in cents: the bank has taken it back, or it came after all. */
export async function noteOwed(tx: Tx, orderId: string, owedCents: number): Promise<void> {
  const order = await lockOrder(tx, orderId)
  if (order && holdsMoney(order.state) && order.owedCents !== owedCents) await saveOrder(tx, orderId, { owedCents })
}

/** An order by invoice that nobody has paid is given up: its units are free again. False when it waited for no transfer. */
export async function cancelTransfer(tx: Tx, orderId: string): Promise<boolean> {
  const order = await lockOrder(tx, orderId)
  if (order?.state !== 'awaiting_transfer') return false
  await endUnpaidOrder(tx, order.id, 'cancelled')
  await recordAudit(tx, system, { action: 'order.cancelled', object: { type: 'order', id: order.id } })
  return true
}

/** Money of a transfer went back by transfer: `amountCents` more. The buyer is told; the papers follow by the event. */
export async function returnTransfer(
  tx: Tx,
  orderId: string,
  { reference, amountCents, now, why }: { reference: string; amountCents: number; now: Date; why: Why },
): Promise<boolean> {
  const order = await lockOrder(tx, orderId)
  if (!order || !mayBecome(order.state, 'refunded') || order.state === 'awaiting_transfer') return false
  const inAll = order.refundedCents + amountCents
  const paidCents = order.totalCents - order.waivedCents
  if (inAll > paidCents - order.owedCents) return false
  const payment = { ...transferOf(order, reference, inAll), amountCents: paidCents }
  return inAll === paidCents ? recordRefund(tx, order, payment, now, why) : recordPartRefund(tx, order, payment, why)
}
