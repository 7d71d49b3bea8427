import { redirect } from 'react-router'
import type { Actor } from '#accounts/actor.ts'
import { asClient } from '#cases/as-client.server.ts'
import { clientCasePath } from '#cases/case-links.ts'
import { isOpen } from '#cases/case-states.ts'
import { findDocument } from '#cases/document-db.server.ts'
import { isSentBack } from '#cases/document-states.ts'
import type { Services } from '#platform/services.ts'
import { notFound } from '#portal/guard.server.ts'
import { documentView } from '#portal/views.server.ts'

/** The document to replace; redirects to its case if it no longer needs a new file. */
export async function loadReplaced({ db }: Services, { person }: Actor, caseId: string, documentId: string) {
  const found = await asClient(db, person.id, (tx) => findDocument(tx, documentId, person.id))
  if (found?.caseId !== caseId) throw notFound()
  if (!isSentBack(found.state) || !isOpen(found.caseState)) throw redirect(clientCasePath(caseId), { status: 303 })
  return documentView(found)
}
