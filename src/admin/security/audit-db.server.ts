import { sql } from 'kysely'
import type { ListSource } from '#admin/lists/list-db.server.ts'
import { since, until } from '#admin/lists/parts-db.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { actionsLike } from './actions/audit-texts.server.ts'
import type { AuditRow, auditList, NamedAuditRow } from './audit-list.tsx'
import { nameObjects } from './audit-objects-db.server.ts'
import { signInActions } from './sign-in-actions.ts'
import type { signInList } from './sign-in-list.tsx'

type Source<L extends { filters: object; sorts: object }, Row = AuditRow> = ListSource<
  Row,
  Extract<keyof L['filters'], string>,
  Extract<keyof L['sorts'], string>
>

const log = {
  from: sql`audit_events e`,
  id: { by: sql`e.id`, type: 'bigint' },
  rows: (db: Db, ids: string[]): Promise<AuditRow[]> => selectEvents(db, ids).execute(),
  idOf: ({ id }: { id: number }) => String(id),
} as const
const byId = { by: log.id.by, type: 'bigint' } as const
const person = (name: string) => sql<boolean>`e.actor_label ilike ${`%${literal(name)}%`}`
const isRead = sql`(e.action like '%.read' or e.action like '%-read' or e.action = 'case.documents-zip')`
const days = { from: (day: string) => since('e.at', day), to: (day: string) => until('e.at', day) }

export const auditSource: Source<typeof auditList, NamedAuditRow> = {
  ...log,
  rows: async (db, ids) => nameObjects(db, await log.rows(db, ids)),
  where: {
    actor: person,
    // Matches the action's text or the start of its code; the latter also finds codes of newer versions.
    action: (action) => sql`(e.action = any(${actionsLike(action)}) or e.action like ${`${literal(action)}%`})`,
    outcome: (outcome) => sql`e.outcome = ${outcome}`,
    reads: (which) => (which === 'only' ? sql`${isRead}` : sql`not ${isRead}`),
    type: (type) => sql`e.object_type = ${type}`,
    object: (id) => sql`e.object_id = ${id}`,
    ...days,
  },
  sorts: { at: byId },
}

export const signInSource: Source<typeof signInList> = {
  ...log,
  always: () => sql`e.action in (${sql.join([...signInActions, 'bypass'])})`,
  where: {
    user: person,
    action: (action) => sql`e.action = ${action}`,
    status: (status) => (status === 'success' ? sql`e.outcome = 'success'` : sql`e.outcome <> 'success'`),
    ip: (ip) => sql`e.ip like ${`${literal(ip)}%`}`,
    ...days,
  },
  sorts: { time: byId },
}

export function listSignedRows(db: Db, ids: string[]) {
  return selectEvents(db, ids)
    .select([
      sql<string>`encode(previous_hash, 'hex')`.as('previousHash'),
      sql<string>`encode(hash, 'hex')`.as('hash'),
      sql<string | null>`encode(signature, 'hex')`.as('signature'),
    ])
    .execute()
}

function literal(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}

function selectEvents(db: Db, ids: string[]) {
  return db
    .selectFrom('auditEvents')
    .select(['id', 'at', 'actorId', 'actorLabel', 'action', 'objectType', 'objectId', 'outcome', 'ip', 'requestId'])
    .select(sql<Record<string, string | number | boolean | null>>`detail`.as('detail'))
    .where('id', 'in', ids.map(Number))
}
