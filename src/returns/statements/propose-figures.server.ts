import { randomUUID } from 'node:crypto'
import type { CaseRow } from '#cases/case-db.server.ts'
import type { Tx } from '#platform/db/database.server.ts'
import type { Services } from '#platform/services.ts'
import type { FigurePerson } from '#returns/figure.ts'
import { insertFigure, listStatementLines, type StatementLine } from '#returns/figure-db.server.ts'
import { isOpenSecurity } from './given-values.ts'
import { type Proposal, proposalsOf } from './proposals.ts'
import type { StatementRemark } from './remarks.ts'
import type { Statement } from './statement.ts'
import { type StatementRow, saveStatement } from './statement-db.server.ts'

type Taken = {
  found: CaseRow
  person: FigurePerson
  statement: { id: string; documentId: string; content: Statement }
  /** The versions of the same statement in this case. */
  others: StatementRow[]
}

/**
 * Writes the figures of a statement as proposals. Those of an earlier version go, but what somebody has confirmed stays as it
 * is and is not proposed once more: where the newer version says something else, that is remarked.
 */
export async function proposeFigures(tx: Tx, { now }: Pick<Services, 'now'>, taken: Taken): Promise<void> {
  const { found, person, statement, others } = taken
  const createdAt = now()
  const earlier = others.filter((one) => isEarlier(one, statement))
  const kept = new Map<string, StatementLine>()
  for (const other of earlier) {
    for (const line of await listStatementLines(tx, found.id, other.id)) {
      if (line.state === 'confirmed') kept.set(line.statementLine, line)
      else if (line.state === 'proposed') {
        const { version, byName: _, filename: __, ...same } = line
        await insertFigure(tx, {
          ...same,
          caseId: found.id,
          version: version + 1,
          state: 'replaced',
          createdBy: null,
          createdAt,
        })
      }
    }
    if (other.state !== 'replaced') await saveStatement(tx, other.id, { state: 'replaced' })
  }
  const proposals = proposalsOf(statement.content)
  for (const { line, code, label, amountCents } of proposals.filter((one) => !kept.has(one.line))) {
    await insertFigure(tx, {
      ...{ caseId: found.id, lineId: randomUUID(), version: 1, code, label, person, amountCents },
      ...{ source: 'statement', documentId: statement.documentId, page: null, note: '', state: 'proposed' },
      ...{ statementId: statement.id, statementLine: line, createdBy: null, createdAt },
    })
  }
  const replaced = earlier.filter(({ state }) => state !== 'replaced').length
  const remarks = [
    ...remarksOn(statement.content, found),
    ...(replaced > 0 ? [{ code: 'newer-version' as const, values: { replaced } }] : []),
    ...[...kept.values()].flatMap((line) => keptRemark(line, proposals)),
  ]
  await saveStatement(tx, statement.id, { state: 'taken', remarks })
}

/** An earlier version, whether it counts or gave way before: what was confirmed of it counts on. */
function isEarlier({ state, content }: StatementRow, { content: { sequence } }: Taken['statement']): boolean {
  const hasFigures = state === 'taken' || state === 'held' || state === 'replaced'
  return hasFigures && content !== null && content.sequence < sequence
}

/** What a newer version leaves open as well contradicts nobody; what it no longer names, it says is nothing. */
export function keptRemark(
  line: Pick<StatementLine, 'statementLine' | 'code' | 'amountCents'>,
  proposals: readonly Proposal[],
): StatementRemark[] {
  const stated = proposals.find((one) => one.line === line.statementLine)
  const statedCents = stated ? stated.amountCents : 0
  if (line.amountCents === null || statedCents === null || line.amountCents === statedCents) return []
  return [{ code: 'kept-confirmed', values: { code: line.code, confirmedCents: line.amountCents, statedCents } }]
}

function remarksOn(statement: Statement, { canton, taxYear }: CaseRow): StatementRemark[] {
  const { periodFrom: from, periodTo: to, securities } = statement
  const count = securities.filter(isOpenSecurity).length
  const remarks: (StatementRemark | false)[] = [
    canton !== null &&
      canton !== statement.canton && { code: 'other-canton', values: { stated: statement.canton, expected: canton } },
    (from !== `${taxYear}-01-01` || to !== `${taxYear}-12-31`) && { code: 'part-year', values: { from, to } },
    statement.differs.length > 0 && { code: 'totals-differ', values: {} },
    count > 0 && { code: 'values-open', values: { count } },
  ]
  return remarks.filter((remark) => remark !== false)
}
