import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { isStanding, type Standing, type Standings, standings } from './standing.ts'

/** The key of the letter of an invitation. */
export function invitationKey(taxYear: number, personId: string): string {
  return `next-year:${taxYear}:${personId}`
}

/**
 * Everybody with a tax return of some year that was filed or closed and not paid back, by their newest one: `id` is that case,
 * `tax_year` the year after it, `standing` how they stand about that year.
 */
export const candidates = sql`(
  select c.*, case
      when i.state = 'invited' and has.case_id is not null then 'bought'
      when i.state = 'invited' and l.state = 'failed' then 'refused'
      when i.state = 'invited' then 'invited'
      when i.state = 'left_out' then 'left-out'
      when has.case_id is not null or has_order.id is not null then 'has-case'
      when p.status <> 'active' or exists (select from deletion_requests d
        where d.person_id = c.person_id and d.cancelled_at is null and d.done_at is null) then 'no-account'
      when letter_choice(p.email, 'invitations') = 'off' then 'opted-out'
      when household.person_id is not null then 'household'
      else 'to-invite' end as standing,
    p.name, p.email, i.at as decided_at
  from (
    select distinct on (c.client_id, c.tax_year) c.id, c.client_id as person_id, c.tax_year + 1 as tax_year, c.case_number
    from cases c left join orders o on o.id = c.order_id
    where c.case_type = 'tax_return' and c.state in ('filed', 'assessed', 'objection', 'closed')
      and coalesce(o.state, 'paid') <> 'refunded'
    order by c.client_id, c.tax_year, c.created_at desc) c
  join people p on p.id = c.person_id
  left join next_year_invitations i on i.tax_year = c.tax_year and i.person_id = c.person_id
  left join letters l on i.state = 'invited' and l.event_key = 'next-year:' || c.tax_year || ':' || c.person_id
  -- Whoever shares a household with somebody shares their return too.
  left join lateral (select n.id as case_id from cases n
    where n.tax_year = c.tax_year and n.case_type = 'tax_return' and n.state <> 'withdrawn'
      and (n.client_id = c.person_id or n.client_id in (select household_of(c.person_id))) limit 1) has on true
  left join lateral (select o.id from orders o join order_lines ol on ol.order_id = o.id
    where o.person_id = c.person_id and ol.tax_year = c.tax_year
      and o.state in ('pending', 'payment_failed', 'awaiting_transfer', 'paid', 'paid_review')
      and o.fulfilled_at is null limit 1) has_order on true
  -- Of two people of one household the one who has invited the other gets the letter.
  left join lateral (select h.person_id from partners h
    where h.person_id = c.person_id and h.ended_at is null and exists (select from cases other
      where other.client_id = h.client_id and other.tax_year = c.tax_year - 1 and other.case_type = 'tax_return'
        and other.state in ('filed', 'assessed', 'objection', 'closed')) limit 1) household on true)`

export type Candidate = {
  /** Their case of last year. */
  id: string
  personId: string
  /** The new one. */
  taxYear: number
  caseNumber: string
  name: string
  email: string
  standing: Standing
  /** When they were invited or left out. */
  decidedAt: Date | null
}

const columns = sql`x.id, x.person_id as "personId", x.tax_year as "taxYear", x.case_number as "caseNumber", x.name,
  x.email, x.standing, x.decided_at as "decidedAt"`

type RawCandidate = Omit<Candidate, 'standing'> & { standing: string }

function typed(row: RawCandidate): Candidate {
  if (!isStanding(row.standing)) throw new Error(`No such standing: ${row.standing}`)
  return { ...row, standing: row.standing }
}

/** Candidates by their cases of last year. */
export async function listCandidatesById(db: Db | Tx, ids: string[]): Promise<Candidate[]> {
  const { rows } = await sql<RawCandidate>`
    select ${columns} from ${candidates} x where x.id = any(${ids}::uuid[])`.execute(db)
  return rows.map(typed)
}

/** The next people to invite for a year, behind this one. */
export async function listToInvite(db: Db, taxYear: number, behind: string, limit: number): Promise<Candidate[]> {
  const { rows } = await sql<RawCandidate>`
    select ${columns} from ${candidates} x
    where x.tax_year = ${taxYear} and x.standing = 'to-invite' and x.person_id > ${behind}
    order by x.person_id limit ${limit}`.execute(db)
  return rows.map(typed)
}

/** How one person stands about a year now; null where they were no client of the year before. */
export async function findCandidate(db: Db | Tx, taxYear: number, personId: string): Promise<Candidate | null> {
  const { rows } = await sql<RawCandidate>`
    select ${columns} from ${candidates} x where x.tax_year = ${taxYear} and x.person_id = ${personId}`.execute(db)
  return rows[0] ? typed(rows[0]) : null
}

/** How many stand how about a year. */
export async function countStandings(db: Db, taxYear: number): Promise<Standings> {
  const { rows } = await sql<{ standing: string; count: number }>`
    select x.standing, count(*) from ${candidates} x where x.tax_year = ${taxYear} group by 1`.execute(db)
  const count = (standing: Standing) => Number(rows.find((row) => row.standing === standing)?.count ?? 0)
  const entries = standings.map((standing) => [standing, count(standing)] as const)
  return Object.fromEntries(entries) as Record<Standing, number>
}

/** The years that somebody may be invited for, the newest first. */
export async function listInvitationYears(db: Db): Promise<number[]> {
  const { rows } = await sql<{ taxYear: number }>`
    select distinct x.tax_year as "taxYear" from ${candidates} x order by 1 desc`.execute(db)
  return rows.map(({ taxYear }) => taxYear)
}
