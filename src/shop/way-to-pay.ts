import { agreedPrefix, awaitsPayment, type OrderState } from './order.ts'

/**
 * How a buyer can still pay an order: `checkout` at the provider, `transfer` from their bank, `cart` by ordering again what
 * was not paid in time, `quote` where the offer is that it belongs to. Null where there is nothing to pay.
 */
export type WayToPay = 'checkout' | 'transfer' | 'cart' | 'quote'

type Unpaid = {
  state: OrderState
  /** An instant; after it the provider takes nothing any more. */
  expiresAt: Date
  checkoutUrl: string | null
  cartKey: string
}

/** @example wayToPay({ state: 'awaiting_transfer', … }, now) // 'transfer' */
export function wayToPay({ state, expiresAt, checkoutUrl, cartKey }: Unpaid, now: Date): WayToPay | null {
  if (state === 'awaiting_transfer') return 'transfer'
  const isUnpaid = awaitsPayment(state) || state === 'expired'
  if (cartKey.startsWith(agreedPrefix)) return isUnpaid || state === 'cancelled' ? 'quote' : null
  // A checkout whose payment failed is used up.
  if (state === 'pending' && expiresAt > now && checkoutUrl !== null) return 'checkout'
  return isUnpaid ? 'cart' : null
}

/** The offer that an agreed order belongs to; null for every other one. */
export function quoteOfOrder({ cartKey }: Pick<Unpaid, 'cartKey'>): string | null {
  return cartKey.startsWith(agreedPrefix) ? cartKey.slice(agreedPrefix.length) : null
}
