import type { checkoutResults } from '#content/pages/checkout-results.ts'
import type { OrderState } from './order.ts'

/** What a visitor is told about a payment; 'late' is what the page itself says after waiting a minute. */
export type CheckoutResult = Exclude<keyof typeof checkoutResults, 'late'>

const results: Record<OrderState, CheckoutResult> = {
  pending: 'processing',
  awaiting_transfer: 'invoice',
  paid: 'paid',
  paid_review: 'review',
  payment_failed: 'failed',
  cancelled: 'failed',
  expired: 'failed',
  refunded: 'refunded',
}

export function resultOf(state: OrderState): CheckoutResult {
  return results[state]
}
