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

type Paid = { totalCents: number; receivedCents: number | null; waivedCents: number; owedCents: number }

/** What came for an order and was not taken back by the bank, in cents. `receivedCents` is null for orders of earlier versions. */
export function receivedCents({ totalCents, receivedCents: charged, waivedCents, owedCents }: Paid): number {
  return (charged ?? totalCents) - waivedCents - owedCents
}
