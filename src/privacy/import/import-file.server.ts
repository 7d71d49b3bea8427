import type { Readable } from 'node:stream'
import { countCaseDocuments, findSameDocument, insertDocument } from '#cases/documents/document-db.server.ts'
import { documentsPerCase } from '#cases/documents/document-states.ts'
import { receiveFile, type UploadDeps } from '#cases/documents/upload-document.server.ts'
import { lockRoom } from '#cases/documents/upload-place.server.ts'
import { documentCleared } from '#cases/events.ts'
import { reserveCaseCount } from '#cases/opening/case-opening-db.server.ts'
import { lockCase } from '#cases/process/case-db.server.ts'
import { type AuditActor, recordAudit } from '#platform/audit/audit.server.ts'
import type { Tx } from '#platform/db/database.server.ts'
import { publish } from '#platform/events/events.server.ts'
import { lockScan } from '#platform/files/file-db.server.ts'
import { type StoredFile, StoreError } from '#platform/files/files.ts'
import { discardUpload } from '#platform/files/receive-upload.server.ts'
import { type ImportRecord, lockImport } from './import-db.server.ts'
import { type ImportFile, lockFile, saveFileDone } from './import-file-db.server.ts'
import { addItem } from './import-item-db.server.ts'
import { findKnownClients, listReturnYears } from './known-client-db.server.ts'
import { openTakenOver } from './open-taken-over.server.ts'
import { kindOfPastFile } from './zip-plan.ts'

type Work = { found: ImportRecord; emailOf: (folder: string) => string; actor: AuditActor }

/** Why a file was refused only when it was read; the other reasons are known from its path. */
export type FileReadRefusal = 'unknown-client' | 'has-macros' | 'interrupted' | 'too-many' | 'no-room' | 'sent-before'

/**
 * Imports one file of the archive as a document of its tax year, once, through the checks of every upload. Throws if
 * the file store is away, so that the job goes on later. False if the import is not running any more.
 */
export async function importFile(
  services: UploadDeps,
  { found, emailOf, actor }: Work,
  { file, content }: { file: ImportFile; content: Readable },
): Promise<boolean> {
  const { db, now } = services
  const { id: importId } = found
  const refuse = (refusal: string) => saveFileDone(db, importId, file.position, { refusal, doneAt: now() })
  const email = emailOf(file.client ?? '')
  const known = (await findKnownClients(db, [email])).get(email)
  if (!known || known.isStaff || file.taxYear === null) {
    await refuse('unknown-client')
    return true
  }
  const declaredName = file.path.split(/[/\\]/).at(-1) ?? ''
  const received = await receiveFile(services, { content, declaredName })
  if (!received.ok) {
    if (received.reason === 'store-away' || received.reason === 'store-full')
      throw new StoreError(new Error(`The file store answered ${received.reason}`))
    await refuse(received.reason)
    return true
  }
  const stored = { ...received.file }
  try {
    const saved = await db
      .transaction()
      .execute((tx) =>
        save(tx, services, { found, actor, file, stored, clientId: known.id, taxYear: file.taxYear ?? 0 }),
      )
    if (saved !== 'saved') await discardUpload(services, stored.id)
    return saved !== 'ended'
  } catch (error) {
    await discardUpload(services, stored.id)
    throw error
  }
}

type Saving = {
  found: ImportRecord
  actor: AuditActor
  file: ImportFile
  stored: StoredFile
  clientId: string
  taxYear: number
}

async function save(tx: Tx, services: UploadDeps, work: Saving): Promise<'saved' | 'not-saved' | 'ended'> {
  const { found, actor, file, stored, clientId, taxYear } = work
  const { id: importId, createdBy } = found
  const at = services.now()
  if ((await lockImport(tx, importId))?.state !== 'importing') return 'ended'
  if (!(await lockFile(tx, importId, file.position))) return 'not-saved'
  const caseId = await caseOf(tx, work, at)
  const opened = await lockCase(tx, caseId, null)
  if (!opened) throw new Error(`Case ${caseId} is gone while its files are imported`)
  const kind = kindOfPastFile(stored.filename)
  const uploadedBy = createdBy ?? clientId
  const refusal = await refusalOf(tx, services, { ...work, caseId, kind, uploadedBy })
  if (refusal) {
    await saveFileDone(tx, importId, file.position, { refusal, doneAt: at })
    return 'not-saved'
  }
  const documentId = await insertDocument(tx, {
    ...{ caseId, clientId, checklistItemId: null, fileId: stored.id, kind, draftNumber: null, state: 'accepted' },
    ...{ shownAt: at, originalFilename: stored.filename, documentType: null, fileSize: stored.sizeBytes },
    ...{ uploadedBy, createdAt: at },
  })
  if ((await lockScan(tx, stored.id)) !== 'unscanned') await publish(tx, documentCleared, { documentId })
  await addItem(tx, { importId, personId: clientId, kind: 'document', objectId: documentId })
  await saveFileDone(tx, importId, file.position, { documentId, doneAt: at })
  await recordAudit(tx, actor, {
    action: 'document.uploaded',
    object: { type: 'document', id: documentId },
    detail: { caseNumber: opened.caseNumber, kind, importId, taxYear },
  })
  return 'saved'
}

/** The tax return of the year; a year that no one has listed is taken over for its documents. */
async function caseOf(tx: Tx, { found, clientId, taxYear }: Saving, at: Date): Promise<string> {
  const known = (await listReturnYears(tx, clientId)).get(taxYear)
  if (known) return known
  const count = await reserveCaseCount(tx, taxYear)
  const past = { year: taxYear, status: null, incomeCents: null, wealthCents: null }
  const opened = { importId: found.id, clientId, past, count, canton: null, adviserId: null }
  return openTakenOver(tx, { ...opened, openedBy: found.createdBy, at })
}

async function refusalOf(
  tx: Tx,
  services: UploadDeps,
  {
    stored,
    clientId,
    ...where
  }: Saving & { caseId: string; kind: Parameters<typeof insertDocument>[1]['kind']; uploadedBy: string },
): Promise<FileReadRefusal | null> {
  const { caseId, kind, uploadedBy } = where
  if ((await countCaseDocuments(tx, caseId)) >= documentsPerCase) return 'too-many'
  if ((await lockRoom(tx, services, clientId)) < stored.sizeBytes) return 'no-room'
  const same = { caseId, checklistItemId: null, uploadedBy, kind, sha256: stored.sha256 }
  return (await findSameDocument(tx, same)) ? 'sent-before' : null
}
