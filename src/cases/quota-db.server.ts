import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.server.ts'

/**
 * The bytes that a client keeps with us, what waits for a message included: the same for everybody who sends files into
 * their cases. Others who ask about the same client wait until this transaction ends, so that files sent together do not
 * pass one by one.
 */
export async function lockStoredBytes(tx: Tx, clientId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext(${`room:${clientId}`}))`.execute(tx)
  const { rows } = await sql<{ saved: number }>`select stored_bytes(${clientId}) as saved`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('The database counted nothing')
  return row.saved
}
