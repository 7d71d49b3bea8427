import type { Payment } from '#platform/payments/payments.ts'

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
