import { accessScopeOf } from '#accounts/access/access-scope.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { addCaseEvent, hasMovedSince } from '#cases/process/case-event-db.server.ts'
import { isNoCase, withCase } from '#cases/process/with-case.server.ts'
import { householdKeys } from '#cases/sharing/notify-household.server.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import { cancelEmails } from '#platform/mail/email-db.server.ts'
import type { Services } from '#platform/services.ts'
import { findDocument, saveReview } from './document-db.server.ts'
import { mayUndo, rejectionKey } from './document-states.ts'

export type UndoOutcome =
  | { ok: true }
  | { ok: false; reason: 'unknown-document' | 'forbidden' }
  | { ok: false; reason: 'not-undoable' }
  | { ok: false; reason: 'notified' | 'case-moved' }

/** Undoes a decision within `undoMs`, unless the case state has changed since, and cancels the emails about it. */
export async function undoReview(
  services: Pick<Services, 'db' | 'now'>,
  { documentId, actor }: { documentId: string; actor: Actor },
): Promise<UndoOutcome> {
  const { db, now } = services
  if (actor.person.role === 'client') return { ok: false, reason: 'forbidden' }
  const seen = await findDocument(db, documentId, accessScopeOf(actor))
  if (!seen) return { ok: false, reason: 'unknown-document' }
  const target = { caseId: seen.caseId, actor, action: 'document.review' } as const
  const outcome = await withCase(services, target, async (tx, found): Promise<UndoOutcome> => {
    const document = await findDocument(tx, documentId, null)
    if (!document?.reviewedAt || !mayUndo(document, actor.person.id, now())) {
      return { ok: false, reason: 'not-undoable' }
    }
    const { state, reviewedAt, originalFilename: filename } = document
    if (await hasMovedSince(tx, found.id, reviewedAt)) return { ok: false, reason: 'case-moved' }
    const keys = await householdKeys(tx, found.clientId, rejectionKey(documentId, reviewedAt))
    if (state === 'rejected' && !(await cancelEmails(tx, keys))) {
      return { ok: false, reason: 'notified' }
    }
    await saveReview(tx, documentId, { state: 'received', rejectedReason: null, reviewedBy: null, reviewedAt: null })
    const payload = { code: 'document-undecided', values: { filename } } as const
    await addCaseEvent(tx, { caseId: found.id, payload, at: now(), actorId: actor.person.id })
    await recordAudit(tx, actor, {
      action: 'document.undecided',
      object: { type: 'document', id: documentId },
      detail: { state },
    })
    return { ok: true }
  })
  return isNoCase(outcome)
    ? { ok: false, reason: outcome.reason === 'forbidden' ? 'forbidden' : 'unknown-document' }
    : outcome
}
