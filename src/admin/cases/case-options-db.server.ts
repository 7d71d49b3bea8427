import type { Db } from '#platform/db/database.server.ts'
import { isUuid } from '#platform/text/uuid.ts'

/** The tax years that there are cases of, the latest first. */
export async function listTaxYears(db: Db): Promise<number[]> {
  // Numbers are given out by year: a few rows to look at instead of all cases.
  const rows = await db
    .selectFrom('caseNumbers as n')
    .select('n.year')
    .where((is) => is.exists(is.selectFrom('cases as c').select('c.id').whereRef('c.taxYear', '=', 'n.year')))
    .orderBy('n.year', 'desc')
    .execute()
  return rows.map(({ year }) => year)
}

/** The numbers of some cases, by id. */
export async function findCaseNumbers(db: Db, caseIds: string[]): Promise<Map<string, string>> {
  const ids = caseIds.filter(isUuid)
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('cases').select(['id', 'caseNumber']).where('id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, row.caseNumber]))
}
