import { sql } from 'kysely'
import { openStates } from '#billing/invoices/invoice.ts'
import type { Db } from '#platform/db/database.server.ts'
import { payoutReference } from '#shop/payouts/payout.ts'
import type { BookedPayment, BookedPayout, BookedReturn, InvoiceDocument } from './journal.ts'
import type { Turnover } from './turnover.ts'

export type Ages = Record<'notDue' | 'to30' | 'to60' | 'to90' | 'over90', { count: number; cents: number }>

export async function sumReceivables(db: Db, today: string): Promise<Ages> {
  const { rows } = await sql<{ age: keyof Ages; count: number; cents: number }>`
    select case when due_on >= ${today}::date then 'notDue' when ${today}::date - due_on <= 30 then 'to30'
        when ${today}::date - due_on <= 60 then 'to60' when ${today}::date - due_on <= 90 then 'to90' else 'over90' end as age,
      count(*) as count, sum(total_cents - paid_cents - credited_cents - written_off_cents) as cents
    from invoices where kind = 'invoice' and state = any(${[...openStates]}) group by 1`.execute(db)
  const none = { count: 0, cents: 0 }
  const ages: Ages = { notDue: none, to30: none, to60: none, to90: none, over90: none }
  for (const { age, count, cents } of rows) ages[age] = { count, cents: Number(cents) }
  return ages
}

// Credit notes reduce the turnover of the month in which they were issued.
const sign = sql`(case kind when 'invoice' then 1 else -1 end)`
const ofYear = (year: number) => sql`issued_on between ${`${year}-01-01`}::date and ${`${year}-12-31`}::date`

export async function listTurnovers(db: Db, year: number): Promise<Turnover[]> {
  const { rows } = await sql<Turnover>`
    select extract(month from issued_on)::int as month, vat_rate_bp, vat_code, pay_by, count(*) filter (where kind = 'invoice') as count,
      sum(${sign} * total_cents)::bigint as gross_cents, sum(${sign} * vat_cents)::bigint as vat_cents
    from invoices where ${ofYear(year)} group by 1, 2, 3, 4 order by 1, 2, 3, 4`.execute(db)
  return rows
}

/** Turnover of a year by product. `title` is null for invoice lines without a product, such as discounts. */
export async function sumProducts(db: Db, year: number) {
  const { rows } = await sql<{ title: string | null; quantity: number; grossCents: number }>`
    select p.title, sum(case kind when 'invoice' then quantity else -quantity end) filter (where p.id is not null)::int as quantity,
      sum(${sign} * amount_cents)::bigint as gross_cents
    from invoices i join invoice_lines l on l.invoice_id = i.id left join products p on p.id = l.product_id
    where ${ofYear(year)} group by p.id, p.title order by 3 desc`.execute(db)
  return rows
}

export async function listInvoiceDocuments(db: Db, year: number): Promise<InvoiceDocument[]> {
  const { rows } = await sql<InvoiceDocument>`
    select kind, label, recipient_name as name, issued_on, pay_by, reason, total_cents, vat_cents, vat_code, written_off_cents, written_off_on
    from invoices where ${ofYear(year)} or extract(year from written_off_on) = ${year} order by issued_at`.execute(db)
  return rows
}

type PaymentRow = Omit<BookedPayment, 'allocations'> & { id: string }
type AllocationRow = BookedPayment['allocations'][number] & { paymentId: string }

// Book only payments in CHF, and none that staff marked as ignored: those are not the firm's or are booked elsewhere.
const isBooked = sql`p.currency_code = 'CHF' and p.state <> 'ignored'`
const zurichDay = (instant: string) => sql`(${sql.ref(instant)} at time zone 'Europe/Zurich')::date`

export async function listBookedPayments(db: Db, year: number): Promise<BookedPayment[]> {
  const ids = sql`select p.id from payments_received p where ${isBooked} and extract(year from p.booked_on) = ${year}
    union select a.payment_id from payment_allocations a
    where ${year} in (extract(year from ${zurichDay('a.created_at')}), extract(year from ${zurichDay('a.withdrawn_at')}))`
  const { rows } = await sql<PaymentRow>`
    select p.id, coalesce(p.reference, '') as label, coalesce(p.payer, '') as name, p.booked_on, p.amount_cents, p.is_reversal
    from payments_received p where ${isBooked} and p.id in (${ids}) order by p.created_at`.execute(db)
  const { rows: allocated } = await sql<AllocationRow>`
    select a.payment_id, i.label, i.recipient_name as name, a.amount_cents, ${zurichDay('a.created_at')} as created_on,
      ${zurichDay('a.withdrawn_at')} as reversed_on
    from payment_allocations a join invoices i on i.id = a.invoice_id where a.payment_id in (${ids})
    order by a.created_at, a.id`.execute(db)
  const of = Map.groupBy(allocated, ({ paymentId }) => paymentId)
  return rows.map(({ id, ...payment }) => ({ ...payment, allocations: of.get(id) ?? [] }))
}

type PayoutRow = Omit<BookedPayout, 'label'> & { number: number }

export async function listBookedPayouts(db: Db, year: number): Promise<BookedPayout[]> {
  const { rows } = await sql<PayoutRow>`
    select p.number, coalesce(o.buyer_name, o.buyer_email, r.payer, '') as name, p.amount_cents, p.paid_on, p.returned_on,
      p.refund_id is not null and not exists (select from payouts earlier where earlier.refund_id = p.refund_id
        and earlier.number < p.number and earlier.paid_on is not null) as is_on_paper
    from payouts p left join orders o on o.id = p.order_id left join payments_received r on r.id = p.payment_id
    where p.paid_on is not null and ${year} in (extract(year from p.paid_on), extract(year from p.returned_on))
    order by p.number`.execute(db)
  return rows.map(({ number, ...payout }) => ({ ...payout, label: payoutReference(number) }))
}

export async function listBookedReturns(db: Db, year: number): Promise<BookedReturn[]> {
  const { rows } = await sql<Omit<BookedReturn, 'label'> & { number: number }>`
    select p.number, coalesce(o.buyer_name, o.buyer_email, '') as name, r.amount_cents, r.returned_on
    from returned_refunds r join payouts p on p.id = r.payout_id join orders o on o.id = r.order_id
    where extract(year from r.returned_on) = ${year} order by p.number`.execute(db)
  return rows.map(({ number, ...returned }) => ({ ...returned, label: payoutReference(number) }))
}
