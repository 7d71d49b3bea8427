import { randomBytes, randomUUID } from 'node:crypto'
import type { Tx } from '#platform/db/database.server.ts'
import { enqueue } from '#platform/jobs/jobs.server.ts'
import { isEnough } from './catalogue.ts'
import { announceStock } from './changed-products.server.ts'
import { insertOrder, lockCart, lockOpenOrders, type OpenOrder } from './checkout-db.server.ts'
import { endUnpaidOrder } from './end-unpaid-order.server.ts'
import { closeCheckout } from './jobs.ts'
import { type CheckoutItem, isSameCart, mergeItems, nextCheckAt, reservationMinutes } from './order.ts'
import { listLines } from './order-db.server.ts'
import { type Draft, type DraftRefusal, draftOrder } from './order-draft.ts'
import { listLeft, lockVariants, reserveStock } from './stock-db.server.ts'

export type PlaceOrder = {
  items: CheckoutItem[]
  /** Made by the browser for each cart; the same cart with the same content is one order. */
  cartKey: string
  person: { id: string; email: string } | null
  /** Already checked to be of our own origin. */
  successUrl: string
  cancelUrl: string
  locale: string | null
  timeZone: string | null
  /** What the visitor saw as the total, in cents; null when the caller does not tell. */
  expectedTotalCents: number | null
}

export type ReserveRefusal =
  | DraftRefusal
  | { ok: false; reason: 'out-of-stock'; title: string; variantTitle: string; variantId: string; left: number }
  | { ok: false; reason: 'price-changed'; totalCents: number; currency: string }

/**
 * Writes the pending order of a cart and holds its stock, at the prices that the locked variants have now. Another open
 * order of the cart gives way; one with the same content and price is resolved with instead.
 */
export async function reserveOrder(
  tx: Tx,
  wish: PlaceOrder,
  now: Date,
  provider: string,
): Promise<{ ok: true; order: OpenOrder } | ReserveRefusal> {
  await lockCart(tx, wish.cartKey)
  const open = await lockOpenOrders(tx, wish.cartKey)
  const ids = wish.items.map((item) => item.variantId)
  const draft = draftOrder(wish.items, await lockVariants(tx, ids))
  if (!draft.ok) return draft
  const { lines, totalCents, currencyCode } = draft
  const same = await findSameOrder(tx, open, wish.items, totalCents, now)
  if (same) return { ok: true, order: same }
  await giveUp(tx, open)

  const left = await listLeft(tx, ids, now)
  const short = lines.find(({ variant, quantity }) => !isEnough(left.get(variant.id), quantity))
  if (short) {
    const { productTitle: title, title: variantTitle, id: variantId } = short.variant
    return { ok: false, reason: 'out-of-stock', title, variantTitle, variantId, left: left.get(variantId) ?? 0 }
  }
  if (wish.expectedTotalCents !== null && wish.expectedTotalCents !== totalCents)
    return { ok: false, reason: 'price-changed', totalCents, currency: currencyCode }
  return { ok: true, order: await writeOrder(tx, wish, draft, now, provider) }
}

/** The open orders of a cart that has become another one give way, and their checkouts are closed. */
export async function giveUp(tx: Tx, open: OpenOrder[]): Promise<void> {
  for (const order of open) {
    await endUnpaidOrder(tx, order.id, 'cancelled')
    if (order.providerCheckoutId) await enqueue(tx, closeCheckout, { checkoutId: order.providerCheckoutId })
  }
}

async function writeOrder(tx: Tx, wish: PlaceOrder, draft: Draft, now: Date, provider: string): Promise<OpenOrder> {
  const { cartKey, person, locale, timeZone, cancelUrl } = wish
  const returnToken = randomBytes(24).toString('base64url')
  const successUrl = new URL(wish.successUrl)
  successUrl.searchParams.set('order', returnToken)
  const expiresAt = new Date(now.getTime() + reservationMinutes * 60_000)
  const facts = {
    ...{ id: randomUUID(), cartKey, personId: person?.id ?? null, buyerEmail: person?.email ?? null },
    ...{ currencyCode: draft.currencyCode, totalCents: draft.totalCents, locale, timeZone, provider },
    ...{ returnToken, successUrl: successUrl.href, cancelUrl, expiresAt },
    nextCheckAt: nextCheckAt({ checkCount: 0, expiresAt }, now),
  }
  const order = await insertOrder(
    tx,
    facts,
    draft.lines.map(({ variant, quantity }) => {
      const { id: variantId, productId, productTitle, title: variantTitle, typeValue, caseType, taxYear } = variant
      const { unitPriceCents } = variant
      return {
        productId,
        variantId,
        productTitle,
        variantTitle,
        typeValue,
        caseType,
        taxYear,
        quantity,
        unitPriceCents,
      }
    }),
  )
  const counted = draft.lines.filter(({ variant }) => variant.manageInventory)
  const units = counted.map(({ variant, quantity }) => ({ variantId: variant.id, quantity }))
  await reserveStock(tx, order.id, units, expiresAt)
  await announceStock(
    tx,
    counted.map(({ variant }) => variant),
  )
  return order
}

/** The open order of this cart, when it has the same content and price and can still be paid. */
async function findSameOrder(tx: Tx, open: OpenOrder[], items: CheckoutItem[], totalCents: number, now: Date) {
  const order = open.find((candidate) => candidate.state === 'pending')
  if (!order || order.totalCents !== totalCents || order.expiresAt <= now) return null
  // An order that never got its checkout can ask for it only while it is new: the provider counts the time as well.
  const ageMinutes = reservationMinutes - (order.expiresAt.getTime() - now.getTime()) / 60_000
  if (!order.checkoutUrl && ageMinutes > 1) return null
  const lines = await listLines(tx, order.id)
  const before = mergeItems(lines.map(({ variantId, quantity }) => ({ variantId, quantity })))
  return isSameCart(before, items) ? order : null
}
