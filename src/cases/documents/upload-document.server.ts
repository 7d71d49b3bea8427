import type { Readable } from 'node:stream'
import type { Actor } from '#accounts/sessions/actor.ts'
import { type NoCase, withCase } from '#cases/process/with-case.server.ts'
import { StoreError, type UploadRefusal } from '#platform/files/files.ts'
import { discardUpload, receiveUpload } from '#platform/files/receive-upload.server.ts'
import type { Services } from '#platform/services.ts'
import type { DocumentKind } from './document-kinds.ts'
import { listSameFiles, type SameFile } from './same-files-db.server.ts'
import { storeDocument } from './store-document.server.ts'
import { findPlace, findSame, lockRoom, type PlaceRefusal } from './upload-place.server.ts'

export type UploadRequest = {
  caseId: string
  actor: Actor
  content: Readable
  declaredName: string
  checklistItemId: string | null
  kind?: DocumentKind
  replaces?: string | null
}

export type UploadResult = { ok: true; documentId: string; isNew: boolean; sameAs?: SameFile | undefined } | NotTaken

export type NotTaken = NoCase | PlaceRefusal | { ok: false; reason: UploadRefusal | StoreError['reason'] }

type WhereTo = Pick<UploadRequest, 'caseId' | 'actor'>

/** Returns why this person may upload no files to the case; null if they may. Called before any file is read. */
export async function findUploadError(
  services: Pick<Services, 'db' | 'log'>,
  { caseId, actor }: WhereTo,
): Promise<NotTaken | null> {
  const place = await withCase(services, { caseId, actor, action: uploadAction }, (tx, found) =>
    findPlace(tx, services, found, { actor, checklistItemId: null, kind: 'from_client' }),
  )
  return 'kind' in place ? null : place
}

export type UploadDeps = Pick<Services, 'db' | 'now' | 'config' | 'fileStore' | 'scanner' | 'secretKey' | 'log'>

export const uploadAction = 'document.upload'

/**
 * Checks whether the case accepts the file before the file is read, and again before it is stored. A repeated upload
 * returns the existing document; `sameAs` is another document with the same content. The caller must close `content`.
 */
export async function uploadDocument(services: UploadDeps, request: UploadRequest): Promise<UploadResult> {
  const { actor, caseId, content, declaredName } = request
  const { checklistItemId, kind = 'from_client', replaces } = request
  const requested = { actor, checklistItemId, kind, replaces }
  const target = { caseId, actor, action: uploadAction } as const
  const before = await withCase(services, target, (tx, found) => findPlace(tx, services, found, requested))
  if (!('kind' in before)) return before
  const received = await receiveFile(services, { content, declaredName })
  if (!received.ok) return received
  try {
    const { file } = received
    const saved = await withCase(services, target, async (tx, found): Promise<UploadResult> => {
      const there = { caseId, checklistItemId: before.itemId, kind, uploadedBy: actor.person.id }
      const same = await findSame(tx, there, file.sha256)
      if (same) return { ok: true, documentId: same, isNew: false }
      const place = await findPlace(tx, services, found, requested)
      if (!('kind' in place)) return place
      if ((await lockRoom(tx, services, found.clientId)) < file.sizeBytes) return { ok: false, reason: 'no-room' }
      const documentId = await storeDocument(tx, services, { actor, found, place, file })
      const [sameAs] = await listSameFiles(tx, [documentId], found.clientId)
      return { ok: true, documentId, isNew: true, sameAs }
    })
    if (!saved.ok || !saved.isNew) await discardUpload(services, file.id)
    return saved
  } catch (error) {
    await discardUpload(services, received.file.id)
    throw error
  }
}

/** Stores a file before its document exists. If no document follows, the job `removeUnnamedFiles` deletes the file. */
export function receiveFile(services: UploadDeps, upload: Pick<UploadRequest, 'content' | 'declaredName'>) {
  return receiveUpload(services, upload).catch((error: unknown) => {
    if (!(error instanceof StoreError)) throw error
    services.log.error({ err: error }, 'an upload could not be stored')
    return { ok: false, reason: error.reason } as const
  })
}
