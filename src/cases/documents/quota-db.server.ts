import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.server.ts'

/**
 * Returns the number of bytes stored in all cases of a client, including pending attachments. Locks the client, so that
 * two concurrent uploads cannot both use the remaining space.
 */
export async function lockStoredBytes(tx: Tx, clientId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext(${`room:${clientId}`}))`.execute(tx)
  const { rows } = await sql<{ saved: number }>`select stored_bytes(${clientId}) as saved`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('The database counted nothing')
  return row.saved
}
