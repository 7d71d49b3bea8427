import type { AccessScope } from '#accounts/access/access-scope.ts'
import { onlyVisibleTo } from '#accounts/access/visible-db.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { isUuid } from '#platform/text/uuid.ts'

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
