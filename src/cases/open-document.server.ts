import type { Readable } from 'node:stream'
import type { Actor } from '#accounts/actor.ts'
import { may } from '#accounts/may.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import { openFile } from '#platform/files/open-file.server.ts'
import type { Services } from '#platform/services.ts'
import { accessScopeOf } from './access-scope.ts'
import { asActor } from './as-client.server.ts'
import { findDocument } from './document-db.server.ts'

export type OpenedDocument =
  | { ok: true; stream: Readable; filename: string; mediaType: string; sizeBytes: number }
  | { ok: false; reason: 'unknown-document' | 'not-scanned' | 'infected' | 'missing' | 'store-away' }

type OpenDocumentDeps = Pick<Services, 'db' | 'fileStore' | 'secretKey' | 'log'>

/**
 * Opens a document for its client or for staff and notes in the audit log who read it. A document that
 * is not within somebody's sight does not exist for them, but that it was asked for is noted; one that was not scanned yet, or found infected, is handed to nobody. Close the stream when it
 * is not read to its end.
 */
export async function openDocument(
  services: OpenDocumentDeps,
  { documentId, actor }: { documentId: string; actor: Actor },
): Promise<OpenedDocument> {
  const document = await asActor(services.db, actor, (tx) => findDocument(tx, documentId, accessScopeOf(actor)))
  if (!document || !may(actor.person, 'document.read', document)) {
    await noteDenied(services, documentId, actor)
    return { ok: false, reason: 'unknown-document' }
  }
  const opened = await openFile(services, document.fileId)
  const refused = 'refused' in opened ? opened.refused : null
  try {
    await recordAudit(services.db, actor, {
      action: 'document.read',
      object: { type: 'document', id: document.id },
      outcome: refused ? 'denied' : 'success',
      detail: { caseNumber: document.caseNumber, refused },
    })
  } catch (error) {
    if ('stream' in opened) opened.stream.destroy()
    throw error
  }
  if ('refused' in opened) return { ok: false, reason: opened.refused }
  return { ok: true, filename: document.originalFilename, ...opened }
}

/** Leaves a row where a document exists, but not for the one who asks. */
async function noteDenied({ db }: OpenDocumentDeps, documentId: string, actor: Actor): Promise<void> {
  const document = await findDocument(db, documentId, null)
  if (!document) return
  await recordAudit(db, actor, {
    action: 'document.read',
    object: { type: 'document', id: document.id },
    outcome: 'denied',
    detail: { refused: 'not-theirs' },
  })
}
