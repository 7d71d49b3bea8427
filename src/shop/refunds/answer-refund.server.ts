import { may } from '#accounts/people/may.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import type { Tx } from '#platform/db/database.server.ts'
import { queueEmail } from '#platform/mail/queue-email.server.ts'
import type { Services } from '#platform/services.ts'
import { cleanText } from '#platform/text/clean-text.ts'
import type { LockedOrder } from '#shop/orders/order-db.server.ts'
import { notifyAccountChanged } from '#shop/payouts/add-payout.server.ts'
import { encryptPayee, fingerprintOf, openPayee } from '#shop/payouts/encrypt-payee.server.ts'
import { findOpenRefund, moveRefund } from './refund-db.server.ts'
import { refundAnswered } from './refund-emails.tsx'
import {
  type Amount,
  amountError,
  lockForRefund,
  needsSecondPerson,
  type RefundDecision,
  type RefundRefusal,
  type RequestOutcome,
  send,
  type ToAccount,
} from './request-refund.server.ts'

type AnswerRefundDeps = Pick<Services, 'db' | 'now' | 'log' | 'config' | 'secretKey'>

export function grantRefund(
  services: AnswerRefundDeps,
  granted: RefundDecision & Amount & ToAccount,
): Promise<RequestOutcome> {
  const { db, now, log, config, secretKey } = services
  const { actor, amountCents, reason, payee } = granted
  const answer = cleanText(granted.words).slice(0, 1000)
  return db.transaction().execute(async (tx): Promise<RequestOutcome> => {
    const found = await lockForRefund(tx, granted)
    if (!found.ok) return found
    const { order } = found
    const open = await findOpenRefund(tx, order.id)
    if (open?.state !== 'requested') return { ok: false, reason: 'nothing-to-decide' }
    if (answer === '') return { ok: false, reason: 'no-words' }
    const error = await amountError(tx, order, amountCents)
    if (error) return error
    // A second person must also confirm a bank account that differs from the one the client entered.
    const named = open.payeeEncrypted && openPayee(secretKey, order.id, open.payeeEncrypted)
    const isOther = !!payee && !!named && named.iban !== payee.iban
    const waits = isOther || (await needsSecondPerson({ tx, log }, actor.person, amountCents))
    const at = now()
    const payeeEncrypted = payee ? encryptPayee(secretKey, order.id, payee) : open.payeeEncrypted
    const decided = { amountCents, reason, answer, payeeEncrypted, decidedBy: actor.person.id, decidedAt: at }
    await moveRefund(tx, open.id, 'requested', { ...decided, state: waits ? 'waiting' : 'sending' })
    if (!waits) await send(tx, order, { id: open.id, amountCents, payeeEncrypted }, at)
    await notifyClient(tx, config.PUBLIC_URL, order, { id: open.id, amountCents, answer })
    if (isOther) await notifyAccountChanged(tx, services, { id: open.id, orderId: order.id, amountCents }, payee)
    const from = isOther ? fingerprintOf(secretKey, named) : null
    const to = isOther ? fingerprintOf(secretKey, payee) : null
    const detail = { number: order.number, amountCents, reason, waits, from, to }
    await recordAudit(tx, actor, { action: 'order.refund-granted', object: { type: 'order', id: order.id }, detail })
    return { ok: true, waits }
  })
}

export function declineRefund(
  { db, now, config }: AnswerRefundDeps,
  { words, ...decision }: RefundDecision & { words: string },
): Promise<{ ok: true } | RefundRefusal> {
  const { actor } = decision
  const answer = cleanText(words).slice(0, 1000)
  return db.transaction().execute(async (tx): Promise<{ ok: true } | RefundRefusal> => {
    const found = await lockForRefund(tx, decision)
    if (!found.ok) return found
    const { order } = found
    if (!may(actor.person, 'order.refund', { clientId: order.personId })) return { ok: false, reason: 'not-allowed' }
    const open = await findOpenRefund(tx, order.id)
    if (!open || open.state === 'sending') return { ok: false, reason: 'nothing-to-decide' }
    if (answer === '') return { ok: false, reason: 'no-words' }
    const at = now()
    await moveRefund(tx, open.id, open.state, { state: 'declined', answer, decidedBy: actor.person.id, decidedAt: at })
    if (open.isFromClient) await notifyClient(tx, config.PUBLIC_URL, order, { id: open.id, amountCents: null, answer })
    const detail = { number: order.number }
    await recordAudit(tx, actor, { action: 'order.refund-declined', object: { type: 'order', id: order.id }, detail })
    return { ok: true }
  })
}

type Answer = { id: string; amountCents: number | null; answer: string }

async function notifyClient(
  tx: Tx,
  site: string,
  order: LockedOrder,
  { id, amountCents, answer }: Answer,
): Promise<void> {
  if (!order.buyerEmail) return
  const { number, buyerName, currencyCode: currency } = order
  const email = () => refundAnswered(site, { orderId: order.id, number, buyerName, currency, amountCents, answer })
  // The client may get two emails (granted, then declined by a second person), so the event key contains the decision.
  const eventKey = `refund-answered-${id}-${amountCents ?? 'declined'}`
  await queueEmail(tx, { eventKey, to: order.buyerEmail, emailContent: email })
}
