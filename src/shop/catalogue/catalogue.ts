import type { ProductType } from '#content/products/product.ts'
import type { Coded } from '#platform/coded.ts'

const signs = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }))
/* Types of the public store API, hence in snake_case; pages use them too. Amounts are integer cents.
   Fields of the API that this store does not use have a constant value. */

export type Currency = { code: string; symbol: string; template: string }

export type Variant = {
  id: string
  title: string
  image_url: string | null
  sku: string | null
  prices: { amount: number; sale_amount: number | null; currency_code: string; currency: Currency }[]
  price_in_cents: number
  sale_price_in_cents: number | null
  price_formatted: string
  sale_price_formatted: string | null
  currency: string
  manage_inventory: boolean
  weight: null
  options: { id: string; option_id: string; variant_id: string; value: string }[]
  inventory_quantity: number | null
}

export type Product = {
  id: string
  title: string
  subtitle: string | null
  ribbon_text: string | null
  description: string
  thumbnail: string | null
  price_in_cents: number
  currency: string
  purchasable: boolean
  order: number
  /** 'lowest_price_first' preselects the cheapest variant; any other value, or null, preselects the first. */
  site_product_selection: string | null
  images: { url: string; order: number; type: string; alt: string }[]
  options: { id: string; title: string; values: string[] }[]
  variants: Variant[]
  product_collections: { product_id: string; collection_id: string; order: number }[]
  additional_info: { id: string; order: number; title: string; description: string }[]
  checklist: { id: string; title: string; is_required: boolean }[]
  type: { value: ProductType }
  custom_fields: Record<string, unknown>
  related_products: { id: string; section_title: string; related_type: string; related_id: string; position: number }[]
  updated_at: string
}

export type ListedVariant = Pick<
  Variant,
  'id' | 'title' | 'price_in_cents' | 'sale_price_in_cents' | 'currency' | 'manage_inventory' | 'inventory_quantity'
> & { options: { value: string }[] }

export type ListedProduct = Pick<
  Product,
  'id' | 'title' | 'subtitle' | 'ribbon_text' | 'purchasable' | 'site_product_selection' | 'type'
> & {
  images: { url: string; alt: string }[]
  options: { title: string; values: string[] }[]
  variants: ListedVariant[]
}

export function listed(product: ListedProduct): ListedProduct {
  const { id, title, subtitle, ribbon_text, purchasable, site_product_selection, type } = product
  return {
    ...{ id, title, subtitle, ribbon_text, purchasable, site_product_selection, type },
    images: product.images.slice(0, 1).map(({ url, alt }) => ({ url, alt })),
    options: product.options.map(({ title, values }) => ({ title, values })),
    variants: product.variants.map(listedVariant),
  }
}

export function listedVariant(variant: ListedVariant): ListedVariant {
  const { id, title, price_in_cents, sale_price_in_cents, currency, manage_inventory, inventory_quantity } = variant
  return {
    ...{ id, title, price_in_cents, sale_price_in_cents, currency, manage_inventory, inventory_quantity },
    options: variant.options.map(({ value }) => ({ value })),
  }
}

export type ProductOnPage = Omit<ListedProduct, 'variants'> &
  Pick<Product, 'description' | 'currency' | 'additional_info' | 'checklist'> & {
    variants: (ListedVariant & Pick<Variant, 'image_url' | 'sku'>)[]
  }

export function onPage(product: Product): ProductOnPage {
  const { description, currency, additional_info, checklist } = product
  return {
    ...listed(product),
    ...{ description, currency, additional_info, checklist },
    images: product.images.map(({ url, alt }) => ({ url, alt })),
    variants: product.variants.map((variant) => {
      const { image_url, sku } = variant
      return { ...listedVariant(variant), image_url, sku }
    }),
  }
}

export type ProductDetails = Product & {
  status: string
  created_at: string
  deleted_at: null
  metadata: Record<string, never>
}

const symbols: Record<string, string> = { chf: 'CHF', eur: '€' }

/** Currency for an ISO code; EUR if there is none. API callers replace `{amount}` in `template` with an amount. */
export function currencyOf(code: string | null): Currency {
  const known = (code || 'eur').toLowerCase()
  const symbol = symbols[known] ?? known.toUpperCase()
  return { code: known, symbol, template: `${symbol} {amount}` }
}

export function unitPriceCents(variant: Pick<Variant, 'price_in_cents' | 'sale_price_in_cents'>): number {
  return variant.sale_price_in_cents ?? variant.price_in_cents
}

export function defaultVariant<Shown extends ListedVariant>(product: {
  site_product_selection: string | null
  variants: Shown[]
}): Shown | undefined {
  if (product.site_product_selection !== 'lowest_price_first') return product.variants[0]
  return product.variants.toSorted((a, b) => unitPriceCents(a) - unitPriceCents(b))[0]
}

export function unitsLeft(variant: Pick<Variant, 'manage_inventory' | 'inventory_quantity'>): number | null {
  return variant.manage_inventory ? variant.inventory_quantity : null
}

export function isEnough(left: number | null | undefined, quantity: number): boolean {
  return left === null || quantity <= (left ?? 0)
}

export type StockTable = { unavailable: object; 'not-enough': { left: number }; 'in-stock': object }
export type Stock = { canAdd: boolean; payload: Coded<StockTable> }

export const unavailable: Stock = { canAdd: false, payload: { code: 'unavailable', values: {} } }

export function stockOf(product: Pick<Product, 'purchasable'>, variant: ListedVariant, quantity: number): Stock {
  if (!product.purchasable) return unavailable
  const left = unitsLeft(variant)
  if (left === 0) return unavailable
  if (left !== null && !isEnough(left, quantity))
    return { canAdd: false, payload: { code: 'not-enough', values: { left } } }
  return { canAdd: true, payload: { code: 'in-stock', values: {} } }
}

/** @example plainText('<p>Salary &amp; rent.</p><p>One canton.</p>') // 'Salary & rent. One canton.' */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(\w+);/g, (whole, name: string) => signs.get(name) ?? whole)
    .replace(/\s+/g, ' ')
    .trim()
}
