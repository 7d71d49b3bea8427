import { sql } from 'kysely'
import { z } from 'zod'
import type { AccessScope } from '#accounts/access/access-scope.ts'
import { onlyOrdersOf, onlyVisibleTo } from '#accounts/access/visible-db.server.ts'
import type { ListSource } from '#admin/lists/list-db.server.ts'
import { clientOptions, isNumber, since, until } from '#admin/lists/parts-db.server.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { contains } from '#platform/db/search-db.server.ts'
import { isOrderState, type OrderState } from '#shop/orders/order.ts'
import { readReviewError } from '#shop/orders/review-error.ts'
import type { OrderRow, orderList } from './order-list.tsx'

type Name = keyof typeof orderList.filters
type Sort = keyof typeof orderList.sorts

export const orderSource: ListSource<OrderRow, Name, Sort> = {
  from: sql`orders o`,
  id: { by: sql`o.number`, type: 'bigint' },
  always: ({ scope }) => onlyOrdersOf(scope),
  where: {
    client: (id) => sql`o.person_id = ${id}`,
    q: (text) => sql`(${contains('o.searchText', text)} or ${isNumber('o.number', text)})`,
    state: (state) => sql`o.state = ${state}`,
    first: () => sql`o.id in (select order_id from first_order_discounts where state = 'due')`,
    held: (
      _,
      { scope },
    ) => sql`o.state in ('paid', 'awaiting_transfer') and o.id in (select h.order_id from held_openings h
      join cases c on c.id = h.case_id where h.decided_at is null and ${onlyVisibleTo(scope)})`,
    discount: () => sql`o.id in (select order_id from order_discounts where state = 'contested')`,
    from: (day) => since('o.createdAt', day),
    to: (day) => until('o.createdAt', day),
  },
  sorts: {
    ordered: { by: sql`o.number`, type: 'bigint' },
    total: { by: sql`o.total_cents::bigint`, type: 'bigint' },
    buyer: { by: sql`(coalesce(o.buyer_name, o.buyer_email, '') collate people_order)`, type: 'text' },
  },
  rows: async (db, numbers) =>
    (await selectOrders(db).where('o.number', 'in', numbers.map(Number)).execute()).map(submitted),
  idOf: ({ number }) => String(number),
  choices: async (db, at, search) => ({ client: await clientOptions(db, at, search) }),
}

export async function listOrdersOf(db: Db, personId: string, scope: AccessScope): Promise<OrderRow[]> {
  const rows = await selectOrders(db)
    .where('o.personId', '=', personId)
    .where(onlyOrdersOf(scope))
    .orderBy('o.number', 'desc')
    .limit(25)
    .execute()
  return rows.map(submitted)
}

/** The latest invoice address that the client gave at an order; null if there is none within the access scope. */
export async function findInvoiceAddress(db: Db | Tx, personId: string, scope: AccessScope) {
  const row = await db
    .selectFrom('orders as o')
    .select(['o.id as orderId', 'o.number', 'o.createdAt', 'o.billingAddress'])
    .where('o.personId', '=', personId)
    .where('o.billingAddress', 'is not', null)
    .where(onlyOrdersOf(scope))
    .orderBy('o.number', 'desc')
    .limit(1)
    .executeTakeFirst()
  const address = invoiceAddress.safeParse(row?.billingAddress)
  return row && address.success ? { ...row, billingAddress: address.data } : null
}

const invoiceAddress = z.object({
  street: z.string().min(1),
  houseNumber: z.string().nullable(),
  postcode: z.string(),
  town: z.string(),
  country: z.string(),
})

function selectOrders(db: Db) {
  return db
    .selectFrom('orders as o')
    .select(['o.id', 'o.number', 'o.state', 'o.buyerName', 'o.buyerEmail', 'o.personId', 'o.currencyCode'])
    .select(['o.totalCents', 'o.createdAt', 'o.paidAt'])
    .select(
      sql<string | null>`(select string_agg(
        case when l.quantity > 1 then l.quantity || ' × ' else '' end || l.product_title, ', ' order by l.position)
        from order_lines l where l.order_id = o.id)`.as('content'),
    )
}

function submitted(row: Omit<OrderRow, 'state'> & { state: string }): OrderRow {
  return { ...row, state: stateOf(row.state) }
}

export async function findOrder(db: Db, id: string, scope: AccessScope) {
  const row = await db
    .selectFrom('orders as o')
    .leftJoin('people as p', 'p.id', 'o.personId')
    .selectAll('o')
    .select('p.name as personName')
    .where('o.id', '=', id)
    .where(onlyOrdersOf(scope))
    .executeTakeFirst()
  return row ? { ...row, state: stateOf(row.state), reviewError: readReviewError(row) } : null
}

export function listPaymentEvents(db: Db, orderId: string) {
  return db
    .selectFrom('paymentEvents')
    .select(['eventId', 'type', 'outcome', 'receivedAt'])
    .where('orderId', '=', orderId)
    .orderBy('receivedAt', 'desc')
    .limit(100)
    .execute()
}

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
