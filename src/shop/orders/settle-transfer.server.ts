import { recordAudit, system } from '#platform/audit/audit.server.ts'
import type { Tx } from '#platform/db/database.server.ts'
import { publish } from '#platform/events/events.server.ts'
import type { Payment } from '#platform/payments/payments.ts'
import { extendReservation } from '#shop/catalogue/stock-db.server.ts'
import type { OpenOrder } from '#shop/checkout/checkout-db.server.ts'
import type { InvoiceBuyer } from '#shop/checkout/invoice-choice.ts'
import { orderMayBegin, orderPlacedByInvoice } from '#shop/events.ts'
import { recordPartRefund, recordRefund, type Why } from '#shop/refunds/record-refund.server.ts'
import { endUnpaidOrder } from './end-unpaid-order.server.ts'
import { holdsMoney, mayBecome, transferDays } from './order.ts'
import { type LockedOrder, lockOrder, saveOrder } from './order-db.server.ts'
import { recordPayment } from './record-payment.server.ts'

/** Represents a bank transfer as a card provider's payment, so that the same code records both. */
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

/** Records the bank transfer for an order by invoice and fulfils the order. False if the order awaited no transfer. */
export async function recordTransfer(
  tx: Tx,
  orderId: string,
  { reference, now, waivedCents = 0 }: { reference: string; now: Date; waivedCents?: number },
): Promise<boolean> {
  const order = await lockOrder(tx, orderId)
  // Save the waived amount even if no transfer is awaited: this money was never received, so it must not be refunded.
  if (order && waivedCents > 0) await saveOrder(tx, orderId, { waivedCents })
  if (order?.state !== 'awaiting_transfer') return false
  await recordPayment(tx, order, transferOf(order, reference, 0), now)
  return true
}

/** Cents that the buyer of a paid order owes again, because the bank reversed a payment; 0 once paid again. */
export async function noteOwed(tx: Tx, orderId: string, owedCents: number): Promise<void> {
  const order = await lockOrder(tx, orderId)
  if (order && holdsMoney(order.state) && order.owedCents !== owedCents) await saveOrder(tx, orderId, { owedCents })
}

/** Cancels an unpaid order by invoice and releases its stock. False if the order awaited no transfer. */
export async function cancelTransfer(tx: Tx, orderId: string): Promise<boolean> {
  const order = await lockOrder(tx, orderId)
  if (order?.state !== 'awaiting_transfer') return false
  await endUnpaidOrder(tx, order.id, 'cancelled')
  await recordAudit(tx, system, { action: 'order.cancelled', object: { type: 'order', id: order.id } })
  return true
}

/** Records a further refund by bank transfer and notifies the buyer; event listeners create the documents. */
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

type Terms = { buyer: InvoiceBuyer; opensCase: 'paid' | 'at-once'; now: Date }

/** Switches a pending order to bank transfer: saves the invoice address and extends the stock reservation. */
export async function awaitTransfer(
  tx: Tx,
  { id, number, totalCents }: Pick<OpenOrder, 'id' | 'number' | 'totalCents'>,
  { buyer, opensCase, now }: Terms,
): Promise<void> {
  const { name, email, houseNumber, ...place } = buyer
  const expiresAt = new Date(now.getTime() + transferDays * 24 * 60 * 60_000)
  await saveOrder(tx, id, {
    state: 'awaiting_transfer',
    buyerName: name,
    buyerEmail: email,
    billingAddress: JSON.stringify({ ...place, houseNumber: houseNumber || null }),
    expiresAt,
    mayBeginAt: opensCase === 'at-once' ? now : null,
  })
  await extendReservation(tx, id, expiresAt)
  await publish(tx, orderPlacedByInvoice, { orderId: id })
  if (opensCase === 'at-once') await publish(tx, orderMayBegin, { orderId: id })
  const detail = { number, totalCents }
  await recordAudit(tx, system, { action: 'order.awaiting_transfer', object: { type: 'order', id }, detail })
}
