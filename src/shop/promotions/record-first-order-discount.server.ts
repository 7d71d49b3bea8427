import { findPersonByEmail } from '#accounts/people/people-db.server.ts'
import type { Tx } from '#platform/db/database.server.ts'
import { firstOrderSavingCents } from '#shop/catalogue/public/price-quote.ts'
import { hasOrderedBefore, insertFirstOrderDiscount } from '#shop/checkout/first-order-discount-db.server.ts'
import { listOrderDiscounts } from './order-discount-db.server.ts'

type PaidOrder = {
  id: string
  personId: string | null
  buyerEmail: string | null
  totalCents: number
  vatOffCents: number
}
type Line = { typeValue: string; unitPriceCents: number }

/** Records the discount for a buyer's first paid order; staff decide about it. Unique indexes allow one per buyer. */
export async function recordFirstOrderDiscount(tx: Tx, order: PaidOrder, lines: Line[]): Promise<void> {
  const packagePrices = lines.filter(({ typeValue }) => typeValue === 'package').map((line) => line.unitPriceCents)
  const buyerEmail = order.buyerEmail?.toLowerCase()
  if (packagePrices.length === 0 || !buyerEmail) return
  const given = await listOrderDiscounts(tx, order.id)
  if (given.some(({ isFirstOrder }) => isFirstOrder)) return
  const personId = order.personId ?? (await findPersonByEmail(tx, buyerEmail))?.id ?? null
  if (await hasOrderedBefore(tx, { orderId: order.id, buyerEmail, personId })) return
  // If the order used a price guarantee, calculate the discount from the guaranteed price.
  const savedCents = given.reduce(
    (sum, { priceGuaranteeId, amountCents }) => sum + (priceGuaranteeId ? amountCents : 0),
    0,
  )
  const grossCents = firstOrderSavingCents({ priceCents: Math.max(0, Math.max(...packagePrices) - savedCents) })
  // If the order was paid without VAT, the discount is reduced by the same share.
  const amountCents = Math.round((grossCents * order.totalCents) / (order.totalCents + order.vatOffCents))
  if (amountCents === 0) return
  await insertFirstOrderDiscount(tx, { orderId: order.id, personId, buyerEmail, amountCents })
}
