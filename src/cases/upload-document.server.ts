import type { Readable } from 'node:stream'
import type { Actor } from '#accounts/actor.ts'
import { StoreError, type UploadRefusal } from '#platform/files/files.ts'
import { discardUpload, receiveUpload } from '#platform/files/receive-upload.server.ts'
import type { Services } from '#platform/services.ts'
import type { DocumentKind } from './document-kinds.ts'
import { listSameFiles, type SameFile } from './same-files-db.server.ts'
import { storeDocument } from './store-document.server.ts'
import { findPlace, findSame, lockRoom, type PlaceRefusal } from './upload-place.server.ts'
import { type NoCase, withCase } from './with-case.server.ts'

export type UploadRequest = {
  caseId: string
  actor: Actor
  content: Readable
  declaredName: string
  /** The item of the checklist that this file answers; null for anything else. */
  checklistItemId: string | null
  /** Clients send their own documents only, which is what is meant without a kind. */
  kind?: DocumentKind
  /** A document that was sent back: this file takes its place, under its item or none. */
  replaces?: string | null
}

export type UploadResult =
  /** `isNew` is false for what was sent before; `sameAs` is another document of this client with the same content. */
  { ok: true; documentId: string; isNew: boolean; sameAs?: SameFile | undefined } | NotTaken

/** Why a file was not taken, be it the case, the content or the store. */
export type NotTaken = NoCase | PlaceRefusal | { ok: false; reason: UploadRefusal | StoreError['reason'] }

type WhereTo = Pick<UploadRequest, 'caseId' | 'actor'>

/**
 * Whether this case takes a file from this person at all, to be asked before anything of it is read; null when it does.
 */
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
 * Takes a file into a case, from its client or from staff on the client's behalf. Rights, state and limits are checked
 * before the content is read and again when it is kept; what is refused leaves no file behind. A file for an item takes
 * the place of those that were sent back, or of the one it names. The same content sent again by the same person to the
 * same place is the document that is there; at another place it is kept and `sameAs` points at the first. Staff get one letter a case and hour. `content` stays the caller's to close.
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

/** Takes in a file that belongs to nothing yet; what is forgotten so is removed by `removeUnnamedFiles`. */
export function receiveFile(services: UploadDeps, upload: Pick<UploadRequest, 'content' | 'declaredName'>) {
  return receiveUpload(services, upload).catch((error: unknown) => {
    if (!(error instanceof StoreError)) throw error
    services.log.error({ err: error }, 'an upload could not be stored')
    return { ok: false, reason: error.reason } as const
  })
}
