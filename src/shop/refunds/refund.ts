/** Why money goes back. Rows hold these codes: rename none. */
export const refundReasons = ['guarantee', 'late', 'mistake', 'goodwill'] as const
export type RefundReason = (typeof refundReasons)[number]

/**
 * What becomes of a refund. Reading this table is reading the process: `requested` by the client, `waiting` for a second
 * person, `sending` by a job until the provider has done it. A transfer that is not with the bank yet can be called off.
 */
const moves = {
  requested: ['waiting', 'sending', 'declined'],
  waiting: ['sending', 'declined'],
  sending: ['paid', 'declined'],
  paid: [],
  declined: [],
} as const satisfies Record<string, readonly string[]>

export type RefundState = keyof typeof moves

export function mayBecomeRefund(from: RefundState, to: RefundState): boolean {
  return moves[from].some((state) => state === to)
}

export function isRefundState(text: string): text is RefundState {
  return Object.hasOwn(moves, text)
}

export function isRefundReason(text: string): text is RefundReason {
  return refundReasons.some((reason) => reason === text)
}

/** The states in which a refund is not over: an order has one at a time. */
export const openRefunds: readonly RefundState[] = ['requested', 'waiting', 'sending']

type Paid = { totalCents: number; waivedCents: number; owedCents: number; refundedCents: number }

/** What can still be given back of an order, in cents: what was paid and stayed, less what went back or is on its way. */
export function refundableCents(order: Paid, onItsWayCents: number): number {
  const { totalCents, waivedCents, owedCents, refundedCents } = order
  return Math.max(0, totalCents - waivedCents - owedCents - refundedCents - onItsWayCents)
}
