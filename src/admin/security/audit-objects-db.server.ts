import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '#platform/db/database.server.ts'
import { actionInWords, thingInWords } from './actions/audit-texts.server.ts'
import type { AuditRow, NamedAuditRow } from './audit-list.tsx'

type Text = RawBuilder<string>
type Source = { from: string; name: Text; page?: Text; idType?: 'text' }

const number = sql<string>`number::text`
const enquiry: Source = { from: 'leads', name: sql`name`, page: sql`'contacts/' || number` }

const sources = new Map<string, Source>([
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

/** Names objects with one query per type. Deleted objects get neither name nor link. */
export async function nameObjects(db: Db, rows: AuditRow[]): Promise<NamedAuditRow[]> {
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

function selectNames(type: string, { from, name, page, idType }: Source, ids: string[]) {
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

const keyOf = (type: string, id: string) => `${type} ${id}`
