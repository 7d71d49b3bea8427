import { z } from 'zod'
import type { Dispute, Payment, ReturnedRefund } from '#platform/payments/payments.ts'

// These schemas contain only the fields that we read. Stripe formats an event in the API version of our webhook
// endpoint, whatever version this library uses.

const metadata = z.record(z.string(), z.string()).nullish()

const paymentIntent = z.object({
  id: z.string(),
  status: z.string(),
  latest_charge: z
    .union([z.string(), z.object({ refunded: z.boolean(), amount_refunded: z.number().int() })])
    .nullish(),
})

export const stripeSession = z.object({
  id: z.string(),
  object: z.literal('checkout.session'),
  status: z.enum(['open', 'complete', 'expired']).nullable(),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  amount_total: z.number().int().nullable(),
  currency: z.string().nullable(),
  metadata,
  customer_email: z.string().nullish(),
  customer_details: z.object({ email: z.string().nullish(), name: z.string().nullish() }).nullish(),
  payment_intent: z.union([z.string(), paymentIntent]).nullish(),
})

export const stripeCharge = z.object({
  object: z.literal('charge'),
  amount: z.number().int(),
  amount_refunded: z.number().int(),
  refunded: z.boolean(),
  metadata,
  payment_intent: z.string().nullable(),
})

export const stripeDispute = z.object({
  id: z.string().min(1),
  object: z.literal('dispute'),
  amount: z.number().int(),
  currency: z.string(),
  reason: z.string(),
  status: z.string(),
  payment_intent: z.string().nullable(),
  evidence_details: z.object({ due_by: z.number().nullish() }).nullish(),
})

export const stripeRefund = z.object({
  id: z.string().min(1),
  object: z.literal('refund'),
  amount: z.number().int(),
  status: z.string().nullable(),
  failure_reason: z.string().nullish(),
  payment_intent: z.string().nullable(),
  metadata,
})

export const stripeEvent = z.object({
  id: z.string().min(1),
  type: z.string().min(1),
  livemode: z.boolean(),
  created: z.number().int().nullish(),
  data: z.object({ object: z.unknown() }),
})

export type StripeSession = z.infer<typeof stripeSession>
export type StripeCharge = z.infer<typeof stripeCharge>
export type StripeRefund = z.infer<typeof stripeRefund>

/** Converts a session. Expand `payment_intent.latest_charge`, so that failed and refunded payments are detected. */
export function paymentOfSession(session: StripeSession): Payment {
  const intent = session.payment_intent
  return {
    checkoutId: session.id,
    paymentId: typeof intent === 'string' ? intent : (intent?.id ?? null),
    ...ours(session.metadata),
    state: stateOfSession(session),
    amountCents: session.amount_total ?? 0,
    refundedCents: chargeOf(session)?.amount_refunded ?? 0,
    currency: (session.currency ?? '').toLowerCase(),
    buyerEmail: session.customer_details?.email ?? session.customer_email ?? null,
    buyerName: session.customer_details?.name ?? null,
  }
}

/** Only a paid charge can be refunded, so the charge decides: the session may not show the payment yet. */
export function paymentOfRefundedCharge(charge: StripeCharge, session: StripeSession): Payment {
  return {
    ...paymentOfSession(session),
    paymentId: charge.payment_intent,
    ...ours(charge.metadata),
    state: charge.refunded ? 'refunded' : 'paid',
    amountCents: charge.amount,
    refundedCents: charge.amount_refunded,
  }
}

/** Reads a dispute; null if it belongs to no payment. A warning closed without becoming a dispute counts as `won`. */
export function disputeOf(dispute: z.infer<typeof stripeDispute>): Dispute | null {
  const { id, payment_intent: paymentId, amount, currency, reason, status, evidence_details: evidence } = dispute
  if (!paymentId) return null
  const state = status === 'lost' ? 'lost' : status === 'won' || status === 'warning_closed' ? 'won' : 'open'
  const evidenceDueAt = evidence?.due_by ? new Date(evidence.due_by * 1000) : null
  return {
    disputeId: id,
    paymentId,
    amountCents: amount,
    currency: currency.toLowerCase(),
    reason,
    state,
    evidenceDueAt,
  }
}

/** Returns a refund that failed or was cancelled, and null for a completed or pending one. */
export function returnedRefundOf(refund: StripeRefund): ReturnedRefund | null {
  const { id: refundId, payment_intent: paymentId, amount: amountCents, status, failure_reason: reason = null } = refund
  const isReturned = status === 'failed' || status === 'canceled'
  return isReturned && paymentId ? { refundId, paymentId, amountCents, reason } : null
}

export function countRefunds(payment: Payment, refunds: StripeRefund[]): Payment {
  const given = refunds.filter((refund) => !returnedRefundOf(refund))
  const refundedCents = given.reduce((sum, { amount }) => sum + amount, 0)
  const isWhole = refundedCents >= payment.amountCents
  return { ...payment, refundedCents, state: payment.state === 'refunded' && !isWhole ? 'paid' : payment.state }
}

/** Reads order and store id from the metadata. An order id that is not a UUID is not from our shop: it becomes null. */
export function ours(written: z.infer<typeof metadata>): Pick<Payment, 'orderId' | 'storeId'> {
  const orderId = z.uuid().safeParse(written?.order_id)
  return { orderId: orderId.success ? orderId.data : null, storeId: written?.store_id ?? null }
}

function chargeOf({ payment_intent: intent }: StripeSession) {
  const charge = typeof intent === 'object' ? intent?.latest_charge : null
  return typeof charge === 'object' ? charge : null
}

function stateOfSession(session: StripeSession): Payment['state'] {
  const { status, payment_status, payment_intent } = session
  const intent = typeof payment_intent === 'object' ? payment_intent : null
  if (status === 'expired') return 'expired'
  if (status !== 'complete') return 'open'
  if (payment_status === 'unpaid') {
    return intent && ['requires_payment_method', 'canceled'].includes(intent.status) ? 'failed' : 'processing'
  }
  return chargeOf(session)?.refunded ? 'refunded' : 'paid'
}
