import { sql } from 'kysely'
import type { AccessScope } from '#accounts/access/access-scope.ts'
import { onlyClientsOf, onlyOrdersOf, onlyThreadsOf, onlyVisibleTo } from '#accounts/access/visible-db.server.ts'
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
}

export async function countWork(db: Db, scope: AccessScope): Promise<Work> {
  const seen = onlyVisibleTo(scope)
  const inStates = (states: string[]) =>
    sql`(select count(*) from cases c where c.state in (${sql.join(states)}) and ${seen})`
  const { rows } = await sql<Omit<Work, 'openCases'>>`select
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
  return { ...work, openCases: work.pendingCases + work.casesInProgress }
}

type MoneyTask = {
  orderId: string
  number: number
  buyer: string | null
  kind: 'requested' | 'waiting' | 'disputed' | 'late'
  amountCents: number | null
  currencyCode: string
  /** Time since which the task is waiting; for a dispute, the deadline for evidence. */
  at: Date | null
}

/** Disputes by evidence deadline, then refunds, oldest first. */
export async function listMoneyTasks(
  db: Db,
  scope: AccessScope,
  limit = 5,
): Promise<{ count: number; first: MoneyTask[] }> {
  const { rows } = await sql<MoneyTask & { count: number }>`
    select o.id as "orderId", o.number, coalesce(o.buyer_name, o.buyer_email) as buyer, task.kind,
      task.amount_cents as "amountCents", o.currency_code as "currencyCode", task.at, (count(*) over ())::int as count
    from (
      select order_id, state as kind, amount_cents, requested_at as at, 2 as rank
        from refunds where state in ('requested', 'waiting')
      union all
      select order_id, 'late', amount_cents, noted_at, 2 from late_packages where state = 'due'
      union all
      select order_id, 'disputed', amount_cents, evidence_due_at, 1 from payment_disputes where state = 'open'
    ) task join orders o on o.id = task.order_id
    where ${onlyOrdersOf(scope)} order by task.rank, task.at limit ${limit}`.execute(db)
  return { count: rows[0]?.count ?? 0, first: rows.map(({ count: _, ...row }) => row) }
}

type BillingWork = { toDecide: number; overdue: number; toPay: number }

export async function countBilling(db: Db): Promise<BillingWork> {
  const { rows } = await sql<BillingWork>`
    select (select count(*) from payments_received where state in ('new', 'queued'))::int as to_decide,
      (select count(*) from invoices where state = 'overdue')::int as overdue,
      (select count(*) from payouts where state in ('no_account', 'ready'))::int as to_pay`.execute(db)
  return rows[0] ?? { toDecide: 0, overdue: 0, toPay: 0 }
}
