import { activateBuyer } from '#accounts/registration/activate-buyer.server.ts'
import { findActiveStaff } from '#accounts/team/recipient-db.server.ts'
import { orderFulfilled } from '#cases/events.ts'
import * as caseTexts from '#cases/locales/en.ts'
import { lastFullYear } from '#cases/planning/due-date.ts'
import { findCaseForStaff } from '#cases/process/case-db.server.ts'
import { isOpen } from '#cases/process/case-states.ts'
import { type AuditEntry, recordAudit, system } from '#platform/audit/audit.server.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { publish } from '#platform/events/events.server.ts'
import type { Services } from '#platform/services.ts'
import { t } from '#platform/texts.ts'
import { findCaseOfYear } from '#shop/orders/case-of-year-db.server.ts'
import { findOrder, type LockedOrder, listLines, lockOrder } from '#shop/orders/order-db.server.ts'
import { belongsToYear, type CaseToOpen, caseNumber, casesToOpen, openingRefusal } from './case-opening.ts'
import { findBuyer, lockYears, reserveCaseCount, saveFulfilled } from './case-opening-db.server.ts'
import { holdOpening } from './decide-opening.server.ts'
import { findQuoteOfOrder } from './held-opening-db.server.ts'
import { continueCase, type NumberedCase, openOrderedCase } from './open-ordered-case.server.ts'

export type OpeningOutcome =
  | { ok: true; caseIds: string[] }
  | { ok: false; reason: 'unknown-order' | 'not-paid' | 'done-before' }

type Buyer = { id: string; name: string; email: string; canton: string | null }

/**
 * Opens an order's cases when it is paid or may start before payment. Idempotent. Throws if paid without a buyer.
 * A return for a year that has a case is held until staff decide; an offer says beforehand what becomes of it.
 */
export async function openCasesForOrder(services: Services, orderId: string): Promise<OpeningOutcome> {
  const plan = async (db: Db | Tx) =>
    casesToOpen(await listLines(db, orderId), lastFullYear(services.now()), t(caseTexts.cases).names)
  const seen = await findOrder(services.db, orderId)
  if (!seen) return { ok: false, reason: 'unknown-order' }
  const unready = openingRefusal(seen)
  if (unready) return { ok: false, reason: unready }
  // Numbers are reserved before the transaction, so that openings of other orders do not wait while emails are written.
  const numbers = await reserveNumbers(services.db, await plan(services.db))
  return services.db.transaction().execute(async (tx): Promise<OpeningOutcome> => {
    const order = await lockOrder(tx, orderId)
    if (!order) return { ok: false, reason: 'unknown-order' }
    const refusal = openingRefusal(order)
    if (refusal) return { ok: false, reason: refusal }
    // To prevent deadlocks, locks are taken in this order, and the audit log is written last.
    const all = await plan(tx)
    const years = all.map(({ taxYear }) => taxYear)
    if (order.personId) await lockYears(tx, order.personId, years)
    const earlier = await findEarlierCase(tx, order)
    const [first, ...rest] = all
    const buyer = await findOrActivateBuyer(tx, services, order)
    await lockYears(tx, buyer.id, years)
    const quote = await findQuoteOfOrder(tx, orderId)
    const adviser = quote?.createdBy ? await findActiveStaff(tx, quote.createdBy) : null
    const entries: AuditEntry[] = []
    const caseIds: string[] = []
    const toOpen: CaseToOpen[] = []
    for (const plan of earlier ? rest : all) {
      const asks = belongsToYear(plan) && !quote?.secondCaseReason
      const known = asks ? await findCaseOfYear(tx, { clientId: buyer.id, taxYear: plan.taxYear }) : null
      if (known) await holdOpening(tx, services, { order, plan, known, entries })
      else toOpen.push(plan)
    }
    if (earlier && first)
      caseIds.push(await continueCase(tx, services, { order, plan: first, caseId: earlier, adviser, entries }))
    for (const plan of numbered(toOpen, numbers))
      caseIds.push(await openOrderedCase(tx, services, { order, buyer, plan, adviser, entries }))
    await saveFulfilled(tx, orderId, buyer.id, services.now())
    await publish(tx, orderFulfilled, { orderId })
    entries.push({
      action: 'order.fulfilled',
      object: { type: 'order', id: orderId },
      detail: { cases: caseIds.length },
    })
    for (const entry of entries) await recordAudit(tx, system, entry)
    return { ok: true, caseIds }
  })
}

async function findOrActivateBuyer(tx: Tx, services: Services, order: LockedOrder): Promise<Buyer> {
  const known = order.personId ? await findBuyer(tx, order.personId) : null
  if (known && known.status !== 'pending' && known.status !== 'invited') return known
  const email = known?.email ?? order.buyerEmail
  if (!email)
    throw new Error(`Order ${order.number} is paid, and neither account nor e-mail address of its buyer is known`)
  const name = known?.name ?? order.buyerName ?? ''
  const { personId } = await activateBuyer(tx, services, { email, name, orderId: order.id })
  return findBuyer(tx, personId)
}

/** One number for each planned case, by tax year. */
async function reserveNumbers(db: Db, planned: readonly CaseToOpen[]): Promise<Map<number, string[]>> {
  const numbers = new Map<number, string[]>()
  for (const { taxYear } of planned) {
    const number = caseNumber(taxYear, await reserveCaseCount(db, taxYear))
    numbers.set(taxYear, [...(numbers.get(taxYear) ?? []), number])
  }
  return numbers
}

function numbered(planned: readonly CaseToOpen[], numbers: Map<number, string[]>): NumberedCase[] {
  return planned
    .toSorted((a, b) => a.taxYear - b.taxYear)
    .map((plan) => {
      const number = numbers.get(plan.taxYear)?.shift()
      if (!number) throw new Error('The lines of the order have changed while its cases were opened')
      return { ...plan, caseNumber: number }
    })
}

/** Case for which the order was placed (`forCaseId`); null unless it is open and of the buyer's household. */
async function findEarlierCase(tx: Tx, order: LockedOrder): Promise<string | null> {
  if (!order.forCaseId) return null
  const found = await findCaseForStaff(tx, order.forCaseId)
  const isOfBuyer = found?.clientId === order.personId || found?.sharedWith === order.personId
  return found && isOfBuyer && isOpen(found.state) ? found.id : null
}
