import { type RawBuilder, sql } from 'kysely'
import type { AccessScope } from '#accounts/access/access-scope.ts'
import { onlyVisibleTo } from '#accounts/access/visible-db.server.ts'
import { isToCheck } from '#cases/documents/document-db.server.ts'
import { stateOf } from '#cases/process/case-db.server.ts'
import { statesOf } from '#cases/process/case-states.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { addDays } from './due-date.ts'
import {
  type Capacity,
  type DayKind,
  dayKinds,
  deadlineDays,
  longWaitDays,
  type StatusKind,
  statusKinds,
  type WorkKind,
} from './work.ts'

export const openWork = [...statesOf('pending'), ...statesOf('in_progress')]

/** The client has sent all required documents of the case (`c`), and we have not checked all of them yet. */
const isSent = sql`(exists (select from documents d where d.case_id = c.id and ${sql.raw(isToCheck)})
  and not exists (select from case_checklist_items i where i.case_id = c.id and i.is_required and not i.is_not_needed
    and not exists (select from documents d where d.case_id = c.id and d.checklist_item_id = i.id
      and d.state in ('received', 'accepted'))))`

/** SQL condition for cases (`c`) with one kind of pending work; used by both counts and lists. */
export function workCondition(kind: WorkKind, today: string): RawBuilder<boolean> {
  const isOpen = sql`c.state in (${sql.join(openWork)})`
  const isLong = sql`c.state_since < (${addDays(today, -longWaitDays)}::timestamp at time zone 'Europe/Zurich')`
  const withClient = sql`((c.state = 'waiting_for_documents' and not ${isSent}) or (c.state = 'client_approval' and c.client_approved_at is null))`
  const withFirm = sql`${isOpen} and c.state <> 'on_hold' and not ${withClient}`
  switch (kind) {
    case 'open':
      return sql<boolean>`(${isOpen})`
    case 'review':
      return sql<boolean>`(c.id in (${sql.raw(withDocumentsToCheck)}))`
    case 'answer':
      return sql<boolean>`(c.id in (${sql.raw(withMessagesToAnswer)}))`
    case 'file':
      return sql<boolean>`(c.state = 'client_approval' and c.client_approved_at is not null)`
    case 'object':
      return sql<boolean>`(c.state = 'assessed' and c.objection_requested_at is not null)`
    case 'deadlines':
      return sql<boolean>`((${isOpen} or c.state = 'assessed') and c.due_on between ${today} and ${addDays(today, deadlineDays - 1)})`
    case 'client-late':
      return sql<boolean>`(${withClient} and ${isLong})`
    case 'firm-late':
      return sql<boolean>`(${withFirm} and ${isLong})`
    case 'with-client':
      return sql<boolean>`(${withClient})`
    case 'with-firm':
      return sql<boolean>`(${withFirm})`
    case 'today':
      return sql<boolean>`(${isOpen} and c.due_on = ${today})`
    case 'overdue':
      return sql<boolean>`(${isOpen} and c.due_on < ${today})`
  }
}

const withDocumentsToCheck = `select d.case_id from documents d where ${isToCheck}`
const withMessagesToAnswer = `select t.case_id from message_threads t where t.waiting_for = 'firm' and t.case_id is not null`

/** `assignedTo`: only cases of these advisers. */
export type WorkScope = { scope: AccessScope; assignedTo?: readonly string[] }

const within = ({ scope: accessScope, assignedTo }: WorkScope) =>
  assignedTo === undefined
    ? onlyVisibleTo(accessScope)
    : sql`${onlyVisibleTo(accessScope)} and c.assigned_to = any(${assignedTo})`

export async function countWorkOfCases(db: Db | Tx, scope: WorkScope, today: string) {
  // Count each kind of work in its own subquery, so that PostgreSQL can use a separate index for each.
  const counts = dayKinds.map((kind) => sql`${countOf(kind, scope, today)} as ${sql.id(kind)}`)
  const { rows } = await sql<Record<DayKind, number> & { days: Record<string, number> | null }>`
    select ${sql.join(counts)}, (select json_object_agg(due_on, number) from (
      select c.due_on, count(*) as number from cases c
      where ${within(scope)} and ${workCondition('deadlines', today)} group by c.due_on) due) as "days"`.execute(db)
  const [row] = rows
  if (!row) throw new Error('The database counted nothing')
  const { days, ...kinds } = row
  return { kinds, days: days ?? {} }
}

function countOf(kind: DayKind, scope: WorkScope, today: string): RawBuilder<number> {
  const source = kind === 'review' ? withDocumentsToCheck : kind === 'answer' ? withMessagesToAnswer : undefined
  const isEverything = scope.scope === null && scope.assignedTo === undefined
  if (source === undefined)
    return sql`(select count(*) from cases c
      where ${within(scope)} and c.state <> 'withdrawn' and ${workCondition(kind, today)})`
  if (isEverything)
    return sql`(select count(distinct w.case_id) from (${sql.raw(source)}) w
      where w.case_id not in (select c.id from cases c where c.state = 'withdrawn'))`
  return sql`(select count(*) from (select distinct * from (${sql.raw(source)}) w) w join cases c on c.id = w.case_id
    where ${within(scope)} and c.state <> 'withdrawn')`
}

export type ListedWork = 'review' | 'file' | 'object' | 'deadlines'

