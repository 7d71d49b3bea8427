import { accessScopeOf } from '#accounts/access/access-scope.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { addCaseEvent } from '#cases/process/case-event-db.server.ts'
import { isOpen } from '#cases/process/case-states.ts'
import { startWhenComplete } from '#cases/process/move-case.server.ts'
import { isNoCase, withCase } from '#cases/process/with-case.server.ts'
import { householdKeys } from '#cases/sharing/notify-household.server.ts'
import { type AuditEntry, recordAudit } from '#platform/audit/audit.server.ts'
import { cancelEmails } from '#platform/mail/email-db.server.ts'
import type { Services } from '#platform/services.ts'
import { findDocument, supersedeOne } from './document-db.server.ts'
import { rejectionKey } from './document-states.ts'
import type { ReviewOutcome } from './review-document.server.ts'

/** Ends the client's task to replace a rejected document, for example because another file shows the same. */
export async function dismissDocument(
  services: Pick<Services, 'db' | 'now' | 'config'>,
  { documentId, actor }: { documentId: string; actor: Actor },
): Promise<ReviewOutcome> {
  const { db, now } = services
  if (actor.person.role === 'client') return { ok: false, reason: 'forbidden' }
  const seen = await findDocument(db, documentId, accessScopeOf(actor))
  if (!seen) return { ok: false, reason: 'unknown-document' }
  const target = { caseId: seen.caseId, actor, action: 'document.review' } as const
  const outcome = await withCase(services, target, async (tx, found): Promise<ReviewOutcome> => {
    const document = await findDocument(tx, documentId, null)
    if (!document) return { ok: false, reason: 'unknown-document' }
    if (!isOpen(found.state)) return { ok: false, reason: 'case-closed' }
    const { state, originalFilename: filename, reviewedAt } = document
    if (state !== 'rejected') return { ok: false, reason: 'not-allowed', state }
    await supersedeOne(tx, found.id, documentId)
    if (reviewedAt)
      await cancelEmails(tx, await householdKeys(tx, found.clientId, rejectionKey(documentId, reviewedAt)))
    const payload = { code: 'document-dismissed', values: { filename } } as const
    await addCaseEvent(tx, { caseId: found.id, payload, at: now(), actorId: actor.person.id })
    const entries: AuditEntry[] = [{ action: 'document.dismissed', object: { type: 'document', id: documentId } }]
    const caseState = await startWhenComplete(tx, services, found.id, (entry) => entries.push(entry))
    for (const entry of entries) await recordAudit(tx, actor, entry)
    return { ok: true, caseState }
  })
  return isNoCase(outcome)
    ? { ok: false, reason: outcome.reason === 'forbidden' ? 'forbidden' : 'unknown-document' }
    : outcome
}
