/** What the shop asks a payment provider for. Amounts are integer cents of `currency` (ISO 4217, lower case). */
export type CheckoutRequest = {
  /** Ours; the provider hands it back with every event. */
  orderId: string
  orderNumber: number
  storeId: string
  currency: string
  lines: { title: string; variantTitle: string; quantity: number; unitPriceCents: number }[]
  /** What is taken off, each with its name; less than the lines come to. */
  discounts: readonly { title: string; amountCents: number }[]
  /** Filled in for a signed-in buyer; otherwise the provider asks for it. */
  buyerEmail: string | null
  successUrl: string
  cancelUrl: string
  locale: string | null
  /** At least 30 minutes away. The provider may leave the checkout open up to 2 minutes longer. */
  expiresAt: Date
  /** The same key never makes a second checkout. */
  idempotencyKey: string
}

export type Checkout = { checkoutId: string; url: string }

/**
 * What a provider says about a payment, in our words. `orderId` is null when the payment is not one of ours.
 * `failed` is not the end as long as the checkout is open: the buyer may try another card, and `paid` follows.
 */
export type Payment = {
  checkoutId: string
  paymentId: string | null
  orderId: string | null
  storeId: string | null
  state: 'open' | 'processing' | 'paid' | 'failed' | 'cancelled' | 'expired' | 'refunded'
  /** What the buyer was charged. */
  amountCents: number
  /**
   * How much of it has been given back, without what did not reach the buyer; a payment of which a part was given back is
   * still `paid`.
   */
  refundedCents: number
  currency: string
  buyerEmail: string | null
  buyerName: string | null
}

export type PaymentEvent = { eventId: string; type: string; payment: Payment }

/** A buyer has their bank ask for a payment back. `won`: it stays with us. Until `evidenceDueAt` the provider takes evidence. */
export type Dispute = {
  disputeId: string
  paymentId: string
  amountCents: number
  currency: string
  /** In the provider's word. */
  reason: string
  state: 'open' | 'won' | 'lost'
  evidenceDueAt: Date | null
}

export type DisputeEvent = { eventId: string; type: string; dispute: Dispute }

/** A refund that did not reach the buyer, such as one to a card that was closed: the money is with us again. */
export type ReturnedRefund = {
  refundId: string
  paymentId: string
  amountCents: number
  /** In the provider's word. */
  reason: string | null
}

export type ReturnedEvent = { eventId: string; type: string; returned: ReturnedRefund }

/**
 * A provider's event, or why it was not taken: a wrong signature, an event of the provider's test mode for a shop that
 * takes real money (or the other way round), or a kind of event we have no use for.
 */
export type ReadEvent =
  | { ok: true; event: PaymentEvent | DisputeEvent | ReturnedEvent }
  | { ok: false; reason: 'bad-signature' | 'stale' | 'malformed' | 'wrong-mode' | 'irrelevant' }

/** A payment provider. Every call throws with a cause when the provider cannot be reached or answers nonsense. */
export type Payments = {
  provider: 'stripe' | 'sandbox'
  createCheckout(request: CheckoutRequest): Promise<Checkout>
  /** Checks the signature over the raw body before anything of it is believed. Signed over 5 minutes ago is stale. */
  readEvent(rawBody: string, headers: Headers): Promise<ReadEvent>
  /** Gives back `amountCents` of a payment; the same key never refunds twice. Resolves with what the provider knows not to arrive. */
  refund(request: { paymentId: string; amountCents: number; idempotencyKey: string }): Promise<ReturnedRefund | null>
  /** The present state of a checkout; null when the provider does not know it. */
  findPayment(checkoutId: string): Promise<Payment | null>
  /** Closes an open checkout, so that it can no longer be paid. A checkout that is already closed is left as it is. */
  cancelCheckout(checkoutId: string): Promise<void>
}

/** What a request asks the buyer to pay in all, in cents. */
export function checkoutTotalCents({ lines, discounts }: Pick<CheckoutRequest, 'lines' | 'discounts'>): number {
  return lines.reduce((sum, line) => sum + line.quantity * line.unitPriceCents, 0) - discountTotalCents({ discounts })
}

/** What a request takes off in all, in cents. */
export function discountTotalCents({ discounts }: Pick<CheckoutRequest, 'discounts'>): number {
  return discounts.reduce((sum, { amountCents }) => sum + amountCents, 0)
}
