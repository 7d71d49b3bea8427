export const staffQuotesPath = '/admin/quotes'

/** Offer states. A replaced version is `withdrawn`. `expired` is computed from the last valid day, never stored. */
const moves = {
  draft: ['sent', 'withdrawn'],
  sent: ['accepted', 'declined', 'withdrawn', 'expired'],
  accepted: [],
  declined: [],
  withdrawn: [],
  expired: [],
} as const satisfies Record<string, readonly string[]>

export type QuoteState = keyof typeof moves
export type StoredState = Exclude<QuoteState, 'expired'>

export function isStoredState(text: string): text is StoredState {
  return Object.hasOwn(moves, text) && text !== 'expired'
}

export function mayBecome(from: QuoteState, to: QuoteState): boolean {
  return moves[from].some((state) => state === to)
}

/** State of an offer on a day in Zurich; the offer can be accepted until the end of its last day. */
export function quoteStateOn({ state, validOn }: { state: StoredState; validOn: string }, today: string): QuoteState {
  return state === 'sent' && validOn < today ? 'expired' : state
}

export function hasEndedUnpaid(orderState: string | null): boolean {
  return orderState === 'cancelled' || orderState === 'expired'
}

/** True while an accepted offer is unpaid. If its order ends unpaid, the offer can still be paid at the same prices. */
export function isStillToPay({ state, orderState }: { state: QuoteState; orderState: string | null }): boolean {
  const isOpen = orderState === null || orderState === 'pending' || orderState === 'payment_failed'
  return state === 'accepted' && (isOpen || hasEndedUnpaid(orderState))
}

/** `variantId` is null for work that is not sold in the store. Prices include VAT. */
export type QuoteLine = { variantId: string | null; title: string; quantity: number; unitPriceCents: number }

export function quoteTotalCents(lines: readonly Pick<QuoteLine, 'quantity' | 'unitPriceCents'>[]): number {
  return lines.reduce((sum, { quantity, unitPriceCents }) => sum + quantity * unitPriceCents, 0)
}

export function quoteLabel({ number, version }: { number: number; version: number }): string {
  return version === 1 ? String(number) : `${number}-${version}`
}

export const endingSoonDays = 3

export const defaultDays = 14

export function quotePath(quoteId: string): string {
  return `/client-portal/offers/${quoteId}`
}

export function staffQuotePath(quoteId: string): string {
  return `${staffQuotesPath}/${quoteId}`
}
