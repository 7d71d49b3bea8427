import { accessScopeOf } from '#accounts/access/access-scope.ts'
import { may } from '#accounts/people/may.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { notifyStaff } from '#accounts/team/notify-responsible.server.ts'
import { findActiveStaff } from '#accounts/team/recipient-db.server.ts'
import * as caseTexts from '#cases/locales/en.ts'
import { lastFullYear } from '#cases/planning/due-date.ts'
import { findCaseFor, findCaseForStaff } from '#cases/process/case-db.server.ts'
import { orderDecided, staffNotified } from '#cases/process/case-emails.tsx'
import { addCaseEvent } from '#cases/process/case-event-db.server.ts'
import { isOpen } from '#cases/process/case-states.ts'
import { type AuditEntry, recordAudit } from '#platform/audit/audit.server.ts'
import type { Tx } from '#platform/db/database.server.ts'
import { queueEmail } from '#platform/mail/queue-email.server.ts'
import type { Services } from '#platform/services.ts'
import { cleanText } from '#platform/text/clean-text.ts'
import { isUuid } from '#platform/text/uuid.ts'
import { t } from '#platform/texts.ts'
import type { CaseOfYear } from '#shop/orders/case-of-year-db.server.ts'
import { type LockedOrder, listLines, lockOrder } from '#shop/orders/order-db.server.ts'
import { type CaseToOpen, caseNumber, casesToOpen, nameOf } from './case-opening.ts'
import { findBuyer, lockYears, reserveCaseCount } from './case-opening-db.server.ts'
import { insertHeldOpening, lockHeldOpening, saveCaseOfOrder, saveDecidedOpening } from './held-opening-db.server.ts'
import { continueCase, openOrderedCase } from './open-ordered-case.server.ts'
import { maxOpeningReasonLength } from './staff-opening.ts'

type Held = { order: LockedOrder; plan: CaseToOpen; known: CaseOfYear; entries: AuditEntry[] }

/** Notes that a paid unit waits until staff decide what becomes of it, and tells those responsible for the case. */
export async function holdOpening(
  tx: Tx,
  { config, now }: Pick<Services, 'config' | 'now'>,
  { order, plan, known, entries }: Held,
): Promise<void> {
  const { orderLineId, unitNumber } = plan
  await insertHeldOpening(tx, { orderLineId, unitNumber, orderId: order.id, caseId: known.id, heldAt: now() })
  const orderNumber = order.number
  const payload = { code: 'order-held', values: { orderNumber, name: wordsOf(plan) } } as const
  await addCaseEvent(tx, { caseId: known.id, at: now(), actorId: null, payload, isInternal: true })
  const found = await findCaseForStaff(tx, known.id)
  if (!found) throw new Error(`Case ${known.id} is gone right after it was found`)
  const email = () => staffNotified(config.PUBLIC_URL, found, { code: 'order-held', values: { orderNumber } })
  await notifyStaff(tx, found, { eventKey: `order-held:${order.id}:${found.id}`, about: 'new-cases' }, email)
  const detail = { caseNumber: known.caseNumber, order: order.number }
  entries.push({ action: 'case.order-held', object: { type: 'case', id: known.id }, detail })
}

function wordsOf({ description, addOns }: CaseToOpen): string {
  return description || addOns.map(nameOf).join(', ')
}

export type DecideOpeningOutcome =
  | { ok: true; caseId: string }
  | { ok: false; reason: 'forbidden' | 'unknown-order' | 'decided-before' | 'not-paid' | 'case-over' }
  | { ok: false; reason: 'no-reason' | 'reason-too-long' }

type DecideOpeningInput = {
  actor: Actor
  orderId: string
  orderLineId: string
  unitNumber: number
  isJoined: boolean
  /** Why the client gets a second case for the year. */
  reason: string
}

/** Adds a held unit to the case of its year, or opens a second case for it. Only for staff who may see the case. */
export async function decideOpening(
  services: Pick<Services, 'db' | 'now' | 'config'>,
  { actor, orderId, orderLineId, unitNumber, isJoined, reason }: DecideOpeningInput,
): Promise<DecideOpeningOutcome> {
  if (!may(actor.person, 'case.open')) return { ok: false, reason: 'forbidden' }
  if (!isUuid(orderId) || !isUuid(orderLineId) || !Number.isSafeInteger(unitNumber))
    return { ok: false, reason: 'unknown-order' }
  const why = cleanText(reason)
  if (!isJoined && why === '') return { ok: false, reason: 'no-reason' }
  if ([...why].length > maxOpeningReasonLength) return { ok: false, reason: 'reason-too-long' }
  const { now, config } = services
  return services.db.transaction().execute(async (tx): Promise<DecideOpeningOutcome> => {
    const order = await lockOrder(tx, orderId)
    const held = order && (await lockHeldOpening(tx, { orderId, orderLineId, unitNumber }))
    const known = held && (await findCaseFor(tx, held.caseId, accessScopeOf(actor)))
    if (!known || !order.personId) return { ok: false, reason: 'unknown-order' }
    if (held.decidedAt) return { ok: false, reason: 'decided-before' }
    const isRunning = order.state === 'paid' || order.state === 'awaiting_transfer'
    if (!isRunning || order.refundRequestedAt) return { ok: false, reason: 'not-paid' }
    if (isJoined && !isOpen(known.state)) return { ok: false, reason: 'case-over' }
    const plans = casesToOpen(await listLines(tx, orderId), lastFullYear(order.createdAt), t(caseTexts.cases).names)
    const plan = plans.find((one) => one.orderLineId === orderLineId && one.unitNumber === unitNumber)
    if (!plan) return { ok: false, reason: 'unknown-order' }
    const buyer = await findBuyer(tx, order.personId)
    const adviser = await findActiveStaff(tx, known.assignedTo ?? actor.person.id)
    const entries: AuditEntry[] = []
    const shared = { order, adviser, entries }
    const decide = async () => {
      if (isJoined) {
        await saveCaseOfOrder(tx, orderId, known.id)
        return continueCase(tx, services, { ...shared, plan, caseId: known.id, actorId: actor.person.id })
      }
      await lockYears(tx, buyer.id, [plan.taxYear])
      const number = caseNumber(plan.taxYear, await reserveCaseCount(tx, plan.taxYear))
      return openOrderedCase(tx, services, { ...shared, buyer, plan: { ...plan, caseNumber: number } })
    }
    const caseId = await decide()
    const event = { caseId, at: now(), actorId: actor.person.id, isInternal: true }
    if (!isJoined) await addCaseEvent(tx, { ...event, payload: { code: 'second-case', values: { reason: why } } })
    const decided = { decidedAt: now(), decidedBy: actor.person.id, isJoined, reason: isJoined ? null : why }
    await saveDecidedOpening(tx, { orderLineId, unitNumber }, decided)
    const opened = await findCaseForStaff(tx, caseId)
    if (!opened) throw new Error(`Case ${caseId} is gone right after it was found`)
    await queueEmail(tx, {
      eventKey: `order-decided:${orderLineId}:${unitNumber}`,
      topic: 'cases',
      to: buyer.email,
      emailContent: () => orderDecided(config.PUBLIC_URL, buyer, opened, { orderNumber: order.number, isJoined }),
    })
    for (const entry of entries) await recordAudit(tx, actor, entry)
    const detail = { caseNumber: opened.caseNumber, order: order.number, isJoined }
    await recordAudit(tx, actor, { action: 'case.order-decided', object: { type: 'case', id: caseId }, detail })
    return { ok: true, caseId }
  })
}
