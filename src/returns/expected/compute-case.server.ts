import type { CaseRow } from '#cases/process/case-db.server.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { linesOf } from '#returns/amounts/figure.ts'
import { listFigures } from '#returns/amounts/figure-db.server.ts'
import { loadFacts } from '#returns/facts/load-facts.server.ts'
import { figuresOnDisk } from '#tax/figures.server.ts'
import { expectedTax } from './expected-tax.ts'

export async function computeCase(db: Db | Tx, found: Pick<CaseRow, 'id' | 'clientId' | 'taxYear'>) {
  const figures = await listFigures(db, found.id)
  const lines = linesOf(figures)
  const loaded = await loadFacts(db, found)
  return { figures, lines, loaded, expected: expectedTax(figuresOnDisk, lines, loaded.facts) }
}
