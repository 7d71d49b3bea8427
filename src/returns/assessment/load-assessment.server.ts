import type { CaseRow } from '#cases/process/case-db.server.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { linesOf } from '#returns/amounts/figure.ts'
import { listFigures } from '#returns/amounts/figure-db.server.ts'
import { findAdvice, findBill, listAssessed } from './assessed-db.server.ts'
import { compareAssessed, differencesOf, groupsOf, restOf } from './assessment.ts'

/** Loads the assessment of a case. The caller must authorize access to the case first. */
export async function loadAssessment(db: Db | Tx, { id }: Pick<CaseRow, 'id'>) {
  const lines = compareAssessed(linesOf(await listFigures(db, id)), await listAssessed(db, id))
  return {
    groups: groupsOf(lines),
    differences: differencesOf(lines),
    entered: lines.filter(({ assessedCents }) => assessedCents !== null).length,
    all: lines.length,
    rest: restOf(lines),
    bill: await findBill(db, id),
    advice: await findAdvice(db, id),
  }
}

export type LoadedAssessment = Awaited<ReturnType<typeof loadAssessment>>

/** The client's view of the assessment; null until the adviser has made a recommendation. */
export async function loadComparison(db: Db | Tx, found: Pick<CaseRow, 'id'>) {
  const { advice, differences, bill } = await loadAssessment(db, found)
  return advice && { advice, differences, bill }
}

export type Comparison = NonNullable<Awaited<ReturnType<typeof loadComparison>>>
