import type { Actor } from '#accounts/sessions/actor.ts'
import { type NoCase, withCase } from '#cases/process/with-case.server.ts'
import { discardUpload } from '#platform/files/receive-upload.server.ts'
import type { Services } from '#platform/services.ts'
import { isUuid } from '#platform/text/uuid.ts'
import { findDocumentOfFile } from './document-db.server.ts'
import { storeDocument } from './store-document.server.ts'
import { uploadAction } from './upload-document.server.ts'
import { findPlace, type PlaceRefusal } from './upload-place.server.ts'
import { claimPendingFile } from './waiting-file-db.server.ts'

type SettleDeps = Pick<Services, 'db' | 'now' | 'config' | 'fileStore' | 'log'>

export type SettleInput = {
  caseId: string
  actor: Actor
  fileId: string
  isStored: boolean
  checklistItemId: string | null
  replaces: string | null
}

export type SettleResult = { ok: true; filename: string } | NoCase | PlaceRefusal | { ok: false; reason: 'not-waiting' }

/** Keeps a file that was sent before as a document of its own, or deletes it. A repeated decision changes nothing. */
export async function settleSentBefore(services: SettleDeps, requested: SettleInput): Promise<SettleResult> {
  const { caseId, actor, fileId, isStored, checklistItemId, replaces } = requested
  const claimed = { id: fileId, caseId, personId: actor.person.id }
  const settled = await withCase(services, { caseId, actor, action: uploadAction }, async (tx, found) => {
    if (!isUuid(fileId)) return { ok: false, reason: 'not-waiting' } as const
    const earlier = await findDocumentOfFile(tx, fileId)
    if (earlier?.caseId === caseId && earlier.kind === 'from_client')
      return { ok: true, filename: earlier.originalFilename, isDocument: true } as const
    const place = await findPlace(tx, services, found, { actor, checklistItemId, kind: 'from_client', replaces })
    if (isStored && !('kind' in place)) return place
    const file = await claimPendingFile(tx, claimed)
    if (!file && isStored) return { ok: false, reason: 'not-waiting' } as const
    if (!file) return { ok: true, filename: '', isDocument: true } as const
    if (isStored && 'kind' in place) await storeDocument(tx, services, { actor, found, place, file })
    return { ok: true, filename: file.filename, isDocument: isStored } as const
  })
  if (!settled.ok) return settled
  if (!settled.isDocument) await discardUpload(services, fileId)
  return { ok: true, filename: settled.filename }
}
