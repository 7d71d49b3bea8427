import { randomUUID } from 'node:crypto'
import type { CaseRow } from '#cases/process/case-db.server.ts'
import type { Tx } from '#platform/db/database.server.ts'
import type { Services } from '#platform/services.ts'
import type { FigurePerson } from '#returns/amounts/figure.ts'
import { insertFigure, listStatementLines, type StatementLine } from '#returns/amounts/figure-db.server.ts'
import { sequencesOf } from './e-tax/placement.ts'
import type { Proposal } from './e-tax/proposals.ts'
import { ownerFor, proposalsFor, remarksFor, type StatementContent } from './kinds.ts'
import { loadHousehold } from './load-household.server.ts'
import { isETax, type StatementRow, saveStatement } from './statement-db.server.ts'

type Clock = Pick<Services, 'now'>

export async function insertProposals(
  tx: Tx,
  { now }: Clock,
  statement: { id: string; caseId: string; documentId: string; person: FigurePerson },
  proposals: readonly Proposal[],
): Promise<void> {
  const { id, caseId, documentId, person } = statement
  for (const { line, code, label, amountCents } of proposals) {
    await insertFigure(tx, {
      ...{ caseId, lineId: randomUUID(), version: 1, code, label, person, amountCents },
      ...{ source: 'statement', documentId, page: null, note: '', state: 'proposed' },
      ...{ statementId: id, statementLine: line, original: null, createdBy: null, createdAt: now() },
    })
  }
}

export function moveLine(
  tx: Tx,
  { now }: Clock,
  {
    caseId,
    line,
    state,
    actorId,
  }: {
    caseId: string
    line: StatementLine
    state: 'proposed' | 'replaced'
    actorId: string | null
  },
): Promise<boolean> {
  const { version, byName: _, filename: __, ...same } = line
  return insertFigure(tx, { ...same, caseId, version: version + 1, state, createdBy: actorId, createdAt: now() })
}

export async function dropLines(
  tx: Tx,
  clock: Clock,
  { caseId, statementId, actorId }: { caseId: string; statementId: string; actorId: string },
): Promise<void> {
  for (const line of await listStatementLines(tx, caseId, statementId)) {
    if (line.state !== 'replaced') await moveLine(tx, clock, { caseId, line, state: 'replaced', actorId })
  }
}

export type ReadStatement = Pick<StatementRow, 'id' | 'documentId' | 'state'> & StatementContent

/**
 * Marks a statement as used again and proposes its removed figures, and those not proposed before because they were
 * confirmed in a statement that is now replaced.
 */
export async function restoreLines(
  tx: Tx,
  clock: Clock,
  { found, statement, others }: { found: CaseRow; statement: ReadStatement; others: StatementRow[] },
): Promise<void> {
  const { id, documentId } = statement
  const caseId = found.id
  const lines = await listStatementLines(tx, caseId, id)
  const isAgain = statement.state === 'replaced'
  for (const line of lines) {
    if (isAgain && line.state === 'replaced')
      await moveLine(tx, clock, { caseId, line, state: 'proposed', actorId: null })
  }
  const names = new Set(lines.map(({ statementLine }) => statementLine))
  const person = lines[0]?.person ?? ownerFor(statement, await loadHousehold(tx, found)) ?? 'client'
  const missing = proposalsFor(statement).filter(({ line }) => !names.has(line))
  await insertProposals(tx, clock, { id, caseId, documentId, person }, missing)
  const beside = sequencesOf(others.filter(isETax).filter((one) => one.id !== id && one.state === 'taken'))
  const isBeside = beside.length > 0 && { code: 'beside-others' as const, values: { others: beside } }
  await saveStatement(tx, id, {
    state: 'taken',
    remarks: [...remarksFor(statement, found), ...(isBeside ? [isBeside] : [])],
  })
}
