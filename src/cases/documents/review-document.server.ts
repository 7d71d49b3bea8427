import { accessScopeOf } from '#accounts/access/access-scope.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { documentRejected } from '#cases/process/case-emails.tsx'
import type { CaseEvent } from '#cases/process/case-event.ts'
import { addCaseEvent, hasMovedSince } from '#cases/process/case-event-db.server.ts'
import { type CaseState, isOpen } from '#cases/process/case-states.ts'
import { startWhenComplete } from '#cases/process/move-case.server.ts'
import { isNoCase, withCase } from '#cases/process/with-case.server.ts'
import { householdKeys, notifyHousehold } from '#cases/sharing/notify-household.server.ts'
import { type AuditEntry, recordAudit } from '#platform/audit/audit.server.ts'
import { cancelEmails } from '#platform/mail/email-db.server.ts'
import type { Services } from '#platform/services.ts'
import { cleanText } from '#platform/text/clean-text.ts'
import { findDocument, saveReview } from './document-db.server.ts'
import { isFromFirm } from './document-kinds.ts'
import {
  type DocumentState,
  maxRejectionLength,
  mayDecide,
  mayUndo,
  rejectionKey,
  undoMs,
  type Verdict,
} from './document-states.ts'

export type ReviewOutcome =
  | { ok: true; caseState: CaseState }
  | { ok: false; reason: 'unknown-document' | 'forbidden' | 'case-closed' }
  | { ok: false; reason: 'not-allowed'; state: DocumentState }
  | { ok: false; reason: 'not-scanned' | 'infected' }
  | { ok: false; reason: 'no-reason' | 'reason-too-long' }

type Review = { documentId: string; actor: Actor; verdict: Verdict }

/** Accepts or rejects a document; a rejection is emailed. Accepting the last required document starts preparation. */
export async function reviewDocument(
  services: Pick<Services, 'db' | 'now' | 'config'>,
  { documentId, actor, verdict }: Review,
): Promise<ReviewOutcome> {
  const { db, now, config } = services
  if (actor.person.role === 'client') return { ok: false, reason: 'forbidden' }
  const reason = verdict.accept ? null : cleanText(verdict.reason)
  if (reason === '') return { ok: false, reason: 'no-reason' }
  if (reason !== null && reason.length > maxRejectionLength) return { ok: false, reason: 'reason-too-long' }
  const seen = await findDocument(db, documentId, accessScopeOf(actor))
  if (!seen) return { ok: false, reason: 'unknown-document' }

  const target = { caseId: seen.caseId, actor, action: 'document.review' } as const
  const outcome = await withCase(services, target, async (tx, found): Promise<ReviewOutcome> => {
    const document = await findDocument(tx, documentId, null)
    if (!document) return { ok: false, reason: 'unknown-document' }
    if (!isOpen(found.state)) return { ok: false, reason: 'case-closed' }
    if (document.scanState === 'infected') return { ok: false, reason: 'infected' }
    if (verdict.accept && document.scanState === 'unscanned') return { ok: false, reason: 'not-scanned' }
    if (isFromFirm(document.kind) || !mayDecide(document.state, verdict))
      return { ok: false, reason: 'not-allowed', state: document.state }

    const at = now()
    const state = verdict.accept ? 'accepted' : 'rejected'
    const { id: reviewedBy } = actor.person
    await saveReview(tx, documentId, { state, rejectedReason: reason, reviewedBy, reviewedAt: at })
    const filename = document.originalFilename
    const payload: CaseEvent =
      reason === null
        ? { code: 'document-accepted', values: { filename } }
        : { code: 'document-sent-back', values: { filename, reason } }
    await addCaseEvent(tx, { caseId: found.id, payload, at, actorId: reviewedBy })
    if (reason !== null) {
      await notifyHousehold(tx, found, {
        ...{ eventKey: rejectionKey(documentId, at), topic: 'documents', heldMs: undoMs },
        emailContent: (to) => documentRejected(config.PUBLIC_URL, to, found, { documentId, filename, reason }),
      })
    }
    const entries: AuditEntry[] = [{ action: `document.${state}`, object: { type: 'document', id: documentId } }]
    const caseState = await startWhenComplete(tx, services, found.id, (entry) => entries.push(entry))
    for (const entry of entries) await recordAudit(tx, actor, entry)
    return { ok: true, caseState }
  })
  return isNoCase(outcome)
    ? { ok: false, reason: outcome.reason === 'forbidden' ? 'forbidden' : 'unknown-document' }
    : outcome
}

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
