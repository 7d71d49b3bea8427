import { z } from 'zod'

/*
 * The shapes of the store API. They are snake_case because they leave the house as they stand; pages use the same.
 * Amounts are integer cents.
 */

const currency = z.object({ code: z.string(), symbol: z.string(), template: z.string() })

const price = z.object({
  amount: z.number().int(),
  sale_amount: z.number().int().nullable(),
  currency_code: z.string(),
  currency,
})

const variant = z.object({
  id: z.string(),
  title: z.string(),
  image_url: z.string().nullable(),
  sku: z.string().nullable(),
  prices: z.array(price),
  price_in_cents: z.number().int(),
  sale_price_in_cents: z.number().int().nullable(),
  price_formatted: z.string(),
  sale_price_formatted: z.string().nullable(),
  currency: z.string(),
  manage_inventory: z.boolean(),
  weight: z.number().nullable(),
  options: z.array(z.object({ id: z.string(), option_id: z.string(), variant_id: z.string(), value: z.string() })),
  inventory_quantity: z.number().int().nullable(),
})

export const productSchema = z.object({
  id: z.string(),
  title: z.string(),
  subtitle: z.string().nullable(),
  ribbon_text: z.string().nullable(),
  description: z.string(),
  thumbnail: z.string().nullable(),
  price_in_cents: z.number().int(),
  currency: z.string(),
  purchasable: z.boolean(),
  order: z.number().int(),
  site_product_selection: z.string().nullable(),
  images: z.array(z.object({ url: z.string(), order: z.number().int(), type: z.string(), alt: z.string() })),
  options: z.array(z.object({ id: z.string(), title: z.string(), values: z.array(z.string()) })),
  variants: z.array(variant),
  product_collections: z.array(
    z.object({ product_id: z.string(), collection_id: z.string(), order: z.number().int() }),
  ),
  additional_info: z.array(
    z.object({ id: z.string(), order: z.number().int(), title: z.string(), description: z.string() }),
  ),
  checklist: z.array(z.object({ id: z.string(), title: z.string(), is_required: z.boolean() })),
  type: z.object({ value: z.enum(['package', 'add-on', 'consultation', 'service']) }),
  custom_fields: z.record(z.string(), z.unknown()),
  related_products: z.array(
    z.object({
      id: z.string(),
      section_title: z.string(),
      related_type: z.string(),
      related_id: z.string(),
      position: z.number().int(),
    }),
  ),
  updated_at: z.string(),
})

export type Product = z.infer<typeof productSchema>
export type Variant = Product['variants'][number]
export type ProductDetails = Product & {
  status: string
  created_at: string
  deleted_at: string | null
  metadata: Record<string, unknown>
}

const symbols: Record<string, string> = { chf: 'CHF', eur: '€' }

/** How a currency is written; a missing code means eur. `{amount}` stands for the figure with two decimals. */
export function currencyOf(code: string | null): { code: string; symbol: string; template: string } {
  const known = (code || 'eur').toLowerCase()
  const symbol = symbols[known] ?? known.toUpperCase()
  return { code: known, symbol, template: `${symbol} {amount}` }
}

/** What a unit costs now: the sale price wins over the regular price. */
export function unitPriceCents(variant: Pick<Variant, 'price_in_cents' | 'sale_price_in_cents'>): number {
  return variant.sale_price_in_cents ?? variant.price_in_cents
}

/** The variant a product shows first: the cheapest where the product says so, otherwise the first. */
export function defaultVariant(product: Pick<Product, 'site_product_selection' | 'variants'>): Variant | undefined {
  if (product.site_product_selection !== 'lowest_price_first') return product.variants[0]
  return product.variants.toSorted((a, b) => unitPriceCents(a) - unitPriceCents(b))[0]
}

/** The sentence about stock below the quantity, and whether that quantity can be put into the cart. */
export function stockOf(product: Pick<Product, 'purchasable'>, variant: Variant, quantity: number) {
  if (!product.purchasable) return { canAdd: false, message: 'Currently unavailable' }
  const left = variant.manage_inventory ? variant.inventory_quantity : null
  if (left === 0) return { canAdd: false, message: 'Currently unavailable' }
  if (left !== null && quantity > left) return { canAdd: false, message: `Not enough stock. Only ${left} left.` }
  return { canAdd: true, message: 'In stock' }
}
