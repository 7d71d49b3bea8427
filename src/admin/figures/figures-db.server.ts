import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/database.server.ts'
import { addMonths, monthsOf, type Period } from './period.ts'

/** What happened in one month: each thing in the month in which it happened. */
export type MonthFigures = {
  month: string
  enquiries: number
  orders: number
  paid: number
  filed: number
  /** What was paid in this month, and what of that has gone back since. */
  paidCents: number
  refundedCents: number
}

const counted = ['enquiries', 'orders', 'paid', 'filed', 'paidCents', 'refundedCents'] as const
type Counted = (typeof counted)[number]

/** The months of a period in order; those in which nothing happened are there with zeros. */
export async function listMonths(db: Db, period: Period): Promise<MonthFigures[]> {
  const start = `${period.from}-01`
  const end = `${addMonths(period.to, 1)}-01`
  const during = (instant: string) => sql`${sql.ref(instant)} >= ${start}::timestamp at time zone 'Europe/Zurich'
    and ${sql.ref(instant)} < ${end}::timestamp at time zone 'Europe/Zurich'`
  const inZurich = (instant: string) => sql`date_trunc('month', ${sql.ref(instant)} at time zone 'Europe/Zurich')`
  const parts = [
    sql`select ${inZurich('createdAt')} as month, ${only({ enquiries: sql`count(*)` })}
      from leads where state <> 'spam' and ${during('createdAt')} group by 1`,
    sql`select ${inZurich('createdAt')}, ${only({ orders: sql`count(*)` })}
      from orders where ${during('createdAt')} group by 1`,
    sql`select ${inZurich('paidAt')}, ${only({ paid: sql`count(*)`, paidCents: sql`sum(total_cents)`, refundedCents: sql`sum(refunded_cents)` })}
      from orders where ${during('paidAt')} group by 1`,
    sql`select date_trunc('month', filed_on::timestamp), ${only({ filed: sql`count(*)` })}
      from cases where filed_on >= ${start}::date and filed_on < ${end}::date group by 1`,
  ]
  const sums = counted.map((name) => sql`sum(${sql.ref(name)})::bigint as ${sql.id(name)}`)
  const { rows } = await sql<MonthFigures>`
    select to_char(month, 'YYYY-MM') as month, ${sql.join(sums)}
    from (${sql.join(parts, sql` union all `)}) happened group by 1`.execute(db)
  const found = new Map(rows.map((row) => [row.month, row]))
  const nothing = { enquiries: 0, orders: 0, paid: 0, filed: 0, paidCents: 0, refundedCents: 0 }
  return monthsOf(period).map((month) => found.get(month) ?? { month, ...nothing })
}

/** The columns of one part: what it counts, and 0 for the rest. */
function only(counts: Partial<Record<Counted, RawBuilder<unknown>>>) {
  return sql.join(counted.map((name) => sql`${counts[name] ?? sql`0`} as ${sql.id(name)}`))
}
