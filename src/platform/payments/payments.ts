const PLACEHOLDER = '{CHECKOUT_SESSION_ID}'

/** All amounts are integers, in cents of `currency` (ISO 4217, lower case). */
export type CheckoutRequest = {
  orderId: string
  orderNumber: number
  storeId: string
  currency: string
  lines: { title: string; variantTitle: string; quantity: number; unitPriceCents: number }[]
  discounts: readonly { title: string; amountCents: number }[]
  buyerEmail: string | null
  successUrl: string
  cancelUrl: string
  locale: string | null
  /** Expiry of the checkout: at least 30 minutes in the future. The provider may add up to 2 minutes. */
  expiresAt: Date
  idempotencyKey: string
}

export type Checkout = { checkoutId: string; url: string }

/** `orderId` is null if the payment is not for our shop. `failed` is not final: the buyer may try another card. */
export type Payment = {
  checkoutId: string
  paymentId: string | null
  orderId: string | null
  storeId: string | null
  state: 'open' | 'processing' | 'paid' | 'failed' | 'cancelled' | 'expired' | 'refunded'
  amountCents: number
  /** Amount refunded, without refunds that did not arrive. A partly refunded payment still counts as `paid`. */
  refundedCents: number
  currency: string
  buyerEmail: string | null
  buyerName: string | null
}

/** `createdAt`: when the provider created the event, if it says so. */
export type PaymentEvent = { eventId: string; type: string; createdAt?: Date; payment: Payment }

/** A chargeback. `won` means that we keep the money. The provider accepts evidence until `evidenceDueAt`. */
export type Dispute = {
  disputeId: string
  paymentId: string
  amountCents: number
  currency: string
  reason: string
  state: 'open' | 'won' | 'lost'
  evidenceDueAt: Date | null
}

export type DisputeEvent = { eventId: string; type: string; dispute: Dispute }

/** A refund that did not reach the buyer, e.g. because the card was closed. We have the money again. */
export type ReturnedRefund = {
  refundId: string
  paymentId: string
  amountCents: number
  reason: string | null
}

export type ReturnedEvent = { eventId: string; type: string; returned: ReturnedRefund }

/** `wrong-mode`: a test-mode event for a live shop or vice versa. `irrelevant`: an event type that we do not use. */
export type ReadEvent =
  | { ok: true; event: PaymentEvent | DisputeEvent | ReturnedEvent }
  | { ok: false; reason: 'bad-signature' | 'stale' | 'malformed' | 'wrong-mode' | 'irrelevant' }

/** Payment provider. Every method throws if the provider is unreachable or its response is invalid. */
export type Payments = {
  provider: 'stripe' | 'sandbox'
  createCheckout(request: CheckoutRequest): Promise<Checkout>
  /** Verifies the signature of the raw body before parsing it. An event older than 5 minutes is `stale`. */
  readEvent(rawBody: string, headers: Headers): Promise<ReadEvent>
  /** Refunds once per key. Returns the refund if the provider already knows that it did not reach the buyer. */
  refund(request: { paymentId: string; amountCents: number; idempotencyKey: string }): Promise<ReturnedRefund | null>
  /** Current state of a checkout; null if the provider does not know it. */
  findPayment(checkoutId: string): Promise<Payment | null>
  cancelCheckout(checkoutId: string): Promise<void>
}

export function checkoutTotalCents({ lines, discounts }: Pick<CheckoutRequest, 'lines' | 'discounts'>): number {
  return lines.reduce((sum, line) => sum + line.quantity * line.unitPriceCents, 0) - discountTotalCents({ discounts })
}

export function discountTotalCents({ discounts }: Pick<CheckoutRequest, 'discounts'>): number {
  return discounts.reduce((sum, { amountCents }) => sum + amountCents, 0)
}

/** @example withSessionPlaceholder('https://x.ch/ok?order=7') // '…?order=7&session_id={CHECKOUT_SESSION_ID}' */
export function withSessionPlaceholder(successUrl: string): string {
  const readable = successUrl.replaceAll(encodeURIComponent(PLACEHOLDER), PLACEHOLDER)
  if (readable.includes(PLACEHOLDER)) return readable
  const [, address = '', fragment = ''] = /^([^#]*)(.*)$/s.exec(readable) ?? []
  const joint = address.includes('?') ? '&' : '?'
  return `${address}${joint}session_id=${PLACEHOLDER}${fragment}`
}

export function fillSessionId(address: string, checkoutId: string): string {
  return address.replaceAll(PLACEHOLDER, encodeURIComponent(checkoutId))
}
