import { randomUUID } from 'node:crypto'
import type { Db, Tx } from '#platform/db/database.server.ts'

const provider = 'credential'

export async function savePasswordHash(tx: Db | Tx, personId: string, hash: string, at: Date): Promise<void> {
  await tx
    .insertInto('credentials')
    .values({
      id: randomUUID(),
      accountId: personId,
      providerId: provider,
      userId: personId,
      password: hash,
      createdAt: at,
      updatedAt: at,
    })
    .onConflict((conflict) =>
      conflict.columns(['providerId', 'accountId']).doUpdateSet({ password: hash, updatedAt: at }),
    )
    .execute()
}

export async function findPasswordHash(db: Db | Tx, personId: string): Promise<string | null> {
  const row = await db
    .selectFrom('credentials')
    .select('password')
    .where('providerId', '=', provider)
    .where('accountId', '=', personId)
    .executeTakeFirst()
  return row?.password ?? null
}

export async function removeCredentials(tx: Tx, personId: string): Promise<void> {
  await tx.deleteFrom('credentials').where('userId', '=', personId).execute()
  await tx.deleteFrom('passkeys').where('userId', '=', personId).execute()
  await removeSecondFactor(tx, personId)
}

export async function removeSecondFactor(tx: Tx, personId: string): Promise<void> {
  await tx.deleteFrom('twoFactors').where('userId', '=', personId).execute()
  await tx.updateTable('people').set({ twoFactorEnabled: false }).where('id', '=', personId).execute()
}
