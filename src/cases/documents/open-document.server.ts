import type { Readable } from 'node:stream'
import { accessScopeOf } from '#accounts/access/access-scope.ts'
import { asActor } from '#accounts/access/as-client.server.ts'
import { may } from '#accounts/people/may.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import { openFile } from '#platform/files/open-file.server.ts'
import type { Services } from '#platform/services.ts'
import { findDocument } from './document-db.server.ts'

export type OpenedDocument =
  | { ok: true; stream: Readable; filename: string; mediaType: string; sizeBytes: number }
  | { ok: false; reason: 'unknown-document' | 'not-scanned' | 'infected' | 'missing' | 'store-away' }

type OpenDocumentDeps = Pick<Services, 'db' | 'fileStore' | 'secretKey' | 'log'>

/**
 * Opens a document and audits the access. A document outside the access scope is reported as unknown, but the attempt
 * is audited. Callers must close the stream if they do not read it to the end.
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
