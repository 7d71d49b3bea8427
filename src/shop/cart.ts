import { isEnough, type ListedProduct, type ListedVariant, unitPriceCents, unitsLeft } from './catalogue.ts'

/** Where the browser keeps the cart. */
export const cartStorageKey = 'e-commerce-cart'

/** Most units of one variant in one cart: each is one household and one tax year. */
export const maxUnits = 10

/** Most lines of one cart: as many as a cookie holds and one order takes. */
export const maxLines = 30

export type CartItem = { product: ListedProduct; variant: ListedVariant; quantity: number }

/** Reads a stored cart. Anything that is not a cart is an empty cart. */
export function readCart(text: string | null): CartItem[] {
  if (!text) return []
  try {
    const read: unknown = JSON.parse(text)
    return Array.isArray(read) && read.every(isCartItem) ? read : []
  } catch {
    return []
  }
}

/** Why a cart stays as it was. */
export type CartRefusal =
  | { ok: false; reason: 'no-quantity' }
  | { ok: false; reason: 'unavailable' }
  | { ok: false; reason: 'not-offered' }
  | { ok: false; reason: 'out-of-stock'; title: string; variantTitle: string; left: number }
  | { ok: false; reason: 'too-many-units'; title: string; max: number }
  | { ok: false; reason: 'cart-full'; max: number }
export type AddOutcome = { ok: true; items: CartItem[] } | CartRefusal

/** Adds units of a variant, or says why not and leaves the cart as it was. */
export function addToCart(
  items: CartItem[],
  product: ListedProduct,
  variant: ListedVariant,
  quantity: number,
): AddOutcome {
  if (!Number.isInteger(quantity) || quantity < 1) return { ok: false, reason: 'no-quantity' }
  if (!product.purchasable) return { ok: false, reason: 'unavailable' }
  const present = items.find((item) => item.variant.id === variant.id)
  const requested = (present?.quantity ?? 0) + quantity
  const left = unitsLeft(variant)
  if (left !== null && !isEnough(left, requested)) {
    return { ok: false, reason: 'out-of-stock', title: product.title, variantTitle: variant.title, left }
  }
  if (requested > maxUnits) return { ok: false, reason: 'too-many-units', title: product.title, max: maxUnits }
  if (!present && items.length >= maxLines) return { ok: false, reason: 'cart-full', max: maxLines }
  const rest = items.filter((item) => item !== present)
  return { ok: true, items: present ? replace(items, present, requested) : [...rest, { product, variant, quantity }] }
}

/**
 * Brings the lines of a kept cart in; what does not fit any more is left out. Those of the very same cart (`isSame`) are
 * brought back to their quantity, not added once more.
 */
export function mergeInto(items: CartItem[], saved: CartItem[], isSame: boolean): CartItem[] {
  return saved.reduce((merged, { product, variant, quantity }) => {
    const present = isSame ? (merged.find((item) => item.variant.id === variant.id)?.quantity ?? 0) : 0
    const added = addToCart(merged, product, variant, quantity - present)
    return added.ok ? added.items : merged
  }, items)
}

/** Changes how many of a variant are in the cart: at least 1, at most what is in stock and what one order may hold. */
export function changeQuantity(items: CartItem[], variantId: string, quantity: number): CartItem[] {
  const present = items.find((item) => item.variant.id === variantId)
  if (!present || !Number.isInteger(quantity)) return items
  return replace(items, present, Math.max(1, Math.min(quantity, maxOf(present.variant))))
}

export function removeFromCart(items: CartItem[], variantId: string): CartItem[] {
  return items.filter((item) => item.variant.id !== variantId)
}

/** What the cart costs, in cents of its first item's currency. Sale prices count. */
export function cartTotalCents(items: CartItem[]): number {
  return items.reduce((sum, item) => sum + item.quantity * unitPriceCents(item.variant), 0)
}

export function cartCount(items: CartItem[]): number {
  return items.reduce((sum, item) => sum + item.quantity, 0)
}

/** Most units of a variant that one cart may hold now. */
export function maxOf(variant: ListedVariant): number {
  return Math.min(unitsLeft(variant) ?? maxUnits, maxUnits)
}

function replace(items: CartItem[], present: CartItem, quantity: number): CartItem[] {
  return items.map((item) => (item === present ? { ...item, quantity } : item))
}

/** Whether something that was stored or sent is a line of a cart. Written out by hand to keep the library out of every page. */
export function isCartItem(item: unknown): item is CartItem {
  if (!isRecord(item) || !isProduct(item.product) || !isVariant(item.variant)) return false
  return (
    typeof item.quantity === 'number' &&
    Number.isInteger(item.quantity) &&
    item.quantity >= 1 &&
    item.quantity <= maxUnits
  )
}

/** Whether something that was sent is a product, as far as a cart needs it. */
export function isProduct(product: unknown): product is ListedProduct {
  if (!isRecord(product) || typeof product.id !== 'string' || typeof product.title !== 'string') return false
  const { purchasable, images, variants } = product
  return (
    typeof purchasable === 'boolean' && Array.isArray(images) && Array.isArray(variants) && variants.every(isVariant)
  )
}

function isVariant(variant: unknown): variant is ListedVariant {
  if (!isRecord(variant) || typeof variant.id !== 'string' || typeof variant.title !== 'string') return false
  const { price_in_cents, sale_price_in_cents, currency, manage_inventory, inventory_quantity } = variant
  const isAmount = (value: unknown) =>
    value === null || (typeof value === 'number' && Number.isInteger(value) && value >= 0)
  return (
    price_in_cents !== null &&
    isAmount(price_in_cents) &&
    isAmount(sale_price_in_cents) &&
    isAmount(inventory_quantity) &&
    typeof currency === 'string' &&
    typeof manage_inventory === 'boolean'
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
