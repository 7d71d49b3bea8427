import type { CaseRow } from '#cases/process/case-db.server.ts'
import { system } from '#platform/audit/audit.server.ts'
import type { Tx } from '#platform/db/database.server.ts'
import type { Services } from '#platform/services.ts'
import { loadHousehold } from '../load-household.server.ts'
import { proposeFigures } from '../propose-figures.server.ts'
import { recordTaken } from '../record-taken.server.ts'
import type { StatementReason } from '../remarks.ts'
import { type ETaxRow, insertStatement, isETax, listStatements } from '../statement-db.server.ts'
import { namesOn, ownerOf, placementOf, sameClientAndDay, sharedAccounts } from './placement.ts'
import type { Statement } from './statement.ts'

type Taken = { found: CaseRow; documentId: string; content: Statement }

/** Stores an e-tax statement and proposes its figures, unless it is refused or staff must decide. */
export async function takeStatement(tx: Tx, services: Pick<Services, 'now'>, taken: Taken): Promise<void> {
  const { found, documentId, content } = taken
  const row = { caseId: found.id, documentId, readAt: services.now(), kind: 'e-tax-statement', content } as const
  const others = sameClientAndDay((await listStatements(tx, found.id)).filter(isETax), content.key)
  const decision = decide(content, found, others)
  if ('reason' in decision) {
    await insertStatement(tx, { ...row, ...decision })
    return
  }
  const person = ownerOf(content, await loadHousehold(tx, found))
  if (person === null) {
    const otherName = { code: 'other-name', values: { names: namesOn(content) } } as const
    await insertStatement(tx, { ...row, state: 'held', reason: otherName })
    return
  }
  const id = await insertStatement(tx, { ...row, state: 'taken', reason: null })
  await proposeFigures(tx, services, { found, person, statement: { id, ...row, content }, ...decision })
  await recordTaken(tx, system, found, id)
}

type Decision = { state: 'refused' | 'held'; reason: StatementReason } | { replaces: ETaxRow[]; beside: ETaxRow[] }

function decide(statement: Statement, { taxYear }: CaseRow, others: ETaxRow[]): Decision {
  const { sequence } = statement
  if (statement.taxYear !== taxYear) {
    return {
      state: 'refused',
      reason: { code: 'wrong-year', values: { stated: statement.taxYear, expected: taxYear } },
    }
  }
  if (others.some(({ content }) => content?.sequence === sequence)) {
    return { state: 'refused', reason: { code: 'repeated', values: { sequence } } }
  }
  const placement = placementOf(statement, others)
  if (placement.place === 'older') {
    return { state: 'refused', reason: { code: 'older', values: { sequence, newer: placement.newer } } }
  }
  return placement.place === 'undecided'
    ? { state: 'held', reason: sharedAccounts(sequence, placement.shares) }
    : placement
}
