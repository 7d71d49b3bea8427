import { activateBuyer } from '#accounts/registration/activate-buyer.server.ts'
import { notifyStaff } from '#accounts/team/notify-responsible.server.ts'
import { caseOpened, orderFulfilled } from '#cases/events.ts'
import * as caseTexts from '#cases/locales/en.ts'
import { documentsDueOn, hasFilingDate, lastFullYear } from '#cases/planning/due-date.ts'
import { findCaseForStaff, lockCase } from '#cases/process/case-db.server.ts'
import { staffNotified } from '#cases/process/case-emails.tsx'
import { addCaseEvent } from '#cases/process/case-event-db.server.ts'
import { isOpen } from '#cases/process/case-states.ts'
import { moveBySystem } from '#cases/process/move-case.server.ts'
import { addChecklistItems } from '#cases/requests/checklist-db.server.ts'
import { type AuditEntry, recordAudit, system } from '#platform/audit/audit.server.ts'
import { swissDay } from '#platform/day.ts'
import type { Tx } from '#platform/db/database.server.ts'
import { publish } from '#platform/events/events.server.ts'
import type { Services } from '#platform/services.ts'
import { t } from '#platform/texts.ts'
import { filingDueOn } from '#shop/domicile/cantons.ts'
import { type LockedOrder, listLines, lockOrder } from '#shop/orders/order-db.server.ts'
import { type CaseToOpen, caseNumber, casesToOpen, nameOf } from './case-opening.ts'
import {
  findBuyer,
  insertCase,
  listOpeningChecklist,
  reserveCaseCount,
  saveFulfilled,
  saveOrderOfCase,
} from './case-opening-db.server.ts'

export type OpeningOutcome =
  | { ok: true; caseIds: string[] }
  | { ok: false; reason: 'unknown-order' | 'not-paid' | 'done-before' }

type Order = NonNullable<Awaited<ReturnType<typeof lockOrder>>>
type Buyer = { id: string; name: string; email: string; canton: string | null }
type NumberedCase = CaseToOpen & { caseNumber: string }
type Opening = { order: Order; buyer: Buyer; plan: NumberedCase; entries: AuditEntry[] }

