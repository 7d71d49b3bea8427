import { type SqlBool, sql } from 'kysely'
import type { ListSource } from '#admin/lists/list-db.server.ts'
import { has } from '#admin/lists/parts-db.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { productStatuses, statusRow } from '#shop/catalogue/editing/product-form.ts'
import { stockLeft } from '#shop/catalogue/stock-db.server.ts'
import { unpaidStates } from '#shop/orders/order.ts'
import type { catalogueList } from './catalogue-list.tsx'

type Name = keyof typeof catalogueList.filters
type Sort = keyof typeof catalogueList.sorts

function stands(text: string) {
  const status = productStatuses.find((known) => known === text)
  if (!status) return sql<SqlBool>`false`
  if (status === 'archived') return sql<SqlBool>`p.status <> 'published'`
  return sql<SqlBool>`p.status = 'published' and p.is_hidden = ${statusRow(status).isHidden}`
}

export const catalogueSource: ListSource<CatalogueRow, Name, Sort> = {
  from: sql`products p`,
  id: { by: sql`p.id`, type: 'text' },
  where: {
    q: (text) => has('p.title', text),
    status: stands,
    type: (type) => sql`p.type_value = ${type}`,
    edited: (which) => (which === 'yes' ? sql`p.edited_at is not null` : sql`p.edited_at is null`),
  },
  sorts: {
    place: { by: sql`p.position::bigint`, type: 'bigint' },
    title: { by: sql`(p.title collate people_order)`, type: 'text' },
  },
  rows: (db, ids, { now }) => listCatalogue(db, ids, now),
  idOf: ({ id }) => id,
}

export type CatalogueRow = {
  id: string
  title: string
  typeValue: string
  status: string
  isHidden: boolean
  editedAt: Date | null
  fromCents: number | null
  toCents: number | null
  variants: number
  /** Total units in stock; null when stock is not counted. */
  left: number | null
}

function listCatalogue(db: Db, ids: string[], now: Date): Promise<CatalogueRow[]> {
  return db
    .selectFrom('products as p')
    .leftJoin('productVariants as v', (join) => join.onRef('v.productId', '=', 'p.id').on('v.isOffered', '=', true))
    .select(['p.id', 'p.title', 'p.typeValue', 'p.status', 'p.isHidden', 'p.editedAt'])
    .select([
      sql<number | null>`min(coalesce(v.sale_price_in_cents, v.price_in_cents))`.as('fromCents'),
      sql<number | null>`max(coalesce(v.sale_price_in_cents, v.price_in_cents))`.as('toCents'),
      sql<number>`count(v.id)::int`.as('variants'),
      sql<number | null>`sum(${stockLeft(now)})::int`.as('left'),
    ])
    .where('p.id', 'in', ids)
    .groupBy('p.id')
    .execute()
}

export function listPriceChanges(db: Db, productId: string) {
  return db
    .selectFrom('priceChanges as c')
    .innerJoin('productVariants as v', 'v.id', 'c.variantId')
    .leftJoin('people as w', 'w.id', 'c.updatedBy')
    .select(['c.id', 'v.title as variant', 'c.priceCents', 'c.formerCents', 'c.updatedAt', 'w.name as by'])
    .where('v.productId', '=', productId)
    .orderBy('c.updatedAt', 'desc')
    .orderBy('v.position')
    .orderBy('c.id', 'desc')
    .limit(100)
    .execute()
}

export async function listRequestedPrices(db: Db, productId: string) {
  const rows = await db
    .selectFrom('priceChanges as c')
    .innerJoin('productVariants as v', 'v.id', 'c.variantId')
    .select(['c.variantId', 'v.title', 'c.priceCents', 'c.updatedAt'])
    .where('v.productId', '=', productId)
    .where('v.isOffered', '=', true)
    .orderBy('v.position')
    .orderBy('c.id')
    .execute()
  return [...Map.groupBy(rows, ({ variantId }) => variantId)].map(([variantId, requested]) => {
    return { variantId, title: requested[0]?.title ?? '', requested }
  })
}

export async function countSold(db: Db, productId: string, since: Date): Promise<number> {
  const { sold } = await db
    .selectFrom('orderLines as l')
    .innerJoin('orders as o', 'o.id', 'l.orderId')
    .select(sql<number>`coalesce(sum(l.quantity), 0)::int`.as('sold'))
    .where('l.productId', '=', productId)
    .where('o.state', 'not in', [...unpaidStates, 'refunded'])
    .where('o.paidAt', '>=', since)
    .executeTakeFirstOrThrow()
  return sold
}

export function listPlaces(db: Db) {
  return db.selectFrom('products').select(['id', 'title', 'status']).orderBy('position').orderBy('id').execute()
}
