import { data } from 'react-router'
import type { AdminContext } from '#admin/guard.server.ts'
import { doneAt } from '#admin/notices.server.ts'
import { oneOf } from '#admin/ui/address.ts'
import * as caseStaffTexts from '#cases/staff/locales/en.ts'
import { t } from '#platform/texts.ts'
import { type BulkChange, type BulkResult, bulkIntents } from './bulk.ts'
import { bulkChange, dryRunBulk } from './bulk-change.server.ts'

const copy = () => t(caseStaffTexts.bulkAnswer)

export type BulkAnswer =
  | { step: 'fault'; text: string }
  | ({ step: 'check'; change: BulkChange } & BulkResult)
  | ({ step: 'done' } & BulkResult)

const maxCases = 100

/** The first submission only returns a dry run; submitting the confirmation makes the change. */
export async function runBulkAction({ services, actor }: AdminContext, form: FormData, backTo: string) {
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
