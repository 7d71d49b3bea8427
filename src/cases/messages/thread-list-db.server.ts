import { type SqlBool, sql } from 'kysely'
import type { AccessScope } from '#accounts/access/access-scope.ts'
import { belongsTo, onlyThreadsOf } from '#accounts/access/visible-db.server.ts'
import { isOfPersonLike } from '#accounts/people/people-db.server.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { contains } from '#platform/db/search-db.server.ts'
import type { SenderType } from './message-db.server.ts'
import { selectThreads } from './thread-db.server.ts'

export const threadViews = ['firm', 'mine', 'overdue', 'client', 'all'] as const
export type ThreadView = (typeof threadViews)[number]

const lastMessage = sql<{ body: string; senderId: string; senderType: SenderType; senderName: string } | null>`(
  select json_build_object('body', left(m.body, 200), 'senderId', m.sender_id, 'senderType', m.sender_type, 'senderName', s.name)
  from messages m join people s on s.id = m.sender_id
  where m.thread_id = t.id and not m.is_internal order by m.created_at desc, m.id limit 1)`

function selectListed(db: Db | Tx, readerId: string) {
  return selectThreads(db)
    .leftJoin('threadReads as r', (join) => join.onRef('r.threadId', '=', 't.id').on('r.personId', '=', readerId))
    .select(lastMessage.as('last'))
    .select(sql<boolean>`t.last_message_at > coalesce(r.last_read_at, '-infinity')`.as('isNew'))
}

export type ListedThread = Awaited<ReturnType<typeof listThreadsOf>>[number]

export function listThreadsOf(db: Db | Tx, clientId: string, { caseId }: { caseId?: string } = {}) {
  return selectListed(db, clientId)
    .where(belongsTo(clientId, 't.clientId', 't.caseId'))
    .$if(caseId !== undefined, (query) => query.where('t.caseId', '=', caseId ?? ''))
    .orderBy('t.lastMessageAt', 'desc')
    .orderBy('t.id')
    .limit(200)
    .execute()
}

export function listThreadsOfCase(db: Db | Tx, caseId: string, scope: AccessScope) {
  return selectThreads(db)
    .where('t.caseId', '=', caseId)
    .where(onlyThreadsOf(scope))
    .orderBy('t.lastMessageAt', 'desc')
    .orderBy('t.id')
    .limit(100)
    .execute()
}

type ThreadListDbInput = {
  scope: AccessScope
  readerId: string
  /** Owners of the threads in the view `mine`. */
  ownerIds: readonly string[]
  now: Date
  view: ThreadView
  words: string
  page: number
  pageSize: number
}

const urgency = sql`case when t.waiting_for = 'firm' then t.answer_due_at end nulls last`

/** One page of the inbox, with counts per tab. Threads awaiting the firm come first, by response deadline. */
export async function listThreads(
  db: Db | Tx,
  { scope, readerId, ownerIds, now, view, words, page, pageSize }: ThreadListDbInput,
) {
  const parts: Record<ThreadView, ReturnType<typeof sql<SqlBool>>> = {
    firm: sql<SqlBool>`t.waiting_for = 'firm'`,
    mine: sql<SqlBool>`t.waiting_for = 'firm' and t.owner_id = any(${ownerIds})`,
    overdue: sql<SqlBool>`t.waiting_for = 'firm' and t.answer_due_at < ${now}`,
    client: sql<SqlBool>`t.waiting_for = 'client'`,
    all: sql<SqlBool>`true`,
  }
  const matching = db
    .selectFrom('messageThreads as t')
    .leftJoin('cases as c', 'c.id', 't.caseId')
    .where(onlyThreadsOf(scope))
    .$if(words.trim() !== '', (query) =>
      query.where((eb) =>
        eb.or([
          isOfPersonLike('t.clientId', words),
          sql<SqlBool>`t.case_id = any(array(select id from cases where ${contains('cases.searchText', words)}))`,
          contains('t.searchText', words),
        ]),
      ),
    )
  const counts = await matching
    .select(threadViews.map((name) => sql<number>`count(*) filter (where ${parts[name]})`.as(name)))
    .executeTakeFirstOrThrow()
  // Limit to one page first, so that names, texts and read positions are joined for its rows only.
  const onPage = matching
    .where(parts[view])
    .select('t.id')
    .orderBy(urgency)
    .orderBy('t.lastMessageAt', 'desc')
    .orderBy('t.id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const threads = await selectListed(db, readerId)
    .where('t.id', 'in', onPage)
    .orderBy(urgency)
    .orderBy('t.lastMessageAt', 'desc')
    .orderBy('t.id')
    .execute()
  return { threads, counts, pages: Math.max(1, Math.ceil(counts[view] / pageSize)) }
}

type WaitingRequested = { scope: AccessScope; ownerIds?: readonly string[] | undefined; now: Date; limit: number }

export async function listWaitingThreads(db: Db | Tx, { scope, ownerIds, now, limit }: WaitingRequested) {
  const waiting = db
    .selectFrom('messageThreads as t')
    .leftJoin('cases as c', 'c.id', 't.caseId')
    .where('t.waitingFor', '=', 'firm')
    .where(onlyThreadsOf(scope))
    .$if(ownerIds !== undefined, (query) => query.where(sql<boolean>`t.owner_id = any(${ownerIds})`))
  const { count, late } = await waiting
    .select([
      sql<number>`count(*)`.as('count'),
      sql<number>`count(*) filter (where t.answer_due_at < ${now})`.as('late'),
    ])
    .executeTakeFirstOrThrow()
  const first = await waiting
    .innerJoin('people as client', 'client.id', 't.clientId')
    .leftJoin('people as owner', 'owner.id', 't.ownerId')
    .select([
      't.id',
      'client.name as clientName',
      'owner.name as ownerName',
      't.subject',
      't.answerDueAt as dueAt',
      't.lastMessageAt as requestedAt',
    ])
    .orderBy('t.answerDueAt')
    .orderBy('t.lastMessageAt', 'desc')
    .orderBy('t.id')
    .limit(limit)
    .execute()
  return { count, late, first }
}
