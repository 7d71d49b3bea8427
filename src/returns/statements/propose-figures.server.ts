import type { CaseRow } from '#cases/process/case-db.server.ts'
import type { Tx } from '#platform/db/database.server.ts'
import type { Services } from '#platform/services.ts'
import { type FigureLine, type FigurePerson, linesOf } from '#returns/amounts/figure.ts'
import { listFigures, listStatementLines, type StatementLine } from '#returns/amounts/figure-db.server.ts'
import { takesAnswers } from '#returns/questions/question-set.ts'
import { sequencesOf } from './e-tax/placement.ts'
import type { Proposal } from './e-tax/proposals.ts'
import { proposalsFor, remarksFor, type StatementContent } from './kinds.ts'
import type { StatementRemark } from './remarks.ts'
import { begins } from './salary/check-certificate.ts'
import { isETax, type StatementRow, saveStatement } from './statement-db.server.ts'
import { insertProposals, moveLine } from './statement-lines.server.ts'

type ProposeFiguresRow = {
  found: CaseRow
  person: FigurePerson
  statement: { id: string; documentId: string } & StatementContent
  replaces: StatementRow[]
  beside: StatementRow[]
}

/** Proposes a statement's figures, or renews those it proposed before, withdraws unconfirmed ones of the statements that it replaces, and adds remarks. */
export async function proposeFigures(tx: Tx, clock: Pick<Services, 'now'>, taken: ProposeFiguresRow): Promise<void> {
  const { found, person, statement, replaces, beside } = taken
  const saved = new Map<string, StatementLine>()
  for (const other of replaces) {
    for (const line of await listStatementLines(tx, found.id, other.id)) {
      if (line.state === 'confirmed') saved.set(line.statementLine, line)
      else if (line.state === 'proposed')
        await moveLine(tx, clock, { caseId: found.id, line, state: 'replaced', actorId: null })
    }
    if (other.state !== 'replaced') await saveStatement(tx, other.id, { state: 'replaced' })
  }
  if (statement.kind === 'salary-certificate') {
    const stated = statedLines(linesOf(await listFigures(tx, found.id)), { person, found })
    for (const proposal of proposalsFor(statement)) {
      const line = stated.find((one) => isSameAmount(one, proposal))
      if (line && !saved.has(proposal.line)) saved.set(proposal.line, { ...line, statementLine: proposal.line })
    }
  }
  const { id, documentId } = statement
  const proposals = proposalsFor(statement)
  const own = await listStatementLines(tx, found.id, id)
  for (const line of own.filter(({ state }) => state === 'confirmed')) saved.set(line.statementLine, line)
  for (const line of own.filter(({ state }) => state !== 'confirmed')) {
    const proposal = proposals.find((one) => one.line === line.statementLine && !saved.has(one.line))
    const { code, label, amountCents } = proposal ?? line
    const renewed = { ...line, code, label, amountCents, person }
    const state = proposal ? 'proposed' : 'replaced'
    if (state !== line.state || !isSameFigure(renewed, line))
      await moveLine(tx, clock, { caseId: found.id, line: renewed, state, actorId: null })
  }
  await insertProposals(
    tx,
    clock,
    { id, documentId, caseId: found.id, person },
    proposals.filter(({ line }) => !saved.has(line) && !own.some(({ statementLine }) => statementLine === line)),
  )
  const replaced = replaces.filter(({ state }) => state !== 'replaced').length
  const others = sequencesOf(beside.filter(isETax).filter(({ state }) => state === 'taken'))
  const remarks = [
    ...remarksFor(statement, found),
    ...(replaced > 0 ? [{ code: 'newer-version' as const, values: { replaced } }] : []),
    ...(others.length > 0 ? [{ code: 'beside-others' as const, values: { others } }] : []),
    ...[...saved.values()].flatMap((line) => savedRemark(line, proposals)),
  ]
  await saveStatement(tx, id, { state: 'taken', remarks })
}

/**
 * Amounts that a person has confirmed or entered from the same paper: a certificate does not propose them again. Answers
 * that are only proposed follow the certificate, unless answers can no longer change.
 */
function statedLines(lines: readonly FigureLine[], { person, found }: Pick<ProposeFiguresRow, 'person' | 'found'>) {
  return lines.filter(
    (line) =>
      line.person === person &&
      line.statementId === null &&
      (line.state === 'confirmed' || line.source !== 'answer' || !takesAnswers(found.state)),
  )
}

function isSameFigure(one: StatementLine, other: StatementLine): boolean {
  return one.amountCents === other.amountCents && one.person === other.person && one.label === other.label
}

function isSameAmount(line: FigureLine, { code, label }: Proposal): boolean {
  return line.code === code && (line.label === '' || begins(line.label, label))
}

export function savedRemark(
  line: Pick<StatementLine, 'statementLine' | 'code' | 'amountCents'>,
  proposals: readonly Proposal[],
): StatementRemark[] {
  const stated = proposals.find((one) => one.line === line.statementLine)
  const statedCents = stated ? stated.amountCents : 0
  if (line.amountCents === null || statedCents === null || line.amountCents === statedCents) return []
  return [{ code: 'kept-confirmed', values: { code: line.code, confirmedCents: line.amountCents, statedCents } }]
}
