import { type MoneyError, readMoney } from '#tax/money-input.ts'
import { type Bill, findBill, insertBill } from './assessed-db.server.ts'
import { type BillAmounts, type BillPart, billParts, noBill } from './bill.ts'
import {
  type NotAssessed,
  noteChange,
  type WithAssessmentDeps,
  type WithAssessmentInput,
  withAssessment,
} from './with-assessment.server.ts'

export type BillOutcome =
  | { ok: true }
  | NotAssessed
  | { ok: false; reason: 'bill-stale'; now: Bill }
  | { ok: false; reason: MoneyError; part: BillPart }

/** Amounts as typed; empty if not billed yet. `version`: version of the bills shown in the form; 0 if none. */
export type EnteredBill = { submitted: Record<BillPart, string>; version: number }

export function enterBill(
  services: WithAssessmentDeps,
  { caseId, actor, submitted, version: seen }: WithAssessmentInput & EnteredBill,
) {
  return withAssessment(services, { caseId, actor }, async (tx, found): Promise<BillOutcome> => {
    const amounts: BillAmounts = { ...noBill }
    for (const part of billParts) {
      if (submitted[part].trim() === '') continue
      const read = readMoney(submitted[part])
      if (!read.ok) return { ...read, part }
      amounts[part] = read.cents
    }
    const now = await findBill(tx, caseId)
    if (billParts.every((part) => amounts[part] === (now?.amounts ?? noBill)[part])) return { ok: true }
    if (now && now.version !== seen) return { ok: false, reason: 'bill-stale', now }
    const version = (now?.version ?? 0) + 1
    await insertBill(tx, { caseId, version, amounts, createdBy: actor.person.id, createdAt: services.now() })
    await noteChange(tx, services, { found, actor, action: 'assessment.bill', detail: { version } })
    return { ok: true }
  })
}
