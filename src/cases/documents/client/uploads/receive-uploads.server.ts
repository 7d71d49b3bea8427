import type { Actor } from '#accounts/sessions/actor.ts'
import { settleSentBefore } from '#cases/documents/settle-sent-before.server.ts'
import { findUploadError, uploadDocument } from '#cases/documents/upload-document.server.ts'
import { safeFilename } from '#platform/files/filename.ts'
import { forEachPart } from '#platform/files/upload-request.server.ts'
import type { Services } from '#platform/services.ts'
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
