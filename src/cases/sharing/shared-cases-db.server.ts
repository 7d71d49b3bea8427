import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.server.ts'

/**
 * Whether a row is a client's own, or belongs to a case that is shared with them (`shared_cases`, decision 051). The columns
 * are that of the client and that of the case. Written as an array, so that the indexes on both columns serve it.
 */
export function belongsTo(personId: string, client: string, caseId: string) {
  return sql<boolean>`(${sql.ref(client)} = ${personId} or ${sql.ref(caseId)} = any(array(select shared_cases(${personId}))))`
}

/** With whom a case is shared, as a column; null for nobody. */
export function sharedWith(caseId: string) {
  return sql<string | null>`shared_with(${sql.ref(caseId)})`
}

/** Who shares a case, as letters reach them; null without a sign-in that is active. */
export async function findPartnerToNotify(db: Db | Tx, personId: string) {
  const row = await db
    .selectFrom('people')
    .select(['id', 'name', 'email'])
    .where('id', '=', personId)
    .where('status', '=', 'active')
    .executeTakeFirst()
  return row ?? null
}

/** With whom a client shares cases, or ever did. */
export async function listPartnersEver(tx: Tx, clientId: string): Promise<string[]> {
  const rows = await tx.selectFrom('partners').select('personId').where('clientId', '=', clientId).execute()
  return rows.map(({ personId }) => personId).filter((id) => id !== null)
}
