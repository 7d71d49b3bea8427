import { type SqlBool, sql } from 'kysely'
import type { ListSource } from '#admin/lists/list-db.server.ts'
import { has } from '#admin/lists/parts-db.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { type Audience, promotionStateAt } from '#shop/promotions/promotion.ts'
import type { PromotionRow, promotionList } from './promotion-list.tsx'

type Name = keyof typeof promotionList.filters
type Sort = keyof typeof promotionList.sorts

const isOpen = (now: Date) => sql<SqlBool>`(p.ended_at is null and (p.ends_at is null or p.ends_at > ${now}))`

export const promotionSource: ListSource<PromotionRow, Name, Sort> = {
  from: sql`promotions p`,
  id: { by: sql`p.id`, type: 'uuid' },
  where: {
    q: (text) => sql`(${has('p.title', text)} or ${has('p.code', text)})`,
    status: (status, { now }) => (status === 'open' ? isOpen(now) : sql`not ${isOpen(now)}`),
    way: (way) =>
      way === 'code'
        ? sql`p.code is not null`
        : way === 'first-order'
          ? sql`p.audience = 'first-order'`
          : sql`(p.code is null and p.audience = 'everybody')`,
  },
  sorts: {
    made: { by: sql`p.created_at`, type: 'timestamptz' },
    title: { by: sql`(p.title collate people_order)`, type: 'text' },
  },
  rows: (db, ids, { now }) => listPromotions(db, ids, now),
  idOf: ({ id }) => id,
}

export async function listPromotions(db: Db, ids: readonly string[], now: Date): Promise<PromotionRow[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('promotions as p')
    .leftJoin('people as maker', 'maker.id', 'p.createdBy')
    .select(['p.id', 'p.title', 'p.code', 'p.percent', 'p.amountCents', 'p.isOnceEach', 'p.isCombinable', 'p.maxUses'])
    .select(['p.startsAt', 'p.endsAt', 'p.endedAt', 'maker.name as makerName'])
    .select(sql<Audience>`p.audience`.as('audience'))
    .select(
      sql<number>`(select count(*) from order_discounts d where d.promotion_id = p.id and d.state in ('held', 'used'))`.as(
        'uses',
      ),
    )
    .select(
      sql<number>`(select coalesce(sum(d.amount_cents), 0) from order_discounts d
        where d.promotion_id = p.id and d.state in ('used', 'contested', 'accepted'))`.as('givenCents'),
    )
    .where('p.id', 'in', ids)
    .execute()
  return rows.map((row) => {
    const uses = Number(row.uses)
    return { ...row, uses, givenCents: Number(row.givenCents), state: promotionStateAt(row, uses, now) }
  })
}

export function listOrdersWith(db: Db, promotionId: string) {
  return db
    .selectFrom('orderDiscounts as d')
    .innerJoin('orders as o', 'o.id', 'd.orderId')
    .select(['o.id', 'o.number', 'o.createdAt', 'o.currencyCode', 'd.amountCents', 'd.state'])
    .where('d.promotionId', '=', promotionId)
    .orderBy('o.number', 'desc')
    .limit(25)
    .execute()
}

export async function listTitlesOf(db: Db, promotionId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('promotionProducts as x')
    .innerJoin('products as p', 'p.id', 'x.productId')
    .select('p.title')
    .where('x.promotionId', '=', promotionId)
    .orderBy('p.position')
    .execute()
  return rows.map(({ title }) => title)
}
