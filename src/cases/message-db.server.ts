import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { isUuid } from '#platform/text/uuid.ts'

/** Who wrote: staff (`admin`, the word the calls use) or the client. */
export type SenderType = 'admin' | 'client'

function selectMessages(db: Db | Tx) {
  return db
    .selectFrom('messages as m')
    .innerJoin('people as client', 'client.id', 'm.clientId')
    .innerJoin('people as sender', 'sender.id', 'm.senderId')
    .leftJoin('cases as c', 'c.id', 'm.caseId')
    .select(['m.id', 'm.caseId', 'm.clientId', 'm.senderId', 'm.subject', 'm.body', 'm.readAt', 'm.createdAt'])
    .select(sql<SenderType>`m.sender_type`.as('senderType'))
    .select(sql<boolean>`m.read_at is not null`.as('isRead'))
    .select(['c.caseNumber', 'c.taxYear', 'client.name as clientName', 'sender.name as senderName'])
}

export type MessageRow = Awaited<ReturnType<typeof listMessagesOf>>[number]

/** A client's messages, newest first; with `caseId` those of one case. */
export async function listMessagesOf(db: Db | Tx, clientId: string, { caseId }: { caseId?: string } = {}) {
  if (caseId !== undefined && !isUuid(caseId)) return []
  return selectMessages(db)
    .where('m.clientId', '=', clientId)
    .$if(caseId !== undefined, (query) => query.where('m.caseId', '=', caseId ?? ''))
    .orderBy('m.createdAt', 'desc')
    .orderBy('m.id')
    .limit(500)
    .execute()
}

export type MessageFilters = {
  caseId?: string
  clientId?: string
  /** `unread`: written by clients and not read by staff yet. */
  status?: 'unread' | 'read'
  page?: number
  pageSize?: number
}

/** One page of messages for staff, newest first. `unread` counts what waits for staff within the same case or client. */
export async function listMessages(db: Db | Tx, filters: MessageFilters) {
  const pageSize = Math.min(100, Math.max(1, filters.pageSize ?? 25))
  const page = Math.max(1, Math.trunc(filters.page ?? 1))
  const isUnread = sql<boolean>`(m.sender_type = 'client' and m.read_at is null)`
  const chosen =
    filters.status === undefined ? sql<boolean>`true` : sql<boolean>`${isUnread} = ${filters.status === 'unread'}`
  if (filters.caseId !== undefined && !isUuid(filters.caseId))
    return { messages: [], total: 0, unread: 0, page, pages: 1 }
  const base = selectMessages(db)
    .$if(filters.caseId !== undefined, (query) => query.where('m.caseId', '=', filters.caseId ?? ''))
    .$if(filters.clientId !== undefined, (query) => query.where('m.clientId', '=', filters.clientId ?? ''))
  const counts = await base
    .clearSelect()
    .select(sql<number>`count(*) filter (where ${chosen})`.as('total'))
    .select(sql<number>`count(*) filter (where ${isUnread})`.as('unread'))
    .executeTakeFirstOrThrow()
  const messages = await base
    .where(chosen)
    .orderBy('m.createdAt', 'desc')
    .orderBy('m.id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  return { messages, ...counts, page, pages: Math.max(1, Math.ceil(counts.total / pageSize)) }
}

export type NewMessage = {
  caseId: string | null
  clientId: string
  senderId: string
  senderType: SenderType
  subject: string
  body: string
  submissionKey: string
  createdAt: Date
}

/** Adds a message; null when this submission was stored before. */
export async function insertMessage(tx: Tx, message: NewMessage): Promise<string | null> {
  const row = await tx
    .insertInto('messages')
    .values(message)
    .onConflict((conflict) => conflict.column('submissionKey').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** The message that this sender's submission made. */
export async function findSubmission(tx: Tx, senderId: string, submissionKey: string): Promise<string | null> {
  const row = await tx
    .selectFrom('messages')
    .select('id')
    .where('senderId', '=', senderId)
    .where('submissionKey', '=', submissionKey)
    .executeTakeFirst()
  return row?.id ?? null
}

/** Which messages are meant: all of a case or of a client, or one. At least one must be given. */
export type MessageChoice = { messageId: string } | { caseId: string } | { clientId: string }

/** Marks what `from` wrote as read and says how many were new; with `ownerId` only in that client's correspondence. */
export async function markRead(
  tx: Tx,
  choice: MessageChoice,
  from: SenderType,
  ownerId: string | null,
  at: Date,
): Promise<number> {
  const id = 'messageId' in choice ? choice.messageId : 'caseId' in choice ? choice.caseId : null
  if (id !== null && !isUuid(id)) return 0
  const column = 'messageId' in choice ? 'id' : 'caseId' in choice ? 'caseId' : 'clientId'
  const result = await tx
    .updateTable('messages')
    .set({ readAt: at })
    .where('senderType', '=', from)
    .where('readAt', 'is', null)
    .where(column, '=', id ?? ('clientId' in choice ? choice.clientId : ''))
    .$if(ownerId !== null, (query) => query.where('clientId', '=', ownerId ?? ''))
    .executeTakeFirst()
  return Number(result.numUpdatedRows)
}

/** How many messages of staff a client has not read yet, as a part of a statement. */
export function unreadOf(db: Db | Tx, clientId: string) {
  return db
    .selectFrom('messages')
    .select(sql<number>`count(*)`.as('count'))
    .where('clientId', '=', clientId)
    .where('senderType', '=', 'admin')
    .where('readAt', 'is', null)
}

/** How many messages of clients wait for staff. */
export async function countUnreadForStaff(db: Db | Tx): Promise<number> {
  const { count } = await db
    .selectFrom('messages')
    .select(sql<number>`count(*)`.as('count'))
    .where('senderType', '=', 'client')
    .where('readAt', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}
