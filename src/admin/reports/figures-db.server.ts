import { sql } from 'kysely'
import type { Db } from '#platform/db/database.server.ts'
import type { Period } from './period.ts'

/** Figures of one month. Enquiries, orders, payments and filings belong to the month in which they happened. */
export type MonthFigures = {
  month: string
  enquiries: number
  orders: number
  paid: number
  filed: number
  /** Payments made in this month. `refundedCents`: their refunds to date, including later months. */
  paidCents: number
  refundedCents: number
}

export async function listMonths(db: Db, { from, to }: Period): Promise<MonthFigures[]> {
  // Compare timestamps with the start and end of each month, so that PostgreSQL can use index-only scans.
  const { rows } = await sql<MonthFigures>`
    select to_char(day, 'YYYY-MM') as month, enquiries, orders, paid, filed, paid_cents, refunded_cents
    from (select day, day at time zone 'Europe/Zurich' as begins, (day + interval '1 month') at time zone 'Europe/Zurich' as ends
        from generate_series(${`${from}-01`}::timestamp, ${`${to}-01`}::timestamp, interval '1 month') as day) months,
      lateral (select count(*) as enquiries from leads where state <> 'spam' and created_at >= begins and created_at < ends) l,
      lateral (select count(*) as orders from orders where created_at >= begins and created_at < ends) o,
      lateral (select count(*) as paid, coalesce(sum(total_cents), 0) as paid_cents,
          coalesce(sum(refunded_cents), 0) as refunded_cents
        from orders where paid_at >= begins and paid_at < ends) p,
      lateral (select count(*) as filed from cases
        where filed_on >= day::date and filed_on < (day + interval '1 month')::date) f
    order by day`.execute(db)
  return rows
}
