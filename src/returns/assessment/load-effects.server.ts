import type { CaseRow } from '#cases/process/case-db.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { linesOf } from '#returns/amounts/figure.ts'
import { listFigures } from '#returns/amounts/figure-db.server.ts'
import { loadFacts } from '#returns/facts/load-facts.server.ts'
import { figuresOnDisk } from '#tax/figures.server.ts'
import { listAssessed } from './assessed-db.server.ts'
import { compareAssessed, differencesOf } from './assessment.ts'
import { type TaxEffects, taxEffects } from './tax-effect.ts'

/**
 * Tax effects of the assessment. The caller must authorize access and pass a connection without row-level security,
 * because clients cannot read household facts.
 */
export async function loadEffects(db: Db, found: Pick<CaseRow, 'id' | 'clientId' | 'taxYear'>): Promise<TaxEffects> {
  const lines = linesOf(await listFigures(db, found.id))
  const differences = differencesOf(compareAssessed(lines, await listAssessed(db, found.id)))
  const { facts } = await loadFacts(db, found)
  const declared = lines.filter(({ state }) => state === 'confirmed')
  return taxEffects(figuresOnDisk, declared, differences, facts)
}
