import { sql } from 'kysely'
import type { Db } from '#platform/db/database.server.ts'

export type Withdrawn = { byBankCents: number; byUsCents: number }

export async function findReversed(db: Db, orderId: string): Promise<Withdrawn> {
  const { rows } = await sql<Withdrawn>`
    select coalesce(sum(a.amount_cents) filter (where not g.is_given), 0)::int as by_bank_cents,
      coalesce(sum(a.amount_cents) filter (where g.is_given), 0)::int as by_us_cents
    from payment_allocations a join invoices i on i.id = a.invoice_id
    cross join lateral (select exists (select from payouts p where p.payment_id = a.payment_id and p.state <> 'cancelled') as is_given) g
    where i.order_id = ${orderId} and a.withdrawn_at is not null`.execute(db)
  return rows[0] ?? { byBankCents: 0, byUsCents: 0 }
}
