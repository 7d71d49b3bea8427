import type { Actor } from '#accounts/actor.ts'
import { may } from '#accounts/may.ts'
import { isOpen, openCents } from '#billing/invoice.ts'
import { findInvoice } from '#billing/invoice-db.server.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import type { Tx } from '#platform/db/database.server.ts'
import type { Services } from '#platform/services.ts'
import { encryptPayee } from '#shop/payouts/encrypt-payee.server.ts'
import { endPayoutsOfPayment, insertPayout } from '#shop/payouts/payout-db.server.ts'
import { readPayee } from '#shop/payouts/read-payee.ts'
import { recordTransfer } from '#shop/settle-transfer.server.ts'
import { assign, lockWithOrder, saveAmounts, withdraw, withdrawFromOpen } from './assign.server.ts'
import { isStillUnderpaid } from './close-settled-db.server.ts'
import { mayBecome } from './payment.ts'
import {
  findInvoiceBy,
  findReversed,
  listAllocations,
  lockPayment,
  type Payment,
  savePayment,
} from './payment-db.server.ts'

/** What a person decides about a payment that waits for one. */
export type PaymentDecision =
  | { intent: 'assign'; label: string }
  /** What is left of it goes back: to the account it came from where the bank has told it. The note says why. */
  | { intent: 'refund'; note: string }
  | { intent: 'ignore'; note: string }
  /** What the invoice still owes after it is given up. */
  | { intent: 'write-off'; note: string }
  /** The booking that it reverses counts no more. */
  | { intent: 'take-back' }

export type DecideOutcome =
  | { ok: true }
  | {
      ok: false
      reason:
        | 'not-allowed'
        | 'unknown-payment'
        | 'decided'
        | 'no-note'
        | 'unknown-invoice'
        | 'not-open'
        | 'other-currency'
        | 'nothing-left'
        | 'nothing-to-take-back'
        | 'given-back'
    }

type DecidePaymentDeps = Pick<Services, 'db' | 'now' | 'secretKey'>
type Decided = { tx: Tx; payment: Payment; leftCents: number; actor: Actor; at: Date; secretKey: Buffer }

/** Carries out what a person decided, once: a payment that somebody else has decided about meanwhile stays as it is. */
export function decidePayment(
  { db, now, secretKey }: DecidePaymentDeps,
  actor: Actor,
  paymentId: string,
  decision: PaymentDecision,
): Promise<DecideOutcome> {
  return db
    .transaction()
    .execute(async (tx): Promise<DecideOutcome> => {
      if (!may(actor.person, 'billing.write')) return { ok: false, reason: 'not-allowed' }
      const payment = await lockPayment(tx, paymentId)
      if (!payment) return { ok: false, reason: 'unknown-payment' }
      if (payment.state !== 'queued') return { ok: false, reason: 'decided' }
      if (await isSettled(tx, payment)) return { ok: false, reason: 'decided' }
      if ('note' in decision && decision.note.trim() === '') return { ok: false, reason: 'no-note' }
      const used = (await listAllocations(tx, paymentId)).reduce((sum, { amountCents }) => sum + amountCents, 0)
      const leftCents = payment.amountCents - used
      const outcome = await execute({ tx, payment, leftCents, actor, at: now(), secretKey }, decision)
      if (!outcome.ok) return outcome
      const detail = { intent: decision.intent, amountCents: payment.amountCents }
      await recordAudit(tx, actor, { action: 'payment.decided', object: { type: 'payment', id: paymentId }, detail })
      return { ok: true }
    })
    .catch((error: unknown): DecideOutcome => {
      if (error instanceof Refunded) return { ok: false, reason: 'given-back' }
      throw error
    })
}

/**
 * Whether a payment that was too little has nothing left to decide, because its invoices were settled by others; it is
 * closed then. Their orders are held first, so that what settles them at the same moment is seen.
 */
async function isSettled(tx: Tx, payment: Payment): Promise<boolean> {
  if (payment.reason !== 'underpaid') return false
  for (const { invoiceId } of await listAllocations(tx, payment.id)) {
    const invoice = await findInvoice(tx, invoiceId)
    if (invoice) await lockWithOrder(tx, invoice)
  }
  if (await isStillUnderpaid(tx, payment.id)) return false
  await savePayment(tx, payment.id, { state: 'assigned', reason: null })
  return true
}

function execute(decided: Decided, decision: PaymentDecision): Promise<DecideOutcome> {
  switch (decision.intent) {
    case 'assign':
      return assignRest(decided, decision.label)
    case 'refund':
      return refundPayment(decided, decision.note)
    case 'ignore':
      return end(decided, decided.leftCents === 0 ? 'assigned' : 'ignored', decision.note)
    case 'write-off':
      return writeOff(decided, decision.note)
    case 'take-back':
      return undoReversed(decided)
  }
}

