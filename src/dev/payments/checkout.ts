import { z } from 'zod'
import type { CheckoutRequest, Payment } from '#platform/payments/payments.ts'

export type SandboxState = 'open' | 'paid' | 'declined' | 'cancelled' | 'expired' | 'refunded'

/** A checkout of the sandbox payment provider. As with a real card, it can still be paid after a declined attempt. */
export type SandboxCheckout = {
  id: string
  state: SandboxState
  amountCents: number
  /** Amount that the tester paid, which may differ from the order amount. Null before payment. */
  chargedCents: number | null
  currency: string
  lines: CheckoutRequest['lines']
  orderId: string
  orderNumber: number
  storeId: string
  customerEmail: string | null
  customerName: string | null
  successUrl: string
  cancelUrl: string
  expiresAt: Date
  paymentId: string | null
}

export const sandboxState = z.enum(['open', 'paid', 'declined', 'cancelled', 'expired', 'refunded'])

const inOurWords = {
  open: 'open',
  paid: 'paid',
  declined: 'failed',
  cancelled: 'cancelled',
  expired: 'expired',
  refunded: 'refunded',
} as const satisfies Record<SandboxState, Payment['state']>

export function stateAt(checkout: Pick<SandboxCheckout, 'state' | 'expiresAt'>, now: Date): SandboxState {
  return canBePaid(checkout.state) && checkout.expiresAt <= now ? 'expired' : checkout.state
}

export type ClosedState = Exclude<SandboxState, 'open' | 'declined'>

export function whyClosed(checkout: Pick<SandboxCheckout, 'state' | 'expiresAt'>, now: Date): ClosedState | null {
  const state = stateAt(checkout, now)
  return state === 'open' || state === 'declined' ? null : state
}

export function canBePaid(state: SandboxState): boolean {
  return state === 'open' || state === 'declined'
}

export function paymentOfCheckout(checkout: SandboxCheckout, state: SandboxState, refundedCents = 0): Payment {
  return {
    checkoutId: checkout.id,
    paymentId: checkout.paymentId,
    orderId: checkout.orderId,
    storeId: checkout.storeId,
    state: inOurWords[state],
    amountCents: checkout.chargedCents ?? checkout.amountCents,
    refundedCents,
    currency: checkout.currency,
    buyerEmail: checkout.customerEmail,
    buyerName: checkout.customerName,
  }
}
