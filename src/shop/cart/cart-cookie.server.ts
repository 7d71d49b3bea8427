import { randomUUID } from 'node:crypto'
import { createCookie } from 'react-router'
import { z } from 'zod'
import type { Db } from '#platform/db/database.server.ts'
import { listed, listedVariant, unitPriceCents } from '#shop/catalogue/catalogue.ts'
import { findProduct, listProducts } from '#shop/catalogue/catalogue-db.server.ts'
import { listNames, listReservedByCart } from '#shop/catalogue/stock-db.server.ts'
import { discountBody, noContent, readDiscount, writeDiscount } from '#shop/promotions/discount-input.ts'
import type { CartRefusal } from './cart.ts'
import { addToCart, type CartItem, changeQuantity, maxLines, maxUnits, removeFromCart } from './cart.ts'
import { type LineChange, priceChange } from './cart-changes.ts'

/* Cart cookie for visitors without JavaScript. With JavaScript, GET /cart/lines moves its items to local storage. */

const shape = z.object({
  id: z.uuid(),
  lines: z
    .array(
      z.object({
        product: z.string(),
        variant: z.string(),
        quantity: z.number().int().min(1).max(maxUnits),
        cents: z.number().int().min(0).optional(),
      }),
    )
    .max(maxLines),
  discount: discountBody.transform(readDiscount).catch(noContent).optional(),
})
export type CookieCart = z.infer<typeof shape>

const cookie = createCookie('cart', { httpOnly: true, sameSite: 'lax', path: '/', maxAge: 30 * 86_400 })

export async function readCookieCart(request: Request): Promise<CookieCart> {
  const parsed = shape.safeParse(await cookie.parse(request.headers.get('Cookie')).catch(() => null))
  return parsed.success ? parsed.data : { id: randomUUID(), lines: [] }
}

export function writeCookieCart(cart: CookieCart, isHttps: boolean): Promise<string> {
  const written = { ...cart, discount: cart.discount && writeDiscount(cart.discount) }
  return cookie.serialize(written, { secure: isHttps, ...(cart.lines.length === 0 ? { maxAge: 0 } : {}) })
}

/** Merges two carts. If they have the same id, the larger quantity of each item applies, otherwise the sum. */
export function keepLines(cart: CookieCart, saved: CookieCart): CookieCart {
  const quantityOf = (lines: CookieCart['lines'], variant: string) =>
    lines.find((line) => line.variant === variant)?.quantity ?? 0
  const lines = [...cart.lines, ...saved.lines].map((line) => {
    const [present, back] = [quantityOf(cart.lines, line.variant), quantityOf(saved.lines, line.variant)]
    return { ...line, quantity: cart.id === saved.id ? Math.max(present, back) : Math.min(maxUnits, present + back) }
  })
  const first = lines.filter((line, at) => lines.findIndex(({ variant }) => variant === line.variant) === at)
  return { ...cart, id: saved.id, lines: first.slice(0, maxLines) }
}

/** Current items of the cookie cart. Units reserved by an unpaid order of this cart count as available. */
export async function openCookieCart(
  db: Db,
  cart: CookieCart,
  now: Date,
): Promise<{ items: CartItem[]; changes: LineChange[] }> {
  if (cart.lines.length === 0) return { items: [], changes: [] }
  const { products } = await listProducts(
    db,
    { ids: [...new Set(cart.lines.map((line) => line.product))], limit: 100 },
    now,
  )
  const own = await listReservedByCart(db, cart.id, now)
  const changes: LineChange[] = []
  const gone: string[] = []
  const items = cart.lines.flatMap((line) => {
    const product = products.find((candidate) => candidate.id === line.product)
    const found = product?.variants.find((candidate) => candidate.id === line.variant)
    if (!product || !found) {
      gone.push(line.variant)
      return []
    }
    const left = found.inventory_quantity
    const variant = {
      ...listedVariant(found),
      inventory_quantity: left === null ? null : left + (own.get(found.id) ?? 0),
    }
    const item = { product: listed(product), variant, quantity: line.quantity }
    changes.push(...priceChange(item, line.cents))
    return [item]
  })
  const names = await listNames(db, gone)
  return { items, changes: [...changes, ...names.map((values) => ({ code: 'gone' as const, values }))] }
}

export type CartChange =
  | { intent: 'add'; productId: string; variantId: string; quantity: number }
  | { intent: 'change'; variantId: string; quantity: number }
  | { intent: 'remove'; variantId: string }
  | { intent: 'clear' }

export type CartChangeOutcome = { ok: true; cart: CookieCart } | CartRefusal

export async function changeCookieCart(
  db: Db,
  cart: CookieCart,
  change: CartChange,
  now: Date,
): Promise<CartChangeOutcome> {
  if (change.intent === 'clear') return { ok: true, cart: { ...cart, lines: [] } }
  const { items } = await openCookieCart(db, cart, now)
  if (change.intent === 'remove') return { ok: true, cart: withItems(cart, removeFromCart(items, change.variantId)) }
  if (change.intent === 'change')
    return { ok: true, cart: withItems(cart, changeQuantity(items, change.variantId, change.quantity)) }
  const product = await findProduct(db, change.productId, now)
  const variant = product?.variants.find((candidate) => candidate.id === change.variantId)
  if (!product || !variant) return { ok: false, reason: 'not-offered' }
  const added = addToCart(items, product, variant, change.quantity)
  return added.ok ? { ok: true, cart: withItems(cart, added.items) } : added
}

function withItems(cart: CookieCart, items: CartItem[]): CookieCart {
  return {
    ...cart,
    lines: items.map(({ product, variant, quantity }) => {
      const before = cart.lines.find((line) => line.variant === variant.id)
      const cents = before?.cents ?? unitPriceCents(variant)
      return { product: product.id, variant: variant.id, quantity, cents }
    }),
  }
}
