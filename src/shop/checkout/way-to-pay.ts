import { agreedPrefix, awaitsPayment, type OrderState } from '#shop/orders/order.ts'

/**
 * How an unpaid order can still be paid: in the provider's `checkout`, by bank `transfer`, by ordering the `cart`
 * again, or on the page of the offer (`quote`).
 */
export type WayToPay = 'checkout' | 'transfer' | 'cart' | 'quote'

type Unpaid = {
  state: OrderState
  expiresAt: Date
  checkoutUrl: string | null
  cartKey: string
}

/** @example wayToPay({ state: 'awaiting_transfer', … }, now) // 'transfer' */
export function wayToPay({ state, expiresAt, checkoutUrl, cartKey }: Unpaid, now: Date): WayToPay | null {
  if (state === 'awaiting_transfer') return 'transfer'
  const isUnpaid = awaitsPayment(state) || state === 'expired'
  if (cartKey.startsWith(agreedPrefix)) return isUnpaid || state === 'cancelled' ? 'quote' : null
  // A checkout whose payment failed cannot be reused.
  if (state === 'pending' && expiresAt > now && checkoutUrl !== null) return 'checkout'
  return isUnpaid ? 'cart' : null
}

export function quoteOfOrder({ cartKey }: Pick<Unpaid, 'cartKey'>): string | null {
  return cartKey.startsWith(agreedPrefix) ? cartKey.slice(agreedPrefix.length) : null
}
