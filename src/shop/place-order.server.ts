import { randomBytes, randomUUID } from 'node:crypto'
import type { Tx } from '#platform/db/database.server.ts'
import { enqueue } from '#platform/jobs/jobs.server.ts'
import type { Services } from '#platform/services.ts'
import { announceChangedPages } from '#web/changed-pages.server.ts'
import { mostUnits } from './cart.ts'
import { closeCheckout } from './jobs.ts'
import { type CheckoutItem, isSameCart, mergeItems, nextCheckAt, reservationMinutes } from './order.ts'
import {
  type LockedVariant,
  listLines,
  listReserved,
  lockCart,
  lockOpenOrders,
  lockVariants,
  releaseStock,
  saveOrderState,
} from './order-db.server.ts'

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

export type PlaceOrderRefusal =
  | { ok: false; reason: 'cart-empty' | 'mixed-currencies' | 'nothing-to-pay' }
  | { ok: false; reason: 'too-many-units'; title: string }
  | { ok: false; reason: 'unknown-variant'; variantId: string }
  | { ok: false; reason: 'not-purchasable'; title: string }
  | { ok: false; reason: 'out-of-stock'; title: string; variantTitle: string; variantId: string; left: number }
  | { ok: false; reason: 'price-changed'; totalCents: number; currency: string }
  | { ok: false; reason: 'provider-down' }

export type PlaceOrderOutcome = { ok: true; url: string; orderId: string; returnToken: string } | PlaceOrderRefusal

type Needs = Pick<Services, 'db' | 'now' | 'payments' | 'config' | 'log'>

/**
 * Turns a cart into a pending order and a checkout at the payment provider, and resolves with where to send the visitor.
 * Prices, currency and stock are read from the database under lock; the order and its reservation are committed before
 * the provider is asked, so an event that comes early finds its order. The same cart again returns the same checkout.
 */
export async function placeOrder(services: Needs, wish: PlaceOrder): Promise<PlaceOrderOutcome> {
  const { db, now, payments, config, log } = services
  const items = mergeItems(wish.items)
  if (items.length === 0) return { ok: false, reason: 'cart-empty' }

  const reserved = await db.transaction().execute((tx) => reserve(tx, { ...wish, items }, now(), payments.provider))
  if (!reserved.ok) return reserved
  const { order } = reserved
  if (order.checkoutUrl) return { ok: true, url: order.checkoutUrl, orderId: order.id, returnToken: order.returnToken }

  const lines = await listLines(db, order.id)
  try {
    const checkout = await payments.createCheckout({
      orderId: order.id,
      orderNumber: order.number,
      storeId: config.STORE_ID,
      currency: order.currencyCode,
      lines: lines.map((line) => ({
        title: line.productTitle,
        variantTitle: line.variantTitle,
        quantity: line.quantity,
        unitPriceCents: line.unitPriceCents,
      })),
      buyerEmail: wish.person?.email ?? null,
      successUrl: order.successUrl,
      cancelUrl: `${config.PUBLIC_URL}/checkout/cancelled/${order.returnToken}`,
      locale: wish.locale,
      expiresAt: order.expiresAt,
      idempotencyKey: order.id,
    })
    await db
      .updateTable('orders')
      .set({ providerCheckoutId: checkout.checkoutId, checkoutUrl: checkout.url })
      .where('id', '=', order.id)
      .execute()
    return { ok: true, url: checkout.url, orderId: order.id, returnToken: order.returnToken }
  } catch (error) {
    // The order stays pending: the next click uses it again, with the same key at the provider.
    log.error({ err: error, orderId: order.id }, 'the payment provider could not be reached')
    return { ok: false, reason: 'provider-down' }
  }
}

