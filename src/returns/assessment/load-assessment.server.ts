import type { CaseRow } from '#cases/process/case-db.server.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { linesOf } from '#returns/amounts/figure.ts'
import { listFigures } from '#returns/amounts/figure-db.server.ts'
import { computeReturn } from '#returns/expected/expected-tax.ts'
import { loadFacts } from '#returns/facts/load-facts.server.ts'
import { allowedAmounts } from '#returns/transfer/allowed-amounts.ts'
import { figuresOnDisk } from '#tax/figures.server.ts'
import { findAdvice, findBill, listAssessed } from './assessed-db.server.ts'
import { type ComparedLine, compareAssessed, differencesOf, groupsOf, restOf } from './assessment.ts'
import { type TaxEffects, taxEffects } from './tax-effect.ts'

type Assessed = Pick<CaseRow, 'id' | 'clientId' | 'taxYear'>

async function loadCompared(db: Db | Tx, found: Assessed) {
  const lines = linesOf(await listFigures(db, found.id))
  const { facts } = await loadFacts(db, found)
  const declared = lines.filter(({ state }) => state === 'confirmed')
  const computed = computeReturn(figuresOnDisk, declared, facts)
  const allowed = computed.ok ? allowedAmounts(computed).amounts : undefined
  return { facts, declared, lines: compareAssessed(lines, await listAssessed(db, found.id), allowed) }
}

/** The amounts of the return beside the assessed ones. The caller must authorize access to the case first. */
export async function listCompared(db: Db | Tx, found: Assessed): Promise<ComparedLine[]> {
  return (await loadCompared(db, found)).lines
}

/**
 * Loads the assessment of a case. The caller must authorize access and pass a connection without row-level security,
 * because clients may not read the household facts needed here.
 */
export async function loadAssessment(db: Db | Tx, found: Assessed) {
  const { id } = found
  const lines = await listCompared(db, found)
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

/** As `loadAssessment`, for the client; null until the adviser has made a recommendation. */
export async function loadComparison(db: Db, found: Assessed) {
  const { advice, differences, bill } = await loadAssessment(db, found)
  return advice && { advice, differences, bill }
}

export type Comparison = NonNullable<Awaited<ReturnType<typeof loadComparison>>>

/** Tax effects of the assessment. Access as for `loadAssessment`. */
export async function loadEffects(db: Db, found: Assessed): Promise<TaxEffects> {
  const { facts, declared, lines } = await loadCompared(db, found)
  return taxEffects(figuresOnDisk, declared, differencesOf(lines), facts)
}
