import { sql } from 'kysely'
import { z } from 'zod'
import type { Db, Tx } from '#platform/db/database.server.ts'

export const quotaKey = 'client_quota_mb'
export const defaultQuotaMb = 2_000

/** How much one client may keep with us, in megabytes of a million bytes. */
export async function findQuotaMb(db: Db | Tx): Promise<number> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', quotaKey).executeTakeFirst()
  return z.number().int().positive().catch(defaultQuotaMb).parse(row?.value)
}

/**
 * The bytes that a client may still send; below zero when the quota was lowered since. Others who ask about the same
 * client wait until this transaction ends, so that files sent together do not pass one by one.
 */
export async function lockRoom(tx: Tx, clientId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext(${`room:${clientId}`}))`.execute(tx)
  const { kept } = await tx
    .selectFrom('documents as d')
    .innerJoin('storedFiles as f', 'f.id', 'd.fileId')
    .select(sql<number>`coalesce(sum(f.size_bytes), 0)::bigint`.as('kept'))
    .where('d.clientId', '=', clientId)
    .where('f.scanState', '!=', 'infected')
    .executeTakeFirstOrThrow()
  return (await findQuotaMb(tx)) * 1_000_000 - kept
}
