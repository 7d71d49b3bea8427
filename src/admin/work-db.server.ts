import { sql } from 'kysely'
import { statesOf } from '#cases/case-states.ts'
import { isToCheck } from '#cases/document-db.server.ts'
import type { Db } from '#platform/db/database.server.ts'

/** What waits for staff, each number as the list it belongs to counts it. */
export type Work = {
  /** Registrations to decide about. */
  pending: number
  ordersToReview: number
  /** First orders whose tenth waits to be paid back. */
  firstOrders: number
  /** Cases that are pending or in progress, together and apart. */
  openCases: number
  pendingCases: number
  casesInProgress: number
  /** Documents that nobody has decided about, without infected files. */
  documentsToCheck: number
  /** Threads of messages that wait for an answer. */
  waitingThreads: number
  newEnquiries: number
  newApplications: number
}

/** Counts what waits for staff, in one query. */
export async function countWork(db: Db): Promise<Work> {
  const inStates = (states: string[]) => sql`(select count(*) from cases where state in (${sql.join(states)}))`
  const { rows } = await sql<Omit<Work, 'openCases'>>`select
    (select count(*) from people where role = 'client' and status = 'pending') as "pending",
    (select count(*) from orders where state = 'paid_review') as "ordersToReview",
    (select count(*) from first_order_discounts where state = 'due') as "firstOrders",
    ${inStates(statesOf('pending'))} as "pendingCases",
    ${inStates(statesOf('in_progress'))} as "casesInProgress",
    (select count(*) from documents d where ${sql.raw(isToCheck)}) as "documentsToCheck",
    (select count(*) from leads where state = 'new') as "newEnquiries",
    (select count(*) from job_applications where stage = 'received' and not is_spam) as "newApplications",
    (select count(*) from message_threads where waiting_for = 'firm') as "waitingThreads"`.execute(db)
  const work = rows[0]
  if (!work) throw new Error('The database counted nothing')
  return { ...work, openCases: work.pendingCases + work.casesInProgress }
}
