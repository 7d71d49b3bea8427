import { sql } from 'kysely'
import type { AccessScope } from '#accounts/access/access-scope.ts'
import { belongsTo, onlyThreadsOf } from '#accounts/access/visible-db.server.ts'
import type { DocumentState } from '#cases/documents/document-states.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { isUuid } from '#platform/text/uuid.ts'

const attachmentsOfMessage = sql<Attachment[]>`(
  select coalesce(json_agg(json_build_object('id', d.id, 'filename', a.filename, 'sizeBytes', d.file_size,
    'state', case when f.scan_state = 'infected' and d.state <> 'superseded' then 'quarantined' else d.state end,
    'isScanned', f.scan_state in ('clean', 'not_needed')) order by a.filename), '[]')
  from message_attachments a join documents d on d.id = a.document_id join stored_files f on f.id = d.file_id
  where a.message_id = m.id)`

export type SenderType = 'admin' | 'client'

function selectMessages(db: Db | Tx) {
  return db
    .selectFrom('messages as m')
    .innerJoin('people as client', 'client.id', 'm.clientId')
    .innerJoin('people as sender', 'sender.id', 'm.senderId')
    .innerJoin('messageThreads as t', 't.id', 'm.threadId')
    .leftJoin('cases as c', 'c.id', 'm.caseId')
    .select([
      'm.id',
      'm.threadId',
      'm.caseId',
      'm.clientId',
      'm.senderId',
      'm.subject',
      'm.body',
      'm.createdAt',
      'm.isByEmail',
    ])
    .select(sql<SenderType>`m.sender_type`.as('senderType'))
    .select([isRead.as('isRead'), attachmentsOfMessage.as('attachments')])
    .select(['m.isInternal', 'c.caseNumber', 'c.taxYear', 'client.name as clientName', 'sender.name as senderName'])
}

const isRead = sql<boolean>`exists (select from thread_reads r where r.thread_id = m.thread_id
  and r.last_read_at >= m.created_at
  and exists (select from people p where p.id = r.person_id and p.role <> 'client') = (m.sender_type = 'client'))`

export type MessageRow = Awaited<ReturnType<typeof listMessagesOf>>[number]

export type MessagePlace = { caseId?: string; threadId?: string }

export async function listMessagesOf(db: Db | Tx, clientId: string, { caseId, threadId }: MessagePlace = {}) {
  if ([caseId, threadId].some((id) => id !== undefined && !isUuid(id))) return []
  return selectMessages(db)
    .where(belongsTo(clientId, 'm.clientId', 'm.caseId'))
    .where('m.isInternal', '=', false)
    .$if(caseId !== undefined, (query) => query.where('m.caseId', '=', caseId ?? ''))
    .$if(threadId !== undefined, (query) => query.where('m.threadId', '=', threadId ?? ''))
    .orderBy('m.createdAt', 'desc')
    .orderBy('m.id')
    .limit(500)
    .execute()
}

export type MessageFilters = MessagePlace & { scope: AccessScope; clientId?: string; page?: number; pageSize?: number }

export async function listMessages(db: Db | Tx, filters: MessageFilters) {
  const pageSize = Math.min(500, Math.max(1, filters.pageSize ?? 25))
  const page = Math.max(1, Math.trunc(filters.page ?? 1))
  const { scope, caseId, threadId, clientId } = filters
  if ([caseId, threadId].some((id) => id !== undefined && !isUuid(id)))
    return { messages: [], total: 0, page, pages: 1 }
  const base = selectMessages(db)
    .$if(caseId !== undefined, (query) => query.where('m.caseId', '=', caseId ?? ''))
    .$if(threadId !== undefined, (query) => query.where('m.threadId', '=', threadId ?? ''))
    .$if(clientId !== undefined, (query) => query.where('m.clientId', '=', clientId ?? ''))
    .where(onlyThreadsOf(scope))
  const { total } = await base.clearSelect().select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow()
  const messages = await base
    .orderBy('m.createdAt', 'desc')
    .orderBy('m.id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  return { messages, total, page, pages: Math.max(1, Math.ceil(total / pageSize)) }
}

export type NewMessage = {
  threadId: string
  caseId: string | null
  clientId: string
  senderId: string
  senderType: SenderType
  isInternal: boolean
  isByEmail: boolean
  subject: string
  body: string
  submissionKey: string
  createdAt: Date
}

/** Inserts a message; null if a message with the same submission key exists. */
export async function insertMessage(tx: Tx, message: NewMessage): Promise<string | null> {
  const row = await tx
    .insertInto('messages')
    .values(message)
    .onConflict((conflict) => conflict.column('submissionKey').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

export async function findSubmission(tx: Tx, senderId: string, submissionKey: string) {
  const row = await tx
    .selectFrom('messages')
    .select(['id', 'threadId', 'caseId'])
    .where('senderId', '=', senderId)
    .where('submissionKey', '=', submissionKey)
    .executeTakeFirst()
  return row ?? null
}

/** A document sent with a message. It can be opened once it has been scanned, unless it is quarantined. */
export type Attachment = { id: string; filename: string; sizeBytes: number; state: DocumentState; isScanned: boolean }

/** A document under the name that its sender gave it this time. */
export type NamedDocument = { documentId: string; filename: string }

export async function insertAttachments(tx: Tx, messageId: string, documents: NamedDocument[]): Promise<void> {
  if (documents.length === 0) return
  const rows = documents.map((document) => ({ messageId, ...document }))
  await tx.insertInto('messageAttachments').values(rows).execute()
}

export function listThreadsWith(db: Db | Tx, documentId: string): Promise<{ id: string; clientId: string }[]> {
  return db
    .selectFrom('messageAttachments as a')
    .innerJoin('messages as m', 'm.id', 'a.messageId')
    .select(['m.threadId as id', 'm.clientId'])
    .distinct()
    .where('a.documentId', '=', documentId)
    .execute()
}
