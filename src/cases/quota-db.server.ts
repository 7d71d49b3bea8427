import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.server.ts'

/**
 * The bytes that a client keeps with us, what waits for a message included. Others who ask about the same client wait until this transaction ends, so that
 * files sent together do not pass one by one.
 */
export async function lockKeptBytes(tx: Tx, clientId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext(${`room:${clientId}`}))`.execute(tx)
  const { kept } = await tx
    .selectFrom('documents as d')
    .innerJoin('storedFiles as f', 'f.id', 'd.fileId')
    .select(sql<number>`coalesce(sum(f.size_bytes), 0)::bigint`.as('kept'))
    .where('d.clientId', '=', clientId)
    .where('f.scanState', '!=', 'infected')
    .executeTakeFirstOrThrow()
  const { waiting } = await tx
    .selectFrom('waitingFiles as w')
    .innerJoin('storedFiles as f', 'f.id', 'w.fileId')
    .innerJoin('cases as c', 'c.id', 'w.caseId')
    .select(sql<number>`coalesce(sum(f.size_bytes), 0)::bigint`.as('waiting'))
    .where('c.clientId', '=', clientId)
    .executeTakeFirstOrThrow()
  return kept + waiting
}
