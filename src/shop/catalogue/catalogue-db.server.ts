import { type RawBuilder, sql } from 'kysely'
import { shownClaims, withEvidence } from '#company/claims/claims.ts'
import { onlyProvenClaims } from '#company/claims/claims-setting.ts'
import { readAllEvidence, storedEvidence } from '#company/claims/evidence-db.server.ts'
import { claims } from '#content/claims.ts'
import { swissDay } from '#platform/day.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { joinReads } from '#platform/db/join-reads.server.ts'
import { settingValue } from '#platform/settings/setting.ts'
import { storedValue } from '#platform/settings/settings-db.server.ts'
import type { Product, ProductDetails } from './catalogue.ts'
import { type Catalogue, readCatalogue } from './catalogue-rows.ts'
import { stockLeft } from './stock-db.server.ts'

export type ProductQuery = {
  ids?: string[]
  offset?: number
  limit?: number
  order?: 'asc' | 'desc'
  sortBy?: 'order' | 'title' | 'price' | 'updated_at'
  isHidden?: boolean
  toDate?: Date
}

export type ProductPage = { count: number; offset: number; limit: number; products: Product[] }

type StockLeft = { id: string; inventory_quantity: number | null }

const joinPages = joinReads<Catalogue & { count: number }>()
const joinStock = joinReads<StockLeft[]>()

export async function listProducts(db: Db | Tx, query: ProductQuery, now: Date): Promise<ProductPage> {
  const { offset = 0, limit = 50, order = 'asc', sortBy = 'order' } = query
  const { count, products } = await joinPages(db, JSON.stringify(query), () => {
    let published = selectPublished(db).where('isHidden', '=', query.isHidden ?? false)
    if (query.ids) published = published.where('id', 'in', query.ids)
    if (query.toDate) published = published.where('updatedAt', '<=', query.toDate)
    const lowestPrice = sql`(select min(coalesce(v.sale_price_in_cents, v.price_in_cents)) from product_variants v where v.product_id = products.id and v.is_offered)`
    const sortColumn = { order: sql`position`, title: sql`title`, price: lowestPrice, updated_at: sql`updated_at` }
    const page = published.orderBy(sortColumn[sortBy], order).orderBy('id').limit(limit).offset(offset)
    return read(db, published, page, now)
  })
  return { count, offset, limit, products }
}

/** Finds a product, even a hidden one that the store does not list. Null if there is no such product. */
export async function findProduct(db: Db | Tx, id: string, now: Date): Promise<ProductDetails | null> {
  const { products, details } = await joinPages(db, `one ${id}`, () => {
    const requested = selectPublished(db).where('id', '=', id)
    return read(db, requested, requested, now)
  })
  const [product] = products
  const [more] = details
  return product && more ? { ...product, ...more } : null
}

/** Units left per variant: stock minus reservations of open orders; null if stock is not counted. */
export function listStock(db: Db | Tx, productIds: string[], now: Date): Promise<StockLeft[]> {
  if (productIds.length === 0) return Promise.resolve([])
  return joinStock(db, JSON.stringify(productIds), async () => {
    const rows = await db
      .selectFrom('productVariants as v')
      .innerJoin('products as p', 'p.id', 'v.productId')
      .where('p.id', 'in', productIds)
      .where('p.status', '=', 'published')
      .where('v.isOffered', '=', true)
      .select(['v.id', stockLeft(now).as('left')])
      .orderBy('v.productId')
      .orderBy('v.position')
      .execute()
    return rows.map((row) => ({ id: row.id, inventory_quantity: row.left }))
  })
}

function selectPublished(db: Db | Tx) {
  return db.selectFrom('products').selectAll().where('status', '=', 'published')
}

type Products = ReturnType<typeof selectPublished>

async function read(
  db: Db | Tx,
  published: Products,
  page: Products,
  now: Date,
): Promise<Catalogue & { count: number }> {
  const { rows } = await sql<{ count: number; onlyProven: unknown; proofs: unknown; content: string }>`
    with page as materialized ${page}
    select (select count(*) from ${published} as found) as count, ${storedValue(onlyProvenClaims)} as only_proven,
      ${storedEvidence} as proofs,
      json_build_object(
        'products', (select json_agg(page) from page),
        'variants', ${listOf(sql`select v.*, ${stockLeft(now)} as "left", ${requestedPrices} as requested from (select * from product_variants where is_offered) v`)},
        'options', ${listOf(sql`select v.* from product_options v`)},
        'values', ${listOf(sql`select o.*, v.product_id, v.position
          from product_option_values o join (select * from product_variants where is_offered) v on v.id = o.variant_id`)},
        'images', ${listOf(sql`select v.* from product_images v`)},
        'links', ${listOf(sql`select v.* from product_collection_links v`)},
        'details', ${listOf(sql`select v.* from product_details v`)},
        'checklist', ${listOf(sql`select v.* from product_checklist_items v`)},
        'related', ${listOf(sql`select v.* from product_related v`)})::text as content`.execute(db)
  const [found] = rows
  if (!found) throw new Error('The catalogue answered nothing')
  const { count, content } = found
  const today = swissDay(now)
  const shown = shownClaims(withEvidence(claims, readAllEvidence(found.proofs), today), {
    today,
    onlyProven: settingValue(onlyProvenClaims, found.onlyProven),
  })
  return {
    count,
    ...readCatalogue(
      content,
      shown.map(({ id }) => id),
      today,
    ),
  }
}

/** SQL: price history of variant `v`, oldest first; null if the price has never changed. */
const requestedPrices = sql`(select json_agg(json_build_array(h.price_cents, h.updated_at) order by h.id)
  from price_changes h where h.variant_id = v.id having count(*) > 1)`

function listOf(rows: RawBuilder<unknown>) {
  return sql`(select json_agg(r order by r.position) from (${rows} where v.product_id in (select id from page)) r)`
}
