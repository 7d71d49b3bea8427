import type { Db, Tx } from '#platform/db/database.server.ts'
import { linesOf } from '#returns/amounts/figure.ts'
import { listFigures } from '#returns/amounts/figure-db.server.ts'
import { isETax, listStatements, type StatementRow } from '../statement-db.server.ts'
import { givenValues, withGiven } from './given-values.ts'
import { securitiesList } from './securities-list.ts'

/** Statements with the confirmed amounts filled in. The caller must authorize access to the case first. */
export async function loadStatements(db: Db | Tx, caseId: string): Promise<StatementRow[]> {
  const statements = await listStatements(db, caseId)
  const given = givenValues(statements.filter(isETax), linesOf(await listFigures(db, caseId)))
  return statements.map((row) =>
    isETax(row) ? { ...row, content: row.content && withGiven(row.content, given) } : row,
  )
}

export async function loadSecurities(db: Db | Tx, caseId: string) {
  const statements = (await loadStatements(db, caseId)).filter(isETax)
  return securitiesList(statements.flatMap(({ state, content }) => (state === 'taken' && content ? content : [])))
}
