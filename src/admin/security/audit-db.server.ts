import { sql } from 'kysely'
import type { ListSource } from '#admin/lists/list-db.server.ts'
import { since, until } from '#admin/lists/parts-db.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import type { AuditRow, auditList } from './audit-list.tsx'

type Name = keyof typeof auditList.filters
type Sort = keyof typeof auditList.sorts

/** The SQL of the audit log. */
export const auditSource: ListSource<AuditRow, Name, Sort> = {
  from: sql`audit_events e`,
  id: { by: sql`e.id`, type: 'bigint' },
  where: {
    actor: (name) => sql`e.actor_label ilike ${`%${literal(name)}%`}`,
    // The beginning of an action, such as `case.`.
    action: (action) => sql`e.action like ${`${literal(action)}%`}`,
    outcome: (outcome) => sql`e.outcome = ${outcome}`,
    type: (type) => sql`e.object_type = ${type}`,
    object: (id) => sql`e.object_id = ${id}`,
    from: (day) => since('e.at', day),
    to: (day) => until('e.at', day),
  },
  sorts: { at: { by: sql`e.id`, type: 'bigint' } },
  rows: (db, ids) => selectEvents(db).where('id', 'in', ids.map(Number)).execute(),
  idOf: ({ id }) => String(id),
}

/** Text that stands for itself in a pattern. */
export function literal(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}

function selectEvents(db: Db) {
  return db
    .selectFrom('auditEvents')
    .select(['id', 'at', 'actorId', 'actorLabel', 'action', 'objectType', 'objectId', 'outcome', 'ip', 'requestId'])
    .select(sql<Record<string, string | number | boolean | null>>`detail`.as('detail'))
}