async function reserve(tx: Tx, wish: PlaceOrder, now: Date, provider: string) {
  await lockCart(tx, wish.cartKey)
  const open = await lockOpenOrders(tx, wish.cartKey)
  const variants = await lockVariants(
    tx,
    wish.items.map((item) => item.variantId),
  )
  const sold = wish.items.map((item) => ({
    ...item,
    variant: variants.find((variant) => variant.id === item.variantId),
  }))

  const unknown = sold.find(({ variant }) => variant?.status !== 'published' || variant.deletedAt || variant.isHidden)
  if (unknown) return { ok: false as const, reason: 'unknown-variant' as const, variantId: unknown.variantId }
  const lines = sold.flatMap(({ variant, quantity }) =>
    variant ? [{ variant, quantity, unitPriceCents: variant.salePriceInCents ?? variant.priceInCents }] : [],
  )
  const closed = lines.find(({ variant }) => !variant.purchasable)
  if (closed) return { ok: false as const, reason: 'not-purchasable' as const, title: closed.variant.productTitle }
  const tooMany = lines.find(({ quantity }) => quantity > mostUnits)
  if (tooMany) return { ok: false as const, reason: 'too-many-units' as const, title: tooMany.variant.productTitle }
  const currencies = new Set(lines.map(({ variant }) => variant.currencyCode))
  const [currencyCode] = currencies
  if (currencies.size !== 1 || !currencyCode) return { ok: false as const, reason: 'mixed-currencies' as const }

  const totalCents = lines.reduce((sum, line) => sum + line.quantity * line.unitPriceCents, 0)
  if (totalCents === 0) return { ok: false as const, reason: 'nothing-to-pay' as const }
  const same = await findSameOrder(tx, open, wish.items, totalCents, now)
  if (same) return { ok: true as const, order: same }
  for (const order of open) {
    await saveOrderState(tx, order.id, 'cancelled')
    await releaseStock(tx, order.id)
    if (order.providerCheckoutId) await enqueue(tx, closeCheckout, { checkoutId: order.providerCheckoutId })
  }

  const held = await listReserved(
    tx,
    variants.map((variant) => variant.id),
    now,
  )
  const short = lines.find(({ variant, quantity }) => quantity > leftOf(variant, held))
  if (short) {
    const { productTitle: title, title: variantTitle, id: variantId } = short.variant
    return {
      ok: false as const,
      reason: 'out-of-stock' as const,
      title,
      variantTitle,
      variantId,
      left: leftOf(short.variant, held),
    }
  }
  if (wish.expectedTotalCents !== null && wish.expectedTotalCents !== totalCents) {
    return { ok: false as const, reason: 'price-changed' as const, totalCents, currency: currencyCode }
  }

  const returnToken = randomBytes(24).toString('base64url')
  const successUrl = new URL(wish.successUrl)
  successUrl.searchParams.set('order', returnToken)
  const expiresAt = new Date(now.getTime() + reservationMinutes * 60_000)
  const order = await tx
    .insertInto('orders')
    .values({
      id: randomUUID(),
      cartKey: wish.cartKey,
      personId: wish.person?.id ?? null,
      buyerEmail: wish.person?.email ?? null,
      currencyCode,
      totalCents,
      locale: wish.locale,
      timeZone: wish.timeZone,
      provider,
      returnToken,
      successUrl: successUrl.href,
      cancelUrl: wish.cancelUrl,
      expiresAt,
      nextCheckAt: nextCheckAt({ checkCount: 0, expiresAt }, now),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('orderLines')
    .values(
      lines.map(({ variant, quantity, unitPriceCents }, position) => ({
        orderId: order.id,
        position,
        productId: variant.productId,
        variantId: variant.id,
        productTitle: variant.productTitle,
        variantTitle: variant.title,
        typeValue: variant.typeValue,
        caseType: variant.caseType,
        taxYear: variant.taxYear,
        quantity,
        unitPriceCents,
      })),
    )
    .execute()
  const counted = lines.filter(({ variant }) => variant.manageInventory)
  if (counted.length > 0) {
    await tx
      .insertInto('stockReservations')
      .values(
        counted.map(({ variant, quantity }) => ({
          orderId: order.id,
          variantId: variant.id,
          quantity,
          expiresAt: order.expiresAt,
        })),
      )
      .execute()
    await announceChangedPages(tx, ['/store', ...counted.map(({ variant }) => `/product/${variant.productId}`)])
  }
  return { ok: true as const, order }
}

function leftOf(variant: LockedVariant, held: Map<string, number>): number {
  if (!variant.manageInventory) return Number.POSITIVE_INFINITY
  return Math.max(0, (variant.inventoryQuantity ?? 0) - (held.get(variant.id) ?? 0))
}

/** The open order of this cart, when it has the same content and price and can still be paid. */
async function findSameOrder(
  tx: Tx,
  open: Awaited<ReturnType<typeof lockOpenOrders>>,
  items: CheckoutItem[],
  totalCents: number,
  now: Date,
) {
  const order = open.find((candidate) => candidate.state === 'pending')
  if (!order || order.totalCents !== totalCents || order.expiresAt <= now) return null
  // An order that never got its checkout can ask for it only while it is new: the provider counts the time as well.
  const ageMinutes = reservationMinutes - (order.expiresAt.getTime() - now.getTime()) / 60_000
  if (!order.checkoutUrl && ageMinutes > 1) return null
  const lines = await listLines(tx, order.id)
  const before = mergeItems(lines.map(({ variantId, quantity }) => ({ variantId, quantity })))
  return isSameCart(before, items) ? order : null
}
