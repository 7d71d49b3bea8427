import { sql } from 'kysely'
import type { AccessScope } from '#accounts/access/access-scope.ts'
import { onlyThreadsOf, sharedWith } from '#accounts/access/visible-db.server.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { isUuid } from '#platform/text/uuid.ts'
import type { Turn, WaitingFor } from './message-thread.ts'

export function selectThreads(db: Db | Tx) {
  return db
    .selectFrom('messageThreads as t')
    .innerJoin('people as client', 'client.id', 't.clientId')
    .leftJoin('people as owner', 'owner.id', 't.ownerId')
    .leftJoin('cases as c', 'c.id', 't.caseId')
    .select(['t.id', 't.caseId', 't.clientId', 't.subject', 't.ownerId', 't.answerDueAt', 't.lastMessageAt'])
    .select(sql<WaitingFor>`t.waiting_for`.as('waitingFor'))
    .select(['client.name as clientName', 'client.email as clientEmail', 'owner.name as ownerName'])
    .select(['c.caseNumber', 'c.title as caseTitle', 'c.assignedTo as adviserId'])
    .select(sharedWith('t.caseId').as('sharedWith'))
}

export type ThreadRow = Awaited<ReturnType<typeof findThread>> & object

export async function findThread(db: Db | Tx, threadId: string, scope: AccessScope) {
  if (!isUuid(threadId)) return null
  const row = await selectThreads(db).where('t.id', '=', threadId).where(onlyThreadsOf(scope)).executeTakeFirst()
  return row ?? null
}

/**
 * Finds the thread to which a message without a thread id belongs; `topic` limits the search to one subject. A staff
 * reply goes to the thread with the earliest response deadline, any other message to the latest thread.
 */
export async function findThreadAbout(
  tx: Db | Tx,
  {
    clientId,
    caseId,
    topic,
    isAnswer,
  }: { clientId: string; caseId: string | null; topic: string | null; isAnswer: boolean },
): Promise<string | null> {
  const row = await tx
    .selectFrom('messageThreads')
    .select('id')
    .where('clientId', '=', clientId)
    .where('caseId', caseId === null ? 'is' : '=', caseId)
    .$if(topic !== null, (query) => query.where(sql`regexp_replace(lower(subject), '^(re:\\s*)+', '')`, '=', topic))
    .$if(isAnswer, (query) =>
      query
        .orderBy(sql`waiting_for = 'firm'`, 'desc')
        .orderBy(sql`case when waiting_for = 'firm' then answer_due_at end`),
    )
    .orderBy('lastMessageAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}

/** Locks a thread. To prevent deadlocks, callers must lock its case first (`lockCase`). */
export async function lockThread(tx: Tx, threadId: string, scope: AccessScope): Promise<ThreadRow | null> {
  if (!isUuid(threadId)) return null
  await tx.selectFrom('messageThreads').select('id').where('id', '=', threadId).forUpdate().execute()
  return findThread(tx, threadId, scope)
}

/** Locks a client's threads outside cases, so that two concurrent messages on one subject start only one thread. */
export async function waitForCorrespondence(tx: Tx, clientId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`correspondence:${clientId}`}, 0))`.execute(tx)
}

type NewThread = Turn & {
  caseId: string | null
  clientId: string
  subject: string
  ownerId: string | null
  at: Date
}

export async function insertThread(tx: Tx, { at, ...thread }: NewThread): Promise<string> {
  const { id } = await tx
    .insertInto('messageThreads')
    .values({ ...thread, lastMessageAt: at, createdAt: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type ThreadChange = Partial<Turn> & { ownerId?: string | null; lastMessageAt?: Date }

export async function saveThread(tx: Tx, threadId: string, change: ThreadChange): Promise<void> {
  await tx.updateTable('messageThreads').set(change).where('id', '=', threadId).execute()
}

/** Product that was bought with the case; null if the case was opened without an order. */
export async function findBoughtProduct(tx: Tx, caseId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('cases as c')
    .innerJoin('orderLines as l', 'l.id', 'c.orderLineId')
    .select('l.productId')
    .where('c.id', '=', caseId)
    .executeTakeFirst()
  return row?.productId ?? null
}