const status = sql`(select c.id as case_id, 1 as count, coalesce(c.client_approved_at, c.state_since) as since)`
const requested = sql`(select c.id as case_id, 1 as count, c.objection_requested_at as since)`
const firstNames = sql`(select array_agg(coalesce(d.document_type, d.original_filename) order by d.created_at) from (
  select * from documents d where d.case_id = first.id and ${sql.raw(isToCheck)} order by d.created_at limit 2) d)`

export type WorkLine = Awaited<ReturnType<typeof listWork>>[number]

export async function listWork(db: Db | Tx, kind: ListedWork, scope: WorkScope, today: string, limit = 5) {
  // Sort in the subquery, so that PostgreSQL joins no more cases than `limit` requires.
  const waiting = {
    review: sql`(select d.case_id, count(*) as count, min(d.created_at) as since from documents d
      where ${sql.raw(isToCheck)} group by d.case_id order by since)`,
    file: status,
    object: requested,
    deadlines: status,
  }[kind]
  const condition = kind === 'review' ? sql`true` : workCondition(kind, today)
  const order = kind === 'deadlines' || kind === 'object' ? sql`"dueOn", "caseNumber"` : sql`since, "caseNumber"`
  type Row = {
    id: string
    caseNumber: string
    title: string
    clientName: string
    adviserName: string | null
    state: string
    dueOn: string | null
    clientApprovedAt: Date | null
    count: number
    since: Date
    names: string[] | null
  }
  const { rows } = await sql<Row>`
    select first.*, ${kind === 'review' ? firstNames : sql`null::text[]`} as names from (
    select c.id, c.case_number as "caseNumber", c.title, client.name as "clientName", c.state, c.due_on as "dueOn",
      (select p.name from people p where p.id = c.assigned_to) as "adviserName",
      c.client_approved_at as "clientApprovedAt", waiting.count, waiting.since
    from cases c join people client on client.id = c.client_id join lateral ${waiting} waiting on waiting.case_id = c.id
    where ${within(scope)} and ${condition} and c.state <> 'withdrawn'
    order by ${order} limit ${limit}) first order by ${order}`.execute(db)
  return rows.map((row) => ({ ...row, state: stateOf(row.state) }))
}

type LooseEnds = {
  overdue: number
  overdueSince: string | null
  unassigned: number
  unassignedSince: Date | null
  unassignedNumbers: string[] | null
  oldestUnassignedId: string | null
}

/** Open cases past their due date, of everyone or of one adviser, and all open cases without an adviser. */
export async function countLooseEnds(db: Db | Tx, scope: WorkScope, today: string): Promise<LooseEnds> {
  const isOverdue = sql`(where c.due_on < ${today} and ${within(scope)})`
  const { rows } = await sql<LooseEnds>`
    select count(*) filter ${isOverdue} as "overdue", min(c.due_on) filter ${isOverdue} as "overdueSince",
      count(*) filter (where c.assigned_to is null) as "unassigned",
      min(c.created_at) filter (where c.assigned_to is null) as "unassignedSince",
      (array_agg(c.case_number order by c.created_at) filter (where c.assigned_to is null))[1:3] as "unassignedNumbers",
      (array_agg(c.id order by c.created_at) filter (where c.assigned_to is null))[1] as "oldestUnassignedId"
    from cases c where c.state in (${sql.join(openWork)}) and ${onlyVisibleTo(scope.scope)}
      and (c.assigned_to is null or c.due_on < ${today})`.execute(db)
  const [row] = rows
  if (!row) throw new Error('The database counted nothing')
  return row
}

export async function countStatus(
  db: Db | Tx,
  accessScope: AccessScope,
  today: string,
): Promise<Record<StatusKind, number>> {
  const counts = statusKinds.map(
    (kind) => sql`count(*) filter (where ${workCondition(kind, today)}) as ${sql.id(kind)}`,
  )
  const { rows } = await sql<Record<StatusKind, number>>`
    select ${sql.join(counts)} from cases c
    where c.state in (${sql.join(openWork)}) and ${onlyVisibleTo(accessScope)}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('The database counted nothing')
  return row
}

/** Open work per adviser, also for advisers without cases. An adviser sees only their own and unassigned work. */
export async function listCapacity(db: Db, scope: AccessScope, today: string): Promise<Capacity[]> {
  const isSeen = scope === null ? sql`true` : sql`id = ${typeof scope === 'string' ? scope : scope.adviserId}`
  const { rows } = await sql<Capacity>`
    with held as (
      select c.assigned_to as id, count(*) filter (where ${workCondition('open', today)}) as open,
        count(*) filter (where ${workCondition('deadlines', today)}) as due
      from cases c where c.state in (${sql.join([...openWork, 'assessed'])}) and ${onlyVisibleTo(scope)} group by 1),
    staff as (select id from people where role <> 'client' and status = 'active' and ${isSeen})
    select coalesce(held.id, staff.id) as id, p.name, coalesce(open, 0) as open, coalesce(due, 0) as due,
      profile.case_limit as "limit"
    from held full join staff on staff.id = held.id left join people p on p.id = coalesce(held.id, staff.id)
      left join staff_profiles profile on profile.person_id = p.id
    order by coalesce(open, 0) desc, p.name`.execute(db)
  return rows
}
