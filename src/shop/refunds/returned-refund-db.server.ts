import type { Insertable } from 'kysely'
import type { Db, Tx } from '#platform/db/database.server.ts'
import type { ReturnedRefunds } from '#platform/db/schema.ts'
import type { Dispute } from '#platform/payments/payments.ts'

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
