import type { Db, Tx } from '#platform/db/database.server.ts'
import { linesOf } from '#returns/amounts/figure.ts'
import { listFigures } from '#returns/amounts/figure-db.server.ts'
import { givenValues, withGiven } from './given-values.ts'
import { securitiesList } from './securities-list.ts'
import { listStatements, type StatementRow } from './statement-db.server.ts'

/** Statements with the confirmed amounts filled in. The caller must authorize access to the case first. */
export async function loadStatements(db: Db | Tx, caseId: string): Promise<StatementRow[]> {
  const statements = await listStatements(db, caseId)
  const given = givenValues(statements, linesOf(await listFigures(db, caseId)))
  return statements.map((row) => ({ ...row, content: row.content && withGiven(row.content, given) }))
}

export async function loadSecurities(db: Db | Tx, caseId: string) {
  const statements = await loadStatements(db, caseId)
  return securitiesList(statements.flatMap(({ state, content }) => (state === 'taken' && content ? content : [])))
}
