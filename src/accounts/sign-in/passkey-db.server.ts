import type { Db, Tx } from '#platform/db/database.server.ts'

export function listPasskeysOf(db: Db, personId: string) {
  return db
    .selectFrom('passkeys')
    .select(['id', 'name', 'deviceType', 'backedUp as isBackedUp', 'createdAt'])
    .where('userId', '=', personId)
    .orderBy('createdAt')
    .execute()
}

export async function removePasskey(db: Db | Tx, personId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkeys')
    .where('userId', '=', personId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function removePasskeysOf(tx: Db | Tx, personId: string): Promise<number> {
  const { numDeletedRows } = await tx.deleteFrom('passkeys').where('userId', '=', personId).executeTakeFirst()
  return Number(numDeletedRows)
}
