import { buffer } from 'node:stream/consumers'
import { listDocumentsById } from '#cases/documents/document-db.server.ts'
import { type CaseRow, lockCase } from '#cases/process/case-db.server.ts'
import { type AuditActor, recordAudit, system } from '#platform/audit/audit.server.ts'
import type { Tx } from '#platform/db/database.server.ts'
import { openFile } from '#platform/files/open-file.server.ts'
import type { Services } from '#platform/services.ts'
import { findPartnerName } from '#returns/facts/facts-db.server.ts'
import { namesOn, ownerOf, placementOf, sameClientAndDay, sharedAccounts } from './placement.ts'
import { proposeFigures } from './propose-figures.server.ts'
import { readMeasured } from './reader/read-apart.server.ts'
import type { Reading } from './reader/read-statement.server.ts'
import { reasonSchema, type StatementReason } from './remarks.ts'
import { mayBeStatement, type Statement } from './statement.ts'
import { insertStatement, isRead, listStatements, type StatementRow } from './statement-db.server.ts'

type ImportStatementDeps = Pick<Services, 'db' | 'fileStore' | 'secretKey' | 'log' | 'now'>

/** Imports a statement once; returns the CPU time in ms. If staff asked, also stores that a file is no statement. */
export async function importStatement(
  services: ImportStatementDeps,
  documentId: string,
  { isRequested = false } = {},
): Promise<number> {
  const { db, log } = services
  const [document] = await listDocumentsById(db, [documentId])
  if (!document || !mayBeStatement(document) || (await isRead(db, documentId))) return 0
  const opened = await openFile(services, document.fileId)
  if ('refused' in opened) {
    if (opened.refused === 'store-away') throw new Error('The file store does not answer; the statement is read later')
    return 0
  }
  const { reading, busyMs } = await readMeasured(await buffer(opened.stream))
  const isNone = !reading.ok && 'reason' in reading
  if (isNone && !isRequested) return busyMs
  if (!reading.ok && 'because' in reading)
    log.warn({ documentId, reason: reading.because.reason }, 'a statement could not be read')
  await db.transaction().execute(async (tx) => {
    const found = await lockCase(tx, document.caseId, null)
    if (found && !(await isRead(tx, documentId))) await keep(tx, services, { found, documentId, reading })
  })
  return busyMs
}

async function keep(
  tx: Tx,
  services: ImportStatementDeps,
  { found, documentId, reading }: { found: CaseRow; documentId: string; reading: Reading },
) {
  const row = { caseId: found.id, documentId, readAt: services.now() }
  if (!reading.ok) {
    await insertStatement(tx, { ...row, state: 'unreadable', reason: reasonOf(reading), content: null })
    return
  }
  const { statement } = reading
  const others = sameClientAndDay(await listStatements(tx, found.id), statement.key)
  const decision = decide(statement, found, others)
  if ('reason' in decision) {
    await insertStatement(tx, { ...row, ...decision, content: statement })
    return
  }
  const household = { client: found.clientName, partner: await findPartnerName(tx, found.sharedWith) }
  const person = ownerOf(statement, household)
  if (person === null) {
    const otherName = { code: 'other-name', values: { names: namesOn(statement) } } as const
    await insertStatement(tx, { ...row, state: 'held', reason: otherName, content: statement })
    return
  }
  const id = await insertStatement(tx, { ...row, state: 'taken', reason: null, content: statement })
  await proposeFigures(tx, services, { found, person, statement: { id, documentId, content: statement }, ...decision })
  await recordTaken(tx, system, found, id)
}

function reasonOf(reading: Extract<Reading, { ok: false }>): StatementReason {
  if ('reason' in reading) return { code: 'no-statement', values: {} }
  const { reason, ...values } = reading.because
  return reasonSchema.parse({ code: reason, values })
}

type Decision =
  | { state: 'refused' | 'held'; reason: StatementReason }
  | { replaces: StatementRow[]; beside: StatementRow[] }

function decide(statement: Statement, { taxYear }: CaseRow, others: StatementRow[]): Decision {
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

export function recordTaken(
  tx: Tx,
  actor: AuditActor,
  { caseNumber }: Pick<CaseRow, 'caseNumber'>,
  id: string,
): Promise<void> {
  return recordAudit(tx, actor, {
    action: 'statement.taken',
    object: { type: 'tax-statement', id },
    detail: { caseNumber },
  })
}
