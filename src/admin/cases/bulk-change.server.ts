import type { Actor } from '#accounts/actor.ts'
import { sightOf } from '#cases/sight.ts'
import type { Services } from '#platform/services.ts'
import { findCaseNumbers } from './case-options-db.server.ts'
import { changePlan, type PlanIntent } from './change-plan.server.ts'

/** What became of the selected cases: how many were changed, and why the others were not. */
export type BulkResult = { changed: number; refused: { caseNumber: string; text: string }[] }

type Bulk = { caseIds: string[]; actor: Actor; intent: PlanIntent; value: string }

/** Changes each of the selected cases by itself: a row that is refused does not hold up the others. */
export async function bulkChange(
  services: Pick<Services, 'db' | 'now' | 'config'>,
  { caseIds, actor, intent, value }: Bulk,
): Promise<BulkResult> {
  const numbers = await findCaseNumbers(services.db, caseIds, sightOf(actor))
  const result: BulkResult = { changed: 0, refused: [] }
  for (const caseId of caseIds) {
    const fault = await changePlan(services, { caseId, actor, intent, value })
    if (fault) result.refused.push({ caseNumber: numbers.get(caseId) ?? 'Unknown case', text: fault.text })
    else result.changed++
  }
  return result
}
