import type { Readable } from 'node:stream'
import type { Actor } from '#accounts/sessions/actor.ts'
import { storeDocument } from '#cases/documents/store-document.server.ts'
import { type NotTaken, receiveFile, type UploadDeps, uploadAction } from '#cases/documents/upload-document.server.ts'
import { findPlace, findSame, lockRoom, type PlaceRefusal } from '#cases/documents/upload-place.server.ts'
import { type AttachedKind, claimPendingFiles, insertWaitingFile } from '#cases/documents/waiting-file-db.server.ts'
import type { CaseRow } from '#cases/process/case-db.server.ts'
import { withCase } from '#cases/process/with-case.server.ts'
import type { Tx } from '#platform/db/database.server.ts'
import { discardUpload } from '#platform/files/receive-upload.server.ts'
import type { Services } from '#platform/services.ts'
import { insertAttachments, type NamedDocument } from './message-db.server.ts'

type StoreAttachmentsDeps = Pick<Services, 'now' | 'config' | 'log'>
type StoreAttachmentsRecord = { actor: Actor; found: CaseRow; ids: string[]; isInternal?: boolean }

/**
 * Turns pending files of the case into documents, reusing documents with the same content. Returns null if a file is
 * not pending or the case accepts no more files; the caller must then roll back.
 */
export async function storePendingFiles(
  tx: Tx,
  services: StoreAttachmentsDeps,
  { actor, found, ids, isInternal = false }: StoreAttachmentsRecord,
): Promise<NamedDocument[] | null> {
  const there = { caseId: found.id, personId: actor.person.id }
  const files = await claimPendingFiles(tx, { ...there, ids })
  // Files uploaded for an internal note must not be sent with a client message, and vice versa.
  const areFitting = files.every(({ kind }) => (kind === 'internal') === isInternal)
  if (files.length !== ids.length || !areFitting) return null
  const documents = new Map<string, NamedDocument>()
  for (const { kind, ...file } of files) {
    const where = { caseId: found.id, checklistItemId: null, kind, uploadedBy: actor.person.id }
    const same = await findSame(tx, where, file.sha256)
    const documentId = same ?? (await keep(tx, services, { actor, found, kind, file }))
    if (!documentId) return null
    documents.set(documentId, { documentId, filename: file.filename })
  }
  return [...documents.values()]
}

type StoreAttachmentsInput = Omit<StoreAttachmentsRecord, 'found'> & { found: CaseRow | null; messageId: string }

/** Attaches pending files to a message. Returns false if that is impossible; the caller must then roll back. */
export async function storeAttachments(
  tx: Tx,
  services: StoreAttachmentsDeps,
  { found, messageId, ...requested }: StoreAttachmentsInput,
): Promise<boolean> {
  if (requested.ids.length === 0) return true
  const documents = found && (await storePendingFiles(tx, services, { ...requested, found }))
  if (!documents) return false
  await insertAttachments(tx, messageId, documents)
  return true
}

type Waited = Omit<Parameters<typeof storeDocument>[2], 'place'> & { kind: AttachedKind }

async function keep(tx: Tx, services: StoreAttachmentsDeps, { kind, ...received }: Waited): Promise<string | null> {
  const { actor, found, file } = received
  const place = await findPlace(tx, services, found, { actor, checklistItemId: null, kind })
  if (!('kind' in place) || (await lockRoom(tx, services, found.clientId)) < file.sizeBytes) return null
  return storeDocument(tx, services, { ...received, place })
}

export type Attached = { id: string; filename: string }

type ReceiveAttachmentInput = {
  caseId: string
  actor: Actor
  kind: AttachedKind
  content: Readable
  declaredName: string
}

/** Stores a pending file. It stays invisible until its message is sent, which turns it into a document. */
export async function receiveAttachment(
  services: UploadDeps,
  { caseId, actor, kind, content, declaredName }: ReceiveAttachmentInput,
): Promise<{ ok: true; file: Attached } | NotTaken> {
  const target = { caseId, actor, action: uploadAction } as const
  const requested = { actor, checklistItemId: null, kind }
  const before = await withCase(services, target, (tx, found) => findPlace(tx, services, found, requested))
  if (!('kind' in before)) return before
  const received = await receiveFile(services, { content, declaredName })
  if (!received.ok) return received
  const { file } = received
  try {
    const waits = await withCase(services, target, async (tx, found): Promise<{ ok: true } | PlaceRefusal> => {
      if ((await lockRoom(tx, services, found.clientId)) < file.sizeBytes) return { ok: false, reason: 'no-room' }
      await insertWaitingFile(tx, file, { caseId, personId: actor.person.id, kind, at: services.now() })
      return { ok: true }
    })
    if (waits.ok) return { ok: true, file: { id: file.id, filename: file.filename } }
    await discardUpload(services, file.id)
    return waits
  } catch (error) {
    await discardUpload(services, file.id)
    throw error
  }
}
