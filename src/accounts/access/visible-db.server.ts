import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.server.ts'
import type { AccessScope } from './access-scope.ts'

type Columns = { adviser: string; client: string; id: string }

const ofCase: Columns = { adviser: 'c.assigned_to', client: 'c.client_id', id: 'c.id' }

/** SQL condition on `cases c`: cases within the access scope. Every list, count and lookup of cases uses it. */
export function onlyVisibleTo(scope: AccessScope, columns = ofCase): RawBuilder<boolean> {
  if (scope === null) return sql<boolean>`true`
  if (typeof scope === 'string') return belongsTo(scope, columns.client, columns.id)
  const adviser = sql.ref(columns.adviser)
  return sql<boolean>`(${adviser} is null or ${adviser} = any(${scope.adviserIds}))`
}

/** SQL condition: clients within the access scope. Advisers see clients with a visible case or without any case. */
export function onlyClientsOf(scope: AccessScope, clientId: string): RawBuilder<boolean> {
  const client = sql.ref(clientId)
  if (scope === null) return sql<boolean>`true`
  if (typeof scope === 'string')
    return sql<boolean>`(${client} = ${scope} or ${client} = any(array(select household_of(${scope}))))`
  return sql<boolean>`(exists (select from cases c where c.client_id = ${client} and ${onlyVisibleTo(scope)})
    or not exists (select from cases c where c.client_id = ${client}))`
}

/** SQL condition: threads of visible cases and clients (`message_threads t`, case `c`), or assigned to the adviser. */
export function onlyThreadsOf(scope: AccessScope): RawBuilder<boolean> {
  if (scope === null) return sql<boolean>`true`
  if (typeof scope === 'string') return belongsTo(scope, 't.client_id', 't.case_id')
  return sql<boolean>`(t.owner_id = any(${scope.adviserIds}) or case when t.case_id is null
    then ${onlyClientsOf(scope, 't.client_id')} else ${onlyVisibleTo(scope)} end)`
}

/**
 * SQL condition on `orders o` for the access scope. Advisers see orders with a visible case or without any case. An
 * order may have opened a case, be part of an earlier one, or wait for the decision about one.
 */
export function onlyOrdersOf(scope: AccessScope): RawBuilder<boolean> {
  if (scope === null) return sql<boolean>`true`
  if (typeof scope === 'string') return sql<boolean>`(o.person_id = ${scope})`
  const ofOrder = sql`(select x.id from cases x where x.order_id = o.id union all select o.for_case_id
    union all select h.case_id from held_openings h where h.order_id = o.id)`
  return sql<boolean>`(exists (select from cases c where c.id in ${ofOrder} and ${onlyVisibleTo(scope)})
    or not exists (select from cases c where c.id in ${ofOrder}))`
}

/** SQL condition: the row is the client's or of a shared case. `any(array(…))` lets PostgreSQL use both indexes. */
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
