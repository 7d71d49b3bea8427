import { z } from 'zod'
import { may } from '#accounts/people/may.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { lockPayment, savePayment } from '#billing/bank/payment-db.server.ts'
import { recordAudit, system } from '#platform/audit/audit.server.ts'
import type { AuditAction } from '#platform/audit/audit-action.ts'
import { swissDay } from '#platform/day.ts'
import type { Tx } from '#platform/db/database.server.ts'
import { enqueue } from '#platform/jobs/jobs.server.ts'
import type { Services } from '#platform/services.ts'
import { cleanText } from '#platform/text/clean-text.ts'
import { requestAccountJob } from '#shop/jobs.ts'
import { lockOrder } from '#shop/orders/order-db.server.ts'
import { mayBecomePayout } from '#shop/payouts/payout.ts'
import {
  findMoneyForPayouts,
  findPayout,
  insertPayout,
  lockPayout,
  type Payout,
  savePayout,
} from '#shop/payouts/payout-db.server.ts'
import { cancelRefund, recordPayout } from '#shop/payouts/record-payout.server.ts'
import { listBooked } from './payout-file-db.server.ts'

type Refusal =
  | 'not-allowed'
  | 'unknown-payout'
  | 'in-file'
  | 'not-open'
  | 'no-day'
  | 'no-reason'
  | 'owed-again'
  | 'money-not-here'
  | 'nothing-to-confirm'
  | 'second-person'
export type ChangePayoutOutcome = { ok: true; waits?: boolean } | { ok: false; reason: Refusal }

type ChangePayoutDeps = Pick<Services, 'db' | 'now'>
export type ChangePayoutInput = { actor: Actor; payoutId: string }
type ChangePayoutArgs = ChangePayoutInput

export function markPayoutPaid(
  { db, now }: ChangePayoutDeps,
  { day, ...requested }: ChangePayoutArgs & { day: string },
): Promise<ChangePayoutOutcome> {
  return change(db, requested, 'payout.paid', async (tx, payout) => {
    if (!z.iso.date().safeParse(day).success || day > swissDay(now())) return { ok: false, reason: 'no-day' }
    if (!mayBecomePayout(payout.state, 'paid')) return { ok: false, reason: 'not-open' }
    const order = payout.orderId && payout.state !== 'in_file' ? await lockOrder(tx, payout.orderId) : null
    if (order && (await findMoneyForPayouts(tx, order)) < payout.amountCents)
      return { ok: false, reason: 'money-not-here' }
    await execute(tx, payout, { paidOn: day, createdBy: requested.actor.person.id }, now())
    return { ok: true }
  })
}

/**
 * Cancels a payout that is in no payment file yet, and emails the reason to the buyer. Its refund is then declined, or
 * its payment queued for staff again. A payout that replaces one returned by the bank cannot be cancelled.
 */
export function cancelPayout(
  { db, now, config }: ChangePayoutDeps & Pick<Services, 'config'>,
  { reason, ...requested }: ChangePayoutArgs & { reason: string },
): Promise<ChangePayoutOutcome> {
  const because = cleanText(reason).trim().slice(0, 1000)
  return change(db, requested, 'payout.cancelled', async (tx, payout) => {
    if (payout.state === 'in_file') return { ok: false, reason: 'in-file' }
    if (!mayBecomePayout(payout.state, 'cancelled')) return { ok: false, reason: 'not-open' }
    if (because === '') return { ok: false, reason: 'no-reason' }
    const by = requested.actor.person.id
    const isCancelled = payout.paymentId
      ? await queueAgain(tx, payout.paymentId)
      : await cancelRefund(tx, { config }, payout, { because, by, at: now() })
    if (!isCancelled) return { ok: false, reason: 'owed-again' }
    await savePayout(tx, payout, {
      state: 'cancelled',
      reason: because,
      createdBy: by,
      changedPayeeEncrypted: null,
      updatedAt: null,
    })
    return { ok: true }
  })
}

