import type { Readable } from 'node:stream'
import type { Actor } from '#accounts/actor.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import type { Tx } from '#platform/db/database.server.ts'
import { publish } from '#platform/events/events.server.ts'
import { fileInfected } from '#platform/files/events.ts'
import { lockScan } from '#platform/files/file-db.server.ts'
import { type StoredFile, StoreFault, type UploadRefusal } from '#platform/files/files.ts'
import { discardUpload, receiveUpload } from '#platform/files/receive-upload.server.ts'
import type { Services } from '#platform/services.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import type { CaseRow } from './case-db.server.ts'
import { addCaseEvent } from './case-event-db.server.ts'
import { isOpen } from './case-states.ts'
import { findChecklistItem } from './checklist-db.server.ts'
import {
  countCaseDocuments,
  findDocument,
  findSameDocument,
  insertDocument,
  listSameFiles,
  type SameFile,
  supersedeOne,
  supersedeSentBack,
} from './document-db.server.ts'
import { documentsPerCase, isSentBack } from './document-states.ts'
import { staffTold } from './letters.tsx'
import { clientQuotaMb } from './quota.ts'
import { lockKeptBytes } from './quota-db.server.ts'
import { tellStaff } from './tell.server.ts'
import { type NoCase, withCase } from './with-case.server.ts'

export type UploadRequest = {
  caseId: string
  actor: Actor
  content: Readable
  declaredName: string
  /** The item of the checklist that this file answers; null for anything else. */
  checklistItemId: string | null
  /** A document that was sent back: this file takes its place, under its item or none. */
  replaces?: string | null
}

export type UploadResult =
  /** `isNew` is false for what was sent before; `sameAs` is another document of this client with the same content. */
  | { ok: true; documentId: string; isNew: boolean; sameAs?: SameFile | undefined }
  | NoCase
  | {
      ok: false
      reason:
        | 'case-closed'
        | 'unknown-item'
        | 'not-replaceable'
        | 'too-many'
        | 'no-room'
        | UploadRefusal
        | StoreFault['reason']
    }

type WhereTo = Pick<UploadRequest, 'caseId' | 'actor'>

/**
 * Whether this case takes a file from this person at all, to be asked before anything of it is read; null when it does.
 */
export async function findUploadFault(services: Needs, { caseId, actor }: WhereTo): Promise<Refused | null> {
  const place = await withCase(services, { caseId, actor, action }, (tx, found) => findPlace(tx, services, found, {}))
  return place.ok ? null : place
}

type Place = { ok: true; itemId: string | null; documentType: string | null; replaces: string | null }
type Wanted = { checklistItemId?: string | null; replaces?: string | null | undefined }
type Refused = Exclude<UploadResult, { ok: true }>
type Needs = Pick<Services, 'db' | 'now' | 'config' | 'fileStore' | 'scanner' | 'secretKey' | 'log'>

const action = 'document.upload'

/**
 * Takes a file into a case, from its client or from staff on the client's behalf. Rights, state and limits are checked
 * before the content is read and again when it is kept; what is refused leaves no file behind. A file for an item takes
 * the place of those that were sent back, or of the one it names. The same content sent again by the same person to the
 * same place is the document that is there; at another place it is kept and `sameAs` points at the first. Staff get one letter a case and hour. `content` stays the caller's to close.
 */
