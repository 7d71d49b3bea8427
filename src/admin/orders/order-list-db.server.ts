import { sql } from 'kysely'
import type { Sight } from '#cases/sight.ts'
import { onlyOrdersOf } from '#cases/visible-db.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { contains } from '#platform/db/search-db.server.ts'
import { isOrderState, type OrderState } from '#shop/order.ts'
import { readReviewFault } from '#shop/review-fault.ts'
import { ordersPerPage } from './order-filters.ts'

export type OrderFilters = {
  /** Whose eyes the list is for. */
  sight: Sight
  state?: OrderState
  /** Looked for in number, buyer's name and e-mail address. */
  search?: string
  personId?: string
  /** Only first orders whose tenth waits to be paid back. */
  firstDue?: boolean
  /** From 1. */
  page?: number
}

export type OrderRow = {
  id: string
  number: number
  state: OrderState
  buyerName: string | null
  buyerEmail: string | null
  personId: string | null
  currencyCode: string
  totalCents: number
  createdAt: Date
  paidAt: Date | null
  content: string | null
}

/** One page of orders, newest first. `counts` are of the same orders before a state is chosen. */
export async function listOrders(db: Db, { sight, state, search, personId, firstDue = false, page = 1 }: OrderFilters) {
  const found = db
    .selectFrom('orders as o')
    .where(onlyOrdersOf(sight))
    .$if(personId !== undefined, (query) => query.where('o.personId', '=', personId ?? ''))
    .$if(firstDue, (query) =>
      query.where((is) =>
        is.exists(
          is
            .selectFrom('firstOrderDiscounts as d')
            .select('d.orderId')
            .whereRef('d.orderId', '=', 'o.id')
            .where('d.state', '=', 'due'),
        ),
      ),
    )
    .$if(search !== undefined, (query) =>
      query.where((is) =>
        is.or([
          contains('o.searchText', search ?? ''),
          is(sql<string>`o.number::text`, '=', (search ?? '').replace(/^#/, '')),
        ]),
      ),
    )
  const grouped = await found
    .select(['o.state', sql<number>`count(*)`.as('count')])
    .groupBy('o.state')
    .execute()
  const counts = Object.fromEntries(grouped.map((row) => [row.state, row.count]))
  const all = grouped.reduce((sum, row) => sum + row.count, 0)
  const rows = await found
    .$if(state !== undefined, (query) => query.where('o.state', '=', state ?? ''))
    .select(['o.id', 'o.number', 'o.state', 'o.buyerName', 'o.buyerEmail', 'o.personId', 'o.currencyCode'])
    .select(['o.totalCents', 'o.createdAt', 'o.paidAt'])
    .select(
      sql<string | null>`(select string_agg(
        case when l.quantity > 1 then l.quantity || ' × ' else '' end || l.product_title, ', ' order by l.position)
        from order_lines l where l.order_id = o.id)`.as('content'),
    )
    .orderBy('o.number', 'desc')
    .limit(ordersPerPage)
    .offset((page - 1) * ordersPerPage)
    .execute()
  const total = state ? (counts[state] ?? 0) : all
  const orders: OrderRow[] = rows.map((row) => ({ ...row, state: stateOf(row.state) }))
  return { orders, total, all, counts, page, pages: Math.max(1, Math.ceil(total / ordersPerPage)) }
}

/** An order within somebody's sight with its buyer's account, or null. */
export async function findOrder(db: Db, id: string, sight: Sight) {
  const row = await db
    .selectFrom('orders as o')
    .leftJoin('people as p', 'p.id', 'o.personId')
    .selectAll('o')
    .select('p.name as personName')
    .where('o.id', '=', id)
    .where(onlyOrdersOf(sight))
    .executeTakeFirst()
  return row ? { ...row, state: stateOf(row.state), reviewFault: readReviewFault(row) } : null
}

/** What the provider reported about an order, the latest first. */
export function listPaymentEvents(db: Db, orderId: string) {
  return db
    .selectFrom('paymentEvents')
    .select(['eventId', 'type', 'outcome', 'receivedAt'])
    .where('orderId', '=', orderId)
    .orderBy('receivedAt', 'desc')
    .limit(100)
    .execute()
}

/** What the audit log knows of an order, the latest first. */
export function listOrderHistory(db: Db, orderId: string) {
  return db
    .selectFrom('auditEvents')
    .select(['id', 'at', 'action', 'actorLabel', 'outcome'])
    .where('objectType', '=', 'order')
    .where('objectId', '=', orderId)
    .orderBy('id', 'desc')
    .limit(100)
    .execute()
}

function stateOf(text: string): OrderState {
  if (!isOrderState(text)) throw new Error(`An order cannot be ${text}`)
  return text
}
