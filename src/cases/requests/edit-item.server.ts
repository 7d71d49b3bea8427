import type { Actor } from '#accounts/sessions/actor.ts'
import type { CaseEvent } from '#cases/process/case-event.ts'
import { addCaseEvent } from '#cases/process/case-event-db.server.ts'
import { type CaseState, isOpen } from '#cases/process/case-states.ts'
import { startWhenComplete } from '#cases/process/move-case.server.ts'
import { type NoCase, withCase } from '#cases/process/with-case.server.ts'
import { type AuditEntry, recordAudit } from '#platform/audit/audit.server.ts'
import type { Services } from '#platform/services.ts'
import { cleanText } from '#platform/text/clean-text.ts'
import { findChecklistItem, listChecklist, saveItemOrder, saveItemText, saveNotNeeded } from './checklist-db.server.ts'
import { type ItemText, maxWaiverLength } from './item-text.ts'

export type EditOutcome =
  | { ok: true; caseState: CaseState }
  | NoCase
  | { ok: false; reason: 'case-closed' | 'unknown-item' | 'same-title' }

type EditItemDeps = Pick<Services, 'db' | 'now' | 'config'>
type Which = { caseId: string; itemId: string; actor: Actor }

export function editItem(services: EditItemDeps, { caseId, itemId, actor, item }: Which & { item: ItemText }) {
  return withCase(services, { caseId, actor, action: 'case.write' }, async (tx, found): Promise<EditOutcome> => {
    if (!isOpen(found.state)) return { ok: false, reason: 'case-closed' }
    const checklist = await listChecklist(tx, caseId)
    const before = checklist.find(({ id }) => id === itemId)
    if (!before) return { ok: false, reason: 'unknown-item' }
    if (checklist.some(({ id, title }) => id !== itemId && title === item.title)) {
      return { ok: false, reason: 'same-title' }
    }
    await saveItemText(tx, itemId, item)
    if (before.title !== item.title) {
      const payload = { code: 'item-renamed', values: { from: before.title, to: item.title } } as const
      await addCaseEvent(tx, { caseId, payload, at: services.now(), actorId: actor.person.id })
    }
    const object = { type: 'case', id: caseId }
    const entries: AuditEntry[] = [{ action: 'case.checklist', object, detail: { edited: itemId, need: item.need } }]
    const caseState = await startWhenComplete(tx, services, caseId, (entry) => entries.push(entry))
    for (const entry of entries) await recordAudit(tx, actor, entry)
    return { ok: true, caseState }
  })
}

export function moveItem(services: EditItemDeps, { caseId, itemId, actor, by }: Which & { by: -1 | 1 }) {
  return withCase(services, { caseId, actor, action: 'case.write' }, async (tx, found): Promise<EditOutcome> => {
    if (!isOpen(found.state)) return { ok: false, reason: 'case-closed' }
    const ids = (await listChecklist(tx, caseId)).map(({ id }) => id)
    if (!ids.includes(itemId)) return { ok: false, reason: 'unknown-item' }
    await saveItemOrder(tx, caseId, movedBy(ids, itemId, by))
    return { ok: true, caseState: found.state }
  })
}

export function movedBy<Entry>(list: readonly Entry[], entry: Entry, by: -1 | 1): Entry[] {
  const from = list.indexOf(entry)
  const to = from + by
  if (from === -1 || to < 0 || to >= list.length) return [...list]
  return list.with(from, list[to] ?? entry).with(to, entry)
}

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
