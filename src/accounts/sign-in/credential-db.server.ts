import type { Db, Tx } from '#platform/db/database.server.ts'
import { removePasskeysOf } from './passkey-db.server.ts'
import { removeSecondFactor } from './second-factor-db.server.ts'

export async function savePasswordHash(tx: Db | Tx, personId: string, passwordHash: string, at: Date): Promise<void> {
  await tx
    .insertInto('credentials')
    .values({ userId: personId, passwordHash, createdAt: at, updatedAt: at })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ passwordHash, updatedAt: at }))
    .execute()
}

export async function findPasswordHash(db: Db | Tx, personId: string): Promise<string | null> {
  const row = await db
    .selectFrom('credentials')
    .select('passwordHash')
    .where('userId', '=', personId)
    .executeTakeFirst()
  return row?.passwordHash ?? null
}

export async function removeCredentials(tx: Tx, personId: string): Promise<void> {
  await tx.deleteFrom('credentials').where('userId', '=', personId).execute()
  await removePasskeysOf(tx, personId)
  await removeSecondFactor(tx, personId)
}
