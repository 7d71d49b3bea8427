import { sql } from 'kysely'
import { openStates } from '#billing/invoice.ts'
import type { Db } from '#platform/db/database.server.ts'
import type { BookedPaper, BookedPayment, QuarterTurnover } from './journal.ts'

/** What is owed, by how long it is overdue. */
export type Ages = Record<'notDue' | 'to30' | 'to60' | 'to90' | 'over90', { count: number; cents: number }>

/** The open invoices by their age on a day. */
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

// Credit notes count against the month in which they were written.
const sign = sql`(case kind when 'invoice' then 1 else -1 end)`
const ofYear = (year: number) => sql`issued_on between ${`${year}-01-01`}::date and ${`${year}-12-31`}::date`

/** What was invoiced in each month of a year, less what was taken back. */
export async function sumMonths(db: Db, year: number) {
  const { rows } = await sql<{ month: number; count: number; grossCents: number; vatCents: number }>`
    select extract(month from issued_on)::int as month, count(*) filter (where kind = 'invoice') as count,
      sum(${sign} * total_cents)::bigint as gross_cents, sum(${sign} * vat_cents)::bigint as vat_cents
    from invoices where ${ofYear(year)} group by 1 order by 1`.execute(db)
  return rows
}

/** The same by way of payment. */
export async function sumChannels(db: Db, year: number) {
  const { rows } = await sql<{ payBy: 'provider' | 'transfer'; grossCents: number }>`
    select pay_by, sum(${sign} * total_cents)::bigint as gross_cents
    from invoices where ${ofYear(year)} group by 1 order by 1`.execute(db)
  return rows
}

/** The same by product; what concerns no single one, such as discounts and parts that were given back, without a title. */
export async function sumProducts(db: Db, year: number) {
  const { rows } = await sql<{ title: string | null; quantity: number; grossCents: number }>`
    select p.title, sum(case kind when 'invoice' then quantity else -quantity end) filter (where p.id is not null)::int as quantity,
      sum(${sign} * amount_cents)::bigint as gross_cents
    from invoices i join invoice_lines l on l.invoice_id = i.id left join products p on p.id = l.product_id
    where ${ofYear(year)} group by p.id, p.title order by 3 desc`.execute(db)
  return rows
}

/** Turnover and tax of a year by quarter and rate. */
export async function sumQuarters(db: Db, year: number): Promise<QuarterTurnover[]> {
  const { rows } = await sql<QuarterTurnover>`
    select extract(quarter from issued_on)::int as quarter, vat_rate_bp, sum(${sign} * total_cents)::bigint as gross_cents,
      sum(${sign} * vat_cents)::bigint as vat_cents
    from invoices where ${ofYear(year)} group by 1, 2 order by 1, 2`.execute(db)
  return rows
}

/** Invoices and credit notes that the journal of a year needs. */
export async function listBookedPapers(db: Db, year: number): Promise<BookedPaper[]> {
  const { rows } = await sql<BookedPaper>`
    select kind, label, recipient_name as name, issued_on, pay_by, reason, total_cents, vat_cents, written_off_cents, written_off_on
    from invoices where ${ofYear(year)} or extract(year from written_off_on) = ${year} order by issued_at`.execute(db)
  return rows
}

/** Payments by transfer that the journal of a year needs. */
export async function listBookedPayments(db: Db, year: number): Promise<BookedPayment[]> {
  const { rows } = await sql<BookedPayment>`
    select i.label, i.recipient_name as name, p.booked_on, a.amount_cents, (a.taken_back_at at time zone 'Europe/Zurich')::date as taken_back_on
    from payment_allocations a join payments_received p on p.id = a.payment_id join invoices i on i.id = a.invoice_id
    where extract(year from p.booked_on) = ${year} or extract(year from a.taken_back_at at time zone 'Europe/Zurich') = ${year}
    order by a.made_at`.execute(db)
  return rows
}
