import { notifyStaff } from '#accounts/team/notify-responsible.server.ts'
import * as caseTexts from '#cases/locales/en.ts'
import { type CaseRow, lockCase } from '#cases/process/case-db.server.ts'
import { addCaseEvent } from '#cases/process/case-event-db.server.ts'
import { moveBySystem } from '#cases/process/move-case.server.ts'
import { type AuditEntry, recordAudit, system } from '#platform/audit/audit.server.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'
import type { Services } from '#platform/services.ts'
import { t } from '#platform/texts.ts'
import { listLines, lockOrder } from '#shop/orders/order-db.server.ts'
import { findMoneyHere } from '#shop/refunds/money-here.server.ts'
import { findOpenRefund, findRefund } from '#shop/refunds/refund-db.server.ts'
import { refundRequested } from '#shop/refunds/refund-emails.tsx'
import { type DueRefund, dueRefund } from '#shop/refunds/refund-rules.ts'
import { countDelivered, hasEvent, hasShownDraft, listCaseIdsOfOrder } from './refund-facts-db.server.ts'

type FollowRefundDeps = Pick<Services, 'db' | 'now' | 'config'>

/** After a full refund, withdraws the order's cases whose draft the client never saw. Idempotent. */
export function followRefund(services: FollowRefundDeps, orderId: string): Promise<void> {
  return eachCase(services, orderId, async (tx, found, orderNumber) => {
    const payload = { code: 'order-refunded', values: { orderNumber } } as const
    if (await hasEvent(tx, found.id, payload)) return
    await addCaseEvent(tx, { caseId: found.id, payload, at: services.now(), actorId: null })
    if (await hasShownDraft(tx, found.id)) return
    const record = (entry: AuditEntry) => recordAudit(tx, system, entry)
    const facts = { reason: t(caseTexts.cases).orderRefunded }
    await moveBySystem(tx, services, found, { move: 'withdraw', isSilent: true, record, facts })
  })
}

export function notePartRefund(services: FollowRefundDeps, orderId: string, amountCents: number | null): Promise<void> {
  if (amountCents === 0) return Promise.resolve()
  return eachCase(services, orderId, async (tx, found, orderNumber) => {
    const payload = { code: 'order-part-refunded', values: { orderNumber } } as const
    await addCaseEvent(tx, { caseId: found.id, payload, at: services.now(), actorId: null, isInternal: true })
  })
}

type Follow = (tx: Tx, found: CaseRow, orderNumber: number) => Promise<void>

function eachCase({ db }: FollowRefundDeps, orderId: string, follow: Follow): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) return
    for (const id of await listCaseIdsOfOrder(tx, orderId)) {
      const found = await lockCase(tx, id, null)
      if (found) await follow(tx, found, order.number)
    }
  })
}

export function notifyOfRequest({ db, config }: Pick<Services, 'db' | 'config'>, refundId: string): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const refund = await findRefund(tx, refundId)
    const order = refund && (await lockOrder(tx, refund.orderId))
    if (!refund || !order) return
    const { id: orderId, number, buyerName } = order
    const email = () => refundRequested(config.PUBLIC_URL, { orderId, number, buyerName, words: refund.words ?? '' })
    await notifyStaff(tx, 'office', { eventKey: `refund-requested-${refundId}`, about: 'always' }, email)
  })
}

type Order = Parameters<typeof findMoneyHere>[1] & { paidAt: Date | null }

/** Refund due for an order at the time of the client's request or, without one, now. Null if the order is not paid. */
export async function findDueRefund(db: Db | Tx, order: Order, now: Date): Promise<DueRefund | null> {
  const { id, paidAt } = order
  const totalCents = order.totalCents - order.waivedCents
  if (!paidAt) return null
  const delivered = await countDelivered(db, id)
  const lines = (await listLines(db, id)).map((line) => {
    const { productTitle: title, typeValue, quantity, unitPriceCents } = line
    return { id: line.id, title, typeValue, quantity, unitPriceCents, deliveredUnits: delivered.get(line.id) ?? 0 }
  })
  const open = await findOpenRefund(db, id)
  const { refundedCents, underWayCents, leftCents } = await findMoneyHere(db, order)
  const givenCents = refundedCents + underWayCents
  return dueRefund({ lines, totalCents, givenCents, leftCents, paidAt }, open?.isFromClient ? open.requestedAt : now)
}
