import type { Readable } from 'node:stream'
import type { Actor } from '#accounts/sessions/actor.ts'
import { type NoCase, withCase } from '#cases/process/with-case.server.ts'
import { StoreError, type UploadRefusal } from '#platform/files/files.ts'
import { discardUpload, receiveUpload } from '#platform/files/receive-upload.server.ts'
import type { Services } from '#platform/services.ts'
import type { DocumentKind } from './document-kinds.ts'
import { storeDocument } from './store-document.server.ts'
import { findPlace, findSame, lockRoom, type PlaceRefusal } from './upload-place.server.ts'
import {
  findSentBefore,
  insertWaitingFile,
  listSameFiles,
  type SameFile,
  type SentBefore,
} from './waiting-file-db.server.ts'

export type UploadRequest = {
  caseId: string
  actor: Actor
  content: Readable
  declaredName: string
  checklistItemId: string | null
  kind?: DocumentKind
  replaces?: string | null
}

/** `asksAboutSame`: a file that was sent before waits for the client's decision (`receive-uploads.server.ts`). */
type AskingRequest = UploadRequest & { asksAboutSame: boolean }

export type UploadResult = { ok: true; documentId: string; isNew: boolean; sameAs?: SameFile | undefined } | NotTaken

type WaitsForDecision = { ok: false; reason: 'sent-before'; fileId: string; sentAs: SentBefore }

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
 * (same place, name and person) returns the existing document; `sameAs` is another one with the same content. The
 * caller must close `content`.
 */
export async function uploadDocument(
  services: UploadDeps,
  request: AskingRequest,
): Promise<UploadResult | WaitsForDecision>
export async function uploadDocument(services: UploadDeps, request: UploadRequest): Promise<UploadResult>
export async function uploadDocument(
  services: UploadDeps,
  request: UploadRequest & Partial<AskingRequest>,
): Promise<UploadResult | WaitsForDecision> {
  const { actor, caseId, content, declaredName } = request
  const { checklistItemId, kind = 'from_client', replaces, asksAboutSame = false } = request
  const requested = { actor, checklistItemId, kind, replaces }
  const target = { caseId, actor, action: uploadAction } as const
  const before = await withCase(services, target, (tx, found) => findPlace(tx, services, found, requested))
  if (!('kind' in before)) return before
  const received = await receiveFile(services, { content, declaredName })
  if (!received.ok) return received
  try {
    const { file } = received
    const saved = await withCase(services, target, async (tx, found): Promise<UploadResult | WaitsForDecision> => {
      const there = { caseId, checklistItemId: before.itemId, kind, uploadedBy: actor.person.id }
      const same = await findSame(tx, { ...there, filename: file.filename }, file.sha256)
      if (same) return { ok: true, documentId: same, isNew: false }
      const place = await findPlace(tx, services, found, requested)
      if (!('kind' in place)) return place
      if ((await lockRoom(tx, services, found.clientId)) < file.sizeBytes) return { ok: false, reason: 'no-room' }
      const scope = found.clientId
      const sentAs = asksAboutSame ? await findSentBefore(tx, { sha256: file.sha256, caseId, scope }) : null
      if (sentAs) {
        await insertWaitingFile(tx, file, {
          caseId,
          personId: actor.person.id,
          kind: 'from_client',
          at: services.now(),
        })
        return { ok: false, reason: 'sent-before', fileId: file.id, sentAs }
      }
      const documentId = await storeDocument(tx, services, { actor, found, place, file })
      const [sameAs] = await listSameFiles(tx, [documentId], found.clientId)
      return { ok: true, documentId, isNew: true, sameAs }
    })
    const isStored = saved.ok ? saved.isNew : saved.reason === 'sent-before'
    if (!isStored) await discardUpload(services, file.id)
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
