import { may } from '#accounts/people/may.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { isOpen, openCents } from '#billing/invoices/invoice.ts'
import { findInvoice } from '#billing/invoices/invoice-db.server.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import type { Tx } from '#platform/db/database.server.ts'
import type { SecretKey } from '#platform/secret-key/secret-key.server.ts'
import type { Services } from '#platform/services.ts'
import { recordTransfer } from '#shop/orders/settle-transfer.server.ts'
import { encryptPayee } from '#shop/payouts/encrypt-payee.server.ts'
import { endPayoutsOfPayment, insertPayout } from '#shop/payouts/payout-db.server.ts'
import { readPayee } from '#shop/payouts/read-payee.ts'
import { isStillUnderpaid } from './allocation-db.server.ts'
import { assign, lockWithOrder, saveAmounts, withdraw, withdrawFromOpen } from './assign.server.ts'
import { mayBecome } from './payment.ts'
import {
  findInvoiceBy,
  findReversed,
  listAllocations,
  lockPayment,
  type Payment,
  savePayment,
} from './payment-db.server.ts'

export type PaymentDecision =
  | { intent: 'assign'; label: string }
  /** Refunds the unallocated rest of a payment to the payer's account, if the bank stated it. `note` is the reason. */
  | { intent: 'refund'; note: string }
  | { intent: 'ignore'; note: string }
  | { intent: 'write-off'; note: string }
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
type Decided = { tx: Tx; payment: Payment; leftCents: number; actor: Actor; at: Date; secretKey: SecretKey }

/** Carries out a staff decision on a queued payment. Changes nothing if another staff member has already decided. */
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

/** Closes an underpayment if its invoices are settled; returns whether it did. Locks prevent concurrent settlements. */
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

/** Pays out the unallocated part of a payment. If an underpayment is fully allocated, first ends its allocations. */
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

/** Handles a reversal by the bank: reopens the invoices of the payment concerned and stops its pending refund. */
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

const reversalReason = 'The bank has reversed the payment.'

class Refunded extends Error {
  override name = 'Refunded'
}
