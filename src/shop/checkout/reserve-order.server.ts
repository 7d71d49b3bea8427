import { vatPercent } from '#company/vat.ts'
import type { Tx } from '#platform/db/database.server.ts'
import { enqueue } from '#platform/jobs/jobs.server.ts'
import { isEnough } from '#shop/catalogue/catalogue.ts'
import { type LockedVariant, listLeft, lockVariants } from '#shop/catalogue/stock-db.server.ts'
import { type Domicile, vatOffCents, vatPlaceOf } from '#shop/domicile/domicile.ts'
import { closeCheckout } from '#shop/jobs.ts'
import { endUnpaidOrder } from '#shop/orders/end-unpaid-order.server.ts'
import { type CheckoutItem, isSameCart, mergeItems, reservationMinutes } from '#shop/orders/order.ts'
import { listLines } from '#shop/orders/order-db.server.ts'
import { type Draft, type DraftRefusal, draftOrder } from '#shop/orders/order-draft.ts'
import type { DiscountError, DiscountInput } from '#shop/promotions/discount-input.ts'
import {
  insertOrderDiscounts,
  listOrderDiscounts,
  type NewOrderDiscount,
} from '#shop/promotions/order-discount-db.server.ts'
import { givenLines, takenOffCents, type Worked, workOutDiscounts } from '#shop/promotions/work-out-discounts.server.ts'
import { lockCart, lockDiscountedOf, lockOpenOrders, type OpenOrder } from './checkout-db.server.ts'
import { type NewLine, writeOrder } from './write-order.server.ts'

export type PlaceOrder = {
  items: CheckoutItem[]
  /** Id of the browser's cart; repeated checkouts of an unchanged cart use the same order. */
  cartKey: string
  person: { id: string; email: string } | null
  successUrl: string
  cancelUrl: string
  locale: string | null
  timeZone: string | null
  expectedTotalCents: number | null
  discount: DiscountInput
  /** The buyer's domicile; null if the API request omits it, in which case a page asks for it before payment. */
  domicile: Domicile | null
}

export type ReserveRefusal =
  | DraftRefusal
  | { ok: false; reason: 'out-of-stock'; title: string; variantTitle: string; variantId: string; left: number }
  | { ok: false; reason: 'price-changed'; totalCents: number; currency: string }
  | { ok: false; reason: 'discount-refused'; error: DiscountError }

type Priced = Draft & { worked: Worked; vatOffCents: number }

/** Creates the order of a cart and reserves stock and discounts. Reuses an equal open order; cancels others. */
export async function reserveOrder(
  tx: Tx,
  discountInput: PlaceOrder,
  now: Date,
  provider: string,
): Promise<{ ok: true; order: OpenOrder } | ReserveRefusal> {
  const { person } = discountInput
  if (person) await lockCart(tx, `buyer:${person.id}`)
  await lockCart(tx, discountInput.cartKey)
  const own = await lockOpenOrders(tx, discountInput.cartKey)
  const others = person ? await lockDiscountedOf(tx, person.id) : []
  const open = [...own, ...others.filter(({ id }) => !own.some((order) => order.id === id))]
  const ids = discountInput.items.map((item) => item.variantId)
  const draft = draftOrder(discountInput.items, await lockVariants(tx, ids))
  if (!draft.ok) return draft
  const { lines, currencyCode } = draft
  const worked = await workOut(tx, discountInput, draft, { now, except: open.map(({ id }) => id) })
  const error = worked.errors.firstTime ?? worked.errors.code
  if (error && error !== 'code-worth-less') return { ok: false, reason: 'discount-refused', error }
  const grossCents = draft.totalCents - takenOffCents(givenLines(worked))
  const place = discountInput.domicile && vatPlaceOf(discountInput.domicile)
  const vatOff = vatOffCents(grossCents, place, vatPercent())
  const totalCents = grossCents - vatOff
  const priced = { ...draft, totalCents, worked, vatOffCents: vatOff }
  const same = await findSameOrder(tx, open, discountInput, priced, now)
  if (same) return { ok: true, order: same }
  await giveUp(tx, open)

  const left = await listLeft(tx, ids, now)
  const short = lines.find(({ variant, quantity }) => !isEnough(left.get(variant.id), quantity))
  if (short) {
    const { productTitle: title, title: variantTitle, id: variantId } = short.variant
    return { ok: false, reason: 'out-of-stock', title, variantTitle, variantId, left: left.get(variantId) ?? 0 }
  }
  const expectedCents = discountInput.expectedTotalCents ?? totalCents
  // Without JavaScript, the page cannot know the first-order discount before the address is submitted.
  const first = worked.discounts.filter(({ promotion }) => promotion.audience === 'first-order')
  const fullCents = grossCents + first.reduce((sum, { amountCents }) => sum + amountCents, 0)
  const withoutFirstCents = fullCents - vatOffCents(fullCents, place, vatPercent())
  const isOther = expectedCents !== totalCents && expectedCents !== withoutFirstCents
  if (isOther && worked.errors.priceGuarantee)
    return { ok: false, reason: 'discount-refused', error: worked.errors.priceGuarantee }
  if (isOther) return { ok: false, reason: 'price-changed', totalCents, currency: currencyCode }
  return { ok: true, order: await placeDraft(tx, discountInput, priced, now, provider) }
}

