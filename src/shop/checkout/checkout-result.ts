import type { checkoutResults } from '#content/pages/checkout-results.ts'
import type { OrderState } from '#shop/orders/order.ts'

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
