import { buffer } from 'node:stream/consumers'
import { lockCase } from '#cases/process/case-db.server.ts'
import { documentRejected } from '#cases/process/case-emails.tsx'
import { addCaseEvent } from '#cases/process/case-event-db.server.ts'
import { isOpen } from '#cases/process/case-states.ts'
import { notifyHousehold } from '#cases/sharing/notify-household.server.ts'
import { recordAudit, system } from '#platform/audit/audit.server.ts'
import { openFile } from '#platform/files/open-file.server.ts'
import { findPdfLock } from '#platform/files/pdf-lock.server.ts'
import type { Services } from '#platform/services.ts'
import { type DocumentRow, findDocument, saveReview } from './document-db.server.ts'
import { passwordProtected, rejectionKey } from './document-states.ts'

type RecheckLockDeps = Pick<Services, 'db' | 'fileStore' | 'secretKey' | 'log' | 'now' | 'config'>

const timeouts = { pollMs: 60_000, wholeMs: 90_000 }

/**
 * Rejects a client's PDF that needs a password, in case the upload had no time to check this. Throws if the check is
 * inconclusive, so that the job is retried.
 */
export async function recheckLock(services: RecheckLockDeps, documentId: string, limits = timeouts): Promise<void> {
  const document = await findDocument(services.db, documentId, null)
  if (!document || !mayBeSentBack(document) || document.mediaType !== 'application/pdf') return
  const opened = await openFile(services, document.fileId)
  if ('refused' in opened) {
    if (opened.refused === 'store-away')
      throw new Error('The file store does not answer; the document is looked into later')
    return
  }
  const content = await buffer(opened.stream)
  // Every encrypted PDF contains `/Encrypt` uncompressed, so skip the slow check for files without this text.
  if (!content.includes('/Encrypt')) return
  const lock = await findPdfLock(async () => new Uint8Array(content), limits)
  if (lock === 'unknown') throw new Error('Whether a PDF asks for a password could not be found out; it is tried again')
  if (lock === 'locked') await sendBack(services, documentId)
}

function mayBeSentBack({ kind, state }: Pick<DocumentRow, 'kind' | 'state'>): boolean {
  return kind === 'from_client' && state === 'received'
}

async function sendBack({ db, now, config }: RecheckLockDeps, documentId: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const seen = await findDocument(tx, documentId, null)
    const found = seen && (await lockCase(tx, seen.caseId, null))
    const document = found && (await findDocument(tx, documentId, null))
    if (!document || !isOpen(found.state) || !mayBeSentBack(document)) return
    const at = now()
    const [filename, reason] = [document.originalFilename, passwordProtected]
    await saveReview(tx, documentId, { state: 'rejected', rejectedReason: reason, reviewedBy: null, reviewedAt: at })
    const payload = { code: 'document-sent-back', values: { filename, reason } } as const
    await addCaseEvent(tx, { caseId: found.id, payload, at, actorId: null })
    await notifyHousehold(tx, found, {
      ...{ eventKey: rejectionKey(documentId, at), topic: 'documents' },
      emailContent: (to) => documentRejected(config.PUBLIC_URL, to, found, { documentId, filename, reason }),
    })
    await recordAudit(tx, system, {
      action: 'document.rejected',
      object: { type: 'document', id: documentId },
      detail: { caseNumber: found.caseNumber, reason: 'password-protected' },
    })
  })
}
