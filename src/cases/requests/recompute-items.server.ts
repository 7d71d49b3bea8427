import type { CaseRow } from '#cases/process/case-db.server.ts'
import { addCaseEvent } from '#cases/process/case-event-db.server.ts'
import { startWhenComplete } from '#cases/process/move-case.server.ts'
import { type AuditEntry, recordAudit, system } from '#platform/audit/audit.server.ts'
import type { Tx } from '#platform/db/database.server.ts'
import type { Services } from '#platform/services.ts'
import { insertChecklistItem, saveNotNeeded } from './checklist-db.server.ts'
import { type ItemText, itemsPerCase } from './item-text.ts'

export type ItemChange =
  | { act: 'add'; key: string; item: ItemText }
  | { act: 'take-off' | 'put-back'; key: string; itemId: string; title: string }

/**
 * Applies automatic changes to the checklist, and starts preparation once no required document is missing. The caller
 * must have locked the case. Returns item ids by key; items that no longer fit on a full checklist are missing.
 */
export async function settleItems(
  tx: Tx,
  services: Pick<Services, 'db' | 'now' | 'config'>,
  { found, present, changes }: { found: Pick<CaseRow, 'id'>; present: number; changes: readonly ItemChange[] },
): Promise<ReadonlyMap<string, string>> {
  const settled = new Map<string, string>()
  const entries: AuditEntry[] = []
  const object = { type: 'case', id: found.id }
  const notify = (code: 'item-added' | 'not-needed' | 'needed-after-all', item: string) =>
    addCaseEvent(tx, { caseId: found.id, payload: { code, values: { item } }, at: services.now(), actorId: null })
  let count = present
  for (const change of changes) {
    if (change.act === 'add') {
      if (count >= itemsPerCase) continue
      count++
      const added = await insertChecklistItem(tx, found.id, change.item)
      settled.set(change.key, added)
      await notify('item-added', change.item.title)
      entries.push({ action: 'case.checklist', object, detail: { added, need: change.item.need } })
    } else {
      const isNotNeeded = change.act === 'take-off'
      await saveNotNeeded(tx, change.itemId, isNotNeeded, null)
      settled.set(change.key, change.itemId)
      await notify(isNotNeeded ? 'not-needed' : 'needed-after-all', change.title)
      entries.push({ action: 'case.checklist', object, detail: { item: change.itemId, isNotNeeded } })
    }
  }
  if (changes.some(({ act }) => act === 'take-off')) {
    await startWhenComplete(tx, services, found.id, (entry) => entries.push(entry))
  }
  for (const entry of entries) await recordAudit(tx, system, entry)
  return settled
}
