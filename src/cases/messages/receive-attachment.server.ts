import type { Readable } from 'node:stream'
import type { Actor } from '#accounts/sessions/actor.ts'
import { type NotTaken, receiveFile, type UploadDeps, uploadAction } from '#cases/documents/upload-document.server.ts'
import { findPlace, lockRoom, type PlaceRefusal } from '#cases/documents/upload-place.server.ts'
import { type AttachedKind, insertWaitingFile } from '#cases/documents/waiting-file-db.server.ts'
import { withCase } from '#cases/process/with-case.server.ts'
import { discardUpload } from '#platform/files/receive-upload.server.ts'

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
