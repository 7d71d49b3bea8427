import { sql } from 'kysely'
import { openStates } from '#billing/invoices/invoice.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'

/**
 * Closes queued underpayments of an invoice that is now settled. Skips payments that a concurrent staff decision has
 * locked: that decision waits for this transaction and then closes the payment itself.
 */
export async function closeSettled(tx: Tx, invoiceId: string): Promise<void> {
  await sql`
    update payments_received set state = 'assigned', reason = null where id in (
      select p.id from payments_received p
      where p.state = 'queued' and p.reason = 'underpaid'
        and exists (select from payment_allocations a where a.payment_id = p.id and a.invoice_id = ${invoiceId} and a.withdrawn_at is null)
        and not ${hasWork(sql`p`)}
      order by p.id for update of p skip locked)`.execute(tx)
}

export async function isStillUnderpaid(tx: Tx, paymentId: string): Promise<boolean> {
  const { rows } = await sql<{ hasWork: boolean }>`
    select ${hasWork(sql`p`)} as has_work from payments_received p where p.id = ${paymentId}`.execute(tx)
  return rows[0]?.hasWork ?? false
}

const hasWork = (p: ReturnType<typeof sql>) => sql<boolean>`(
  ${p}.amount_cents > (select coalesce(sum(a.amount_cents), 0) from payment_allocations a
    where a.payment_id = ${p}.id and a.withdrawn_at is null)
  or exists (select from payment_allocations a join invoices i on i.id = a.invoice_id
    where a.payment_id = ${p}.id and a.withdrawn_at is null and i.state = any(${[...openStates]})))`

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
