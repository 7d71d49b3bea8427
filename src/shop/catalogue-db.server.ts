import { sql } from 'kysely'
import { claims } from '#content/claims.ts'
import { shownClaims } from '#platform/claims/claims.ts'
import { findOnlyProven } from '#platform/claims/claims-db.server.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { formatMoney } from '#platform/format.ts'
import { todayInZurich } from '#platform/zurich-day.ts'
import { currencyOf, type Product, type ProductDetails, type Variant } from './catalogue.ts'
import { withShownClaims } from './product-claims.ts'

export type ProductQuery = {
  ids?: string[]
  offset?: number
  /** At most 100. */
  limit?: number
  order?: 'asc' | 'desc'
  sortBy?: 'order' | 'title' | 'price' | 'updated_at'
  isHidden?: boolean
  /** Only products changed up to this instant. */
  toDate?: Date
}

export type ProductPage = { count: number; offset: number; limit: number; products: Product[] }

/**
 * Published products, a page of them, with the stock that is really left at `now`. What rests on a claim that may not
 * be shown (former prices, the mark of the package bought most) is not in them.
 */
export async function listProducts(db: Db | Tx, query: ProductQuery, now: Date): Promise<ProductPage> {
  const { offset = 0, limit = 50, order = 'asc', sortBy = 'order' } = query
  let published = db.selectFrom('products').where('status', '=', 'published').where('deletedAt', 'is', null)
  if (query.ids)
    published = query.ids.length > 0 ? published.where('id', 'in', query.ids) : published.where(sql<boolean>`false`)
  published = published.where('isHidden', '=', query.isHidden ?? false)
  if (query.toDate) published = published.where('updatedAt', '<=', query.toDate)
  const lowestPrice = sql`(select min(coalesce(v.sale_price_in_cents, v.price_in_cents)) from product_variants v where v.product_id = products.id)`
  const sortColumn = { order: sql`position`, title: sql`title`, price: lowestPrice, updated_at: sql`updated_at` }[
    sortBy
  ]
  const { count } = await published.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  const rows = await published
    .selectAll()
    .orderBy(sortColumn, order)
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
  return { count, offset, limit, products: await complete(db, rows, now) }
}

/** One published product, hidden ones included (they are only not listed); null when there is none. */
export async function findProduct(db: Db | Tx, id: string, now: Date): Promise<ProductDetails | null> {
  const row = await db
    .selectFrom('products')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', 'published')
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  if (!row) return null
  const [product] = await complete(db, [row], now)
  if (!product) return null
  return {
    ...product,
    status: row.status,
    created_at: row.createdAt.toISOString(),
    deleted_at: row.deletedAt?.toISOString() ?? null,
    metadata: recordOf(row.metadata),
  }
}

/** Stock left for each variant of these products: what is there minus what open orders hold. Null when not counted. */
export async function listStock(db: Db | Tx, productIds: string[], now: Date) {
  if (productIds.length === 0) return []
  const rows = await db
    .selectFrom('productVariants as v')
    .innerJoin('products as p', 'p.id', 'v.productId')
    .where('p.id', 'in', productIds)
    .where('p.status', '=', 'published')
    .select(['v.id', stockLeft(now).as('left')])
    .orderBy('v.productId')
    .orderBy('v.position')
    .execute()
  return rows.map((row) => ({ id: row.id, inventory_quantity: row.left }))
}

function stockLeft(now: Date) {
  return sql<number | null>`case when v.manage_inventory then greatest(0, v.inventory_quantity - coalesce((
    select sum(r.quantity) from stock_reservations r where r.variant_id = v.id and r.expires_at > ${now}), 0)) end`
}

type Row = {
  id: string
  title: string
  subtitle: string | null
  ribbonText: string | null
  description: string
  thumbnail: string | null
  typeValue: string
  purchasable: boolean
  isHidden: boolean
  position: number
  siteProductSelection: string | null
  customFields: unknown
  updatedAt: Date
}

