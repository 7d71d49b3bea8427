import type { Insertable } from 'kysely'
import type { Db, Tx } from '#platform/db/database.server.ts'
import type { ReturnedRefunds } from '#platform/db/schema.ts'

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
