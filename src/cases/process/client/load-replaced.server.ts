import { redirect } from 'react-router'
import { asClient } from '#accounts/access/as-client.server.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { findDocument } from '#cases/documents/document-db.server.ts'
import { isSentBack } from '#cases/documents/document-states.ts'
import { clientCasePath } from '#cases/process/case-links.ts'
import { isOpen } from '#cases/process/case-states.ts'
import type { Services } from '#platform/services.ts'
import { notFound } from '#portal/guard.server.ts'
import { documentView } from '#portal/views.server.ts'

/** Loads the document to replace; redirects to its case if the document no longer needs a replacement. */
export async function loadReplaced({ db }: Services, { person }: Actor, caseId: string, documentId: string) {
  const found = await asClient(db, person.id, (tx) => findDocument(tx, documentId, person.id))
  if (found?.caseId !== caseId) throw notFound()
  if (!isSentBack(found.state) || !isOpen(found.caseState)) throw redirect(clientCasePath(caseId), { status: 303 })
  return documentView(found)
}
