import type { Db, Tx } from '#platform/db/database.server.ts'
import { isUuid } from '#platform/text/uuid.ts'
import { isRefundState } from '#shop/refunds/refund.ts'
import { isOrderState, type OrderState } from './order.ts'

function selectOrders(db: Db | Tx) {
  return db
    .selectFrom('orders')
    .select(['id', 'number', 'state', 'currencyCode', 'totalCents', 'createdAt', 'paidAt', 'buyerName', 'buyerEmail'])
    .select(['provider', 'refundRequestedAt', 'refundedAt', 'refundedCents', 'vatPlace'])
}

type RawOrder = Awaited<ReturnType<ReturnType<typeof selectOrders>['execute']>>[number]

export type OwnOrder = Omit<RawOrder, 'state'> & { state: OrderState }

export async function listOrdersOf(db: Db | Tx, personId: string): Promise<OwnOrder[]> {
  const rows = await selectOrders(db).where('personId', '=', personId).orderBy('number', 'desc').limit(200).execute()
  return rows.map(submitted)
}

export async function findOrderOf(
  db: Db | Tx,
  personId: string,
  orderId: string | undefined,
): Promise<OwnOrder | null> {
  if (orderId === undefined || !isUuid(orderId)) return null
  const row = await selectOrders(db).where('id', '=', orderId).where('personId', '=', personId).executeTakeFirst()
  return row ? submitted(row) : null
}

/** `cartKey` and `returnToken` are secrets: never send them to the browser. */
export async function findUnpaidOf(db: Db | Tx, orderId: string) {
  const row = await db
    .selectFrom('orders')
    .select(['state', 'expiresAt', 'checkoutUrl', 'cartKey', 'returnToken'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  return submitted(row)
}

/** The cases of an order, limited to the cases that the database role of `db` may see. */
export function listCasesOfOrder(db: Db | Tx, orderId: string) {
  return db
    .selectFrom('cases')
    .select(['id', 'caseNumber', 'title'])
    .where((is) =>
      is.or([
        is('orderId', '=', orderId),
        is('id', '=', is.selectFrom('orders').select('forCaseId').where('id', '=', orderId)),
      ]),
    )
    .orderBy('caseNumber')
    .execute()
}

export async function listOwnRefunds(tx: Tx, orderId: string) {
  const rows = await tx
    .selectFrom('refunds')
    .select(['id', 'amountCents', 'state', 'words', 'answer', 'isFromClient', 'requestedAt'])
    .where('orderId', '=', orderId)
    .orderBy('requestedAt')
    .execute()
  return rows.map(({ state, words, ...row }) => ({
    ...row,
    state: isRefundState(state) ? state : ('requested' as const),
    words: row.isFromClient ? words : null,
  }))
}

export type OwnRefund = Awaited<ReturnType<typeof listOwnRefunds>>[number]

function submitted<Row extends { state: string }>(row: Row): Omit<Row, 'state'> & { state: OrderState } {
  const { state } = row
  if (!isOrderState(state)) throw new Error(`An order cannot be ${state}`)
  return { ...row, state }
}
