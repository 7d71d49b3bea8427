import type { CaseRow } from '#cases/process/case-db.server.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { linesOf } from '#returns/amounts/figure.ts'
import { listFigures } from '#returns/amounts/figure-db.server.ts'
import { loadFacts } from '#returns/facts/load-facts.server.ts'
import { figuresOnDisk } from '#tax/figures.server.ts'
import { findAdvice, findBill, listAssessed } from './assessed-db.server.ts'
import { compareAssessed, differencesOf, groupsOf, restOf } from './assessment.ts'
import { type TaxEffects, taxEffects } from './tax-effect.ts'

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

/** Comparison of return and assessment for the client; null until the adviser has made a recommendation. */
export async function loadComparison(db: Db | Tx, found: Pick<CaseRow, 'id'>) {
  const { advice, differences, bill } = await loadAssessment(db, found)
  return advice && { advice, differences, bill }
}

export type Comparison = NonNullable<Awaited<ReturnType<typeof loadComparison>>>

/**
 * Tax effects of the assessment. The caller must authorize access and pass a connection without row-level security,
 * because clients may not read the household facts needed here.
 */
export async function loadEffects(db: Db, found: Pick<CaseRow, 'id' | 'clientId' | 'taxYear'>): Promise<TaxEffects> {
  const lines = linesOf(await listFigures(db, found.id))
  const differences = differencesOf(compareAssessed(lines, await listAssessed(db, found.id)))
  const { facts } = await loadFacts(db, found)
  const declared = lines.filter(({ state }) => state === 'confirmed')
  return taxEffects(figuresOnDisk, declared, differences, facts)
}
