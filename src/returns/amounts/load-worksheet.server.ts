import type { CaseRow } from '#cases/process/case-db.server.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { linesOf } from './figure.ts'
import { findCaseOfYearBefore, listFigures } from './figure-db.server.ts'
import { confirmedOf, worksheetOf } from './worksheet.ts'

/** Callers must authorize access to the case; access to last year's case is checked here, by `findSeen`. */
export async function loadWorksheet(
  db: Db | Tx,
  found: Pick<CaseRow, 'id' | 'clientId' | 'taxYear'>,
  findSeen: (caseId: string) => Promise<{ id: string } | null>,
) {
  const lines = linesOf(await listFigures(db, found.id))
  const before = await findCaseOfYearBefore(db, found)
  const isSeen = before !== null && (await findSeen(before.id)) !== null
  const last = isSeen ? linesOf(await listFigures(db, before.id)) : []
  return {
    groups: worksheetOf(lines, last),
    ...confirmedOf(lines),
    lastYear: isSeen && last.length > 0 ? before.taxYear : null,
  }
}

export type LoadedWorksheet = Awaited<ReturnType<typeof loadWorksheet>>
