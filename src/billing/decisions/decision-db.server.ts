import { sql } from 'kysely'
import type { AccessScope } from '#accounts/access/access-scope.ts'
import { onlyOrdersOf } from '#accounts/access/visible-db.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import type { Decision } from './decision.ts'

/** An accepted quote stays in the list for this long; after that no one expects its payment any more. */
const quoteDays = 90

/** Refunds and disputes, seen by those who may see the order. */
const ofRefunds = sql`
  select 'disputed' as kind, order_id::text as id, order_id, null as name, amount_cents, currency as currency_code,
    opened_at as at, evidence_due_at as due_at, null as reason from payment_disputes where state = 'open'
  union all select case state when 'waiting' then 'refund-to-confirm' else 'refund-requested' end, order_id::text,
    order_id, null, amount_cents, null, requested_at, null, null from refunds where state in ('requested', 'waiting')
  union all select 'late', order_id::text, order_id, null, amount_cents, null, noted_at, null, null
    from late_packages where state = 'due'`

/** What only admins decide about an order. */
const ofOrders = sql`
  select 'order', id::text, id, null, total_cents, null, coalesce(paid_at, created_at), null, review_reason
    from orders where state = 'paid_review'
  union all select 'first-order', order_id::text, order_id, null, amount_cents, null, created_at, null, null
    from first_order_discounts where state = 'due'
  union all select 'discount', order_id::text, order_id, null, sum(amount_cents)::int, null, min(created_at), null, null
    from order_discounts where state = 'contested' group by order_id`

/** What waits for a decision about money itself, for those who may see all of it. */
const ofBank = sql`
  select 'payment', id::text, null::uuid, payer, amount_cents, currency_code, created_at, null::timestamptz, reason
    from payments_received where state in ('new', 'queued')
  union all select case state when 'ready' then 'payout' else 'payout-account' end, id::text, order_id, null,
    amount_cents, currency_code, requested_at, null, null from payouts where state in ('no_account', 'ready')`

const ofQuotes = (now: Date) => sql`
  select 'quote', q.id::text, null::uuid, p.name, q.total_cents, q.currency_code, q.ended_at, null::timestamptz, q.title
    from quotes q join people p on p.id = q.client_id left join orders o on o.id = q.order_id
    where q.state = 'accepted' and q.ended_at > ${now}::timestamptz - make_interval(days => ${quoteDays})
      and (o.id is null or o.state in ('pending', 'payment_failed', 'cancelled', 'expired'))`

/** For an adviser, only decisions about orders that they may see. */
const decisionsFor = (scope: AccessScope, now: Date) =>
  scope === null
    ? sql`(${ofRefunds} union all ${ofOrders} union all ${ofBank} union all ${ofQuotes(now)}) d`
    : sql`(select d.* from (${ofRefunds}) d join orders o on o.id = d.order_id where ${onlyOrdersOf(scope)}) d`

/** Disputes by the deadline for evidence, then the oldest first. */
export async function listDecisions(
  db: Db,
  { scope, now, limit }: { scope: AccessScope; now: Date; limit: number },
): Promise<{ count: number; first: Decision[] }> {
  const { rows } = await sql<Decision & { count: number }>`
    select d.kind, d.id, o.number as "orderNumber", coalesce(d.name, o.buyer_name, o.buyer_email) as name,
      d.amount_cents as "amountCents", coalesce(d.currency_code, o.currency_code, 'chf') as "currencyCode", d.at,
      d.due_at as "dueAt", d.reason, d.count
    from (select d.*, (count(*) over ())::int as count from ${decisionsFor(scope, now)}
      order by d.due_at nulls last, d.at, d.id limit ${limit}) d
    left join orders o on o.id = d.order_id order by d.due_at nulls last, d.at, d.id`.execute(db)
  return { count: rows[0]?.count ?? 0, first: rows.map(({ count: _, ...row }) => row) }
}

/** For the menu, which every page shows. */
export async function countDecisions(db: Db, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${decisionsFor(null, now)}`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

export type OpenMoney = { revenueCents: number; open: number; openCents: number; overdue: number; overdueCents: number }

/** Invoices of the month of `today`, and those that are open or overdue. */
export async function sumOpenMoney(db: Db, today: string): Promise<OpenMoney> {
  const open = sql`total_cents - paid_cents - credited_cents - written_off_cents`
  const { rows } = await sql<OpenMoney>`
    select (select coalesce(sum(case kind when 'invoice' then total_cents else -total_cents end), 0)::bigint from invoices
        where issued_on between ${`${today.slice(0, 7)}-01`} and ${today}) as "revenueCents",
      count(*)::int as open, coalesce(sum(${open}), 0)::bigint as "openCents",
      (count(*) filter (where state = 'overdue'))::int as overdue,
      coalesce(sum(${open}) filter (where state = 'overdue'), 0)::bigint as "overdueCents"
    from invoices where state in ('issued', 'partly_paid', 'overdue')`.execute(db)
  const [row] = rows
  if (!row) throw new Error('The database counted nothing')
  return row
}
