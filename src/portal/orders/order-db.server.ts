import type { Db, Tx } from '#platform/db/database.server.ts'
import { isUuid } from '#platform/text/uuid.ts'
import { isOrderState, type OrderState } from '#shop/order.ts'

function selectOrders(db: Db | Tx) {
  return db
    .selectFrom('orders')
    .select(['id', 'number', 'state', 'currencyCode', 'totalCents', 'createdAt', 'paidAt', 'buyerName', 'buyerEmail'])
    .select(['refundAskedAt', 'refundedAt', 'refundedCents'])
}

type RawOrder = Awaited<ReturnType<ReturnType<typeof selectOrders>['execute']>>[number]

/** An order as its buyer is shown it. */
export type OwnOrder = Omit<RawOrder, 'state'> & { state: OrderState }

/** A client's orders, newest first. */
export async function listOrdersOf(db: Db | Tx, personId: string): Promise<OwnOrder[]> {
  const rows = await selectOrders(db).where('personId', '=', personId).orderBy('number', 'desc').limit(200).execute()
  return rows.map(typed)
}

/** A client's own order; null when there is none of this id or somebody else placed it. */
export async function findOrderOf(
  db: Db | Tx,
  personId: string,
  orderId: string | undefined,
): Promise<OwnOrder | null> {
  if (orderId === undefined || !isUuid(orderId)) return null
  const row = await selectOrders(db).where('id', '=', orderId).where('personId', '=', personId).executeTakeFirst()
  return row ? typed(row) : null
}

/** The cases that an order has opened, as far as whoever asks sees them. */
export function listCasesOfOrder(db: Db | Tx, orderId: string) {
  return db
    .selectFrom('cases')
    .select(['id', 'caseNumber', 'title'])
    .where('orderId', '=', orderId)
    .orderBy('caseNumber')
    .execute()
}

function typed(row: RawOrder): OwnOrder {
  if (!isOrderState(row.state)) throw new Error(`An order cannot be ${row.state}`)
  return { ...row, state: row.state }
}
