import type { Actor } from '#accounts/sessions/actor.ts'
import { notifyStaff } from '#accounts/team/notify-responsible.server.ts'
import { nextDraftNumber } from '#cases/drafts/return-draft-db.server.ts'
import { replaceDraft } from '#cases/drafts/void-approvals.server.ts'
import { documentCleared } from '#cases/events.ts'
import type { CaseRow } from '#cases/process/case-db.server.ts'
import { staffNotified } from '#cases/process/case-emails.tsx'
import type { CaseEvent } from '#cases/process/case-event.ts'
import { addCaseEvent } from '#cases/process/case-event-db.server.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import type { Tx } from '#platform/db/database.server.ts'
import { publish } from '#platform/events/events.server.ts'
import { fileInfected } from '#platform/files/events.ts'
import { lockScan } from '#platform/files/file-db.server.ts'
import type { StoredFile } from '#platform/files/files.ts'
import type { Services } from '#platform/services.ts'
import { insertDocument, supersedeOne, supersedeSentBack } from './document-db.server.ts'
import { type DocumentKind, isFromFirm } from './document-kinds.ts'

export type Place = {
  kind: DocumentKind
  itemId: string | null
  documentType: string | null
  replaces: string | null
}
type SavedFile = Pick<StoredFile, 'id' | 'filename' | 'sizeBytes'> & { mediaType: string }
type Received = { actor: Actor; found: CaseRow; place: Place; file: SavedFile }
type StoreDocumentDeps = Pick<Services, 'now' | 'config'>

/** Stores a document and notifies the other party (staff or client). The caller must have locked the case. */
export async function storeDocument(tx: Tx, services: StoreDocumentDeps, received: Received): Promise<string> {
  const { actor, found, place, file } = received
  const { now } = services
  if (place.replaces) await supersedeOne(tx, found.id, place.replaces)
  else if (place.itemId) await supersedeSentBack(tx, found.id, place.itemId)
  const draftNumber = place.kind === 'draft' ? await nextDraftNumber(tx, found.id) : null
  const isShown = mayBeShown(place.kind, found)
  const documentId = await insertDocument(tx, {
    caseId: found.id,
    clientId: found.clientId,
    checklistItemId: place.itemId,
    fileId: file.id,
    kind: place.kind,
    draftNumber,
    state: isFromFirm(place.kind) ? 'accepted' : 'received',
    shownAt: isShown ? now() : null,
    originalFilename: file.filename,
    documentType: place.documentType,
    fileSize: file.sizeBytes,
    uploadedBy: actor.person.id,
    createdAt: now(),
  })
  const scanned = await lockScan(tx, file.id)
  if (scanned === 'infected') await publish(tx, fileInfected, { fileId: file.id })
  else if (scanned !== 'unscanned') await publish(tx, documentCleared, { documentId })
  const payload = eventOf(received, draftNumber)
  await addCaseEvent(tx, { caseId: found.id, payload, at: now(), actorId: actor.person.id, isInternal: !isShown })
  if (draftNumber !== null) {
    await replaceDraft(tx, services, found, { number: draftNumber, documentId, actorId: actor.person.id })
  }
  await notify(tx, services, received)
  await recordAudit(tx, actor, {
    action: 'document.uploaded',
    object: { type: 'document', id: documentId },
    detail: { caseNumber: found.caseNumber, kind: place.kind, sizeBytes: file.sizeBytes, mediaType: file.mediaType },
  })
  return documentId
}

function mayBeShown(kind: DocumentKind, { state }: CaseRow): boolean {
  return kind === 'draft' ? state === 'client_approval' : kind !== 'internal'
}

function eventOf({ place: { kind, documentType }, file: { filename } }: Received, number: number | null): CaseEvent {
  if (number !== null) return { code: 'draft-added', values: { filename, number } }
  if (isFromFirm(kind)) return { code: 'document-added', values: { filename, kind } }
  return { code: 'document-received', values: { filename, item: documentType } }
}

async function notify(tx: Tx, { now, config }: StoreDocumentDeps, { actor, found }: Received): Promise<void> {
  if (actor.person.role !== 'client') return
  const email = () => staffNotified(config.PUBLIC_URL, found, { code: 'uploaded', values: {} })
  const eventKey = `documents-uploaded:${found.id}:${now().toISOString().slice(0, 13)}`
  await notifyStaff(tx, found, { eventKey, about: 'uploads' }, email)
}
