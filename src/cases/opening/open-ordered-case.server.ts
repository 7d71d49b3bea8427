import { notifyStaff } from '#accounts/team/notify-responsible.server.ts'
import type { Recipient } from '#accounts/team/recipient-db.server.ts'
import { caseOpened } from '#cases/events.ts'
import { documentsDueOn, hasFilingDate } from '#cases/planning/due-date.ts'
import { lockCase, saveCase } from '#cases/process/case-db.server.ts'
import { staffNotified } from '#cases/process/case-emails.tsx'
import { addCaseEvent } from '#cases/process/case-event-db.server.ts'
import { moveBySystem } from '#cases/process/move-case.server.ts'
import { addChecklistItems } from '#cases/requests/checklist-db.server.ts'
import type { AuditEntry } from '#platform/audit/audit.server.ts'
import { swissDay } from '#platform/day.ts'
import type { Tx } from '#platform/db/database.server.ts'
import { publish } from '#platform/events/events.server.ts'
import type { Services } from '#platform/services.ts'
import { filingDueOn } from '#shop/domicile/cantons.ts'
import type { LockedOrder } from '#shop/orders/order-db.server.ts'
import { type CaseToOpen, nameOf } from './case-opening.ts'
import { insertCase, listOpeningChecklist, saveOrderOfCase } from './case-opening-db.server.ts'

export type NumberedCase = CaseToOpen & { caseNumber: string }

type OrderedCase = {
  order: LockedOrder
  buyer: { id: string; canton: string | null }
  plan: NumberedCase
  adviser: Recipient | null
  entries: AuditEntry[]
}

export async function openOrderedCase(
  tx: Tx,
  services: Pick<Services, 'db' | 'config' | 'now'>,
  { order, buyer, plan, adviser, entries }: OrderedCase,
): Promise<string> {
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
    assignedTo: adviser?.id ?? null,
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
  if (adviser)
    await addCaseEvent(tx, { ...event, payload: { code: 'assigned', values: { to: adviser.name } }, isInternal: true })
  await notifyStaff(
    tx,
    adviser ? { assignedTo: adviser.id } : 'office',
    { eventKey: `case-opened:${id}`, about: 'new-cases' },
    () => staffNotified(config.PUBLIC_URL, opened, { code: 'opened-by-order', values: {} }),
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

type Continued = {
  order: LockedOrder
  plan: CaseToOpen
  caseId: string
  adviser: Recipient | null
  entries: AuditEntry[]
  /** Who added the order to the case; the system if left out. */
  actorId?: string
}

/** Adds an order to an existing case and requests the documents of its products. `adviser` gets an unassigned case. */
export async function continueCase(
  tx: Tx,
  services: Pick<Services, 'db' | 'config' | 'now'>,
  { order, plan, caseId, adviser, entries, actorId }: Continued,
): Promise<string> {
  const { config, now } = services
  const held = await lockCase(tx, caseId, null)
  if (!held) throw new Error(`Case ${caseId} is gone right after it was found`)
  const { orderLineId, unitNumber, addOns, description, productIds } = plan
  await saveOrderOfCase(tx, caseId, { orderId: order.id, orderLineId, unitNumber, updatedAt: now() })
  await addChecklistItems(tx, caseId, await listOpeningChecklist(tx, productIds, held.taxYear))
  await publish(tx, caseOpened, { caseId })
  const event = { caseId, at: now(), actorId: actorId ?? null }
  const names = addOns.length > 0 ? addOns.map(nameOf) : [description]
  for (const name of names) await addCaseEvent(tx, { ...event, payload: { code: 'ordered-with', values: { name } } })
  if (adviser && held.assignedTo === null) {
    await saveCase(tx, caseId, { assignedTo: adviser.id }, now())
    await addCaseEvent(tx, { ...event, payload: { code: 'assigned', values: { to: adviser.name } }, isInternal: true })
  }
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
