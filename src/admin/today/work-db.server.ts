import { sql } from 'kysely'
import type { AccessScope } from '#accounts/access/access-scope.ts'
import { onlyClientsOf, onlyOrdersOf, onlyThreadsOf, onlyVisibleTo } from '#accounts/access/visible-db.server.ts'
import { countDecisions } from '#billing/decisions/decision-db.server.ts'
import { isToCheck, ofCaseIn } from '#cases/documents/document-db.server.ts'
import { statesStatus } from '#cases/process/case-states.ts'
import type { Db } from '#platform/db/database.server.ts'

export type Work = {
  pending: number
  deletionsToDecide: number
  ordersToReview: number
  contestedDiscounts: number
  firstOrders: number
  openCases: number
  pendingCases: number
  casesInProgress: number
  documentsToCheck: number
  waitingThreads: number
  newEnquiries: number
  newApplications: number
  moneyToDecide: number
}

export async function countWork(db: Db, scope: AccessScope, now: Date): Promise<Work> {
  const seen = onlyVisibleTo(scope)
  const inStates = (states: string[]) =>
    sql`(select count(*) from cases c where c.state in (${sql.join(states)}) and ${seen})`
  const { rows } = await sql<Omit<Work, 'openCases' | 'moneyToDecide'>>`select
    (select count(*) from people where role = 'client' and status = 'pending'
      and ${onlyClientsOf(scope, 'people.id')}) as "pending",
    (select count(*) from deletion_requests
      where cancelled_at is null and done_at is null and decided_at is null) as "deletionsToDecide",
    (select count(*) from orders o where o.state = 'paid_review' and ${onlyOrdersOf(scope)}) as "ordersToReview",
    (select count(*) from first_order_discounts d join orders o on o.id = d.order_id
      where d.state = 'due' and ${onlyOrdersOf(scope)}) as "firstOrders",
    (select count(distinct d.order_id) from order_discounts d join orders o on o.id = d.order_id
      where d.state = 'contested' and ${onlyOrdersOf(scope)}) as "contestedDiscounts",
    ${inStates(statesStatus('pending'))} as "pendingCases",
    ${inStates(statesStatus('in_progress'))} as "casesInProgress",
    (select count(*) from documents d where ${sql.raw(isToCheck)} and ${ofCaseIn(scope)}) as "documentsToCheck",
    (select count(*) from leads where waiting_since is not null) as "newEnquiries",
    (select count(*) from job_applications where waiting_since is not null) as "newApplications",
    (select count(*) from message_threads t left join cases c on c.id = t.case_id
      where t.waiting_for = 'firm' and ${onlyThreadsOf(scope)}) as "waitingThreads"`.execute(db)
  const work = rows[0]
  if (!work) throw new Error('The database counted nothing')
  const moneyToDecide = scope === null ? await countDecisions(db, now) : 0
  return { ...work, openCases: work.pendingCases + work.casesInProgress, moneyToDecide }
}

type OfficeTasks = {
  registrations: { id: string; name: string; at: string }[]
  deletions: number
  deletionsSince: Date | null
  textsInReview: number
}

/** The oldest registrations, and what admins decide on: deletion requests and texts. */
export async function findOfficeTasks(db: Db, scope: AccessScope): Promise<OfficeTasks> {
  const { rows } = await sql<OfficeTasks>`select
    (select coalesce(json_agg(json_build_object('id', p.id, 'name', p.name, 'at', p.created_at)), '[]') from (
      select id, name, created_at from people where role = 'client' and status = 'pending'
        and ${onlyClientsOf(scope, 'people.id')} order by created_at limit 4) p) as registrations,
    (select count(*) from deletion_requests
      where cancelled_at is null and done_at is null and decided_at is null) as deletions,
    (select min(requested_at) from deletion_requests
      where cancelled_at is null and done_at is null and decided_at is null) as "deletionsSince",
    (select count(*) from content_items where state = 'in-review') as "textsInReview"`.execute(db)
  const [row] = rows
  if (!row) throw new Error('The database counted nothing')
  return row
}
