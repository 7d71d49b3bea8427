import { asClient } from '#accounts/access/as-client.server.ts'
import { listOpenCasesOf, lockCase, saveCase } from '#cases/process/case-db.server.ts'
import { findSetDate } from '#cases/process/case-event-db.server.ts'
import { states } from '#cases/process/case-states.ts'
import { recordAudit, system } from '#platform/audit/audit.server.ts'
import type { Services } from '#platform/services.ts'
import { filingDueOn, hasFilingDate } from './due-date.ts'

/** Updates filing dates after a change of canton, except dates set by staff and extensions. */
export function replanFiling({ db, now }: Pick<Services, 'db' | 'now'>, personId: string): Promise<void> {
  return asClient(db, personId, async (tx) => {
    const moved: { id: string; from: string; to: string }[] = []
    const open = await listOpenCasesOf(tx, personId)
    for (const { id } of open.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
      const found = await lockCase(tx, id, personId)
      if (!found?.dueOn || !hasFilingDate(found.caseType) || states[found.state].due !== 'filing') continue
      if (await findSetDate(tx, id)) continue
      const dueOn = filingDueOn(found)
      if (dueOn === found.dueOn) continue
      await saveCase(tx, id, { dueOn }, now())
      moved.push({ id, from: found.dueOn, to: dueOn })
    }
    for (const { id, from, to } of moved) {
      const detail = { from, to, why: 'canton' }
      await recordAudit(tx, system, { action: 'case.due-date', object: { type: 'case', id }, detail })
    }
  })
}
