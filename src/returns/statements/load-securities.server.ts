import type { Db, Tx } from '#platform/db/database.server.ts'
import { securitiesList } from './securities-list.ts'
import { listStatements } from './statement-db.server.ts'

/** The list of securities of a case that was found for whoever reads. */
export async function loadSecurities(db: Db | Tx, caseId: string) {
  const statements = await listStatements(db, caseId)
  return securitiesList(statements.flatMap(({ state, content }) => (state === 'taken' && content ? content : [])))
}