export async function uploadDocument(services: Needs, request: UploadRequest): Promise<UploadResult> {
  const { actor, caseId, content, declaredName } = request
  const { checklistItemId, replaces } = request
  const target = { caseId, actor, action } as const
  const before = await withCase(services, target, (tx, found) =>
    findPlace(tx, services, found, { checklistItemId, replaces }),
  )
  if (!before.ok) return before
  const received = await receiveUpload(services, { content, declaredName }).catch((error: unknown) => {
    if (!(error instanceof StoreFault)) throw error
    services.log.error({ err: error }, 'an upload could not be stored')
    return { ok: false, reason: error.reason } as const
  })
  if (!received.ok) return received
  try {
    const { file } = received
    const kept = await withCase(services, target, async (tx, found): Promise<UploadResult> => {
      const uploadedBy = actor.person.id
      const there = { caseId, checklistItemId: before.itemId, uploadedBy, sha256: file.sha256 }
      const same = await findSameDocument(tx, there)
      if (same) return { ok: true, documentId: same, isNew: false }
      const place = await findPlace(tx, services, found, { checklistItemId, replaces })
      if (!place.ok) return place
      if ((await lockRoom(tx, services, found.clientId)) < file.sizeBytes) return { ok: false, reason: 'no-room' }
      const documentId = await keep(tx, services, { actor, found, place, file })
      const [sameAs] = await listSameFiles(tx, [documentId], found.clientId)
      return { ok: true, documentId, isNew: true, sameAs }
    })
    if (!kept.ok || !kept.isNew) await discardUpload(services, file.id)
    return kept
  } catch (error) {
    await discardUpload(services, received.file.id)
    throw error
  }
}

async function findPlace(tx: Tx, services: Needs, found: CaseRow, wanted: Wanted): Promise<Place | Refused> {
  const { checklistItemId = null, replaces } = wanted
  if (!isOpen(found.state)) return { ok: false, reason: 'case-closed' }
  if ((await countCaseDocuments(tx, found.id)) >= documentsPerCase) return { ok: false, reason: 'too-many' }
  if ((await lockRoom(tx, services, found.clientId)) <= 0) return { ok: false, reason: 'no-room' }
  const replaced = replaces ? await findDocument(tx, replaces, found.clientId) : null
  if (replaces && (replaced?.caseId !== found.id || !isSentBack(replaced.state))) {
    return { ok: false, reason: 'not-replaceable' }
  }
  const itemId = replaced ? replaced.checklistItemId : checklistItemId
  const place = { ok: true, itemId, documentType: null, replaces: replaced?.id ?? null } as const
  if (itemId === null) return place
  const item = await findChecklistItem(tx, found.id, itemId)
  return item ? { ...place, documentType: item.title } : { ok: false, reason: 'unknown-item' }
}

/** The bytes that a client may still send; below zero when the quota was lowered since. */
async function lockRoom(tx: Tx, { log }: Needs, clientId: string): Promise<number> {
  const kept = await lockKeptBytes(tx, clientId)
  return (await readSetting({ db: tx, log }, clientQuotaMb)) * 1_000_000 - kept
}

type Received = { actor: Actor; found: CaseRow; place: Place; file: StoredFile }

async function keep(tx: Tx, { now, config }: Needs, { actor, found, place, file }: Received): Promise<string> {
  const { person } = actor
  if (place.replaces) await supersedeOne(tx, found.id, place.replaces)
  else if (place.itemId) await supersedeSentBack(tx, found.id, place.itemId)
  const documentId = await insertDocument(tx, {
    caseId: found.id,
    clientId: found.clientId,
    checklistItemId: place.itemId,
    fileId: file.id,
    originalFilename: file.filename,
    documentType: place.documentType,
    fileSize: file.sizeBytes,
    uploadedBy: person.id,
    createdAt: now(),
  })
  // A scanner that was quicker has told of the file when it was no document yet.
  if ((await lockScan(tx, file.id)) === 'infected') await publish(tx, fileInfected, { fileId: file.id })
  const said = { code: 'document-received', values: { filename: file.filename, item: place.documentType } } as const
  await addCaseEvent(tx, { caseId: found.id, said, at: now(), actorId: person.id })
  if (person.role === 'client') {
    const letter = staffTold(config.PUBLIC_URL, found, { code: 'uploaded', values: {} })
    await tellStaff(tx, found, `documents-uploaded:${found.id}:${now().toISOString().slice(0, 13)}`, letter)
  }
  await recordAudit(tx, actor, {
    action: 'document.uploaded',
    object: { type: 'document', id: documentId },
    detail: { caseNumber: found.caseNumber, sizeBytes: file.sizeBytes, mediaType: file.mediaType },
  })
  return documentId
}
