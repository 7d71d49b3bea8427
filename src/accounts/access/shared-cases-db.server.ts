import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.server.ts'

/**
 * SQL condition: the row is the client's own or belongs to a case shared with the client. The subquery is an array, so
 * that the indexes on both columns can be used.
 */
export function belongsTo(personId: string, client: string, caseId: string) {
  return sql<boolean>`(${sql.ref(client)} = ${personId} or ${sql.ref(caseId)} = any(array(select shared_cases(${personId}))))`
}

export function sharedWith(caseId: string) {
  return sql<string | null>`shared_with(${sql.ref(caseId)})`
}

/** Id, name and email address of a partner to notify; null if the partner has no active account. */
export async function findPartnerToNotify(db: Db | Tx, personId: string) {
  const row = await db
    .selectFrom('people')
    .select(['id', 'name', 'email'])
    .where('id', '=', personId)
    .where('status', '=', 'active')
    .executeTakeFirst()
  return row ?? null
}

export async function listPartnersEver(tx: Tx, clientId: string): Promise<string[]> {
  const rows = await tx.selectFrom('partners').select('personId').where('clientId', '=', clientId).execute()
  return rows.map(({ personId }) => personId).filter((id) => id !== null)
}
