import { findPersonByEmail } from '#accounts/people/people-db.server.ts'
import type { Tx } from '#platform/db/database.server.ts'
import { mailboxKey } from '#platform/mail/mail.ts'
import { firstOrderSavingCents } from '#shop/catalogue/public/price-quote.ts'
import { hasOrderedBefore, insertFirstOrderDiscount, lockBuyer } from '#shop/checkout/first-order-discount-db.server.ts'
import { agreedPrefix } from '#shop/orders/order.ts'
import { isPriceGuaranteeUsed, openPriceGuarantee } from '#shop/price-guarantee/price-guarantee-db.server.ts'
import { type GivenDiscount, listOrderDiscounts, moveDiscounts } from './order-discount-db.server.ts'
import { type ContestedBecause, promotionStateAt } from './promotion.ts'
import { countUses, findPromotion, listUsedBy, lockPromotions } from './promotion-db.server.ts'

export async function releaseDiscounts(tx: Tx, orderId: string): Promise<void> {
  await moveDiscounts(tx, orderId, { from: ['held'] }, { to: 'returned' })
}

export async function returnUses(tx: Tx, orderId: string): Promise<void> {
  await moveDiscounts(tx, orderId, { from: ['held', 'used'] }, { to: 'returned' })
}

type PaidOrder = { id: string; personId: string | null; buyerEmail: string | null }

/** Makes an order's discounts final; those no longer due become contested. The caller must have locked the order. */
export async function settleDiscounts(tx: Tx, order: PaidOrder, payerEmail: string | null, now: Date): Promise<void> {
  const given = await listOrderDiscounts(tx, order.id)
  const named = [order.buyerEmail, payerEmail, ...given.map(({ buyerEmail }) => buyerEmail)]
  const emails = [...new Set(named.flatMap((email) => (email ? [email.toLowerCase()] : [])))]
  const people: (string | null)[] = [order.personId]
  for (const email of emails) people.push((await findPersonByEmail(tx, email))?.id ?? null)
  const personIds = [...new Set(people.filter((id) => id !== null))]
  await lockBuyer(tx, [...emails.map(mailboxKey), ...personIds])
  for (const discount of given) {
    if (discount.state !== 'held' && discount.state !== 'returned') continue
    const because = await whyContested(tx, { order, discount, emails, personIds, now })
    const which = { from: [discount.state], ids: [discount.id] }
    await moveDiscounts(tx, order.id, which, because ? { to: 'contested', contestedBecause: because } : { to: 'used' })
  }
}

type SettleDiscountsResult = {
  order: PaidOrder
  discount: GivenDiscount
  emails: readonly string[]
  personIds: readonly string[]
  now: Date
}

async function whyContested(
  tx: Tx,
  { order, discount, emails, personIds, now }: SettleDiscountsResult,
): Promise<ContestedBecause | null> {
  const buyers = [
    ...emails.map((email) => ({ email, personId: null })),
    ...personIds.map((personId) => ({ email: null, personId })),
  ]
  for (const { email, personId } of buyers) {
    const buyer = { orderId: order.id, buyerEmail: email ?? '', personId }
    if (discount.isFirstOrder && (await hasOrderedBefore(tx, buyer))) return 'ordered-before'
    const { promotionId, isOnceEach } = discount
    if (!promotionId || !isOnceEach) continue
    if ((await listUsedBy(tx, [promotionId], { email, personId }, [order.id])).has(promotionId))
      return discount.isFirstOrder ? 'ordered-before' : 'used-before'
  }
  return discount.state === 'returned' && !(await isStillFree(tx, order.id, discount, now)) ? 'used-up' : null
}

async function isStillFree(tx: Tx, orderId: string, discount: GivenDiscount, now: Date): Promise<boolean> {
  const { promotionId, priceGuaranteeId } = discount
  if (priceGuaranteeId) {
    await openPriceGuarantee(tx, priceGuaranteeId)
    return !(await isPriceGuaranteeUsed(tx, priceGuaranteeId, [orderId]))
  }
  if (!promotionId) return true
  await lockPromotions(tx, [promotionId])
  const promotion = await findPromotion(tx, promotionId)
  const uses = (await countUses(tx, [promotionId], [orderId])).get(promotionId) ?? 0
  // The promotion was running when the order was placed, so ignore its end and check only its number of uses.
  const isUsedUp = promotion && promotionStateAt({ ...promotion, endedAt: null, endsAt: null }, uses, now) === 'used-up'
  return !isUsedUp
}

type RecordFirstOrderDiscountPaidOrder = {
  id: string
  cartKey: string
  personId: string | null
  buyerEmail: string | null
  totalCents: number
  vatOffCents: number
}

type Line = { typeValue: string; unitPriceCents: number }

/** Records the discount for a buyer's first paid order; staff decide about it. Quotes get none: their price is agreed. */
export async function recordFirstOrderDiscount(
  tx: Tx,
  order: RecordFirstOrderDiscountPaidOrder,
  lines: Line[],
): Promise<void> {
  const packagePrices = lines.filter(({ typeValue }) => typeValue === 'package').map((line) => line.unitPriceCents)
  const buyerEmail = order.buyerEmail?.toLowerCase()
  if (packagePrices.length === 0 || !buyerEmail || order.cartKey.startsWith(agreedPrefix)) return
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