/** Opens an order's cases when it is paid or may start before payment. Idempotent. Throws if paid without a buyer. */
export function openCasesForOrder(services: Services, orderId: string): Promise<OpeningOutcome> {
  return services.db.transaction().execute(async (tx): Promise<OpeningOutcome> => {
    const order = await lockOrder(tx, orderId)
    if (!order) return { ok: false, reason: 'unknown-order' }
    if (order.fulfilledAt) return { ok: false, reason: 'done-before' }
    const mayBegin = order.state === 'paid' || (order.state === 'awaiting_transfer' && order.mayBeginAt !== null)
    if (!mayBegin || order.refundRequestedAt) return { ok: false, reason: 'not-paid' }
    // To prevent deadlocks, reserve case numbers first, in a fixed sequence, and write the audit log last.
    const all = casesToOpen(await listLines(tx, orderId), lastFullYear(services.now()), t(caseTexts.cases).names)
    const earlier = await findEarlierCase(tx, order)
    const [first, ...rest] = all
    const planned = await withNumbers(tx, earlier ? rest : all)
    const buyer = await findOrActivateBuyer(tx, services, order)
    const entries: AuditEntry[] = []
    const caseIds: string[] = []
    if (earlier && first)
      caseIds.push(await continueCase(tx, services, { order, plan: first, caseId: earlier, entries }))
    for (const plan of planned) caseIds.push(await openCase(tx, services, { order, buyer, plan, entries }))
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

async function findOrActivateBuyer(tx: Tx, services: Services, order: Order): Promise<Buyer> {
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

async function openCase(tx: Tx, services: Services, { order, buyer, plan, entries }: Opening): Promise<string> {
  const { config, now } = services
  const today = swissDay(now())
  const { productIds, addOns, ...planned } = plan
  const checklist = await listOpeningChecklist(tx, productIds, plan.taxYear)
  const canton = buyer.canton ?? order.domicileCanton
  const filingOn = hasFilingDate(plan.caseType) ? filingDueOn({ ...plan, canton }) : null
  const id = await insertCase(tx, {
    ...planned,
    clientId: buyer.id,
    canton,
    orderId: order.id,
    dueOn: checklist.length > 0 ? documentsDueOn(plan, today) : filingOn,
    createdAt: now(),
    updatedAt: now(),
  })
  await addChecklistItems(tx, id, checklist)
  await publish(tx, caseOpened, { caseId: id })
  const event = { caseId: id, at: now(), actorId: null }
  const orderNumber = order.number
  await addCaseEvent(tx, { ...event, payload: { code: 'opened-by-order', values: { orderNumber } }, toState: 'intake' })
  for (const line of addOns) {
    await addCaseEvent(tx, { ...event, payload: { code: 'ordered-with', values: { name: nameOf(line) } } })
    const { productId, quantity, productTitle: title } = line
    const payload = { code: 'add-on', values: { orderNumber, productId, quantity, title } } as const
    await addCaseEvent(tx, { ...event, payload, isInternal: true })
  }
  const opened = await lockCase(tx, id, null)
  if (!opened) throw new Error(`Case ${id} is gone right after it was opened`)
  const { needed } = opened.progress
  await notifyStaff(tx, 'office', { eventKey: `case-opened:${id}`, about: 'new-cases' }, () =>
    staffNotified(config.PUBLIC_URL, opened, { code: 'opened-by-order', values: {} }),
  )
  entries.push({
    action: 'case.opened',
    object: { type: 'case', id },
    detail: { caseNumber: plan.caseNumber, order: order.number, type: plan.caseType, taxYear: plan.taxYear },
  })
  const record = (entry: AuditEntry) => entries.push(entry)
  if (needed > 0) await moveBySystem(tx, services, opened, { move: 'ask_for_documents', isSilent: true, record })
  return id
}

/** Case for which the order was placed (`forCaseId`); null unless it is open and belongs to the buyer. */
async function findEarlierCase(tx: Tx, order: LockedOrder): Promise<string | null> {
  if (!order.forCaseId) return null
  const found = await findCaseForStaff(tx, order.forCaseId)
  return found && found.clientId === order.personId && isOpen(found.state) ? found.id : null
}

type Continued = { order: LockedOrder; plan: CaseToOpen; caseId: string; entries: AuditEntry[] }

/** Links an order to an existing case, requests the documents of its products and returns the case id. */
async function continueCase(tx: Tx, services: Services, { order, plan, caseId, entries }: Continued): Promise<string> {
  const { config, now } = services
  const held = await lockCase(tx, caseId, null)
  if (!held) throw new Error(`Case ${caseId} is gone right after it was found`)
  const { orderLineId, unitNumber, addOns, description, productIds } = plan
  await saveOrderOfCase(tx, caseId, { orderId: order.id, orderLineId, unitNumber, updatedAt: now() })
  await addChecklistItems(tx, caseId, await listOpeningChecklist(tx, productIds, held.taxYear))
  await publish(tx, caseOpened, { caseId })
  const event = { caseId, at: now(), actorId: null }
  const names = addOns.length > 0 ? addOns.map(nameOf) : [description]
  for (const name of names) await addCaseEvent(tx, { ...event, payload: { code: 'ordered-with', values: { name } } })
  const opened = await lockCase(tx, caseId, null)
  if (!opened) throw new Error(`Case ${caseId} is gone right after it was held`)
  const email = () => staffNotified(config.PUBLIC_URL, opened, { code: 'opened-by-order', values: {} })
  await notifyStaff(tx, opened, { eventKey: `case-ordered:${order.id}`, about: 'new-cases' }, email)
  const detail = { caseNumber: opened.caseNumber, order: order.number }
  entries.push({ action: 'case.ordered', object: { type: 'case', id: caseId }, detail })
  const record = (entry: AuditEntry) => entries.push(entry)
  if (opened.state === 'intake' && opened.progress.needed > 0)
    await moveBySystem(tx, services, opened, { move: 'ask_for_documents', isSilent: false, record })
  return caseId
}
