import type { Actor } from '#accounts/sessions/actor.ts'
import type { SameFile } from '#cases/documents/same-files-db.server.ts'
import { findUploadError, uploadDocument } from '#cases/documents/upload-document.server.ts'
import { safeFilename } from '#platform/files/filename.ts'
import { forEachPart } from '#platform/files/upload-request.server.ts'
import type { Services } from '#platform/services.ts'
import { t } from '#platform/texts.ts'
import * as portalTexts from '#portal/locales/en.ts'

import { type UploadError, type UploadLine, uploadStatuses } from './upload-line.ts'

export type UploadAnswer = { ok: boolean; status: number; itemId: string | null; lines: UploadLine[] }

/** Reads a form as a stream: `checklistItemId` and `replaces` must precede the files. A bad file blocks no others. */
export async function receiveUploads(
  services: Services,
  { request, caseId, actor }: { request: Request; caseId: string; actor: Actor },
): Promise<UploadAnswer> {
  let itemId: string | null = null
  let replaces: string | null = null
  let status = 200
  const lines: UploadLine[] = []
  const refuse = (filename: string, reason: UploadError) => {
    status = Math.max(status, uploadStatuses[reason])
    lines.push({ filename, ok: false, text: t(portalTexts.portal).uploads[reason] })
  }
  const error = await findUploadError(services, { caseId, actor })
  if (error) {
    refuse('', error.reason)
    return { ok: false, status, itemId, lines }
  }
  const outcome = await forEachPart(request, async (part) => {
    if (part.kind === 'field') {
      if (part.name === 'checklistItemId') itemId = part.value || null
      if (part.name === 'replaces') replaces = part.value || null
      return
    }
    const { filename: declaredName, content } = part
    const filename = safeFilename(declaredName)
    const result = await uploadDocument(services, {
      ...{ caseId, actor, content, declaredName, checklistItemId: itemId, replaces },
    })
    if (result.ok) replaces = null
    if (result.ok) lines.push({ filename, ok: true, ...receivedText(result) })
    else refuse(filename, result.reason)
  })
  if (!outcome.ok && (outcome.reason !== 'interrupted' || lines.every((line) => line.ok))) refuse('', outcome.reason)
  if (lines.length === 0) refuse('', 'no-file')
  return { ok: status === 200, status, itemId, lines }
}

function receivedText({ isNew, sameAs }: { isNew: boolean; sameAs?: SameFile | undefined }) {
  const { received, sentBefore, sameAs: sameFile } = t(portalTexts.portal).received
  if (!isNew) return { text: sentBefore, isRepeated: true }
  return sameAs ? { text: sameFile(sameAs), isRepeated: true } : { text: received }
}
