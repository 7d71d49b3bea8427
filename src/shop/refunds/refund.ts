import type { Payment } from '#platform/payments/payments.ts'

/** Refund reasons are stored in the database: do not rename them. */
export const refundReasons = ['guarantee', 'late', 'mistake', 'goodwill'] as const
export type RefundReason = (typeof refundReasons)[number]

/** Refund states. `waiting`: a second person must confirm. `sending`: approved, but not executed yet. */
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

export const openRefunds: readonly RefundState[] = ['requested', 'waiting', 'sending']

type Paid = { totalCents: number; receivedCents: number | null; waivedCents: number; owedCents: number }

/** Money received, without waived amounts and reversed payments. Null in old orders, where the total was received. */
export function receivedCents({ totalCents, receivedCents: charged, waivedCents, owedCents }: Paid): number {
  return (charged ?? totalCents) - waivedCents - owedCents
}

/**
 * Counts failed refunds as refunded, because the buyer receives them by bank transfer instead.
 * @example countReturned({ ...payment, amountCents: 100, refundedCents: 60 }, 40) // 100 refunded, 'refunded'
 */
export function countReturned(payment: Payment, returnedCents: number): Payment {
  if (returnedCents === 0) return payment
  const refundedCents = Math.min(payment.amountCents, payment.refundedCents + returnedCents)
  const isWhole = payment.state === 'paid' && refundedCents === payment.amountCents
  return { ...payment, refundedCents, state: isWhole ? 'refunded' : payment.state }
}
