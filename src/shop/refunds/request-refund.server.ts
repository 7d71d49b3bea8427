import { may } from '#accounts/people/may.ts'
import type { Person } from '#accounts/people/person.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import type { Tx } from '#platform/db/database.server.ts'
import { enqueue } from '#platform/jobs/jobs.server.ts'
import type { Services } from '#platform/services.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { cleanText } from '#platform/text/clean-text.ts'
import { isUuid } from '#platform/text/uuid.ts'
import { payRefundJob } from '#shop/jobs.ts'
import type { OrderState } from '#shop/orders/order.ts'
import { type LockedOrder, lockOrder, saveOrder } from '#shop/orders/order-db.server.ts'
import { addPayout } from '#shop/payouts/add-payout.server.ts'
import { encryptPayee } from '#shop/payouts/encrypt-payee.server.ts'
import type { Payee } from '#shop/payouts/payee.ts'
import { isByTransfer } from '#shop/payouts/payout.ts'
import { findMoneyHere } from './money-here.server.ts'
import { type RefundReason, receivedCents } from './refund.ts'
import { findOpenRefund, insertRefund, moveRefund } from './refund-db.server.ts'
import { refundLimitFrancs } from './refund-rules.ts'

/** `seenCents`: cents already refunded when staff opened the page; refused if this amount has changed since. */
export type RefundDecision = { orderId: string; actor: Actor; seenCents: number }

export type Amount = { amountCents: number; reason: RefundReason; words: string }

export type ToAccount = { payee?: Payee | null }

export type RefundRefusal =
  | {
      ok: false
      reason: 'unknown-order' | 'not-allowed' | 'no-payment' | 'refund-open' | 'nothing-to-decide' | 'refund-asked'
    }
  | { ok: false; reason: 'wrong-state'; state: OrderState }
  | { ok: false; reason: 'too-much'; leftCents: number; currencyCode: string }
  | { ok: false; reason: 'refunded-since' }
  | { ok: false; reason: 'no-words' }

export type RequestOutcome = { ok: true; waits: boolean } | RefundRefusal

type RequestRefundDeps = Pick<Services, 'db' | 'now' | 'log'>
type WithKey = RequestRefundDeps & Pick<Services, 'secretKey'>

/** Refunds all or part of an order, or saves the refund as waiting for a second person (`needsSecondPerson`). */
export function requestRefund(services: WithKey, requested: RefundDecision & Amount & ToAccount) {
  const { amountCents, reason, words, payee, ...decision } = requested
  const payeeEncrypted = payee ? encryptPayee(services.secretKey, decision.orderId, payee) : null
  const request = { amountCents, reason, words, payeeEncrypted }
  return services.db.transaction().execute((tx) => requestRefundIn(tx, services, decision, async () => request))
}

type RequestRefundInput = Amount & { payeeEncrypted?: Buffer | null }

/** Like `requestRefund`, in the caller's transaction. `find` returns the refund (or null) once the order is locked. */
export async function requestRefundIn(
  tx: Tx,
  { now, log }: Omit<RequestRefundDeps, 'db'>,
  decision: RefundDecision,
  find: () => Promise<RequestRefundInput | null>,
): Promise<RequestOutcome> {
  const { actor } = decision
  const locked = await lockForRefund(tx, decision)
  if (!locked.ok) return locked
  const { order } = locked
  const request = await find()
  if (!request) return { ok: false, reason: 'nothing-to-decide' }
  if (await findOpenRefund(tx, order.id)) return { ok: false, reason: 'refund-open' }
  const { amountCents, reason } = request
  const payeeEncrypted = isByTransfer(order) ? (request.payeeEncrypted ?? null) : null
  const error = await amountError(tx, order, amountCents)
  if (error) return error
  const waits = await needsSecondPerson({ tx, log }, actor.person, amountCents)
  const at = now()
  const id = await insertRefund(tx, {
    ...{ orderId: order.id, amountCents, reason, state: waits ? 'waiting' : 'sending' },
    ...{ words: cleanText(request.words).slice(0, 1000) || null, requestedBy: actor.person.id, requestedAt: at },
    ...{ decidedBy: actor.person.id, decidedAt: at, payeeEncrypted },
  })
  if (!waits) await send(tx, order, { id, amountCents, payeeEncrypted }, at)
  const detail = { number: order.number, amountCents, reason, waits }
  await recordAudit(tx, actor, { action: 'order.refund-asked', object: { type: 'order', id: order.id }, detail })
  return { ok: true, waits }
}

