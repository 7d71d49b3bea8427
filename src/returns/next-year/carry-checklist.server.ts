import { lockCase } from '#cases/process/case-db.server.ts'
import { addChecklistItems, type ChecklistItem, listChecklist } from '#cases/requests/checklist-db.server.ts'
import { needColumns } from '#cases/requests/item-text.ts'
import { recordAudit, system } from '#platform/audit/audit.server.ts'
import type { Services } from '#platform/services.ts'
import { findCaseOfYearBefore } from '#returns/amounts/figure-db.server.ts'

/** Adds last year's accepted documents to the new checklist if missing there. Idempotent. Returns the number added. */
export async function carryChecklist({ db }: Pick<Services, 'db'>, caseId: string): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const found = await lockCase(tx, caseId, null)
    const before = found?.caseType === 'tax_return' ? await findCaseOfYearBefore(tx, found) : null
    if (!found || !before) return 0
    const present = new Set((await listChecklist(tx, caseId)).map(({ title }) => sameTitle(title)))
    const added = recurring(await listChecklist(tx, before.id), before.taxYear).filter(
      ({ title }) => !present.has(sameTitle(title)),
    )
    if (added.length === 0) return 0
    const items = added.map(({ title, description, need }) => ({ title, description, ...needColumns(need) }))
    await addChecklistItems(tx, caseId, items)
    await recordAudit(tx, system, {
      action: 'case.checklist-carried',
      object: { type: 'case', id: caseId },
      detail: { caseNumber: found.caseNumber, items: added.length },
    })
    return added.length
  })
}

const sameTitle = (title: string) => title.trim().toLowerCase()

function recurring(items: readonly ChecklistItem[], taxYear: number): ChecklistItem[] {
  const moved = (text: string) => text.replaceAll(String(taxYear), String(taxYear + 1))
  return items
    .filter(({ state }) => state === 'accepted')
    .map((item) => ({ ...item, title: moved(item.title), description: moved(item.description) }))
}
