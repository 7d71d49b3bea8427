import type { Actor } from '#accounts/sessions/actor.ts'
import { listCaseDocuments } from '#cases/documents/document-db.server.ts'
import { type NoCase, withCase } from '#cases/process/with-case.server.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'
import type { Services } from '#platform/services.ts'
import { listStatements } from '#returns/statements/statement-db.server.ts'
import { mayBeStatement } from './may-be-statement.ts'
import { queueReading } from './read-next.server.ts'

/** PDFs of a case without a stored statement: they contain none, or were uploaded before statements were read. */
export async function listUnread(db: Db | Tx, caseId: string): Promise<{ id: string; filename: string }[]> {
  const read = new Set((await listStatements(db, caseId)).map(({ documentId }) => documentId))
  const documents = await listCaseDocuments(db, caseId)
  return documents
    .filter((document) => mayBeStatement(document) && !read.has(document.id))
    .map(({ id, originalFilename: filename }) => ({ id, filename }))
}

export type RequestedReading = { ok: true } | NoCase | { ok: false; reason: 'unknown-document' }

export function requestReading(
  services: Pick<Services, 'db' | 'now'>,
  { caseId, actor, documentId }: { caseId: string; actor: Actor; documentId: string },
): Promise<RequestedReading> {
  return withCase(services, { caseId, actor, action: 'case.write' }, async (tx, found): Promise<RequestedReading> => {
    const unread = await listUnread(tx, caseId)
    if (!unread.some(({ id }) => id === documentId)) return { ok: false, reason: 'unknown-document' }
    await queueReading(tx, { documentId, isRequested: true, at: services.now() })
    await recordAudit(tx, actor, {
      action: 'statement.reading-asked',
      object: { type: 'document', id: documentId },
      detail: { caseNumber: found.caseNumber },
    })
    return { ok: true }
  })
}
