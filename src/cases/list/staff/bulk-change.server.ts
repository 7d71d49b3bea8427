import { accessScopeOf } from '#accounts/access/access-scope.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { isCaseMove } from '#cases/process/case-states.ts'
import { moveCase } from '#cases/process/move-case.server.ts'
import { moveError } from '#cases/process/staff/case-errors.ts'
import { changePlan, type Planned } from '#cases/process/staff/change-plan.server.ts'
import * as caseStaffTexts from '#cases/staff/locales/en.ts'
import { dryRun } from '#platform/db/dry-run.server.ts'
import type { Services } from '#platform/services.ts'
import { t } from '#platform/texts.ts'
import { type BulkChange, type BulkResult, bulkMoves } from './bulk.ts'
import { findCaseNumbers } from './case-options-db.server.ts'

const copy = () => t(caseStaffTexts.bulkChange)

type BulkChangeDeps = Pick<Services, 'db' | 'now' | 'config' | 'prepareApproval'>
type Bulk = BulkChange & { caseIds: string[]; actor: Actor }

/** Changes each case separately, so that a refused change does not block the others. */
export async function bulkChange(services: BulkChangeDeps, { caseIds, ...change }: Bulk): Promise<BulkResult> {
  const numbers = await findCaseNumbers(services.db, caseIds, accessScopeOf(change.actor))
  const result: BulkResult = { done: [], unchanged: [], refused: [] }
  for (const id of caseIds) {
    const outcome = await changeOne(services, { caseId: id, ...change })
    const caseNumber = numbers.get(id) ?? copy().unknownCase
    if (!outcome.ok) result.refused.push({ caseNumber, text: outcome.error.text })
    else if (outcome.isUnchanged) result.unchanged.push(caseNumber)
    else result.done.push({ id, caseNumber })
  }
  return result
}

export function dryRunBulk(services: BulkChangeDeps, bulk: Bulk): Promise<BulkResult> {
  return dryRun(() => bulkChange(services, bulk))
}

type One = BulkChange & { caseId: string; actor: Actor }

async function changeOne(services: BulkChangeDeps, { intent, value, reason, ...who }: One): Promise<Planned> {
  if (intent !== 'move') return changePlan(services, { ...who, intent, value })
  if (!isCaseMove(value) || !bulkMoves.includes(value)) return { ok: false, error: moveError({ reason: 'no-move' }) }
  const outcome = await moveCase(services, { ...who, move: value, facts: { reason } })
  return outcome.ok ? { ok: true } : { ok: false, error: moveError({ ...outcome, move: value }) }
}
