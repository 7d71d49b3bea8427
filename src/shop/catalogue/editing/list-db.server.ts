import { sql } from 'kysely'
import type { Db } from '#platform/db/database.server.ts'
import { stockLeft } from '#shop/catalogue/stock-db.server.ts'
import { unpaidStates } from '#shop/orders/order.ts'

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

export function listCatalogue(db: Db, ids: string[], now: Date): Promise<CatalogueRow[]> {
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