async function refuse(reason: Exclude<DecideOutcome, { ok: true }>['reason']): Promise<DecideOutcome> {
  return { ok: false, reason }
}

async function end(
  { tx, payment, actor, at }: Decided,
  state: Payment['state'],
  note: string | null,
): Promise<DecideOutcome> {
  if (!mayBecome(payment.state, state)) return { ok: false, reason: 'decided' }
  await savePayment(tx, payment.id, { state, reason: null, note, decidedBy: actor.person.id, decidedAt: at })
  return { ok: true }
}

/**
 * What is left of the payment goes back, or what pays an invoice that is still open when it was too little. It waits among
 * the payments to make, or for an account.
 */
async function refundPayment(decided: Decided, note: string): Promise<DecideOutcome> {
  const { tx, payment, at, secretKey } = decided
  if (payment.isReversal || payment.currencyCode !== 'CHF') return refuse('other-currency')
  const isTooLittle = payment.reason === 'underpaid' && decided.leftCents === 0
  const leftCents = isTooLittle ? await withdrawFromOpen(tx, payment, at) : decided.leftCents
  if (leftCents === null) throw new Refunded()
  if (leftCents === 0) return refuse('nothing-left')
  const payer = readPayee({ payeeName: payment.payer ?? '', payeeIban: payment.payerAccount ?? '' })
  await insertPayout(tx, {
    ...{ paymentId: payment.id, amountCents: leftCents, currencyCode: payment.currencyCode, requestedAt: at },
    payeeEncrypted: payer.ok ? encryptPayee(secretKey, payment.id, payer.payee) : null,
  })
  return end(decided, 'to_refund', note)
}

/** What is left of the payment pays another invoice; more than that owes stays to be decided about. */
async function assignRest(decided: Decided, label: string): Promise<DecideOutcome> {
  const { tx, payment, leftCents, actor, at } = decided
  if (payment.isReversal || payment.currencyCode !== 'CHF') return { ok: false, reason: 'other-currency' }
  if (leftCents === 0) return { ok: false, reason: 'nothing-left' }
  const found = await findInvoiceBy(tx, { label: label.trim() })
  const invoice = found?.payBy === 'transfer' ? await lockWithOrder(tx, found) : null
  if (!invoice) return { ok: false, reason: 'unknown-invoice' }
  if (!isOpen(invoice.state)) return { ok: false, reason: 'not-open' }
  const open = openCents(invoice)
  await assign(tx, payment, invoice, { amountCents: Math.min(open, leftCents), createdBy: actor.person.id, at })
  if (leftCents === open) return end(decided, 'assigned', null)
  await savePayment(tx, payment.id, { reason: leftCents > open ? 'overpaid' : 'underpaid' })
  return { ok: true }
}

/** The rest of the invoice that this payment has paid a part of is given up; its order counts as paid. */
async function writeOff(decided: Decided, note: string): Promise<DecideOutcome> {
  const { tx, payment, at } = decided
  const [allocation] = (await listAllocations(tx, payment.id)).toReversed()
  const found = allocation && (await findInvoice(tx, allocation.invoiceId))
  const invoice = found && (await lockWithOrder(tx, found))
  if (!invoice || !isOpen(invoice.state)) return { ok: false, reason: 'not-open' }
  const amounts = { ...invoice, writtenOffCents: invoice.writtenOffCents + openCents(invoice) }
  await saveAmounts(tx, invoice, amounts, at)
  await recordTransfer(tx, invoice.orderId, {
    reference: invoice.label,
    now: at,
    waivedCents: amounts.writtenOffCents,
  })
  return end(decided, 'assigned', note)
}

/** The booking that this one reverses counts no more: what it had paid is open again, and what was to go back of it stays. */
async function undoReversed(decided: Decided): Promise<DecideOutcome> {
  const { tx, payment, at } = decided
  const reversedId = payment.isReversal ? await findReversed(tx, payment) : null
  const reversed = reversedId && (await lockPayment(tx, reversedId))
  if (!reversed) return { ok: false, reason: 'nothing-to-take-back' }
  if (!(await withdraw(tx, reversed, at))) throw new Refunded()
  if (!(await endPayoutsOfPayment(tx, reversed.id, reversalReason))) throw new Refunded()
  await savePayment(tx, reversed.id, { state: 'taken_back', reason: null })
  return end(decided, 'taken_back', null)
}

/** Why a payout ends, for the office: nobody else reads it. */
const reversalReason = 'The bank has taken the payment back.'

/** Some of the money went back to the payer before the bank took it: what was begun is undone. */
class Refunded extends Error {
  override name = 'Refunded'
}
