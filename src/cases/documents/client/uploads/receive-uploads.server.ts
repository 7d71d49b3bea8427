import type { Actor } from '#accounts/sessions/actor.ts'
import { findDocumentOfFile } from '#cases/documents/document-db.server.ts'
import { storeDocument } from '#cases/documents/store-document.server.ts'
import { findUploadError, uploadAction, uploadDocument } from '#cases/documents/upload-document.server.ts'
import { findPlace, type PlaceRefusal } from '#cases/documents/upload-place.server.ts'
import { claimPendingFile } from '#cases/documents/waiting-file-db.server.ts'
import { type NoCase, withCase } from '#cases/process/with-case.server.ts'
import { safeFilename } from '#platform/files/filename.ts'
import { discardUpload } from '#platform/files/receive-upload.server.ts'
import { forEachPart } from '#platform/files/upload-request.server.ts'
import type { Services } from '#platform/services.ts'
import { isUuid } from '#platform/text/uuid.ts'
import { t } from '#platform/texts.ts'
import * as portalTexts from '#portal/locales/en.ts'
import { remedies, type UploadError, type UploadLine, uploadStatuses } from './upload-line.ts'

export type UploadAnswer = { ok: boolean; status: number; itemId: string | null; lines: UploadLine[] }

/**
 * Reads a form as a stream: `checklistItemId` and `replaces` must precede the files. A bad file blocks no others. The
 * form may instead decide, by `sentBefore`, about files that were sent before (`waiting`).
 */
export async function receiveUploads(
  services: Services,
  { request, caseId, actor }: { request: Request; caseId: string; actor: Actor },
): Promise<UploadAnswer> {
  let itemId: string | null = null
  let replaces: string | null = null
  let status = 200
  const lines: UploadLine[] = []
  const { uploads: errors, received: texts } = t(portalTexts.portal)
  const refuse = (filename: string, reason: UploadError) => {
    status = Math.max(status, uploadStatuses[reason])
    lines.push({ filename, ok: false, text: errors[reason], remedy: remedies[reason] ?? null })
  }
  const error = await findUploadError(services, { caseId, actor })
  if (error) {
    refuse('', error.reason)
    return { ok: false, status, itemId, lines }
  }
  const waiting = new Set<string>()
  let decision = ''
  const outcome = await forEachPart(request, async (part) => {
    if (part.kind === 'field') {
      if (part.name === 'checklistItemId') itemId = part.value || null
      if (part.name === 'replaces') replaces = part.value || null
      if (part.name === 'waiting') waiting.add(part.value)
      if (part.name === 'sentBefore') decision = part.value
      return
    }
    const { filename: declaredName, content } = part
    const filename = safeFilename(declaredName)
    const result = await uploadDocument(services, {
      ...{ caseId, actor, content, declaredName, checklistItemId: itemId, replaces },
      asksAboutSame: true,
    })
    if (result.ok) {
      replaces = null
      const repeated = { text: texts.sentBefore, isRepeated: true }
      lines.push({ filename, ok: true, ...(result.isNew ? { text: texts.received } : repeated) })
    } else if (result.reason === 'sent-before') {
      status = Math.max(status, uploadStatuses['sent-before'])
      lines.push({ filename, ok: false, text: texts.sentAs(result.sentAs), waiting: result.fileId })
    } else refuse(filename, result.reason)
  })
  if (outcome.ok && (decision === 'keep' || decision === 'leave')) {
    const isStored = decision === 'keep'
    for (const fileId of waiting) {
      const settled = await settleSentBefore(services, {
        ...{ caseId, actor, fileId, isStored, checklistItemId: itemId, replaces },
      })
      const leftOut = { text: texts.leftOut, isLeftOut: true }
      if (!settled.ok) refuse('', settled.reason)
      else lines.push({ filename: settled.filename, ok: true, ...(isStored ? { text: texts.received } : leftOut) })
    }
  }
  if (!outcome.ok && (outcome.reason !== 'interrupted' || lines.every((line) => line.ok))) refuse('', outcome.reason)
  if (lines.length === 0) refuse('', 'no-file')
  return { ok: status === 200, status, itemId, lines }
}

type SettleDeps = Pick<Services, 'db' | 'now' | 'config' | 'fileStore' | 'log'>

type SettleInput = {
  caseId: string
  actor: Actor
  fileId: string
  isStored: boolean
  checklistItemId: string | null
  replaces: string | null
}

type SettleResult = { ok: true; filename: string } | NoCase | PlaceRefusal | { ok: false; reason: 'not-waiting' }

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