async function queueAgain(tx: Tx, paymentId: string): Promise<boolean> {
  const payment = await lockPayment(tx, paymentId)
  if (payment?.state !== 'to_refund') return false
  await savePayment(tx, payment.id, { state: 'queued', reason: 'payout-cancelled' })
  return true
}

/** The bank rejected or returned a payout: creates a new one, for which an account must be entered. */
export function notePayoutReturned(
  { db, now }: ChangePayoutDeps,
  requested: ChangePayoutArgs,
): Promise<ChangePayoutOutcome> {
  return change(db, requested, 'payout.returned', async (tx, payout) => {
    if (!mayBecomePayout(payout.state, 'returned')) return { ok: false, reason: 'not-open' }
    await savePayout(tx, payout, {
      ...{ state: 'returned', returnedOn: swissDay(now()), createdBy: requested.actor.person.id },
    })
    const { orderId, refundId, paymentId, amountCents, currencyCode } = payout
    const again = { amountCents, currencyCode, payeeEncrypted: null, requestedAt: now() }
    if (paymentId) await insertPayout(tx, { ...again, paymentId })
    if (!orderId) return { ok: true }
    const payoutId = await insertPayout(tx, { ...again, orderId, refundId })
    await enqueue(tx, requestAccountJob, { payoutId })
    return { ok: true }
  })
}

/** Marks payouts as paid once the bank has booked them, one transaction each, so that a failed run can be repeated. */
export async function settlePayouts({ db, now }: ChangePayoutDeps): Promise<void> {
  for (const { id, bookedOn } of await listBooked(db)) {
    await db.transaction().execute(async (tx) => {
      const payout = await lockWithWhose(tx, id)
      if (payout?.state !== 'in_file' || !bookedOn) return
      await execute(tx, payout, { paidOn: bookedOn, createdBy: null }, now())
      const detail = { amountCents: payout.amountCents, bookedOn }
      await recordAudit(tx, system, { action: 'payout.paid', object: { type: 'payout', id }, detail })
    })
  }
}

async function execute(
  tx: Tx,
  payout: Payout,
  paid: { paidOn: string; createdBy: string | null },
  now: Date,
): Promise<void> {
  await savePayout(tx, payout, {
    state: 'paid',
    ...paid,
    changedPayeeEncrypted: null,
    updatedBy: null,
    updatedAt: null,
  })
  await recordPayout(tx, payout, now)
  const payment = payout.paymentId ? await lockPayment(tx, payout.paymentId) : null
  if (payment?.state === 'to_refund') await savePayment(tx, payment.id, { state: 'given_back' })
}

/** All code must lock a payout's order or payment before the payout, to avoid deadlocks. */
async function lockWithWhose(tx: Tx, payoutId: string): Promise<Payout | null> {
  const found = await findPayout(tx, payoutId)
  if (found?.orderId) await lockOrder(tx, found.orderId)
  if (found?.paymentId) await lockPayment(tx, found.paymentId)
  return found && lockPayout(tx, payoutId)
}

function change(
  db: Services['db'],
  { actor, payoutId }: ChangePayoutArgs,
  action: AuditAction,
  work: (tx: Tx, payout: Payout) => Promise<ChangePayoutOutcome>,
): Promise<ChangePayoutOutcome> {
  return changePayout(db, { actor, payoutId }, async (tx, payout) => {
    const outcome = await work(tx, payout)
    const detail = { amountCents: payout.amountCents }
    if (outcome.ok) await recordAudit(tx, actor, { action, object: { type: 'payout', id: payoutId }, detail })
    return outcome
  })
}

export function changePayout(
  db: Services['db'],
  { actor, payoutId }: ChangePayoutInput,
  work: (tx: Tx, payout: Payout) => Promise<ChangePayoutOutcome>,
): Promise<ChangePayoutOutcome> {
  return db.transaction().execute(async (tx): Promise<ChangePayoutOutcome> => {
    if (!may(actor.person, 'billing.write')) return { ok: false, reason: 'not-allowed' }
    const payout = await lockWithWhose(tx, payoutId)
    return payout ? work(tx, payout) : { ok: false, reason: 'unknown-payout' }
  })
}
