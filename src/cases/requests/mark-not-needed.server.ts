import type { Actor } from '#accounts/sessions/actor.ts'
import type { CaseEvent } from '#cases/process/case-event.ts'
import { addCaseEvent } from '#cases/process/case-event-db.server.ts'
import { type CaseState, isOpen } from '#cases/process/case-states.ts'
import { startWhenComplete } from '#cases/process/move-case.server.ts'
import { type NoCase, withCase } from '#cases/process/with-case.server.ts'
import { type AuditEntry, recordAudit } from '#platform/audit/audit.server.ts'
import type { Services } from '#platform/services.ts'
import { cleanText } from '#platform/text/clean-text.ts'
import { findChecklistItem, saveNotNeeded } from './checklist-db.server.ts'
import { maxWaiverLength } from './item-text.ts'

export type NotNeededOutcome =
  | { ok: true; caseState: CaseState }
  | NoCase
  | { ok: false; reason: 'unknown-item' | 'case-closed' | 'required-item' }
  | { ok: false; reason: 'no-reason' | 'reason-too-long' }

type Badge = { caseId: string; itemId: string; isNotNeeded: boolean; reason?: string; actor: Actor }

/** Marks an item as not needed. Clients may mark optional items only; staff any item, with a reason for the client. */
export function markNotNeeded(
  services: Pick<Services, 'db' | 'now' | 'config'>,
  { caseId, itemId, isNotNeeded, reason: given = '', actor }: Badge,
): Promise<NotNeededOutcome> {
  const { person } = actor
  const reason = person.role === 'client' || !isNotNeeded ? null : cleanText(given)
  const target = { caseId, actor, action: 'document.upload' } as const
  return withCase(services, target, async (tx, found): Promise<NotNeededOutcome> => {
    if (!isOpen(found.state)) return { ok: false, reason: 'case-closed' }
    const item = await findChecklistItem(tx, found.id, itemId)
    if (!item) return { ok: false, reason: 'unknown-item' }
    if (item.isRequired && person.role === 'client') return { ok: false, reason: 'required-item' }
    if (item.isNotNeeded === isNotNeeded) return { ok: true, caseState: found.state }
    if (reason === '') return { ok: false, reason: 'no-reason' }
    if (reason !== null && reason.length > maxWaiverLength) return { ok: false, reason: 'reason-too-long' }
    await saveNotNeeded(tx, item.id, isNotNeeded, reason)
    const payload = eventOf(item.title, isNotNeeded, reason)
    await addCaseEvent(tx, { caseId: found.id, payload, at: services.now(), actorId: person.id })
    const entries: AuditEntry[] = [
      { action: 'case.checklist', object: { type: 'case', id: found.id }, detail: { item: item.id, isNotNeeded } },
    ]
    const caseState = await startWhenComplete(tx, services, found.id, (entry) => entries.push(entry))
    for (const entry of entries) await recordAudit(tx, actor, entry)
    return { ok: true, caseState }
  })
}

function eventOf(item: string, isNotNeeded: boolean, reason: string | null): CaseEvent {
  if (reason !== null) return { code: 'item-waived', values: { item, reason } }
  return { code: isNotNeeded ? 'not-needed' : 'needed-after-all', values: { item } }
}
