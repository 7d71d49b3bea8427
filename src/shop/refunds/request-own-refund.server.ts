import { may } from '#accounts/people/may.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import { publish } from '#platform/events/events.server.ts'
import { countUse, type Limit } from '#platform/http/limits.server.ts'
import type { Services } from '#platform/services.ts'
import { cleanText } from '#platform/text/clean-text.ts'
import { isUuid } from '#platform/text/uuid.ts'
import { refundRequested } from '#shop/events.ts'
import { lockOrder } from '#shop/orders/order-db.server.ts'
import { encryptPayee } from '#shop/payouts/encrypt-payee.server.ts'
import type { Payee } from '#shop/payouts/payee.ts'
import { isByTransfer } from '#shop/payouts/payout.ts'
import { findOpenRefund, insertRefund } from './refund-db.server.ts'

const requests: Limit = { name: 'refund-requests', points: 5, seconds: 24 * 60 * 60 }

export type OwnRefundOutcome =
  | { ok: true }
  | { ok: false; reason: 'unknown-order' | 'not-paid' | 'refund-open' | 'no-words' | 'no-account' | 'too-many' }

/** A client requests a refund of their own order, one at a time. An order paid by transfer requires a bank account. */
export async function requestOwnRefund(
  { db, pool, now, secretKey }: Pick<Services, 'db' | 'pool' | 'now' | 'secretKey'>,
  { actor, orderId, words, payee }: { actor: Actor; orderId: string; words: string; payee: Payee | null },
): Promise<OwnRefundOutcome> {
  const { person } = actor
  if (!may(person, 'portal.use') || !isUuid(orderId)) return { ok: false, reason: 'unknown-order' }
  const content = cleanText(words).slice(0, 1000)
  if (content === '') return { ok: false, reason: 'no-words' }
  if (!(await countUse(pool, requests, person.id)).ok) return { ok: false, reason: 'too-many' }
  return db.transaction().execute(async (tx): Promise<OwnRefundOutcome> => {
    const order = await lockOrder(tx, orderId)
    if (order?.personId !== person.id) return { ok: false, reason: 'unknown-order' }
    if (order.state !== 'paid' || order.refundRequestedAt) return { ok: false, reason: 'not-paid' }
    if (isByTransfer(order) && !payee) return { ok: false, reason: 'no-account' }
    if (await findOpenRefund(tx, orderId)) return { ok: false, reason: 'refund-open' }
    const refundId = await insertRefund(tx, {
      ...{ orderId, amountCents: null, reason: 'guarantee', state: 'requested', isFromClient: true, words: content },
      ...{ requestedBy: person.id, requestedAt: now() },
      payeeEncrypted: isByTransfer(order) && payee ? encryptPayee(secretKey, orderId, payee) : null,
    })
    await publish(tx, refundRequested, { orderId, refundId })
    const detail = { number: order.number }
    await recordAudit(tx, actor, { action: 'order.refund-requested', object: { type: 'order', id: orderId }, detail })
    return { ok: true }
  })
}
