import type { Actor } from '#accounts/sessions/actor.ts'
import { type NoCase, withCase } from '#cases/process/with-case.server.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import type { Services } from '#platform/services.ts'
import { findPartnerName } from '#returns/facts/facts-db.server.ts'
import { recordTaken } from './import-statement.server.ts'
import { ownerOf, placementOf, sameClientAndDay, sharedAccounts } from './placement.ts'
import { proposeFigures } from './propose-figures.server.ts'
import { findStatement, listStatements, saveStatement } from './statement-db.server.ts'
import { dropLines, restoreLines } from './statement-lines.server.ts'

export type StatementOutcome = { ok: true } | NoCase | { ok: false; reason: 'unknown-statement' }
type ReleaseStatementDeps = Pick<Services, 'db' | 'now'>
type Chosen = { caseId: string; actor: Actor; statementId: string }

/**
 * Uses a statement that awaited a decision by staff, who confirm that it is the client's (`named`), that it supplements
 * other statements (`beside`) or that it replaces them (`replace`). Idempotent.
 */
export function releaseStatement(
  services: ReleaseStatementDeps,
  { caseId, actor, statementId, as }: Chosen & { as: 'named' | 'beside' | 'replace' },
) {
  return withCase(services, { caseId, actor, action: 'case.write' }, async (tx, found): Promise<StatementOutcome> => {
    const statement = await findStatement(tx, caseId, statementId)
    if (!statement?.content) return { ok: false, reason: 'unknown-statement' }
    if (statement.state !== 'held') return { ok: true }
    const { id, documentId, content } = statement
    const others = sameClientAndDay(await listStatements(tx, caseId), content.key).filter((one) => one.id !== id)
    const placement = placementOf(content, others)
    if (as === 'named' && placement.place === 'undecided') {
      await saveStatement(tx, id, { state: 'held', reason: sharedAccounts(content.sequence, placement.shares) })
      return { ok: true }
    }
    const household = { client: found.clientName, partner: await findPartnerName(tx, found.sharedWith) }
    const person = ownerOf(content, household) ?? 'client'
    const stands =
      placement.place === 'counts'
        ? placement
        : { replaces: as === 'replace' && placement.place === 'undecided' ? placement.shares : [], beside: others }
    await proposeFigures(tx, services, { found, person, statement: { id, documentId, content }, ...stands })
    await recordTaken(tx, actor, found, id)
    return { ok: true }
  })
}

/** Excludes a statement from the return, including its confirmed figures. */
export function leaveOutStatement(services: ReleaseStatementDeps, { caseId, actor, statementId }: Chosen) {
  return withCase(services, { caseId, actor, action: 'case.write' }, async (tx, found): Promise<StatementOutcome> => {
    const statement = await findStatement(tx, caseId, statementId)
    if (!statement?.content) return { ok: false, reason: 'unknown-statement' }
    if (statement.state !== 'taken') return { ok: true }
    await dropLines(tx, services, { caseId, statementId, actorId: actor.person.id })
    await saveStatement(tx, statementId, { state: 'replaced' })
    await recordAudit(tx, actor, {
      action: 'statement.left-out',
      object: { type: 'tax-statement', id: statementId },
      detail: { caseNumber: found.caseNumber },
    })
    return { ok: true }
  })
}

/** Uses a replaced or excluded statement again; its figures become proposals. */
export function restoreStatement(services: ReleaseStatementDeps, { caseId, actor, statementId }: Chosen) {
  return withCase(services, { caseId, actor, action: 'case.write' }, async (tx, found): Promise<StatementOutcome> => {
    const statement = await findStatement(tx, caseId, statementId)
    if (!statement?.content) return { ok: false, reason: 'unknown-statement' }
    if (statement.state !== 'replaced') return { ok: true }
    const { id, content } = statement
    const others = sameClientAndDay(await listStatements(tx, caseId), content.key).filter((one) => one.id !== id)
    const status = others.filter(({ state }) => state === 'taken')
    // Newer statements left out figures confirmed in this one, which are proposals again: propose those of both.
    for (const one of [statement, ...status]) await restoreLines(tx, services, { found, statement: one, others })
    await recordAudit(tx, actor, {
      action: 'statement.restored',
      object: { type: 'tax-statement', id },
      detail: { caseNumber: found.caseNumber },
    })
    return { ok: true }
  })
}
