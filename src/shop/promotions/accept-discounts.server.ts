import { recordAudit } from '#platform/audit/audit.server.ts'
import type { Services } from '#platform/services.ts'
import { type Decision, type ReviewRefusal, withOrder } from '#shop/orders/review-order.server.ts'
import { moveDiscounts } from './order-discount-db.server.ts'

export type AcceptOutcome = { ok: true } | ReviewRefusal | { ok: false; reason: 'nothing-contested' }

export function acceptDiscounts({ db }: Pick<Services, 'db'>, decision: Decision): Promise<AcceptOutcome> {
  const { actor, orderId } = decision
  const action = 'order.discount-accepted'
  return withOrder(db, { ...decision, action }, async (tx, order): Promise<AcceptOutcome> => {
    if ((await moveDiscounts(tx, orderId, { from: ['contested'] }, { to: 'accepted' })) === 0)
      return { ok: false, reason: 'nothing-contested' }
    const detail = { number: order.number }
    await recordAudit(tx, actor, { action, object: { type: 'order', id: orderId }, detail })
    return { ok: true }
  })
}
