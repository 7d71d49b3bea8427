import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { AccessScope } from '#accounts/access/access-scope.ts'
import { onlyClientsOf } from '#accounts/access/visible-db.server.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'

export const duplicateReasons = ['mail', 'name', 'phone', 'birth'] as const
export type DuplicateReason = (typeof duplicateReasons)[number]

const isSaved = (alias: string) =>
  sql<SqlBool>`${sql.ref(`${alias}.role`)} = 'client' and ${sql.ref(`${alias}.status`)} <> 'closed'`
const sameName = sql<SqlBool>`name_key(b.name) = name_key(a.name) and name_key(a.name) <> ''`
const sameEmail = sql<SqlBool>`mail_key(b.email) = mail_key(a.email)`
/** Couples share a phone, so the two people of one household are not asked about. */
const samePhone = sql<SqlBool>`phone_key(b.phone) = phone_key(a.phone) and not exists (select from partners h
  where h.ended_at is null and ((h.client_id = a.id and h.person_id = b.id) or (h.client_id = b.id and h.person_id = a.id)))`
const sameBirth = sql<SqlBool>`name_key(b.last_name) = name_key(a.last_name) and exists (select from household_facts x
  join household_facts y on y.value = x.value where x.client_id = a.id and y.client_id = b.id
    and x.fact = 'birth-date' and y.fact = 'birth-date' and x.person = 'client' and y.person = 'client')`
const notDismissed = sql<SqlBool>`not exists (select from dismissed_duplicates t
  where t.one_id = least(a.id, b.id) and t.other_id = greatest(a.id, b.id))`

/**
 * Possible duplicates: nearly the same email, name in another spelling or order, phone, or last name and birth date.
 * Each criterion is a subquery of its own, so that it can use its index.
 */
function pairs(scope: AccessScope, only: RawBuilder<SqlBool>): RawBuilder<unknown> {
  const of = (reason: DuplicateReason, is: RawBuilder<SqlBool>) => sql`
    select a.id as one_id, b.id as other_id, ${sql.lit(reason)} as reason from people a join people b on ${is} and b.id <> a.id
    where ${isSaved('a')} and ${isSaved('b')} and ${only} and ${notDismissed} and ${onlyClientsOf(scope, 'b.id')}`
  return sql`(${of('mail', sameEmail)} union all ${of('name', sameName)}
    union all ${of('phone', samePhone)} union all ${of('birth', sameBirth)})`
}

export async function listDuplicates(db: Db | Tx, clientId: string, scope: AccessScope) {
  const { rows } = await sql<{ id: string; name: string; email: string; createdAt: Date; reasons: DuplicateReason[] }>`
    select p.id, p.name, p.email, p.created_at, array_agg(distinct alike.reason order by alike.reason) as reasons
    from ${pairs(scope, sql`a.id = ${clientId}`)} alike join people p on p.id = alike.other_id
    group by p.id order by p.created_at, p.id limit 20`.execute(db)
  return rows
}

export function isDuplicate(column: string, scope: AccessScope): RawBuilder<SqlBool> {
  return sql<SqlBool>`${sql.ref(column)} = any(array(select one_id from ${pairs(scope, sql`true`)} alike))`
}

type Pair = { oneId: string; otherId: string; reason: string; createdBy: string; createdAt: Date }

/** Saves why two clients are not duplicates; replaces an earlier reason for the same pair. */
export async function saveDismissedDuplicate(tx: Tx, { oneId, otherId, ...content }: Pair): Promise<void> {
  const [first, second] = [oneId, otherId].toSorted((a, b) => (a < b ? -1 : 1))
  if (first === undefined || second === undefined) return
  await sql`insert into dismissed_duplicates (one_id, other_id, reason, created_by, created_at)
    values (least(${first}, ${second}), greatest(${first}, ${second}), ${content.reason}, ${content.createdBy}, ${content.createdAt})
    on conflict (one_id, other_id) do update set reason = excluded.reason, created_by = excluded.created_by, created_at = excluded.created_at`.execute(
    tx,
  )
}

export async function listDismissedDuplicates(db: Db | Tx, clientId: string, scope: AccessScope) {
  const { rows } = await sql<{
    id: string
    name: string
    reason: string
    createdAt: Date
    createdByName: string | null
  }>`
    select p.id, p.name, t.reason, t.created_at, s.name as created_by_name
    from dismissed_duplicates t
      join people p on p.id = case when t.one_id = ${clientId} then t.other_id else t.one_id end
      left join people s on s.id = t.created_by
    where ${clientId} in (t.one_id, t.other_id) and ${onlyClientsOf(scope, 'p.id')}
    order by t.created_at desc limit 20`.execute(db)
  return rows
}
