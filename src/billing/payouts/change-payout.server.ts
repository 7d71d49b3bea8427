import { z } from 'zod'
import type { Actor } from '#accounts/actor.ts'
import { may } from '#accounts/may.ts'
import { lockPayment, savePayment } from '#billing/bank/payment-db.server.ts'
import { recordAudit, system } from '#platform/audit/audit.server.ts'
import { swissDay } from '#platform/day.ts'
import type { Tx } from '#platform/db/database.server.ts'
import { enqueue } from '#platform/jobs/jobs.server.ts'
import type { Services } from '#platform/services.ts'
import { lockOrder } from '#shop/order-db.server.ts'
import { askForAccountJob } from '#shop/payouts/jobs.ts'
import type { Payee } from '#shop/payouts/payee.ts'
import {
  findPayout,
  insertPayout,
  lockPayout,
  ownerOf,
  type Payout,
  savePayout,
} from '#shop/payouts/payout-db.server.ts'
import { recordPayout } from '#shop/payouts/record-payout.server.ts'
import { sealPayee } from '#shop/payouts/seal-payee.server.ts'
import { listBooked } from './payout-file-db.server.ts'

export type ChangePayoutOutcome =
  | { ok: true }
  | { ok: false; reason: 'not-allowed' | 'unknown-payout' | 'in-file' | 'not-open' | 'no-day' }

type Needs = Pick<Services, 'db' | 'now'>
type Asked = { actor: Actor; payoutId: string }

/** Staff say to which account a payout goes, or to which other; not once it is in a file. */
export function namePayee(
  { db, secretKey }: Needs & Pick<Services, 'secretKey'>,
  { payee, ...asked }: Asked & { payee: Payee },
): Promise<ChangePayoutOutcome> {
  return change(db, asked, 'payout.account-named', async (tx, payout) => {
    if (payout.state !== 'no_account' && payout.state !== 'ready') return { ok: false, reason: 'in-file' }
    await savePayout(tx, payout, { state: 'ready', payeeSealed: sealPayee(secretKey, ownerOf(payout), payee) })
    return { ok: true }
  })
}

/** A person says that a payout was paid, on a day up to today: from a file, or at the bank by hand. */
export function markPayoutPaid(
  { db, now }: Needs,
  { day, ...asked }: Asked & { day: string },
): Promise<ChangePayoutOutcome> {
  return change(db, asked, 'payout.paid', async (tx, payout) => {
    if (!z.iso.date().safeParse(day).success || day > swissDay(now())) return { ok: false, reason: 'no-day' }
    if (payout.state === 'paid' || payout.state === 'returned') return { ok: false, reason: 'not-open' }
    await carryOut(tx, payout, { paidOn: day, enteredBy: asked.actor.person.id }, now())
    return { ok: true }
  })
}

/** The bank did not carry a payout out, or it came back: another one takes its place, to an account that is asked for. */
export function notePayoutReturned({ db, now }: Needs, asked: Asked): Promise<ChangePayoutOutcome> {
  return change(db, asked, 'payout.returned', async (tx, payout) => {
    if (payout.state !== 'in_file' && payout.state !== 'paid') return { ok: false, reason: 'not-open' }
    await savePayout(tx, payout, { state: 'returned', enteredBy: asked.actor.person.id })
    const { orderId, refundId, paymentId, amountCents, currencyCode } = payout
    const again = { amountCents, currencyCode, payeeSealed: null, askedAt: now() }
    if (paymentId) await insertPayout(tx, { ...again, paymentId })
    if (!orderId || !refundId) return { ok: true }
    const payoutId = await insertPayout(tx, { ...again, orderId, refundId })
    await enqueue(tx, askForAccountJob, { payoutId })
    return { ok: true }
  })
}

/** Carries out what the bank has booked, each by itself; done again it goes on where it was. */
export async function settlePayouts({ db, now }: Needs): Promise<void> {
  for (const { id, bookedOn } of await listBooked(db)) {
    await db.transaction().execute(async (tx) => {
      const payout = await lockWithWhose(tx, id)
      if (payout?.state !== 'in_file' || !bookedOn) return
      await carryOut(tx, payout, { paidOn: bookedOn, enteredBy: null }, now())
      const detail = { amountCents: payout.amountCents, bookedOn }
      await recordAudit(tx, system, { action: 'payout.paid', object: { type: 'payout', id }, detail })
    })
  }
}

/** The money has left: the refund is done, or the payment of which too much came is settled. */
async function carryOut(
  tx: Tx,
  payout: Payout,
  paid: { paidOn: string; enteredBy: string | null },
  now: Date,
): Promise<void> {
  await savePayout(tx, payout, { state: 'paid', ...paid })
  await recordPayout(tx, payout, now)
  const payment = payout.paymentId ? await lockPayment(tx, payout.paymentId) : null
  if (payment?.state === 'to_refund') await savePayment(tx, payment.id, { state: 'given_back' })
}

/** A payout with the order or payment it belongs to, both held, the payout last as everywhere. */
async function lockWithWhose(tx: Tx, payoutId: string): Promise<Payout | null> {
  const found = await findPayout(tx, payoutId)
  if (found?.orderId) await lockOrder(tx, found.orderId)
  if (found?.paymentId) await lockPayment(tx, found.paymentId)
  return found && lockPayout(tx, payoutId)
}

/** Runs a change with the payout held, if this person may; what is refused is not written down. */
function change(
  db: Services['db'],
  { actor, payoutId }: Asked,
  action: string,
  work: (tx: Tx, payout: Payout) => Promise<ChangePayoutOutcome>,
): Promise<ChangePayoutOutcome> {
  return db.transaction().execute(async (tx): Promise<ChangePayoutOutcome> => {
    if (!may(actor.person, 'billing.write')) return { ok: false, reason: 'not-allowed' }
    const payout = await lockWithWhose(tx, payoutId)
    if (!payout) return { ok: false, reason: 'unknown-payout' }
    const outcome = await work(tx, payout)
    const detail = { amountCents: payout.amountCents }
    if (outcome.ok) await recordAudit(tx, actor, { action, object: { type: 'payout', id: payoutId }, detail })
    return outcome
  })
}
