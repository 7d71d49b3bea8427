import { type ExpressionBuilder, sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.server.ts'
import type { DB } from '#platform/db/schema.ts'
import { byName, contains } from '#platform/db/search-db.server.ts'
import { cleanText } from '#platform/text/clean-text.ts'
import { type CaseRow, selectCases, typed } from './case-db.server.ts'
import { type CaseState, type CaseStatus, statesOf } from './case-states.ts'
import type { Sight } from './sight.ts'
import { onlyVisibleTo } from './visible-db.server.ts'
import type { WorkKind } from './work.ts'
import { workCondition } from './work-db.server.ts'

export const caseSorts = ['due', 'newest', 'oldest', 'number', 'client', 'priority'] as const
export type CaseSort = (typeof caseSorts)[number]

export type CaseFilters = {
  /** Whose eyes the list is for. */
  sight: Sight
  status?: CaseStatus
  state?: CaseState
  taxYear?: number
  priority?: 'high' | 'medium' | 'low'
  /** A staff member's id, or `nobody` for cases without an adviser. */
  assignedTo?: string
  clientId?: string
  orderId?: string
  /** Looked for in number, title, description, and the client's name, e-mail and company. */
  search?: string
  overdue?: boolean
  /** Only cases in which this work waits. */
  work?: WorkKind
  sort?: CaseSort
  /** From 1. */
  page?: number
  pageSize?: number
}

export type CaseCounts = { all: number; overdue: number } & Record<CaseStatus, number>
export type CasePage = { cases: CaseRow[]; total: number; page: number; pages: number; counts: CaseCounts }

type Columns = ExpressionBuilder<
  { c: DB['cases']; client: DB['people']; adviser: { [column in keyof DB['people']]: DB['people'][column] | null } },
  'c' | 'client'
>

/**
 * One page of the cases that staff asked for. `counts` are of the same cases before status and `overdue` are chosen,
 * for the tabs above the list; `today` (a Swiss day) decides what is overdue.
 */
export async function listCases(db: Db | Tx, filters: CaseFilters, today: string): Promise<CasePage> {
  const pageSize = Math.min(100, Math.max(1, filters.pageSize ?? 25))
  const page = Math.max(1, Math.trunc(filters.page ?? 1))
  const overdue = sql<boolean>`(c.due_on < ${today} and c.state not in (${sql.join(statesOf('completed'))}))`
  const inStatus = (status: CaseStatus) => sql<boolean>`c.state in (${sql.join(statesOf(status))})`
  const chosen = sql.join(
    [
      ...(filters.status ? [inStatus(filters.status)] : []),
      ...(filters.state ? [sql<boolean>`c.state = ${filters.state}`] : []),
      ...(filters.overdue ? [overdue] : []),
      ...(filters.work ? [workCondition(filters.work, today), sql<boolean>`c.state <> 'withdrawn'`] : []),
      sql<boolean>`true`,
    ],
    sql` and `,
  )
  const count = (condition: ReturnType<typeof sql>) => sql<number>`count(*) filter (where ${condition})`
  const found = await db
    .selectFrom('cases as c')
    .innerJoin('people as client', 'client.id', 'c.clientId')
    .where((eb) => matches(eb, filters))
    .select([
      count(sql`true`).as('all'),
      count(overdue).as('overdue'),
      count(inStatus('pending')).as('pending'),
      count(inStatus('in_progress')).as('inProgress'),
      count(inStatus('completed')).as('completed'),
      count(chosen).as('total'),
    ])
    .executeTakeFirstOrThrow()
  const rows = await selectCases(db)
    .where((eb) => matches(eb, filters))
    .where(sql<boolean>`(${chosen})`)
    .orderBy(orders[filters.sort ?? 'due'])
    .orderBy('c.caseNumber', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  const { total, inProgress, ...counts } = found
  const pages = Math.max(1, Math.ceil(total / pageSize))
  return { cases: rows.map(typed), total, page, pages, counts: { ...counts, in_progress: inProgress } }
}

const orders = {
  due: sql`(c.state in (${sql.join(statesOf('completed'))})), c.due_on nulls last`,
  newest: sql`c.created_at desc`,
  oldest: sql`c.created_at`,
  number: sql`c.tax_year desc`,
  client: byName('client.name'),
  priority: sql`array_position(array['high', 'medium', 'low'], c.priority)`,
} satisfies Record<CaseSort, unknown>

function matches(eb: Columns, { sight, taxYear, priority, assignedTo, clientId, orderId, search }: CaseFilters) {
  const words = cleanText(search ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 8)
  return eb.and([
    onlyVisibleTo(sight),
    ...(taxYear === undefined ? [] : [eb('c.taxYear', '=', taxYear)]),
    ...(priority === undefined ? [] : [eb('c.priority', '=', priority)]),
    ...(assignedTo === undefined ? [] : [nobodyOr(eb, assignedTo)]),
    ...(clientId === undefined ? [] : [eb('c.clientId', '=', clientId)]),
    ...(orderId === undefined ? [] : [eb('c.orderId', '=', orderId)]),
    ...words.map((word) => eb.or([contains('c.searchText', word), contains('client.searchText', word)])),
  ])
}

function nobodyOr(eb: Columns, assignedTo: string) {
  return assignedTo === 'nobody' ? eb('c.assignedTo', 'is', null) : eb('c.assignedTo', '=', assignedTo)
}
