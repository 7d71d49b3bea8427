import type { Db } from '#platform/db/database.server.ts'
import { isUuid } from '#platform/text/uuid.ts'

/** The numbers of some cases, by id. */
export async function findCaseNumbers(db: Db, caseIds: string[]): Promise<Map<string, string>> {
  const ids = caseIds.filter(isUuid)
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('cases').select(['id', 'caseNumber']).where('id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, row.caseNumber]))
}
