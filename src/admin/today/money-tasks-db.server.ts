import { sql } from 'kysely'
import type { AccessScope } from '#accounts/access/access-scope.ts'
import { onlyOrdersOf } from '#accounts/access/visible-db.server.ts'
import type { Db } from '#platform/db/database.server.ts'

export type MoneyTask = {
  orderId: string
  number: number
  buyer: string | null
  kind: 'requested' | 'waiting' | 'disputed' | 'late'
  amountCents: number | null
  currencyCode: string
  /** Time since which the task has been waiting; for a dispute, the deadline for submitting evidence. */
  at: Date | null
}

/** Tasks that need a decision: disputes by evidence deadline, then refunds, oldest first. */
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

export type BillingWork = { toDecide: number; overdue: number; toPay: number }

export async function countBilling(db: Db): Promise<BillingWork> {
  const { rows } = await sql<BillingWork>`
    select (select count(*) from payments_received where state in ('new', 'queued'))::int as to_decide,
      (select count(*) from invoices where state = 'overdue')::int as overdue,
      (select count(*) from payouts where state in ('no_account', 'ready'))::int as to_pay`.execute(db)
  return rows[0] ?? { toDecide: 0, overdue: 0, toPay: 0 }
}
