import { may } from '#accounts/people/may.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import type { AdminContext } from '#admin/guard.server.ts'
import type { DocumentRow } from '#cases/documents/document-db.server.ts'
import { isFromFirm } from '#cases/documents/document-kinds.ts'
import { lastDecision, mayDecide } from '#cases/documents/document-states.ts'
import { openDocument } from '#cases/documents/open-document.server.ts'
import { listSameFiles } from '#cases/documents/waiting-file-db.server.ts'
import { type CaseRow, findCaseFor } from '#cases/process/case-db.server.ts'
import { isOpen } from '#cases/process/case-states.ts'
import { listChecklist } from '#cases/requests/checklist-db.server.ts'
import type { Services } from '#platform/services.ts'
import { readCsv } from '#platform/tables/read-csv.server.ts'
import { NoTable, readXlsx } from '#platform/tables/read-xlsx.server.ts'
import type { Table } from '#platform/tables/table.ts'
import { openOf, seenOf } from '#returns/amounts/figure.ts'
import { loadWorksheet } from '#returns/amounts/load-worksheet.server.ts'
import { loadStatements } from '#returns/statements/e-tax/load-securities.server.ts'
import { isSameJob } from '#returns/statements/salary/check-certificate.ts'
import { listCertificatesBefore } from '#returns/statements/salary/follow-certificates.server.ts'
import { isCertificate } from '#returns/statements/statement-db.server.ts'
import { statementView } from '#returns/statements/statement-view.ts'
import type { ReadAmounts, ReviewFile, ReviewView } from './review-view.ts'

const sheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

type Reviewed = {
  found: CaseRow
  documents: readonly DocumentRow[]
  chosen: DocumentRow | null
  hrefOf: (id: string) => string
}

/** Loads the review of a document of the case. The caller must authorize access to the case and the documents. */
export async function loadReview(
  ctx: AdminContext,
  { found, documents, chosen, hrefOf }: Reviewed,
): Promise<ReviewView> {
  const { services, person, actor, scope } = ctx
  const { db } = services
  const isTheirs = chosen !== null && !isFromFirm(chosen.kind)
  const mayReview = isOpen(found.state) && may(person, 'document.review', found)
  const { id, caseNumber, clientName, taxYear } = found
  return {
    found: { id, caseNumber, clientName, taxYear },
    checklist: await listChecklist(db, found.id),
    documents: documents.map(({ id, originalFilename, checklistItemId, state, mediaType }): ReviewFile => {
      return { id, originalFilename, checklistItemId, state, mediaType, href: hrefOf(id) }
    }),
    chosen,
    table: chosen && isTable(chosen) ? await readTable(services, { documentId: chosen.id, actor }) : undefined,
    amounts: chosen && (await loadAmounts(ctx, found, chosen)),
    same: chosen ? await listSameFiles(db, [chosen.id], scope) : [],
    undoable: undoableIn(documents, person.id, services.now()),
    checked: documents.filter(({ state }) => state !== 'received').length,
    mayAccept: mayReview && isTheirs && mayDecide(chosen.state, { accept: true }),
    mayReject: mayReview && isTheirs && mayDecide(chosen.state, { accept: false, reason: '' }),
    mayPlace: mayReview && isTheirs && chosen.state !== 'quarantined',
    mayDismiss: mayReview && chosen?.state === 'rejected',
    mayDrag: mayReview,
  }
}

export function undoableIn(documents: readonly DocumentRow[], personId: string, now: Date) {
  const last = lastDecision(documents, personId, now)
  return last && { id: last.id, name: last.originalFilename, state: last.state }
}

/** What was read from a document, for example an e-tax statement. */
async function loadAmounts(
  { services: { db }, person, scope }: AdminContext,
  found: CaseRow,
  { id }: DocumentRow,
): Promise<ReadAmounts | null> {
  const rows = (await loadStatements(db, found.id)).filter(({ documentId }) => documentId === id)
  const findSeen = (before: string) => findCaseFor(db, before, scope)
  const before = rows.some(isCertificate) ? await listCertificatesBefore(db, found, findSeen) : []
  const statements = rows.map((row) => {
    const view = statementView(row)
    const { certificate } = view
    return { ...view, before: (certificate && before.find((one) => isSameJob(one, certificate))) ?? null }
  })
  const { groups, lastYear } = await loadWorksheet(db, found, findSeen)
  const lines = groups.flatMap(({ rows }) =>
    rows.flatMap(({ line, last }) => (line?.documentId === id ? [{ line, lastCents: last?.amountCents ?? null }] : [])),
  )
  if (lines.length === 0 && statements.length === 0) return null
  const mayWrite = isOpen(found.state) && may(person, 'case.write', found)
  const open = may(person, 'case.write', found) ? openOf(lines.map(({ line }) => line)) : []
  const read = lines.map(({ line: { lineId, code, label, amountCents, state }, lastCents }) => {
    return { lineId, code, label, amountCents, state, lastCents }
  })
  return { rows: read, lastYear, open: open.length, seen: seenOf(open), mayWrite, statements }
}

function isTable({ mediaType, scanState }: { mediaType: string; scanState: string }): boolean {
  return (mediaType === sheet || mediaType === 'text/csv') && (scanState === 'clean' || scanState === 'not_needed')
}

/** Reads the first rows of a spreadsheet or CSV document; null if unreadable. The access is audited. */
async function readTable(
  services: Pick<Services, 'db' | 'fileStore' | 'secretKey' | 'log'>,
  requested: { documentId: string; actor: Actor },
): Promise<Table | null> {
  const opened = await openDocument(services, requested)
  if (!opened.ok) return null
  try {
    return await (opened.mediaType === sheet ? readXlsx : readCsv)(opened.stream)
  } catch (error) {
    if (!(error instanceof NoTable))
      services.log.warn({ err: error, documentId: requested.documentId }, 'a table broke off')
    return null
  } finally {
    opened.stream.destroy()
  }
}
