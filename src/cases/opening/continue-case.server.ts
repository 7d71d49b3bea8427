import { notifyStaff } from '#accounts/team/notify-responsible.server.ts'
import { caseOpened } from '#cases/events.ts'
import { findCaseForStaff, lockCase } from '#cases/process/case-db.server.ts'
import { staffNotified } from '#cases/process/case-emails.tsx'
import { addCaseEvent } from '#cases/process/case-event-db.server.ts'
import { isOpen } from '#cases/process/case-states.ts'
import { moveBySystem } from '#cases/process/move-case.server.ts'
import { addChecklistItems } from '#cases/requests/checklist-db.server.ts'
import type { AuditEntry } from '#platform/audit/audit.server.ts'
import type { Tx } from '#platform/db/database.server.ts'
import { publish } from '#platform/events/events.server.ts'
import type { Services } from '#platform/services.ts'
import type { LockedOrder } from '#shop/orders/order-db.server.ts'
import { type CaseToOpen, nameOf } from './case-opening.ts'
import { listOpeningChecklist, saveOrderOfCase } from './case-opening-db.server.ts'

/**
 * Finds the case for which the order was placed (`forCaseId`); null unless the case is open and belongs to the buyer.
 */
export async function findEarlierCase(tx: Tx, order: LockedOrder): Promise<string | null> {
  if (!order.forCaseId) return null
  const found = await findCaseForStaff(tx, order.forCaseId)
  return found && found.clientId === order.personId && isOpen(found.state) ? found.id : null
}

type Continued = { order: LockedOrder; plan: CaseToOpen; caseId: string; entries: AuditEntry[] }

/**
 * Links an order to an existing case and requests the documents needed for the ordered products. Returns the case id.
 */
export async function continueCase(
  tx: Tx,
  services: Services,
  { order, plan, caseId, entries }: Continued,
): Promise<string> {
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
