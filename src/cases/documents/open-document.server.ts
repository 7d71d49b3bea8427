import type { Readable } from 'node:stream'
import { accessScopeOf } from '#accounts/access/access-scope.ts'
import { asActor } from '#accounts/access/as-client.server.ts'
import { may } from '#accounts/people/may.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import { safeFilename } from '#platform/files/filename.ts'
import { openFile } from '#platform/files/open-file.server.ts'
import type { Services } from '#platform/services.ts'
import { findAttachedName, findDocument } from './document-db.server.ts'
import { isHandedOut } from './document-states.ts'

export type OpenedDocument =
  | { ok: true; stream: Readable; filename: string; mediaType: string; sizeBytes: number }
  | { ok: false; reason: 'unknown-document' | 'not-scanned' | 'infected' | 'missing' | 'store-away' }

type OpenDocumentDeps = Pick<Services, 'db' | 'fileStore' | 'secretKey' | 'log'>

export type OpenDocumentInput = {
  documentId: string
  actor: Actor
  /** Opens the preview of a photo that browsers cannot show. */
  isInline?: boolean
  /** Id of the message or appointment that the file is attached to: its name there may differ. */
  attachedTo?: string | null
}

/**
 * Opens a document and audits the access. A document outside the access scope is reported as unknown, but the attempt
 * is audited. Callers must close the stream if they do not read it to the end.
 */
export async function openDocument(
  services: OpenDocumentDeps,
  { documentId, actor, isInline = false, attachedTo = null }: OpenDocumentInput,
): Promise<OpenedDocument> {
  const found = await asActor(services.db, actor, async (tx) => {
    const document = await findDocument(tx, documentId, accessScopeOf(actor))
    return document && { document, attachedName: await findAttachedName(tx, documentId, attachedTo) }
  })
  const document = found?.document
  if (!document || !may(actor.person, 'document.read', document)) {
    await noteDenied(services, documentId, actor)
    return { ok: false, reason: 'unknown-document' }
  }
  const preview = isInline && isHandedOut(document) ? document.previewId : null
  const opened = await openFile(services, preview ?? document.fileId)
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
  const name = found.attachedName ?? document.originalFilename
  const filename = preview ? safeFilename(name, 'image/jpeg') : name
  return { ok: true, filename, ...opened }
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