export async function lockForRefund(
  tx: Tx,
  { orderId, actor, seenCents }: RefundDecision,
): Promise<{ ok: true; order: LockedOrder } | RefundRefusal> {
  const order = isUuid(orderId) ? await lockOrder(tx, orderId) : null
  if (!order) return { ok: false, reason: 'unknown-order' }
  const object = { type: 'order', id: order.id }
  if (!may(actor.person, 'order.ask-refund', { clientId: order.personId })) {
    await recordAudit(tx, actor, { action: 'order.refund-asked', object, outcome: 'denied' })
    return { ok: false, reason: 'not-allowed' }
  }
  if (order.state !== 'paid') return { ok: false, reason: 'wrong-state', state: order.state }
  if (!order.providerPaymentId && !isByTransfer(order)) return { ok: false, reason: 'no-payment' }
  if (order.refundRequestedAt) return { ok: false, reason: 'refund-asked' }
  return order.refundedCents === seenCents ? { ok: true, order } : { ok: false, reason: 'refunded-since' }
}

export async function amountError(
  tx: Tx,
  order: LockedOrder,
  amountCents: number,
  except: string | null = null,
): Promise<RefundRefusal | null> {
  const { leftCents } = await findMoneyHere(tx, order, { except })
  if (amountCents > 0 && amountCents <= leftCents) return null
  return { ok: false, reason: 'too-much', leftCents, currencyCode: order.currencyCode }
}

/** Advisers never refund alone; admins and owners do up to the limit in the settings. */
export async function needsSecondPerson(
  { tx, log }: { tx: Tx; log: Services['log'] },
  person: Person,
  amountCents: number,
): Promise<boolean> {
  return !may(person, 'order.refund') || amountCents > (await readSetting({ db: tx, log }, refundLimitFrancs)) * 100
}

type Sent = { id: string; amountCents: number; payeeEncrypted: Buffer | null }

/** Starts the provider job or the bank payout of a refund. A refund of all that is left also stops fulfilment. */
export async function send(tx: Tx, order: LockedOrder, refund: Sent, at: Date): Promise<void> {
  const { id: refundId, amountCents, payeeEncrypted } = refund
  if (receivedCents({ ...order, owedCents: 0 }) - order.refundedCents <= amountCents)
    await saveOrder(tx, order.id, { refundRequestedAt: order.refundRequestedAt ?? at })
  if (isByTransfer(order)) await addPayout(tx, { order, refundId, amountCents, payeeEncrypted, at })
  else await enqueue(tx, payRefundJob, { refundId }, { key: `pay-refund-${refundId}` })
}

/** A second person confirms a refund; the staff member who decided on it cannot confirm it. */
export function confirmRefund({ db, now }: RequestRefundDeps, decision: RefundDecision): Promise<RequestOutcome> {
  const { actor } = decision
  return db.transaction().execute(async (tx): Promise<RequestOutcome> => {
    const found = await lockForRefund(tx, decision)
    if (!found.ok) return found
    const { order } = found
    if (!may(actor.person, 'order.refund', { clientId: order.personId })) return { ok: false, reason: 'not-allowed' }
    const open = await findOpenRefund(tx, order.id)
    if (open?.state !== 'waiting' || open.amountCents === null) return { ok: false, reason: 'nothing-to-decide' }
    if (open.decidedBy === actor.person.id) return { ok: false, reason: 'not-allowed' }
    const error = await amountError(tx, order, open.amountCents, open.id)
    if (error) return error
    await moveRefund(tx, open.id, 'waiting', { state: 'sending', confirmedBy: actor.person.id })
    await send(tx, order, { ...open, amountCents: open.amountCents }, now())
    const detail = { number: order.number, amountCents: open.amountCents }
    await recordAudit(tx, actor, { action: 'order.refund-confirmed', object: { type: 'order', id: order.id }, detail })
    return { ok: true, waits: false }
  })
}
