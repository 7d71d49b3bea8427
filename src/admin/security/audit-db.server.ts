import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { ListSource } from '#admin/lists/list-db.server.ts'
import { since, until } from '#admin/lists/parts-db.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { actionInWords, actionsLike, thingInWords } from './actions/audit-texts.server.ts'
import type { AuditRow, auditList, NamedAuditRow } from './audit-list.tsx'
import { signInActions } from './sign-in-actions.ts'
import type { signInList } from './sign-in-list.tsx'

export const requestedAction = 'audit.verify-asked'

export const verifiedAction = 'audit.verified'

const number = sql<string>`number::text`

const enquiry: AuditObjectsDbSource = { from: 'leads', name: sql`name`, page: sql`'contacts/' || number` }

const sources = new Map<string, AuditObjectsDbSource>([
  ['application', { from: 'job_applications', name: sql`name`, page: sql`'applications/' || number` }],
  ['appointment', { from: 'appointments', name: sql`title`, page: sql`'calendar/' || id` }],
  ['campaign', { from: 'campaigns', name: sql`subject`, page: sql`'newsletter/' || id` }],
  ['case', { from: 'cases', name: sql`case_number`, page: sql`'cases/' || id` }],
  ['deletion', { from: 'deletion_requests', name: sql`''`, page: sql`'deletions/' || id` }],
  ['document', { from: 'documents', name: sql`original_filename`, page: sql`'cases/' || case_id || '/documents'` }],
  ['enquiry', enquiry],
  ['entry', { from: 'entries', name: sql`slug`, page: sql`'content/' || id` }],
  ['invoice', { from: 'invoices', name: sql`label`, page: sql`'billing/invoices/' || id` }],
  ['lead', enquiry],
  ['news-item', { from: 'news_items', name: sql`title`, page: sql`'news/' || id` }],
  ['news-source', { from: 'news_feeds', name: sql`name`, page: sql`'news/sources/' || id`, idType: 'text' }],
  ['order', { from: 'orders', name: number, page: sql`'orders/' || id` }],
  ['payout', { from: 'payouts', name: number }],
  [
    'person',
    {
      from: 'people',
      name: sql`name`,
      page: sql`case role when 'client' then 'clients/' else 'staff/' end || id`,
      idType: 'text',
    },
  ],
  ['product', { from: 'products', name: sql`title`, page: sql`'catalogue/' || id`, idType: 'text' }],
  ['promotion', { from: 'promotions', name: sql`coalesce(code, title)`, page: sql`'promotions/' || id` }],
  ['quote', { from: 'quotes', name: number, page: sql`'quotes/' || id` }],
  ['subscriber', { from: 'subscribers', name: sql`email`, page: sql`'newsletter/subscribers/' || id` }],
  ['thread', { from: 'message_threads', name: sql`subject`, page: sql`'messages/' || id` }],
])

const namedById: ReadonlySet<string> = new Set(['claim', 'list', 'provider', 'setting', 'tax-year'])

const keyOf = (type: string, id: string) => `${type} ${id}`

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
    // Filters by the action's text or by the start of its code, so that codes without a text can be found too.
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

type Text = RawBuilder<string>

type AuditObjectsDbSource = { from: string; name: Text; page?: Text; idType?: 'text' }

/** Names objects with one query per type. Deleted objects get neither name nor link. */
async function nameObjects(db: Db, rows: AuditRow[]): Promise<NamedAuditRow[]> {
  const idsByType = Map.groupBy(rows, ({ objectType }) => objectType ?? '')
  const parts = [...idsByType].flatMap(([type, about]) => {
    const source = sources.get(type)
    const isText = source?.idType === 'text'
    const ids = about.flatMap(({ objectId: id }) => (id && (isText || z.guid().safeParse(id).success) ? [id] : []))
    return source && ids.length > 0 ? [selectNames(type, source, ids)] : []
  })
  const named = parts.length > 0 ? (await sql<Named>`${sql.join(parts, sql` union all `)}`.execute(db)).rows : []
  const things = new Map(named.map((one) => [keyOf(one.type, one.id), one]))
  return rows.map((row) => ({ ...row, words: actionInWords(row.action), thing: thingOf(row, things) }))
}

type Named = { type: string; id: string; name: string; page: string | null }

function selectNames(type: string, { from, name, page, idType }: AuditObjectsDbSource, ids: string[]) {
  const list = idType === 'text' ? sql`any(${ids}::text[])` : sql`any(${ids}::uuid[])`
  return sql`select ${type} as type, id::text as id, ${name} as name, ${page ?? sql`null::text`} as page
    from ${sql.table(from)} where id = ${list}`
}

function thingOf({ objectType: type, objectId: id }: AuditRow, things: ReadonlyMap<string, Named>) {
  if (!type || !id) return null
  const found = things.get(keyOf(type, id))
  const name = found?.name ?? (namedById.has(type) ? id : '')
  const words = [thingInWords(type), name].filter(Boolean).join(' ')
  return { words, to: found?.page ? `/admin/${found.page}` : null }
}

export type Verification = { at: Date; by: string; rows: number; firstBrokenId: number | null }

/** Result of the last verification of the audit log, which was itself written to that log. */
export async function findVerification(db: Db): Promise<{ last: Verification | null; isUnderWay: boolean }> {
  const newest = (action: string) =>
    db
      .selectFrom('auditEvents')
      .select(['id', 'at', 'actorLabel as by'])
      .select(sql<number>`(detail->>'rows')::int`.as('rows'))
      .select(sql<number | null>`(detail->>'firstBrokenId')::int`.as('firstBrokenId'))
      .where('action', '=', action)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
  const done = await newest(verifiedAction)
  const requested = await newest(requestedAction)
  const { at, by, rows, firstBrokenId } = done ?? {}
  return {
    last: at && by !== undefined && rows !== undefined ? { at, by, rows, firstBrokenId: firstBrokenId ?? null } : null,
    isUnderWay: (requested?.id ?? 0) > (done?.id ?? 0),
  }
}
