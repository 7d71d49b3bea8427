import {
  isEnough,
  type ListedProduct,
  type ListedVariant,
  unitPriceCents,
  unitsLeft,
} from '#shop/catalogue/catalogue.ts'

export const cartStorageKey = 'e-commerce-cart'

/** Maximum quantity of one variant in a cart. One unit covers one household and one tax year. */
export const maxUnits = 10

export const maxLines = 30

export type CartItem = { product: ListedProduct; variant: ListedVariant; quantity: number }

export function readCart(text: string | null): CartItem[] {
  if (!text) return []
  try {
    const read: unknown = JSON.parse(text)
    return Array.isArray(read) && read.every(isCartItem) ? read : []
  } catch {
    return []
  }
}

export type CartRefusal =
  | { ok: false; reason: 'no-quantity' }
  | { ok: false; reason: 'unavailable' }
  | { ok: false; reason: 'not-offered' }
  | { ok: false; reason: 'out-of-stock'; title: string; variantTitle: string; left: number }
  | { ok: false; reason: 'too-many-units'; title: string; max: number }
  | { ok: false; reason: 'cart-full'; max: number }
export type AddOutcome = { ok: true; items: CartItem[] } | CartRefusal

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
 * Adds the items of `saved`, except items that are out of stock or exceed the limits. If `isSame`, `saved` is a copy of
 * this cart: the larger quantity applies, not the sum.
 */
export function mergeInto(items: CartItem[], saved: CartItem[], isSame: boolean): CartItem[] {
  return saved.reduce((merged, { product, variant, quantity }) => {
    const present = isSame ? (merged.find((item) => item.variant.id === variant.id)?.quantity ?? 0) : 0
    const added = addToCart(merged, product, variant, quantity - present)
    return added.ok ? added.items : merged
  }, items)
}

export function changeQuantity(items: CartItem[], variantId: string, quantity: number): CartItem[] {
  const present = items.find((item) => item.variant.id === variantId)
  if (!present || !Number.isInteger(quantity)) return items
  return replace(items, present, Math.max(1, Math.min(quantity, maxOf(present.variant))))
}

export function removeFromCart(items: CartItem[], variantId: string): CartItem[] {
  return items.filter((item) => item.variant.id !== variantId)
}

export function cartTotalCents(items: CartItem[]): number {
  return items.reduce((sum, item) => sum + item.quantity * unitPriceCents(item.variant), 0)
}

export function cartCount(items: CartItem[]): number {
  return items.reduce((sum, item) => sum + item.quantity, 0)
}

export function maxOf(variant: ListedVariant): number {
  return Math.min(unitsLeft(variant) ?? maxUnits, maxUnits)
}

function replace(items: CartItem[], present: CartItem, quantity: number): CartItem[] {
  return items.map((item) => (item === present ? { ...item, quantity } : item))
}

/** Type guard written by hand instead of as a Zod schema, so that page bundles do not include Zod. */
export function isCartItem(item: unknown): item is CartItem {
  if (!isRecord(item) || !isProduct(item.product) || !isVariant(item.variant)) return false
  return (
    typeof item.quantity === 'number' &&
    Number.isInteger(item.quantity) &&
    item.quantity >= 1 &&
    item.quantity <= maxUnits
  )
}

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
