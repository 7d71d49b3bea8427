import { recordAudit, system } from '#platform/audit/audit.server.ts'
import type { Tx } from '#platform/db/database.server.ts'
import { publish } from '#platform/events/events.server.ts'
import { extendReservation } from '#shop/catalogue/stock-db.server.ts'
import type { OpenOrder } from '#shop/checkout/checkout-db.server.ts'
import type { InvoiceBuyer } from '#shop/checkout/invoice-choice.ts'
import { orderMayBegin, orderPlacedByInvoice } from '#shop/events.ts'
import { transferDays } from './order.ts'
import { saveOrder } from './order-db.server.ts'

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
