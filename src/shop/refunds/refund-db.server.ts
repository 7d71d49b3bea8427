import type { Insertable, Updateable } from 'kysely'
import type { Db, Tx } from '#platform/db/database.server.ts'
import type { Refunds, ReturnedRefunds } from '#platform/db/schema.ts'
import type { Dispute } from '#platform/payments/payments.ts'
import {
  isRefundReason,
  isRefundState,
  mayBecomeRefund,
  openRefunds,
  type RefundReason,
  type RefundState,
} from './refund.ts'

type RefundRow = Omit<Awaited<ReturnType<typeof selectRefunds>>[number], 'state' | 'reason'> & {
  state: RefundState
  reason: RefundReason
}

function selectRefunds(db: Db | Tx, orderId: string) {
  return db.selectFrom('refunds').selectAll().where('orderId', '=', orderId).orderBy('requestedAt').execute()
}

export async function listRefunds(db: Db | Tx, orderId: string) {
  const rows = (await selectRefunds(db, orderId)).map(submitted)
  return rows.map(({ payeeEncrypted, ...row }) => ({ ...row, hasAccount: payeeEncrypted !== null }))
}

export async function findRefund(db: Db | Tx, id: string): Promise<RefundRow | null> {
  const row = await db.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? submitted(row) : null
}

export async function findOpenRefund(db: Db | Tx, orderId: string): Promise<RefundRow | null> {
  const row = await db
    .selectFrom('refunds')
    .selectAll()
    .where('orderId', '=', orderId)
    .where('state', 'in', openRefunds)
    .executeTakeFirst()
  return row ? submitted(row) : null
}

export async function sumUnderWay(db: Db | Tx, orderId: string, except: string | null): Promise<number> {
  const row = await db
    .selectFrom('refunds')
    .select((is) => is.fn.sum<string | null>('amountCents').as('cents'))
    .where('orderId', '=', orderId)
    .where('state', 'in', ['waiting', 'sending'])
    .$if(except !== null, (query) => query.where('id', '<>', except ?? ''))
    .executeTakeFirst()
  return Number(row?.cents ?? 0)
}

type NewRefund = Omit<Insertable<Refunds>, 'state' | 'reason'> & { state: RefundState; reason: RefundReason }

export async function insertRefund(tx: Tx, refund: NewRefund): Promise<string> {
  return (await tx.insertInto('refunds').values(refund).returning('id').executeTakeFirstOrThrow()).id
}

type RefundChange = Omit<Updateable<Refunds>, 'state' | 'reason'> & { state: RefundState; reason?: RefundReason }

/** Changes the refund only if its state is still `from`; otherwise returns false. */
export async function moveRefund(tx: Tx, id: string, from: RefundState, change: RefundChange): Promise<boolean> {
  if (!mayBecomeRefund(from, change.state)) throw new Error(`A refund that is ${from} cannot become ${change.state}`)
  const moved = await tx
    .updateTable('refunds')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', from)
    .executeTakeFirst()
  return Number(moved.numUpdatedRows) > 0
}

export async function closeRefunds(tx: Tx, orderId: string, at: Date): Promise<void> {
  const own = tx.updateTable('refunds').where('orderId', '=', orderId)
  await own.set({ state: 'paid', paidAt: at }).where('state', '=', 'sending').execute()
  await own.set({ state: 'declined' }).where('state', 'in', ['requested', 'waiting']).execute()
}

function submitted<Row extends { state: string; reason: string }>(row: Row) {
  const { state, reason } = row
  if (!isRefundState(state) || !isRefundReason(reason)) throw new Error(`A refund cannot be ${state}, ${reason}`)
  return { ...row, state, reason }
}

export async function isReturnKnown(tx: Tx, provider: string, id: string): Promise<boolean> {
  const known = tx.selectFrom('returnedRefunds').select('id').where('provider', '=', provider).where('id', '=', id)
  return (await known.executeTakeFirst()) !== undefined
}

export async function insertReturned(tx: Tx, returned: Insertable<ReturnedRefunds>): Promise<void> {
  await tx.insertInto('returnedRefunds').values(returned).execute()
}

export async function sumReturned(tx: Tx, orderId: string): Promise<number> {
  const row = await tx
    .selectFrom('returnedRefunds')
    .select((e) => e.fn.sum<string | null>('amountCents').as('cents'))
    .where('orderId', '=', orderId)
    .executeTakeFirst()
  return Number(row?.cents ?? 0)
}

export function listReturned(db: Db | Tx, orderId: string) {
  return db
    .selectFrom('returnedRefunds')
    .innerJoin('payouts', 'payouts.id', 'returnedRefunds.payoutId')
    .select([
      'returnedRefunds.id',
      'returnedRefunds.amountCents',
      'returnedRefunds.reason',
      'returnedRefunds.returnedOn',
      'payouts.number',
    ])
    .where('returnedRefunds.orderId', '=', orderId)
    .orderBy('payouts.number')
    .execute()
}

type DisputeDbInput = Dispute & { provider: string; orderId: string; at: Date }

/** A closed dispute stays closed, even if events arrive out of order. Returns true if the dispute changed. */
export async function saveDispute(tx: Tx, { provider, orderId, at, ...dispute }: DisputeDbInput): Promise<boolean> {
  const { disputeId: id, amountCents, currency, reason, state, evidenceDueAt } = dispute
  const closedAt = state === 'open' ? null : at
  const facts = { orderId, amountCents, currency, reason, state, evidenceDueAt, closedAt }
  const added = await tx
    .insertInto('paymentDisputes')
    .values({ provider, id, ...facts, openedAt: at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (Number(added.numInsertedOrUpdatedRows ?? 0) > 0) return true
  const { orderId: _, ...change } = facts
  const changed = await tx
    .updateTable('paymentDisputes')
    .set(change)
    .where('provider', '=', provider)
    .where('id', '=', id)
    .where('state', '=', 'open')
    .where('state', '<>', state)
    .executeTakeFirst()
  return Number(changed.numUpdatedRows) > 0
}

export function listDisputes(db: Db | Tx, orderId: string) {
  return db
    .selectFrom('paymentDisputes')
    .select(['id', 'amountCents', 'reason', 'state', 'evidenceDueAt'])
    .where('orderId', '=', orderId)
    .orderBy('openedAt')
    .execute()
}
