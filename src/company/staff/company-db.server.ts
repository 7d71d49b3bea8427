import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.server.ts'

/** Locks all company facts until the transaction ends, including those that still have no row. */
export async function lockCompany(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('company', 0))`.execute(tx)
}

/** Changes of facts, newest first. Facts that were only confirmed are in the audit log. */
export function listCompanyChanges(db: Db, limit: number) {
  return db
    .selectFrom('auditEvents')
    .select(['id', 'at', 'actorLabel', 'objectId'])
    .select(sql<string | null>`detail->>'before'`.as('before'))
    .select(sql<string | null>`detail->>'value'`.as('value'))
    .where('objectType', '=', 'setting')
    .where('objectId', 'like', 'company.%')
    .where('action', '=', 'setting.saved')
    .where(sql<boolean>`detail->>'before' is distinct from detail->>'value'`)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}
