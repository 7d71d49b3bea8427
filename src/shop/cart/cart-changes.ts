import type { Coded } from '#platform/coded.ts'
import { type ListedProduct, unitPriceCents } from '#shop/catalogue/catalogue.ts'
import type { CartItem } from './cart.ts'

type Named = { title: string; variantTitle: string }

export type LineChangeTable = {
  price: Named & { fromCents: number; toCents: number; currency: string }
  gone: Named
}
export type LineChange = Coded<LineChangeTable>

export function priceChange({ product, variant }: CartItem, fromCents: number | undefined): LineChange[] {
  const toCents = unitPriceCents(variant)
  if (fromCents === undefined || fromCents === toCents) return []
  const named = { title: product.title, variantTitle: variant.title }
  return [{ code: 'price', values: { ...named, fromCents, toCents, currency: variant.currency.toUpperCase() } }]
}

/** Updates cart items to current products. `changes` lists the items that are no longer sold and the new prices. */
export function renewItems(
  items: readonly CartItem[],
  products: readonly ListedProduct[],
): { items: CartItem[]; changes: LineChange[] } {
  const changes: LineChange[] = []
  const renewed = items.flatMap((item) => {
    const product = products.find(({ id }) => id === item.product.id)
    const variant = product?.variants.find(({ id }) => id === item.variant.id)
    if (!product || !variant) {
      changes.push({ code: 'gone', values: { title: item.product.title, variantTitle: item.variant.title } })
      return []
    }
    const now = { product, variant, quantity: item.quantity }
    changes.push(...priceChange(now, unitPriceCents(item.variant)))
    return [now]
  })
  return { items: renewed, changes }
}
