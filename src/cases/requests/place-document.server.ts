import { accessScopeOf } from '#accounts/access/access-scope.ts'
import { asActor } from '#accounts/access/as-client.server.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { findDocument, savePlace, supersedeSentBack } from '#cases/documents/document-db.server.ts'
import { isFromFirm } from '#cases/documents/document-kinds.ts'
import { addCaseEvent } from '#cases/process/case-event-db.server.ts'
import { type CaseState, isOpen } from '#cases/process/case-states.ts'
import { startWhenComplete } from '#cases/process/move-case.server.ts'
import { isNoCase, withCase } from '#cases/process/with-case.server.ts'
import { type AuditEntry, recordAudit } from '#platform/audit/audit.server.ts'
import type { Services } from '#platform/services.ts'
import { findChecklistItem } from './checklist-db.server.ts'

export type PlaceOutcome =
  | { ok: true; caseState: CaseState }
  | { ok: false; reason: 'unknown-document' | 'unknown-item' | 'forbidden' | 'case-closed' }
  | { ok: false; reason: 'not-movable' }

type Place = { documentId: string; itemId: string | null; actor: Actor }

/**
 * Files a document under a checklist item (null: none); the item's rejected documents become superseded. Clients may
 * move only unreviewed documents.
 */
export async function placeDocument(
  services: Pick<Services, 'db' | 'now' | 'config'>,
  { documentId, itemId, actor }: Place,
): Promise<PlaceOutcome> {
  const { db, now } = services
  const scope = accessScopeOf(actor)
  const isStaff = actor.person.role !== 'client'
  const seen = await asActor(db, actor, (tx) => findDocument(tx, documentId, scope))
  if (!seen) return { ok: false, reason: 'unknown-document' }
  const action = isStaff ? 'document.review' : 'document.upload'
  const outcome = await withCase(
    services,
    { caseId: seen.caseId, actor, action },
    async (tx, found): Promise<PlaceOutcome> => {
      if (!isOpen(found.state)) return { ok: false, reason: 'case-closed' }
      const document = await findDocument(tx, documentId, scope)
      if (!document) return { ok: false, reason: 'unknown-document' }
      const movable = isStaff ? ['received', 'accepted', 'rejected'] : ['received']
      if (isFromFirm(document.kind) || !movable.includes(document.state)) return { ok: false, reason: 'not-movable' }
      const item = itemId === null ? null : await findChecklistItem(tx, found.id, itemId)
      if (itemId !== null && (!item || item.isNotNeeded)) return { ok: false, reason: 'unknown-item' }
      if (document.checklistItemId === (item?.id ?? null)) return { ok: true, caseState: found.state }
      if (item && document.state !== 'rejected') await supersedeSentBack(tx, found.id, item.id)
      await savePlace(tx, documentId, item, 'person')
      const { originalFilename: filename } = document
      const payload = { code: 'document-placed', values: { filename, item: item?.title ?? null } } as const
      await addCaseEvent(tx, { caseId: found.id, payload, at: now(), actorId: actor.person.id })
      const entries: AuditEntry[] = [
        { action: 'document.placed', object: { type: 'document', id: documentId }, detail: { item: item?.id ?? null } },
      ]
      const caseState = await startWhenComplete(tx, services, found.id, (entry) => entries.push(entry))
      for (const entry of entries) await recordAudit(tx, actor, entry)
      return { ok: true, caseState }
    },
  )
  return isNoCase(outcome)
    ? { ok: false, reason: outcome.reason === 'forbidden' ? 'forbidden' : 'unknown-document' }
    : outcome
}
