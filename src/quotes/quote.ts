/**
 * The life of an offer. Reading this table is reading the process. A version that is replaced by a newer one is withdrawn.
 * `expired` is never written: it follows from the last day.
 */
const moves = {
  draft: ['sent', 'withdrawn'],
  sent: ['accepted', 'declined', 'withdrawn', 'expired'],
  accepted: [],
  declined: [],
  withdrawn: [],
  expired: [],
} as const satisfies Record<string, readonly string[]>

export type QuoteState = keyof typeof moves
/** The states that stand in its row. */
export type StoredState = Exclude<QuoteState, 'expired'>

export function isStoredState(text: string): text is StoredState {
  return Object.hasOwn(moves, text) && text !== 'expired'
}

export function mayBecome(from: QuoteState, to: QuoteState): boolean {
  return moves[from].some((state) => state === to)
}

/** How an offer stands on a day in Zurich: on its last day it can still be accepted. */
export function quoteStateOn({ state, validOn }: { state: StoredState; validOn: string }, today: string): QuoteState {
  return state === 'sent' && validOn < today ? 'expired' : state
}

/** Whether its order was never paid, and cannot be any more. */
export function hasEndedUnpaid(orderState: string | null): boolean {
  return orderState === 'cancelled' || orderState === 'expired'
}

/**
 * Whether an accepted offer is still to be paid. What was accepted in time binds both: an order that nobody paid may end, and
 * the next one has the same prices, also after the last day.
 */
export function isStillToPay({ state, orderState }: { state: QuoteState; orderState: string | null }): boolean {
  const isOpen = orderState === null || orderState === 'pending' || orderState === 'payment_failed'
  return state === 'accepted' && (isOpen || hasEndedUnpaid(orderState))
}

/** A line of an offer; without a variant it is work that is not in the store. Prices contain the tax. */
export type QuoteLine = { variantId: string | null; title: string; quantity: number; unitPriceCents: number }

/** What the lines come to, in cents. */
export function quoteTotalCents(lines: readonly Pick<QuoteLine, 'quantity' | 'unitPriceCents'>[]): number {
  return lines.reduce((sum, { quantity, unitPriceCents }) => sum + quantity * unitPriceCents, 0)
}

/** How it is called: 1004, and from the second version on 1004-2. */
export function quoteLabel({ number, version }: { number: number; version: number }): string {
  return version === 1 ? String(number) : `${number}-${version}`
}

/** For how many days before its end an offer that waits is pointed out to staff. */
export const endingSoonDays = 3

/** For how many days an offer usually can be accepted. */
export const defaultDays = 14
