import type { Db, Tx } from '#platform/db/database.server.ts'
import { listLines } from '#shop/orders/order-db.server.ts'
import { findMoneyHere } from '#shop/refunds/money-here.server.ts'
import { findOpenRefund } from '#shop/refunds/refund-db.server.ts'
import { type DueRefund, dueRefund } from '#shop/refunds/refund-rules.ts'
import { countDelivered } from './refund-facts-db.server.ts'

type Order = Parameters<typeof findMoneyHere>[1] & { paidAt: Date | null }

/** Refund due for an order at the time of the client's request or, without one, now. Null if the order is not paid. */
export async function findDueRefund(db: Db | Tx, order: Order, now: Date): Promise<DueRefund | null> {
  const { id, paidAt } = order
  const totalCents = order.totalCents - order.waivedCents
  if (!paidAt) return null
  const delivered = await countDelivered(db, id)
  const lines = (await listLines(db, id)).map((line) => {
    const { productTitle: title, typeValue, quantity, unitPriceCents } = line
    return { id: line.id, title, typeValue, quantity, unitPriceCents, deliveredUnits: delivered.get(line.id) ?? 0 }
  })
  const open = await findOpenRefund(db, id)
  const { refundedCents, underWayCents, leftCents } = await findMoneyHere(db, order)
  const givenCents = refundedCents + underWayCents
  return dueRefund({ lines, totalCents, givenCents, leftCents, paidAt }, open?.isFromClient ? open.requestedAt : now)
}
