import { data, redirect } from 'react-router'
import { accessScopeOf } from '#accounts/access/access-scope.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import type { AdminContext } from '#admin/guard.server.ts'
import { doneAt } from '#admin/notices.server.ts'
import { oneOf } from '#admin/ui/address.ts'
import { isCaseMove } from '#cases/process/case-states.ts'
import { moveCase } from '#cases/process/move-case.server.ts'
import { moveError } from '#cases/process/staff/case-errors.ts'
import { changePlan, type Planned } from '#cases/process/staff/change-plan.server.ts'
import * as caseStaffTexts from '#cases/staff/locales/en.ts'
import { dryRun } from '#platform/db/dry-run.server.ts'
import type { Services } from '#platform/services.ts'
import { t } from '#platform/texts.ts'
import { type BulkChange, type BulkResult, bulkIntents, bulkMoves } from './bulk.ts'
import { findCaseNumbers } from './case-list-db.server.ts'

const bulkChangeCopy = () => t(caseStaffTexts.bulkChange)

const copy = () => t(caseStaffTexts.bulkAnswer)

export type BulkAnswer =
  | { step: 'fault'; text: string }
  | ({ step: 'check'; change: BulkChange } & BulkResult)
  | ({ step: 'done' } & BulkResult)

const maxCases = 100

/** Bulk change of cases: the first submission only returns a dry run; the confirmation makes the change. */
export async function runBulkAction({ services, actor }: AdminContext, form: FormData, backTo: string) {
  const selected = form.getAll('case').map((id) => ['case', String(id)])
  if (form.get('intent') === 'message' && selected.length > 0)
    throw redirect(`/admin/cases/message?${new URLSearchParams(selected.slice(0, maxCases))}`, 303)
  const intent = oneOf(bulkIntents, String(form.get('intent')))
  const caseIds = [...new Set(form.getAll('case').map(String))].slice(0, maxCases)
  if (!intent) return error(copy().chooseAction)
  if (caseIds.length === 0) return error(copy().selectCases)
  const change = { intent, value: String(form.get(intent) ?? ''), reason: String(form.get('reason') ?? '') }
  const bulk = { ...change, caseIds, actor }
  if (form.get('step') !== 'do') {
    return data<BulkAnswer>({ step: 'check', change, ...(await dryRunBulk(services, bulk)) })
  }
  const result = await bulkChange(services, bulk)
  if (result.refused.length === 0) throw doneAt(backTo, 'bulk-done')
  return data<BulkAnswer>(
    { step: 'done', ...result },
    { status: result.done.length + result.unchanged.length > 0 ? 200 : 409 },
  )
}

function error(text: string) {
  return data<BulkAnswer>({ step: 'fault', text }, { status: 422 })
}

type BulkChangeDeps = Pick<Services, 'db' | 'now' | 'config' | 'log' | 'prepareApproval'>

type Bulk = BulkChange & { caseIds: string[]; actor: Actor }

/** Changes each case separately, so that a refused change does not block the others. */
export async function bulkChange(services: BulkChangeDeps, { caseIds, ...change }: Bulk): Promise<BulkResult> {
  const numbers = await findCaseNumbers(services.db, caseIds, accessScopeOf(change.actor))
  const result: BulkResult = { done: [], unchanged: [], refused: [] }
  for (const id of caseIds) {
    const outcome = await changeOne(services, { caseId: id, ...change })
    const caseNumber = numbers.get(id) ?? bulkChangeCopy().unknownCase
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
