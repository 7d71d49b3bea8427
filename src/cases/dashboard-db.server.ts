import { sql } from 'kysely'
import { swissDay } from '#platform/day.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { type AppointmentRow, countUpcoming, listUpcomingOf } from './appointment-db.server.ts'
import { type CaseRow, listOpenAndNewestOf, stateOf } from './case-db.server.ts'
import { listCases } from './case-list-db.server.ts'
import { type CaseStatus, caseStatuses, states } from './case-states.ts'
import { countUnreadForStaff, unreadOf } from './message-db.server.ts'
import { type Todo, todosOf } from './todo.ts'

export type ClientDashboard = {
  /** Every status with its count, those without a case too. */
  caseStats: { status: CaseStatus; count: number }[]
  recentCases: CaseRow[]
  upcomingAppointments: AppointmentRow[]
  todos: Todo[]
  unreadMessages: number
}

const newest = 5

/** What a client sees first, in four queries. To be run within `asClient`. */
export async function clientDashboard(db: Db | Tx, clientId: string, now: Date): Promise<ClientDashboard> {
  const { counts, unreadMessages } = await countForDashboard(db, clientId)
  const { openCases, recentCases } = await listOpenAndNewestOf(db, clientId, newest)
  const upcomingAppointments = await listUpcomingOf(db, clientId, now)
  const rejected = await db
    .selectFrom('documents as d')
    .innerJoin('cases as c', 'c.id', 'd.caseId')
    .select(['d.caseId', 'c.caseNumber', 'd.originalFilename', 'd.documentType'])
    .where('d.clientId', '=', clientId)
    .where('d.state', '=', 'rejected')
    .where('c.state', 'not in', ['closed', 'withdrawn'])
    .orderBy('d.createdAt')
    .execute()
  const countOf = (status: CaseStatus) =>
    Object.entries(counts)
      .filter(([state]) => states[stateOf(state)].status === status)
      .reduce((sum, [, count]) => sum + count, 0)
  return {
    caseStats: caseStatuses.map((status) => ({ status, count: countOf(status) })),
    recentCases,
    upcomingAppointments,
    todos: todosOf(openCases, rejected, unreadMessages),
    unreadMessages,
  }
}

/** How many cases are in each state, and how many messages of staff were not read. */
async function countForDashboard(db: Db | Tx, clientId: string) {
  const states = sql<Record<string, number> | null>`(select json_object_agg(state, number) from (
    select state, count(*) as number from cases where client_id = ${clientId} group by state) counted)`
  const row = await db
    .selectNoFrom([states.as('counts'), unreadOf(db, clientId).as('unreadMessages')])
    .executeTakeFirstOrThrow()
  return { counts: row.counts ?? {}, unreadMessages: row.unreadMessages ?? 0 }
}

export type Activity = { action: string; user: string; time: Date; caseId: string; caseNumber: string }

export type StaffDashboard = {
  /** Clients whose account is active or waits for its first sign-in. */
  totalClients: number
  /** Cases that are pending or in progress. */
  activeCases: number
  overdueCases: number
  /** Messages of clients that nobody has read. */
  pendingMessages: number
  upcomingAppointments: number
  documentsToCheck: number
  /** Registrations that wait for a decision. */
  pendingRegistrations: number
  recentActivity: Activity[]
}

/** What staff see first. Each count is that of the list it links to. */
export async function staffDashboard(db: Db | Tx, now: Date): Promise<StaffDashboard> {
  const people = await db
    .selectFrom('people')
    .select([
      sql<number>`count(*) filter (where status in ('active', 'invited'))`.as('totalClients'),
      sql<number>`count(*) filter (where status = 'pending')`.as('pendingRegistrations'),
    ])
    .where('role', '=', 'client')
    .executeTakeFirstOrThrow()
  const { counts } = await listCases(db, { pageSize: 1 }, swissDay(now))
  const documents = await db
    .selectFrom('documents as d')
    .innerJoin('storedFiles as f', 'f.id', 'd.fileId')
    .select(sql<number>`count(*)`.as('count'))
    .where('d.state', '=', 'received')
    .where('f.scanState', '<>', 'infected')
    .executeTakeFirstOrThrow()
  return {
    ...people,
    activeCases: counts.pending + counts.in_progress,
    overdueCases: counts.overdue,
    pendingMessages: await countUnreadForStaff(db),
    upcomingAppointments: await countUpcoming(db, now),
    documentsToCheck: documents.count,
    recentActivity: await listActivity(db),
  }
}

/** The last things that happened in any case. */
function listActivity(db: Db | Tx, limit = 10): Promise<Activity[]> {
  return db
    .selectFrom('caseEvents as e')
    .innerJoin('cases as c', 'c.id', 'e.caseId')
    .leftJoin('people as actor', 'actor.id', 'e.actorId')
    .select(['e.text as action', 'e.at as time', 'e.caseId', 'c.caseNumber'])
    .select((eb) => eb.fn.coalesce('actor.name', sql<string>`'System'`).as('user'))
    .orderBy('e.id', 'desc')
    .limit(limit)
    .execute()
}
