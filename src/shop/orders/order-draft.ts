import { maxUnits } from '#shop/cart/cart.ts'
import type { LockedVariant } from '#shop/catalogue/stock-db.server.ts'
import type { CheckoutItem } from './order.ts'

export type DraftRefusal =
  | { ok: false; reason: 'mixed-currencies' | 'nothing-to-pay' }
  | { ok: false; reason: 'too-many-units'; title: string }
  | { ok: false; reason: 'unknown-variant'; variantId: string }
  | { ok: false; reason: 'not-purchasable'; title: string }

export type DraftLine = { variant: LockedVariant; quantity: number }

export type Draft = { ok: true; lines: DraftLine[]; currencyCode: string; totalCents: number }

/** Converts cart items to an order at current prices, or returns why they cannot be ordered. Does not check stock. */
export function draftOrder(items: CheckoutItem[], variants: LockedVariant[]): Draft | DraftRefusal {
  const lines: DraftLine[] = []
  for (const { variantId, quantity } of items) {
    const variant = variants.find(({ id }) => id === variantId)
    if (variant?.status !== 'published' || variant.isHidden || !variant.isOffered)
      return { ok: false, reason: 'unknown-variant', variantId }
    lines.push({ variant, quantity })
  }
  const closed = lines.find(({ variant }) => !variant.purchasable)
  if (closed) return { ok: false, reason: 'not-purchasable', title: closed.variant.productTitle }
  const tooMany = lines.find(({ quantity }) => quantity > maxUnits)
  if (tooMany) return { ok: false, reason: 'too-many-units', title: tooMany.variant.productTitle }
  const [currencyCode, another] = new Set(lines.map(({ variant }) => variant.currencyCode))
  if (!currencyCode || another) return { ok: false, reason: 'mixed-currencies' }
  const totalCents = lines.reduce((sum, { variant, quantity }) => sum + quantity * variant.unitPriceCents, 0)
  return totalCents === 0 ? { ok: false, reason: 'nothing-to-pay' } : { ok: true, lines, currencyCode, totalCents }
}
