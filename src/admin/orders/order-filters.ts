import type { OrderState } from '#shop/order.ts'

/** The states of orders as the list offers them: first those that staff look for. */
export const orderStates = [
  'paid_review',
  'paid',
  'pending',
  'payment_failed',
  'cancelled',
  'expired',
  'refunded',
] as const satisfies readonly OrderState[]

export const ordersPerPage = 25