async function complete(db: Db | Tx, rows: Row[], now: Date): Promise<Product[]> {
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.id)
  const [onlyProven, variants, options, values, images, links, details, checklist, related] = await Promise.all([
    findOnlyProven(db),
    db
      .selectFrom('productVariants as v')
      .selectAll('v')
      .select(stockLeft(now).as('left'))
      .where('v.productId', 'in', ids)
      .orderBy('v.position')
      .execute(),
    db.selectFrom('productOptions').selectAll().where('productId', 'in', ids).orderBy('position').execute(),
    db
      .selectFrom('productOptionValues as o')
      .innerJoin('productVariants as v', 'v.id', 'o.variantId')
      .selectAll('o')
      .where('v.productId', 'in', ids)
      .orderBy('v.position')
      .execute(),
    db.selectFrom('productImages').selectAll().where('productId', 'in', ids).orderBy('position').execute(),
    db.selectFrom('productCollectionLinks').selectAll().where('productId', 'in', ids).orderBy('position').execute(),
    db.selectFrom('productDetails').selectAll().where('productId', 'in', ids).orderBy('position').execute(),
    db.selectFrom('productChecklistItems').selectAll().where('productId', 'in', ids).orderBy('position').execute(),
    db.selectFrom('productRelated').selectAll().where('productId', 'in', ids).orderBy('position').execute(),
  ])
  const shownIds = shownClaims(claims, { today: todayInZurich(now), onlyProven }).map(({ id }) => id)
  return rows.map((row) => {
    const own = variants
      .filter((variant) => variant.productId === row.id)
      .map((variant): Variant => {
        const currency = currencyOf(variant.currencyCode)
        const options = values.filter((value) => value.variantId === variant.id)
        return {
          id: variant.id,
          title: variant.title,
          image_url: variant.imageUrl,
          sku: variant.sku,
          prices: [
            {
              amount: variant.priceInCents,
              sale_amount: variant.salePriceInCents,
              currency_code: currency.code,
              currency,
            },
          ],
          price_in_cents: variant.priceInCents,
          sale_price_in_cents: variant.salePriceInCents,
          price_formatted: formatMoney(variant.priceInCents, { currency: currency.symbol }),
          sale_price_formatted:
            variant.salePriceInCents === null
              ? null
              : formatMoney(variant.salePriceInCents, { currency: currency.symbol }),
          currency: currency.code,
          manage_inventory: variant.manageInventory,
          weight: variant.weight,
          options: options.map(({ id, optionId, variantId, value }) => ({
            id,
            option_id: optionId,
            variant_id: variantId,
            value,
          })),
          inventory_quantity: variant.left,
        }
      })
    const product: Product = {
      id: row.id,
      title: row.title,
      subtitle: row.subtitle,
      ribbon_text: row.ribbonText,
      description: row.description,
      thumbnail: row.thumbnail,
      price_in_cents: own[0]?.price_in_cents ?? 0,
      currency: own[0]?.currency ?? 'eur',
      purchasable: row.purchasable && !row.isHidden,
      order: row.position,
      site_product_selection: row.siteProductSelection,
      images: images
        .filter((image) => image.productId === row.id)
        .map(({ url, position, type, alt }) => ({ url, order: position, type, alt })),
      options: options
        .filter((option) => option.productId === row.id)
        .map(({ id, title }) => ({
          id,
          title,
          values: [...new Set(values.filter((value) => value.optionId === id).map(({ value }) => value))],
        })),
      variants: own,
      product_collections: links
        .filter((link) => link.productId === row.id)
        .map(({ productId, collectionId, position }) => ({
          product_id: productId,
          collection_id: collectionId,
          order: position,
        })),
      additional_info: details
        .filter((detail) => detail.productId === row.id)
        .map(({ id, position, title, description }) => ({ id, order: position, title, description })),
      checklist: checklist
        .filter((item) => item.productId === row.id)
        .map(({ id, title, isRequired }) => ({ id, title, is_required: isRequired })),
      type: { value: productType(row.typeValue) },
      custom_fields: recordOf(row.customFields),
      related_products: related
        .filter((link) => link.productId === row.id)
        .map(({ id, sectionTitle, relatedType, relatedId, position }) => ({
          id,
          section_title: sectionTitle,
          related_type: relatedType,
          related_id: relatedId,
          position,
        })),
      updated_at: row.updatedAt.toISOString(),
    }
    return withShownClaims(product, shownIds)
  })
}

function productType(value: string): Product['type']['value'] {
  return value === 'package' || value === 'add-on' || value === 'consultation' ? value : 'service'
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