function workOut(
  tx: Tx,
  discountInput: PlaceOrder,
  draft: Draft,
  at: { now: Date; except: string[] },
): Promise<Worked> {
  const lines = draft.lines.map(({ variant, quantity }) => {
    const { id: variantId, productId, typeValue, unitPriceCents } = variant
    return { variantId, productId, typeValue, quantity, unitPriceCents }
  })
  return workOutDiscounts(tx, { lines, discount: discountInput.discount, person: discountInput.person, ...at }, tx)
}

export async function giveUp(tx: Tx, open: OpenOrder[]): Promise<void> {
  for (const order of open) {
    await endUnpaidOrder(tx, order.id, 'cancelled')
    if (order.providerCheckoutId) await enqueue(tx, closeCheckout, { checkoutId: order.providerCheckoutId })
  }
}

async function placeDraft(
  tx: Tx,
  discountInput: PlaceOrder,
  draft: Priced,
  now: Date,
  provider: string,
): Promise<OpenOrder> {
  const { cartKey, person, locale, timeZone, successUrl, cancelUrl, domicile } = discountInput
  const { currencyCode, totalCents, worked, vatOffCents } = draft
  const buyerEmail = worked.buyer.email
  const facts = { cartKey, personId: person?.id ?? null, buyerEmail, currencyCode, totalCents, locale, timeZone }
  const lines = draft.lines.map(({ variant, quantity }) => lineOf(variant, quantity))
  const order = await writeOrder(tx, { ...facts, provider, successUrl, cancelUrl, domicile, vatOffCents }, lines, now)
  await insertOrderDiscounts(tx, order.id, newDiscounts(worked))
  return order
}

function lineOf(variant: LockedVariant, quantity: number): NewLine {
  const { id: variantId, productId, productTitle, title: variantTitle, typeValue, caseType, taxYear } = variant
  const facts = { productId, variantId, productTitle, variantTitle, typeValue, caseType, taxYear }
  return { ...facts, quantity, unitPriceCents: variant.unitPriceCents, isCounted: variant.manageInventory }
}

function newDiscounts({ discounts, saved, buyer }: Worked): NewOrderDiscount[] {
  const { email: buyerEmail, personId } = buyer
  const given = discounts.map(({ promotion, amountCents }) => {
    const { id: promotionId, title, audience, isOnceEach } = promotion
    const isFirstOrder = audience === 'first-order'
    return { promotionId, priceGuaranteeId: null, title, amountCents, isFirstOrder, isOnceEach, buyerEmail, personId }
  })
  if (!saved) return given
  const { lockId: priceGuaranteeId, title, amountCents } = saved
  const own = { promotionId: null, isFirstOrder: false, isOnceEach: false }
  return [{ ...own, priceGuaranteeId, title, amountCents, buyerEmail, personId }, ...given]
}

async function findSameOrder(tx: Tx, open: OpenOrder[], discountInput: PlaceOrder, priced: Priced, now: Date) {
  const order = open.find(({ state, cartKey }) => state === 'pending' && cartKey === discountInput.cartKey)
  if (!order || order.totalCents !== priced.totalCents || order.expiresAt <= now) return null
  if (order.domicileCountry !== (discountInput.domicile?.country ?? null)) return null
  if (order.domicileCanton !== (discountInput.domicile?.canton ?? null)) return null
  // An order without a checkout can be reused only in its first minute.
  // The provider requires that a checkout is created at least 30 minutes before the order expires.
  const ageMinutes = reservationMinutes - (order.expiresAt.getTime() - now.getTime()) / 60_000
  if (!order.checkoutUrl && ageMinutes > 1) return null
  const lines = await listLines(tx, order.id)
  const before = mergeItems(lines.map(({ variantId, quantity }) => ({ variantId, quantity })))
  return isSameCart(before, discountInput.items) && (await hasSameDiscounts(tx, order.id, priced.worked)) ? order : null
}

async function hasSameDiscounts(tx: Tx, orderId: string, worked: Worked): Promise<boolean> {
  const before = await listOrderDiscounts(tx, orderId)
  const requested = newDiscounts(worked)
  const isSame = (a: NewOrderDiscount) => (b: NewOrderDiscount) =>
    a.promotionId === b.promotionId && a.priceGuaranteeId === b.priceGuaranteeId && a.buyerEmail === b.buyerEmail
  return before.length === requested.length && before.every((discount) => requested.some(isSame(discount)))
}
