import type { Actor } from '#accounts/sessions/actor.ts'
import { isSameMoment } from '#cases/opening/same-moment.ts'
import { type CaseRow, lockCase } from '#cases/process/case-db.server.ts'
import { addCaseEvent, listCaseEvents } from '#cases/process/case-event-db.server.ts'
import { type CaseState, isOpen } from '#cases/process/case-states.ts'
import { moveBySystem } from '#cases/process/move-case.server.ts'
import { type NoCase, withCase } from '#cases/process/with-case.server.ts'
import { type AuditEntry, recordAudit } from '#platform/audit/audit.server.ts'
import type { Tx } from '#platform/db/database.server.ts'
import type { Services } from '#platform/services.ts'
import { insertChecklistItem, listChecklist } from './checklist-db.server.ts'
import { type ItemText, itemsPerCase } from './item-text.ts'
import { notifyRequested, openItems } from './notify-requested.server.ts'

export type RequestOutcome =
  | { ok: true; caseState: CaseState }
  | NoCase
  | { ok: false; reason: 'case-closed' | 'nothing-open' | 'same-title' | 'too-many-items' }

type RequestDocumentsDeps = Pick<Services, 'db' | 'now' | 'config'>
type Where = { caseId: string; actor: Actor }

/** Requests all items with one email and one timeline entry. Submitting the same request twice sends it once. */
export function requestDocuments(
  services: RequestDocumentsDeps,
  { caseId, actor, itemIds }: Where & { itemIds: string[] },
): Promise<RequestOutcome> {
  return changeRequests(services, { caseId, actor }, async (tx, found, entries) => {
    return ask(tx, services, found, { itemIds, actor, entries })
  })
}

export function addItem(
  services: RequestDocumentsDeps,
  { caseId, actor, item, isRequested }: Where & { item: ItemText; isRequested: boolean },
): Promise<RequestOutcome> {
  return changeRequests(services, { caseId, actor }, async (tx, found, entries) => {
    const present = await listChecklist(tx, caseId)
    if (present.some(({ title }) => title === item.title)) return { ok: false, reason: 'same-title' }
    if (present.length >= itemsPerCase) return { ok: false, reason: 'too-many-items' }
    const itemId = await insertChecklistItem(tx, caseId, item)
    const payload = { code: 'item-added', values: { item: item.title } } as const
    await addCaseEvent(tx, { caseId, payload, at: services.now(), actorId: actor.person.id })
    const object = { type: 'case', id: caseId }
    entries.push({ action: 'case.checklist', object, detail: { added: itemId, need: item.need } })
    return isRequested
      ? ask(tx, services, found, { itemIds: [itemId], actor, entries })
      : { ok: true, caseState: found.state }
  })
}

function changeRequests(
  services: RequestDocumentsDeps,
  { caseId, actor }: Where,
  change: (tx: Tx, found: CaseRow, entries: AuditEntry[]) => Promise<RequestOutcome>,
): Promise<RequestOutcome> {
  return withCase(services, { caseId, actor, action: 'case.write' }, async (tx, found): Promise<RequestOutcome> => {
    if (!isOpen(found.state)) return { ok: false, reason: 'case-closed' }
    const entries: AuditEntry[] = []
    const outcome = await change(tx, found, entries)
    for (const entry of entries) await recordAudit(tx, actor, entry)
    return outcome
  })
}

async function ask(
  tx: Tx,
  services: RequestDocumentsDeps,
  found: CaseRow,
  { itemIds, actor, entries }: { itemIds: string[]; actor: Actor; entries: AuditEntry[] },
): Promise<RequestOutcome> {
  const items = openItems(await listChecklist(tx, found.id)).filter(({ id }) => itemIds.includes(id))
  if (items.length === 0) return { ok: false, reason: 'nothing-open' }
  if (await wasJustRequested(tx, found.id, items, services.now())) return { ok: true, caseState: found.state }
  const record = (entry: AuditEntry) => entries.push(entry)
  await moveBySystem(tx, services, found, { move: 'ask_for_documents', isSilent: true, record })
  const moved = await lockCase(tx, found.id, null)
  if (!moved) throw new Error(`Case ${found.id} is gone while it was locked`)
  const eventKey = `documents-asked:${found.id}:${services.now().toISOString()}:${items.map(({ id }) => id).join()}`
  await notifyRequested(tx, services, moved, { items, actorId: actor.person.id, eventKey })
  const object = { type: 'case', id: found.id }
  entries.push({ action: 'case.documents-asked', object, detail: { items: items.length } })
  return { ok: true, caseState: moved.state }
}

async function wasJustRequested(tx: Tx, caseId: string, items: { title: string }[], now: Date): Promise<boolean> {
  const events = await listCaseEvents(tx, caseId, { withInternal: false })
  const titles = items.map(({ title }) => title).join('\n')
  return events.some(
    ({ payload, at }) =>
      payload.code === 'documents-asked' && payload.values.items.join('\n') === titles && isSameMoment(at, now),
  )
}
