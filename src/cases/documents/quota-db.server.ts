import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.server.ts'

/**
 * Bytes stored in all cases of a client, including pending attachments. Locks the client, so that concurrent uploads
 * cannot exceed the quota together.
 */
export async function lockStoredBytes(tx: Tx, clientId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext(${`room:${clientId}`}))`.execute(tx)
  const { rows } = await sql<{ saved: number }>`select stored_bytes(${clientId}) as saved`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('The database counted nothing')
  return row.saved
}
