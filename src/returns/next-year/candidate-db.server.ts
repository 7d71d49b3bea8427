import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { type InvitationStatus, type InvitationStatusCounts, isStatus, statusCountsOf } from './invitation-status.ts'

export function invitationKey(taxYear: number, personId: string): string {
  return `next-year:${taxYear}:${personId}`
}

const isDone = (state: string) => sql`${sql.ref(state)} in ('filed', 'assessed', 'objection', 'closed')`

// `is not true` stops the query planner from turning `exists` into a join, so that it reads cases in index order.
const isClient = sql`c.case_type = 'tax_return' and ${isDone('c.state')}
  and exists (select from orders o where o.id = c.order_id and o.state = 'refunded') is not true`

function questions(taxYear: number | null) {
  const next = taxYear === null ? sql`c.tax_year + 1` : sql.lit(taxYear)
  const last = taxYear === null ? sql`c.tax_year` : sql.lit(taxYear - 1)
  const isNewReturn = sql`n.tax_year = ${next} and n.case_type = 'tax_return' and n.state <> 'withdrawn'`
  return {
    // Spouses file one return together, so a return of the other partner in the household also counts.
    hasReturn: sql`(exists (select from cases n where n.client_id = c.client_id and ${isNewReturn})
      or exists (select from partners h join cases n on n.client_id = h.client_id
        where h.person_id = c.client_id and h.ended_at is null and ${isNewReturn})
      or exists (select from partners h join cases n on n.client_id = h.person_id
        where h.client_id = c.client_id and ${isNewReturn}))`,
    isRefused: sql`exists (select from emails l
      where l.state = 'failed' and l.event_key = 'next-year:' || c.tax_year + 1 || ':' || c.client_id)`,
    hasOrder: sql`exists (select from orders n join order_lines ol on ol.order_id = n.id
      where n.person_id = c.client_id and n.fulfilled_at is null and ol.tax_year = ${next}
        and n.state in ('pending', 'payment_failed', 'awaiting_transfer', 'paid', 'paid_review'))`,
    isUnavailable: sql`(p.status <> 'active' or exists (select from deletion_requests d
      where d.person_id = c.client_id and d.cancelled_at is null and d.done_at is null))`,
    isOptedOut: sql`exists (select from email_preferences ch
      where ch.person_id = c.client_id and ch.topic = 'invitations' and ch.choice = 'off')`,
    // Spouses filed one return together: if the spouse who is the client gets the email, the other one gets none.
    isByPartner: sql`exists (select from partners h join cases n on n.client_id = h.client_id
      where h.person_id = c.client_id and h.ended_at is null and n.tax_year = ${last} and n.case_type = 'tax_return'
        and ${isDone('n.state')})`,
  }
}

type Among = { taxYear: number | null; people?: RawBuilder<unknown> }

/**
 * Clients whose return was filed and not refunded, each with their newest case of a tax year; column `tax_year` is the
 * year after it. Select `name`, `email` and `status` only if needed, so that PostgreSQL skips their subqueries.
 */
export function candidates({ taxYear, people = sql`true` }: Among) {
  const ask = questions(taxYear)
  return sql`(
  select distinct on (c.tax_year, c.client_id) c.id, c.client_id as person_id, c.tax_year + 1 as tax_year,
    c.case_number, p.name, p.email, i.at as decided_at,
    case
      when i.state = 'left_out' then 'left-out'
      when ${ask.hasReturn} then case when i.state = 'invited' then 'bought' else 'has-case' end
      when i.state = 'invited' then case when ${ask.isRefused} then 'refused' else 'invited' end
      when ${ask.hasOrder} then 'has-case'
      when ${ask.isUnavailable} then 'no-account'
      when ${ask.isOptedOut} then 'opted-out'
      when ${ask.isByPartner} then 'household'
      else 'to-invite' end as status
  from cases c left join people p on p.id = c.client_id
    left join next_year_invitations i on i.tax_year = c.tax_year + 1 and i.person_id = c.client_id
  where ${isClient} and ${taxYear === null ? sql`true` : sql`c.tax_year = ${sql.lit(taxYear - 1)}`} and ${people}
  order by c.tax_year, c.client_id, c.created_at desc, c.id)`
}

export type Candidate = {
  id: string
  personId: string
  taxYear: number
  caseNumber: string
  name: string
  email: string
  status: InvitationStatus
  decidedAt: Date | null
}

const columns = sql`x.id, x.person_id as "personId", x.tax_year as "taxYear", x.case_number as "caseNumber", x.name,
  x.email, x.status, x.decided_at as "decidedAt"`

type RawCandidate = Omit<Candidate, 'status'> & { status: string }

function submitted(row: RawCandidate): Candidate {
  if (!isStatus(row.status)) throw new Error(`No such status: ${row.status}`)
  return { ...row, status: row.status }
}

export function listCandidatesById(db: Db | Tx, ids: string[]): Promise<Candidate[]> {
  // Read all cases of these clients, because a case is a candidate only if it is the client's newest of its year.
  const people = sql`c.client_id = any(array(select client_id from cases where id = any(${ids}::uuid[])))`
  return list(db, { taxYear: null, people }, sql`x.id = any(${ids}::uuid[])`)
}

export async function findCandidate(db: Db | Tx, taxYear: number, personId: string): Promise<Candidate | null> {
  const [found] = await list(db, { taxYear, people: sql`c.client_id = ${personId}` }, sql`true`)
  return found ?? null
}

async function list(db: Db | Tx, among: Among, condition: RawBuilder<unknown>): Promise<Candidate[]> {
  const { rows } = await sql<RawCandidate>`
    select ${columns} from ${candidates(among)} x where ${condition} order by x.person_id`.execute(db)
  return rows.map(submitted)
}

export type Batch = { toInvite: Candidate[]; behind: string | null }

/** Checks the next `size` clients in id order after the id `behind`, and returns those to invite. */
export async function listNextOf(db: Db, taxYear: number, behind: string, size: number): Promise<Batch> {
  const { rows } = await sql<{ id: string }>`
    select distinct client_id as id from cases
    where case_type = 'tax_return' and tax_year = ${taxYear - 1} and client_id > ${behind}
    order by 1 limit ${size}`.execute(db)
  const ids = rows.map(({ id }) => id)
  const last = ids.at(-1)
  if (last === undefined) return { toInvite: [], behind: null }
  const people = sql`c.client_id = any(${ids}::text[])`
  return { toInvite: await list(db, { taxYear, people }, sql`x.status = 'to-invite'`), behind: last }
}

export async function countStatuses(db: Db, taxYear: number): Promise<InvitationStatusCounts> {
  const { rows } = await sql<{ status: string; count: number }>`
    select x.status, count(*) from ${candidates({ taxYear })} x group by 1`.execute(db)
  return statusCountsOf(Object.fromEntries(rows.map(({ status, count }) => [status, Number(count)])))
}

export async function listInvitationYears(db: Db): Promise<number[]> {
  const { rows } = await sql<{ taxYear: number }>`
    select year + 1 as "taxYear" from (select min(tax_year) as first, max(tax_year) as last from cases
        where case_type = 'tax_return') r, generate_series(r.first, r.last) year
    where (select true from cases c where c.tax_year = year and ${isClient} limit 1) order by 1 desc`.execute(db)
  return rows.map(({ taxYear }) => taxYear)
}
