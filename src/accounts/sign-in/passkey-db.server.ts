import { randomUUID } from 'node:crypto'
import type { Db, Tx } from '#platform/db/database.server.ts'

export function listPasskeysOf(db: Db, personId: string) {
  return db
    .selectFrom('passkeys')
    .select(['id', 'name', 'backedUp as isBackedUp', 'createdAt'])
    .where('userId', '=', personId)
    .orderBy('createdAt')
    .execute()
}

export async function listCredentialIdsOf(db: Db, personId: string): Promise<string[]> {
  const rows = await db.selectFrom('passkeys').select('credentialId').where('userId', '=', personId).execute()
  return rows.map(({ credentialId }) => credentialId)
}

export type NewPasskey = {
  personId: string
  name: string | null
  credentialId: string
  publicKey: Uint8Array
  counter: number
  isBackedUp: boolean
  createdAt: Date
}

/** Adds a passkey; false if it is already registered, for this or another person. */
export async function insertPasskey(
  tx: Tx,
  { personId, isBackedUp, publicKey, ...passkey }: NewPasskey,
): Promise<boolean> {
  const added = await tx
    .insertInto('passkeys')
    .values({
      ...passkey,
      id: randomUUID(),
      userId: personId,
      backedUp: isBackedUp,
      publicKey: Buffer.from(publicKey),
    })
    .onConflict((conflict) => conflict.column('credentialId').doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

export async function findPasskey(db: Db, credentialId: string) {
  const row = await db
    .selectFrom('passkeys')
    .select(['id', 'userId as personId', 'credentialId', 'publicKey', 'counter'])
    .where('credentialId', '=', credentialId)
    .executeTakeFirst()
  return row ?? null
}

/** Saves the signature counter. False if it has not grown (perhaps a copied key), unless the key always sends 0. */
export async function saveUse(db: Db, id: string, use: { counter: number; isBackedUp: boolean }): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ counter: use.counter, backedUp: use.isBackedUp })
    .where('id', '=', id)
    .where((is) =>
      is.or([is('counter', '<', use.counter), is.and([is('counter', '=', 0), is(is.val(use.counter), '=', 0)])]),
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
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
