import { listDocumentsById, savePlace } from '#cases/documents/document-db.server.ts'
import { isFromFirm } from '#cases/documents/document-kinds.ts'
import type { CaseRow } from '#cases/process/case-db.server.ts'
import { addCaseEvent } from '#cases/process/case-event-db.server.ts'
import { isOpen } from '#cases/process/case-states.ts'
import { listChecklist } from '#cases/requests/checklist-db.server.ts'
import { recordAudit, system } from '#platform/audit/audit.server.ts'
import type { Tx } from '#platform/db/database.server.ts'
import type { Services } from '#platform/services.ts'
import { listAnswerItems } from '#returns/questions/answer-db.server.ts'
import { ownerFor, type StatementContent } from './kinds.ts'
import { loadHousehold } from './load-household.server.ts'
import { itemFor, recognitionOf } from './recognition.ts'
import { isFilled, listStatements, type StatementRow } from './statement-db.server.ts'

type Filed = { found: CaseRow; documentId: string }

/**
 * Files a document that was sent without a checklist item under the item that asks for what was read from it. Does
 * nothing if a person has chosen a place before, or if no open item asks for it.
 */
export async function fileRecognised(tx: Tx, { now }: Pick<Services, 'now'>, { found, documentId }: Filed) {
  const [document] = await listDocumentsById(tx, [documentId])
  if (!document || document.checklistItemId !== null || document.placedBy !== null) return
  if (document.state !== 'received' || isFromFirm(document.kind) || !isOpen(found.state)) return
  const rows = (await listStatements(tx, found.id)).filter((row) => row.documentId === documentId)
  const [one] = rows.filter(isRecognised)
  if (!one || rows.some(({ kind }) => kind !== one.kind)) return
  const household = await loadHousehold(tx, found)
  const item = itemFor(one, {
    items: await listChecklist(tx, found.id),
    requested: await listAnswerItems(tx, found.id),
    partner: ownerFor(one, household) === 'partner' ? household.partner : null,
  })
  if (!item) return
  await savePlace(tx, documentId, item, 'reading')
  const values = { filename: document.originalFilename, item: item.title, ...recognitionOf(one) }
  const payload = { code: 'document-recognised', values } as const
  await addCaseEvent(tx, { caseId: found.id, payload, at: now(), actorId: null })
  await recordAudit(tx, system, {
    action: 'document.placed',
    object: { type: 'document', id: documentId },
    detail: { item: item.id },
  })
}

/** Whose it is must be known: an adviser has decided so, or the names and dates agree. */
function isRecognised(row: StatementRow): row is StatementRow & StatementContent {
  const isOnlyUnclear =
    row.state === 'held' && row.reason?.code !== 'other-name' && row.reason?.code !== 'other-birth-date'
  return isFilled(row) && (row.state === 'taken' || isOnlyUnclear)
}
