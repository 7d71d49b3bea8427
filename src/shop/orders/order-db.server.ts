import { sql, type Updateable } from 'kysely'
import type { Db, Tx } from '#platform/db/database.server.ts'
import type { Orders } from '#platform/db/schema.ts'
import { isOrderState, moneyStates, type OrderState } from './order.ts'

export async function lockOrder(tx: Tx, id: string) {
  const row = await tx.selectFrom('orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  return row ? { ...row, state: stateOf(row.state) } : null
}

export async function findOrder(db: Db, id: string): Promise<LockedOrder | null> {
  const row = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? { ...row, state: stateOf(row.state) } : null
}

export type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockOrder>>>

/** Locks the order that belongs to a provider's payment; null if the payment is for none of our orders. */
export async function lockOrderOfPayment(tx: Tx, provider: string, paymentId: string): Promise<LockedOrder | null> {
  const row = await tx
    .selectFrom('orders')
    .selectAll()
    .where('provider', '=', provider)
    .where('providerPaymentId', '=', paymentId)
    .forUpdate()
    .executeTakeFirst()
  return row ? { ...row, state: stateOf(row.state) } : null
}

export async function findCheckoutOfPayment(db: Db, provider: string, paymentId: string): Promise<string | null> {
  const own = db.selectFrom('orders').select('providerCheckoutId').where('provider', '=', provider)
  return (await own.where('providerPaymentId', '=', paymentId).executeTakeFirst())?.providerCheckoutId ?? null
}

export async function findOrderByToken(db: Db | Tx, returnToken: string) {
  const row = await db.selectFrom('orders').selectAll().where('returnToken', '=', returnToken).executeTakeFirst()
  return row ? { ...row, state: stateOf(row.state) } : null
}

export async function findReturnToken(db: Db, id: string): Promise<string | null> {
  const row = await db.selectFrom('orders').select('returnToken').where('id', '=', id).executeTakeFirst()
  return row?.returnToken ?? null
}

export function listLines(db: Db | Tx, orderId: string) {
  return db.selectFrom('orderLines').selectAll().where('orderId', '=', orderId).orderBy('position').execute()
}

type OrderChange = Omit<Updateable<Orders>, 'id' | 'state' | 'updatedAt'> & { state?: OrderState }

export async function saveOrder(tx: Tx, id: string, change: OrderChange): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ ...change, updatedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}

/** Records a payment event. False if the event is already recorded. */
export async function insertPaymentEvent(
  tx: Tx,
  event: { provider: string; eventId: string; type: string; orderId: string; outcome: string },
): Promise<boolean> {
  const added = await tx
    .insertInto('paymentEvents')
    .values(event)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return Number(added.numInsertedOrUpdatedRows ?? 0) > 0
}

export function listSettledBefore(db: Db, before: Date): Promise<{ id: string }[]> {
  return db
    .selectFrom('orders')
    .select('id')
    .where('state', 'in', [...moneyStates, 'refunded'])
    .where((is) => is.fn.coalesce('paidAt', 'refundedAt'), '<', before)
    .orderBy('number')
    .execute()
}

export function listUnpaidBefore(db: Db, before: Date): Promise<{ id: string }[]> {
  return db
    .selectFrom('orders')
    .select('id')
    .where('state', 'in', ['cancelled', 'expired'])
    .where('expiresAt', '<', before)
    .orderBy('number')
    .execute()
}

export function listUnpaidOf(tx: Tx, personId: string): Promise<{ id: string }[]> {
  const unpaid = tx.selectFrom('orders').select('id').where('state', 'in', ['cancelled', 'expired'])
  return unpaid.where('personId', '=', personId).where('paidAt', 'is', null).orderBy('number').execute()
}

/** Deletes an order with its lines and payment events. Fails while other rows reference the order. */
export async function deleteOrder(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('paymentEvents').where('orderId', '=', id).execute()
  await tx.deleteFrom('orders').where('id', '=', id).execute()
}

function stateOf(text: string): OrderState {
  if (!isOrderState(text)) throw new Error(`An order cannot be ${text}`)
  return text
}
