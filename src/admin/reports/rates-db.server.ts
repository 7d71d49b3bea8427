import { sql } from 'kysely'
import type { Db } from '#platform/db/database.server.ts'

/** Time and money of a case. `netCents`: invoices without VAT, less credit notes; an order of several cases is shared. */
export type CaseRate = {
  caseId: string
  caseNumber: string
  clientName: string
  minutes: number
  netCents: number
}

/** The 50 cases with the most time that were worked on since a day, lowest realised hourly rate first. */
export async function listRates(db: Db, since: string): Promise<CaseRate[]> {
  const { rows } = await sql<CaseRate>`
    with worked as (
      select case_id, sum(minutes) as minutes from time_entries
      where minutes is not null and case_id in (select case_id from time_entries where worked_on >= ${since})
      group by case_id
    ), ordered as (
      select c.id as case_id, c.order_id from cases c where c.order_id is not null and c.id in (select case_id from worked)
      union
      select o.for_case_id, o.id from orders o where o.for_case_id in (select case_id from worked)
    ), net as (
      select order_id, sum(case kind when 'invoice' then total_cents - vat_cents else vat_cents - total_cents end) as cents
      from invoices where order_id in (select order_id from ordered) group by order_id
    )
    select c.id as "caseId", c.case_number as "caseNumber", p.name as "clientName", w.minutes::int as minutes,
      coalesce(round((select sum(n.cents::numeric / greatest(1, (select count(*) from cases s where s.order_id = n.order_id)))
        from ordered o join net n on n.order_id = o.order_id where o.case_id = c.id)), 0)::int as "netCents"
    from worked w join cases c on c.id = w.case_id join people p on p.id = c.client_id
    order by w.minutes desc, c.case_number limit 50`.execute(db)
  return rows.toSorted((a, b) => a.netCents / a.minutes - b.netCents / b.minutes)
}
