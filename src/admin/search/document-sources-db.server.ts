import { sql } from 'kysely'
import { onlyThreadsOf, onlyVisibleTo } from '#accounts/access/visible-db.server.ts'
import * as caseTexts from '#cases/locales/en.ts'
import { reviewPath } from '#cases/process/case-links.ts'
import type { Tx } from '#platform/db/database.server.ts'
import { formatDate } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import type { SearchQuery } from './search-query.ts'
import type { Hit, SearchSource } from './search-source.ts'

export const documentSource: SearchSource = {
  group: 'documents',
  right: 'document.read',
  from: sql`documents d join cases c on c.id = d.case_id`,
  id: sql`d.id`,
  text: sql`searchable(d.original_filename)`,
  age: sql`d.created_at`,
  isLong: true,
  only: onlyVisibleTo,
  forgives: true,
  rows: async (tx, ids) => {
    const rows = await tx
      .selectFrom('documents as d')
      .innerJoin('cases as c', 'c.id', 'd.caseId')
      .innerJoin('people as p', 'p.id', 'd.clientId')
      .select(['d.id', 'd.originalFilename', 'd.documentType', 'd.createdAt', 'd.state', 'd.caseId'])
      .select(['c.caseNumber', 'c.title', 'p.name as clientName'])
      .where('d.id', 'in', ids)
      .execute()
    return rows.map((row) => ({
      ...{ id: row.id, to: reviewPath(row.caseId, row.id), title: row.originalFilename },
      about: [row.documentType, row.clientName, `${row.title}, ${row.caseNumber}`, formatDate(row.createdAt)]
        .filter(Boolean)
        .join(', '),
      mark: Object.entries(t(caseTexts.cases).documentStates).find(([state]) => state === row.state)?.[1] ?? row.state,
    }))
  },
}

export const subjectSource: SearchSource = {
  group: 'messages',
  right: 'message.read',
  from: sql`message_threads t left join cases c on c.id = t.case_id`,
  id: sql`t.id`,
  text: sql`t.search_text`,
  age: sql`t.last_message_at`,
  only: onlyThreadsOf,
  forgives: true,
  rows: listThreadHits,
}

export const messageSource: SearchSource = {
  ...subjectSource,
  from: sql`messages m join message_threads t on t.id = m.thread_id left join cases c on c.id = t.case_id`,
  text: sql`searchable(m.body)`,
  age: sql`m.created_at`,
  isLong: true,
  forgives: false,
}

async function listThreadHits(tx: Tx, ids: string[], { words }: SearchQuery): Promise<Hit[]> {
  const patterns = words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
  const { rows } = await sql<{
    id: string
    subject: string
    clientName: string
    caseNumber: string | null
    body: string
    senderName: string
    createdAt: Date
  }>`
    select t.id, t.subject, p.name as client_name, c.case_number, m.body, s.name as sender_name, m.created_at
    from message_threads t
      join people p on p.id = t.client_id
      left join cases c on c.id = t.case_id
      cross join lateral (
        select m.body, m.sender_id, m.created_at from messages m where m.thread_id = t.id
        order by searchable(m.body) like all (array(select searchable(unnest(${patterns}::text[])))) desc, m.created_at desc
        limit 1) m
      join people s on s.id = m.sender_id
    where t.id = any(${ids}::uuid[])`.execute(tx)
  return rows.map(({ id, subject, clientName, caseNumber, body, senderName, createdAt }) => ({
    ...{ id, to: `/admin/messages/${id}`, title: subject, text: body },
    about: [clientName, ...(caseNumber ? [caseNumber] : []), `${senderName}, ${formatDate(createdAt)}`].join(', '),
  }))
}
