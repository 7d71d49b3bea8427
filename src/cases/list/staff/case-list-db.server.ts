import { type SqlBool, sql } from 'kysely'
import type { AccessScope } from '#accounts/access/access-scope.ts'
import { onlyVisibleTo } from '#accounts/access/visible-db.server.ts'
import type { Filters } from '#admin/lists/list.ts'
import { conditionOf, type ListAt, type ListSource } from '#admin/lists/list-db.server.ts'
import { adviserOptions, clientOptions, isWith } from '#admin/lists/parts-db.server.ts'
import { isWorkKind } from '#cases/planning/work.ts'
import { workCondition } from '#cases/planning/work-db.server.ts'
import { type CaseRow, listCasesById } from '#cases/process/case-db.server.ts'
import { isCaseStatus, statesOf, statesStatus } from '#cases/process/case-states.ts'
import type { Db } from '#platform/db/database.server.ts'
import { contains } from '#platform/db/search-db.server.ts'
import { isUuid } from '#platform/text/uuid.ts'
import { cantons } from '#shop/domicile/cantons.ts'
import type { caseList } from './case-list.tsx'

type Name = keyof typeof caseList.filters
type Sort = keyof typeof caseList.sorts

/** SQL condition: the case is filed or completed, so it is never overdue. */
const isFiled = sql`c.state in (${sql.join(statesOf('completed').map((state) => sql.lit(state)))})`

/** Matches clients in a subquery, so that PostgreSQL can combine two indexes of `cases`. */
function isAbout(word: string) {
  return sql<SqlBool>`(${contains('c.searchText', word)} or c.client_id = any(array(
    select p.id from people p where ${contains('p.searchText', word)})))`
}

const cases = sql`cases c`

export const caseSource: ListSource<CaseRow, Name, Sort> = {
  from: sql`cases c left join people client on client.id = c.client_id`,
  countedIn: cases,
  id: { by: sql`c.id`, type: 'uuid' },
  always: ({ scope }) => onlyVisibleTo(scope),
  where: {
    client: (id) => sql`c.client_id = ${id}`,
    q: (text) => sql`(${sql.join(text.split(/\s+/).slice(0, 8).map(isAbout), sql` and `)})`,
    status: (status) => (isCaseStatus(status) ? sql`c.state in (${sql.join(statesStatus(status))})` : sql`false`),
    overdue: (_, { today }) => sql`(c.due_on < ${today} and not ${isFiled})`,
    state: (state) => sql`c.state = ${state}`,
    work: (kind, { today }) =>
      isWorkKind(kind) ? sql`(${workCondition(kind, today)} and c.state <> 'withdrawn')` : sql`false`,
    year: (year) => sql`c.tax_year = ${Number(year)}`,
    canton: (canton) => sql`c.canton = ${canton}`,
    priority: (priority) => sql`c.priority = ${priority}`,
    assigned: (id) => isWith('c.assignedTo', id),
  },
  sorts: {
    // Sort open cases by due date before filed ones; in both groups, cases without a date come last.
    due: {
      by: sql`(case when ${isFiled} then 1000000 else 0 end + coalesce(c.due_on - date '2000-01-01', 900000))::bigint`,
      type: 'bigint',
    },
    number: { by: sql`c.case_number`, type: 'text' },
    client: { by: sql`(coalesce(client.name, '') collate people_order)`, type: 'text' },
    priority: {
      by: sql`coalesce(array_position(array['high', 'medium', 'low'], c.priority), 4)::bigint`,
      type: 'bigint',
    },
    opened: { by: sql`c.created_at`, type: 'timestamptz' },
    changed: { by: sql`c.updated_at`, type: 'timestamptz' },
  },
  rows: listCasesById,
  idOf: ({ id }) => id,
  choices: async (db, at, search) => ({
    client: await clientOptions(db, at, search),
    year: await listTaxYears(db, at.scope),
    canton: cantons,
    assigned: await adviserOptions(db, at),
  }),
}

async function listTaxYears(db: Db, scope: AccessScope) {
  // Loose index scan: looks up the index once per year instead of once per case.
  const { rows } = await sql<{ year: number }>`
    with recursive years as (
      (select max(c.tax_year) as year from cases c where ${onlyVisibleTo(scope)})
      union all
      select (select max(c.tax_year) from cases c where c.tax_year < years.year and ${onlyVisibleTo(scope)}) from years where years.year is not null)
    select year from years where year is not null`.execute(db)
  return rows.map(({ year }) => ({ value: String(year), label: String(year) }))
}

export async function countByState(db: Db, filters: Filters<Name>, at: ListAt): Promise<Map<string, number>> {
  const { rows } = await sql<{ state: string; count: number }>`
    select c.state, count(*) as count from ${cases}
    where ${conditionOf(caseSource, filters, at)} group by c.state`.execute(db)
  return new Map(rows.map(({ state, count }) => [state, count]))
}

export async function findCaseNumbers(db: Db, caseIds: string[], scope: AccessScope): Promise<Map<string, string>> {
  const ids = caseIds.filter(isUuid)
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('cases as c')
    .where(onlyVisibleTo(scope))
    .select(['c.id', 'c.caseNumber'])
    .where('c.id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, row.caseNumber]))
}
