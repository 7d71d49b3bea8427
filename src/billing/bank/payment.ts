import { isOpen, openCents } from '#billing/invoice.ts'
import type { Invoice } from '#billing/invoice-db.server.ts'

/** The life of a payment that came by transfer. Reading this table is reading the process; `queued` waits for a person. */
const moves = {
  // The bank may tell the details of a sum later, which take its place or complete it.
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

/** Why a person has to look at a payment. */
export type QueueReason =
  | 'no-reference'
  | 'unknown-reference'
  | 'other-currency'
  | 'cancelled'
  | 'paid-already'
  | 'overpaid'
  | 'underpaid'
  | 'reversal'
  /** In rows of earlier versions: what the bank took back is `taken_back` now. */
  | 'taken-back'
  /** It was to go back, and that was called off. */
  | 'payout-cancelled'
  /** It may be a booking that was imported before; the bank gave nothing that tells them apart. */
  | 'possible-duplicate'
  /** Of a sum that is ignored: the payments that it consists of are booked instead. */
  | 'replaced-by-details'

type Came = { amountCents: number; currencyCode: string; isReversal: boolean; reference: string | null }
type Owed = Pick<Invoice, 'state' | 'currencyCode' | 'totalCents' | 'paidCents' | 'creditedCents' | 'writtenOffCents'>

/** What becomes of a payment by itself: how much of it pays the invoice of its reference, and whether a person has to look. */
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
