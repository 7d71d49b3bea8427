import { sql } from 'kysely'
import type { AccessScope } from '#accounts/access/access-scope.ts'
import { belongsTo, onlyVisibleTo } from '#accounts/access/visible-db.server.ts'
import { unreadOf } from '#cases/messages/read-db.server.ts'
import { swissDay } from '#platform/day.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { type CaseRow, isToReplace, listOpenAndNewestOf, stateOf } from './case-db.server.ts'
import { type ReadCaseEvent, readCaseEvent } from './case-event.ts'
import { type CaseState, type CaseStatus, caseStatuses, openStates, states, statusOf } from './case-states.ts'
import { type Todo, todosOf } from './todo.ts'

export type ClientDashboard = {
  caseStats: { status: CaseStatus; count: number }[]
  status: { status: CaseStatus; count: number }[]
  recentCases: CaseRow[]
  openCases: CaseRow[]
  todos: Todo[]
  unreadMessages: number
  latestMessage: LatestMessage | null
}

export type LatestMessage = { threadId: string; subject: string; excerpt: string; senderName: string; createdAt: Date }

type Rejected = { id: string; caseId: string; caseNumber: string; originalFilename: string }

const newest = 5

export async function clientDashboard(db: Db | Tx, clientId: string, now: Date): Promise<ClientDashboard> {
  const { counts, unreadMessages, latest, rejected } = await countForDashboard(db, clientId)
  const { openCases, recentCases } = await listOpenAndNewestOf(db, clientId, newest)
  const countBy = (isCounted: (state: CaseState) => boolean) =>
    Object.entries(counts).reduce((sum, [state, count]) => sum + (isCounted(stateOf(state)) ? count : 0), 0)
  return {
    caseStats: caseStatuses.map((status) => ({ status, count: countBy((state) => states[state].status === status) })),
    status: caseStatuses.map((status) => ({ status, count: countBy((state) => statusOf(state) === status) })),
    recentCases,
    openCases,
    todos: todosOf(clientId, {
      cases: openCases,
      rejected,
      unread: unreadMessages,
      today: swissDay(now),
    }),
    unreadMessages,
    latestMessage: latest && { ...latest, createdAt: new Date(latest.createdAt) },
  }
}

async function countForDashboard(db: Db | Tx, clientId: string) {
  const states = sql<Record<string, number> | null>`(select json_object_agg(state, number) from (
    select state, count(*) as number from cases where ${belongsTo(clientId, 'clientId', 'id')} group by state) counted)`
  const latest = sql<(Omit<LatestMessage, 'createdAt'> & { createdAt: string }) | null>`(
    select json_build_object('threadId', m.thread_id, 'subject', m.subject, 'excerpt', left(m.body, 300),
      'senderName', p.name, 'createdAt', m.created_at)
    from messages m join people p on p.id = m.sender_id
    where ${belongsTo(clientId, 'm.clientId', 'm.caseId')} and m.sender_type = 'admin' and not m.is_internal
    order by m.created_at desc limit 1)`
  const row = await db
    .selectNoFrom([states.as('counts'), unreadOf(db, clientId).as('unreadMessages')])
    .select([latest.as('latest'), toReplace(clientId).as('rejected')])
    .executeTakeFirstOrThrow()
  return { ...row, counts: row.counts ?? {}, unreadMessages: row.unreadMessages ?? 0 }
}

function toReplace(clientId: string, caseId?: string) {
  return sql<Rejected[]>`(
    select coalesce(json_agg(json_build_object('id', d.id, 'caseId', d.case_id, 'caseNumber', c.case_number,
      'originalFilename', d.original_filename) order by d.created_at), '[]')
    from documents d join cases c on c.id = d.case_id
    where ${belongsTo(clientId, 'd.clientId', 'd.caseId')} and ${isToReplace} and c.state in (${sql.join(openStates)})
      and ${caseId === undefined ? sql`true` : sql`d.case_id = ${caseId}`})`
}

export async function listToReplace(db: Db | Tx, clientId: string, caseId: string): Promise<Rejected[]> {
  const { rejected } = await db.selectNoFrom(toReplace(clientId, caseId).as('rejected')).executeTakeFirstOrThrow()
  return rejected
}

/** `user` is the name of the person who acted; null for background jobs. */
export type Activity = {
  id: number
  payload: ReadCaseEvent
  user: string | null
  time: Date
  caseId: string
  caseNumber: string
}

export async function listActivity(db: Db | Tx, scope: AccessScope, limit = 10): Promise<Activity[]> {
  const rows = await db
    .selectFrom('caseEvents as e')
    .innerJoin('cases as c', 'c.id', 'e.caseId')
    .leftJoin('people as actor', 'actor.id', 'e.actorId')
    .select(['e.id', 'e.at as time', 'e.caseId', 'c.caseNumber', 'actor.name as user'])
    .select('e.payload')
    .where(onlyVisibleTo(scope))
    .orderBy('e.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ ...row, payload: readCaseEvent(row.payload) }))
}
