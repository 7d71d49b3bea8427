import { isOpen, openCents } from '#billing/invoices/invoice.ts'
import type { Invoice } from '#billing/invoices/invoice-db.server.ts'

/** State machine of an incoming transfer; `queued` means that staff must decide. */
const moves = {
  new: ['assigned', 'queued', 'ignored'],
  queued: ['assigned', 'to_refund', 'ignored', 'taken_back', 'new'],
  assigned: ['queued', 'taken_back'],
  to_refund: ['given_back', 'queued', 'taken_back'],
  given_back: [],
  ignored: ['queued'],
  taken_back: [],
} as const satisfies Record<string, readonly string[]>

export type PaymentState = keyof typeof moves

export function isPaymentState(text: string): text is PaymentState {
  return Object.hasOwn(moves, text)
}

export function mayBecome(from: PaymentState, to: PaymentState): boolean {
  return moves[from].some((state) => state === to)
}

export type QueueReason =
  | 'no-reference'
  | 'unknown-reference'
  | 'other-currency'
  | 'cancelled'
  | 'paid-already'
  | 'overpaid'
  | 'underpaid'
  | 'reversal'
  /** Occurs only in rows of older releases; today, reversed payments have the state `taken_back`. */
  | 'taken-back'
  | 'payout-cancelled'
  /** Resembles an imported payment, but without bank references only staff can tell whether both are the same. */
  | 'possible-duplicate'
  | 'replaced-by-details'

type Came = { amountCents: number; currencyCode: string; isReversal: boolean; reference: string | null }
type Owed = Pick<Invoice, 'state' | 'currencyCode' | 'totalCents' | 'paidCents' | 'creditedCents' | 'writtenOffCents'>

/** Matches a payment with its invoice. Returns the cents to allocate and, if staff must decide, the reason. */
export function matchPayment(came: Came, owed: Owed | null): { assignCents: number; reason: QueueReason | null } {
  const nothing = (reason: QueueReason) => ({ assignCents: 0, reason })
  if (came.isReversal) return nothing('reversal')
  if (came.currencyCode !== 'CHF') return nothing('other-currency')
  if (came.reference === null) return nothing('no-reference')
  if (owed?.currencyCode !== 'CHF') return nothing('unknown-reference')
  if (owed.state === 'credited' || owed.state === 'written_off') return nothing('cancelled')
  const open = openCents(owed)
  if (!isOpen(owed.state) || open === 0) return nothing('paid-already')
  if (came.amountCents < open) return { assignCents: came.amountCents, reason: 'underpaid' }
  return { assignCents: open, reason: came.amountCents > open ? 'overpaid' : null }
}
