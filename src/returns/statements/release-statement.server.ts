import type { Actor } from '#accounts/sessions/actor.ts'
import { type NoCase, withCase } from '#cases/process/with-case.server.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import type { Services } from '#platform/services.ts'
import { placementOf, sameClientAndDay, sharedAccounts } from './e-tax/placement.ts'
import { fileRecognised } from './file-recognised.server.ts'
import { ownerFor } from './kinds.ts'
import { loadHousehold } from './load-household.server.ts'
import { proposeFigures } from './propose-figures.server.ts'
import { recordTaken } from './record-taken.server.ts'
import type { StatementReason } from './remarks.ts'
import { overlapping, overlapReason } from './salary/check-certificate.ts'
import { followCertificates } from './salary/follow-certificates.server.ts'
import {
  findStatement,
  isCertificate,
  isETax,
  isFilled,
  listStatements,
  type StatementRow,
  saveStatement,
} from './statement-db.server.ts'
import { dropLines, type ReadStatement, restoreLines } from './statement-lines.server.ts'

export type StatementOutcome = { ok: true } | NoCase | { ok: false; reason: 'unknown-statement' }
type ReleaseStatementDeps = Pick<Services, 'db' | 'now'>
type Chosen = { caseId: string; actor: Actor; statementId: string }

/**
 * Uses a statement that awaited a decision by staff, who confirm that it is the client's (`named`) or the `partner`'s, that it supplements
 * other statements (`beside`) or that it replaces them (`replace`). Idempotent.
 */
export function releaseStatement(
  services: ReleaseStatementDeps,
  { caseId, actor, statementId, as }: Chosen & { as: 'named' | 'partner' | 'beside' | 'replace' },
) {
  return withCase(services, { caseId, actor, action: 'case.write' }, async (tx, found): Promise<StatementOutcome> => {
    const statement = await findStatement(tx, caseId, statementId)
    if (!statement || !isFilled(statement)) return { ok: false, reason: 'unknown-statement' }
    if (statement.state !== 'held') return { ok: true }
    const others = (await listStatements(tx, caseId)).filter((one) => one.id !== statementId)
    const { shares, reason, replaces, beside } = placeAmong(statement, others)
    if ((as === 'named' || as === 'partner') && reason) {
      await saveStatement(tx, statementId, { state: 'held', reason })
      return { ok: true }
    }
    const owner = ownerFor(statement, await loadHousehold(tx, found)) ?? 'client'
    const person = as === 'partner' ? 'partner' : owner
    const relation = shares.length > 0 ? { replaces: as === 'replace' ? shares : [], beside } : { replaces, beside }
    await proposeFigures(tx, services, { found, person, statement, ...relation })
    if (statement.kind === 'salary-certificate') await followCertificates(tx, services, found)
    await fileRecognised(tx, services, { found, documentId: statement.documentId })
    await recordTaken(tx, actor, found, statementId)
    return { ok: true }
  })
}

type Among = {
  shares: StatementRow[]
  reason: StatementReason | null
  replaces: StatementRow[]
  beside: StatementRow[]
}

/** Relation of a held statement to the others of its case. `reason`: staff must decide about those in `shares`. */
function placeAmong(statement: ReadStatement, rows: StatementRow[]): Among {
  if (statement.kind === 'salary-certificate') {
    const shares = overlapping(statement.content, rows.filter(isCertificate)).filter(({ state }) => state === 'taken')
    const reason = shares[0] ? overlapReason(shares[0]) : null
    return { shares, reason, replaces: [], beside: [] }
  }
  const others = sameClientAndDay(rows.filter(isETax), statement.content.key)
  const placement = placementOf(statement.content, others)
  const reason = placement.place === 'undecided' ? sharedAccounts(statement.content.sequence, placement.shares) : null
  if (placement.place === 'counts') return { shares: [], reason, ...placement }
  return { shares: placement.place === 'undecided' ? placement.shares : [], reason, replaces: [], beside: others }
}

/** Excludes a statement from the return, including its confirmed figures. */
export function leaveOutStatement(services: ReleaseStatementDeps, { caseId, actor, statementId }: Chosen) {
  return withCase(services, { caseId, actor, action: 'case.write' }, async (tx, found): Promise<StatementOutcome> => {
    const statement = await findStatement(tx, caseId, statementId)
    if (!statement || !isFilled(statement)) return { ok: false, reason: 'unknown-statement' }
    if (statement.state !== 'taken') return { ok: true }
    await dropLines(tx, services, { caseId, statementId, actorId: actor.person.id })
    await saveStatement(tx, statementId, { state: 'replaced' })
    if (statement.kind === 'salary-certificate') await followCertificates(tx, services, found)
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
    if (!statement || !isFilled(statement)) return { ok: false, reason: 'unknown-statement' }
    if (statement.state !== 'replaced') return { ok: true }
    const others = relatedTo(
      statement,
      (await listStatements(tx, caseId)).filter((one) => one.id !== statementId),
    )
    const taken = others.filter(({ state }) => state === 'taken')
    // Newer statements left out figures confirmed in this one, which are proposals again: propose those of both.
    for (const one of [statement, ...taken]) {
      if (isFilled(one)) await restoreLines(tx, services, { found, statement: one, others })
    }
    if (statement.kind === 'salary-certificate') await followCertificates(tx, services, found)
    await recordAudit(tx, actor, {
      action: 'statement.restored',
      object: { type: 'tax-statement', id: statementId },
      detail: { caseNumber: found.caseNumber },
    })
    return { ok: true }
  })
}

/** E-tax statements of the same client, bank and day; certificates replace each other only by a decision. */
function relatedTo(statement: ReadStatement, rows: StatementRow[]): StatementRow[] {
  return statement.kind === 'salary-certificate' ? [] : sameClientAndDay(rows.filter(isETax), statement.content.key)
}
