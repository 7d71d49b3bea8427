import { type ProductType, productTypes } from '#content/products/product.ts'
import { formatMoney } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { endOfSwissDay } from '#platform/working-days.ts'
import * as catalogueTexts from '#shop/catalogue/locales/en.ts'
import { currencyOf, type Product, type ProductDetails, type Variant } from './catalogue.ts'
import { formerPrice } from './former-price.ts'
import { withShownClaims } from './product-claims.ts'

const copy = () => t(catalogueTexts.catalogueRows)

type OfProduct<Rest> = ({ product_id: string } & Rest)[] | null
type Value = { id: string; option_id: string; variant_id: string; value: string }
type VariantRow = Pick<
  Variant,
  'id' | 'title' | 'image_url' | 'sku' | 'price_in_cents' | 'sale_price_in_cents' | 'manage_inventory'
> & {
  currency_code: string
  tax_year: number | null
  left: number | null
  requested: [cents: number, since: string][] | null
}

type ProductRow = Pick<
  ProductDetails,
  'id' | 'title' | 'subtitle' | 'ribbon_text' | 'description' | 'site_product_selection' | 'status'
> & {
  type_value: string
  purchasable: boolean
  is_hidden: boolean
  position: number
  custom_fields: unknown
  created_at: string
  updated_at: string
}

type Rows = {
  products: ProductRow[] | null
  variants: OfProduct<VariantRow>
  options: OfProduct<{ id: string; title: string }>
  values: OfProduct<Value>
  images: OfProduct<{ url: string; position: number; alt: string }>
  links: OfProduct<{ collection_id: string; position: number }>
  details: OfProduct<{ id: string; position: number; title: string; description: string }>
  checklist: OfProduct<{ id: string; title: string; is_required: boolean }>
  related: OfProduct<Pick<Product['related_products'][number], 'id' | 'related_id' | 'position'>>
}

export type Catalogue = { products: Product[]; details: Omit<ProductDetails, keyof Product>[] }

const maxSaved = 20
const saved = new Map<string, Catalogue>()

/** Caches results by the arguments. Callers share a cached result and must not mutate it. */
export function readCatalogue(content: string, shownIds: readonly string[], today: string): Catalogue {
  const key = `${shownIds.join()} ${today} ${content}`
  const catalogue = saved.get(key) ?? catalogueOf(JSON.parse(content), shownIds, today)
  saved.delete(key)
  saved.set(key, catalogue)
  for (const oldest of saved.keys()) {
    if (saved.size <= maxSaved) break
    saved.delete(oldest)
  }
  return catalogue
}

/** The catalogue, cached per day: a former price that may be shown for only part of the day is hidden all day. */
function catalogueOf(rows: Rows, shownIds: readonly string[], today: string): Catalogue {
  const products = rows.products ?? []
  const at = endOfSwissDay(today)
  return {
    products: products.map((row) => withFormerPrices(withShownClaims(productOf(row, rows), shownIds), rows, at)),
    details: products.map(({ status, created_at }) => ({
      status,
      created_at: instant(created_at),
      deleted_at: null,
      metadata: {},
    })),
  }
}

function productOf(row: ProductRow, rows: Rows): Product {
  const own = <Rest>(list: OfProduct<Rest>) => (list ?? []).filter(({ product_id }) => product_id === row.id)
  const values = own(rows.values)
  const images = own(rows.images).map(({ url, position, alt }) => ({ url, order: position, type: 'drawing', alt }))
  const variants = own(rows.variants).map((variant) => variantOf(variant, values))
  const chosen = variants.flatMap(({ options }) => options)
  return {
    id: row.id,
    title: row.title,
    subtitle: row.subtitle,
    ribbon_text: row.ribbon_text,
    description: row.description,
    thumbnail: images[0]?.url ?? null,
    price_in_cents: variants[0]?.price_in_cents ?? 0,
    currency: variants[0]?.currency ?? 'eur',
    purchasable: row.purchasable && !row.is_hidden,
    order: row.position,
    site_product_selection: row.site_product_selection,
    images,
    options: own(rows.options).map(({ id, title }) => ({
      id,
      title,
      values: [...new Set(chosen.filter(({ option_id }) => option_id === id).map(({ value }) => value))],
    })),
    variants,
    product_collections: own(rows.links).map(({ product_id, collection_id, position }) => ({
      product_id,
      collection_id,
      order: position,
    })),
    additional_info: own(rows.details).map(({ id, position, title, description }) => ({
      id,
      order: position,
      title,
      description,
    })),
    checklist: own(rows.checklist).map(({ id, title, is_required }) => ({ id, title, is_required })),
    type: { value: isProductType(row.type_value) ? row.type_value : 'service' },
    custom_fields: recordOf(row.custom_fields),
    related_products: own(rows.related).map(({ id, related_id, position }) => ({
      id,
      section_title: copy().alsoInStore,
      related_type: 'product',
      related_id,
      position,
    })),
    updated_at: instant(row.updated_at),
  }
}

function variantOf(row: VariantRow, values: readonly Value[]): Variant {
  const { id, title, image_url, sku, price_in_cents, sale_price_in_cents, manage_inventory, left } = row
  const currency = currencyOf(row.currency_code)
  const written = (cents: number) => formatMoney(cents, { currency: currency.symbol })
  return {
    ...{ id, title, image_url, sku },
    prices: [{ amount: price_in_cents, sale_amount: sale_price_in_cents, currency_code: currency.code, currency }],
    ...{ price_in_cents, sale_price_in_cents },
    price_formatted: written(price_in_cents),
    sale_price_formatted: sale_price_in_cents === null ? null : written(sale_price_in_cents),
    currency: currency.code,
    manage_inventory,
    weight: null,
    options: values
      .filter(({ variant_id }) => variant_id === id)
      .map(({ id, option_id, variant_id, value }) => ({ id, option_id, variant_id, value })),
    inventory_quantity: left,
  }
}

function withFormerPrices(product: Product, rows: Rows, at: Date): Product {
  const variants = product.variants.map((variant) => {
    const requested = (rows.variants ?? []).find(({ id }) => id === variant.id)?.requested
    if (!requested || variant.sale_price_in_cents !== null) return variant
    const history = requested.map(([priceCents, since]) => ({ priceCents, updatedAt: new Date(since) }))
    const { cents } = formerPrice(history, at)
    return cents === null ? variant : withFormer(variant, cents)
  })
  return { ...product, variants, price_in_cents: variants[0]?.price_in_cents ?? product.price_in_cents }
}

function withFormer(variant: Variant, formerCents: number): Variant {
  const { price_in_cents: nowCents, price_formatted: nowFormatted } = variant
  const written = (cents: number) => formatMoney(cents, { currency: currencyOf(variant.currency).symbol })
  return {
    ...variant,
    prices: variant.prices.map((price) => ({ ...price, amount: formerCents, sale_amount: nowCents })),
    ...{ price_in_cents: formerCents, sale_price_in_cents: nowCents },
    ...{ price_formatted: written(formerCents), sale_price_formatted: nowFormatted },
  }
}

function isProductType(value: string): value is ProductType {
  return productTypes.some((type) => type === value)
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function instant(text: string): string {
  return new Date(text).toISOString()
}
