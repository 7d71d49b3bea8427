import { sql } from 'kysely'

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
