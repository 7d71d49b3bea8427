import { activateBuyer } from '#accounts/registration/activate-buyer.server.ts'
import { findActiveStaff } from '#accounts/team/recipient-db.server.ts'
import { orderFulfilled } from '#cases/events.ts'
import * as caseTexts from '#cases/locales/en.ts'
import { lastFullYear } from '#cases/planning/due-date.ts'
import { findCaseForStaff } from '#cases/process/case-db.server.ts'
import { isOpen } from '#cases/process/case-states.ts'
import { type AuditEntry, recordAudit, system } from '#platform/audit/audit.server.ts'
import type { Tx } from '#platform/db/database.server.ts'
import { publish } from '#platform/events/events.server.ts'
import type { Services } from '#platform/services.ts'
import { t } from '#platform/texts.ts'
import { findCaseOfYear } from '#shop/orders/case-of-year-db.server.ts'
import { type LockedOrder, listLines, lockOrder } from '#shop/orders/order-db.server.ts'
import { belongsToYear, type CaseToOpen, caseNumber, casesToOpen } from './case-opening.ts'
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
export function openCasesForOrder(services: Services, orderId: string): Promise<OpeningOutcome> {
  return services.db.transaction().execute(async (tx): Promise<OpeningOutcome> => {
    const order = await lockOrder(tx, orderId)
    if (!order) return { ok: false, reason: 'unknown-order' }
    if (order.fulfilledAt) return { ok: false, reason: 'done-before' }
    const mayBegin = order.state === 'paid' || (order.state === 'awaiting_transfer' && order.mayBeginAt !== null)
    if (!mayBegin || order.refundRequestedAt) return { ok: false, reason: 'not-paid' }
    // To prevent deadlocks, lock the years of the case numbers first, in order, and write the audit log last.
    const all = casesToOpen(await listLines(tx, orderId), lastFullYear(services.now()), t(caseTexts.cases).names)
    await lockYears(
      tx,
      all.map(({ taxYear }) => taxYear),
    )
    const earlier = await findEarlierCase(tx, order)
    const [first, ...rest] = all
    const buyer = await findOrActivateBuyer(tx, services, order)
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
    for (const plan of await withNumbers(tx, toOpen))
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

async function withNumbers(tx: Tx, planned: CaseToOpen[]): Promise<NumberedCase[]> {
  const numbered: NumberedCase[] = []
  for (const plan of planned.toSorted((a, b) => a.taxYear - b.taxYear)) {
    numbered.push({ ...plan, caseNumber: caseNumber(plan.taxYear, await reserveCaseCount(tx, plan.taxYear)) })
  }
  return numbered
}

/** Case for which the order was placed (`forCaseId`); null unless it is open and of the buyer's household. */
async function findEarlierCase(tx: Tx, order: LockedOrder): Promise<string | null> {
  if (!order.forCaseId) return null
  const found = await findCaseForStaff(tx, order.forCaseId)
  const isOfBuyer = found?.clientId === order.personId || found?.sharedWith === order.personId
  return found && isOfBuyer && isOpen(found.state) ? found.id : null
}
