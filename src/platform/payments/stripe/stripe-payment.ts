import { z } from 'zod'
import type { Payment } from '#platform/payments/payments.ts'

// The parts of Stripe's objects that we read, checked: an event arrives in the version its endpoint was made with.

const metadata = z.record(z.string(), z.string()).nullish()

const paymentIntent = z.object({
  id: z.string(),
  status: z.string(),
  latest_charge: z.union([z.string(), z.object({ refunded: z.boolean() })]).nullish(),
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
  currency: z.string(),
  refunded: z.boolean(),
  metadata,
  payment_intent: z.string().nullable(),
  billing_details: z.object({ email: z.string().nullish(), name: z.string().nullish() }).nullish(),
})

export const stripeEvent = z.object({
  id: z.string().min(1),
  type: z.string().min(1),
  data: z.object({ object: z.unknown() }),
})

export type StripeSession = z.infer<typeof stripeSession>
export type StripeCharge = z.infer<typeof stripeCharge>

/** A session as a payment. Expand `payment_intent.latest_charge` to tell failed and refunded payments apart. */
export function paymentOfSession(session: StripeSession): Payment {
  const intent = session.payment_intent
  return {
    checkoutId: session.id,
    paymentId: typeof intent === 'string' ? intent : (intent?.id ?? null),
    ...ours(session.metadata),
    state: stateOfSession(session),
    amountCents: session.amount_total ?? 0,
    currency: (session.currency ?? '').toLowerCase(),
    buyerEmail: session.customer_details?.email ?? session.customer_email ?? null,
    buyerName: session.customer_details?.name ?? null,
  }
}

/** A charge that was given back in full, as a payment of the checkout it belongs to. */
export function paymentOfRefundedCharge(charge: StripeCharge, checkoutId: string): Payment {
  return {
    checkoutId,
    paymentId: charge.payment_intent,
    ...ours(charge.metadata),
    state: 'refunded',
    amountCents: charge.amount,
    currency: charge.currency.toLowerCase(),
    buyerEmail: charge.billing_details?.email ?? null,
    buyerName: charge.billing_details?.name ?? null,
  }
}

/** The order and store we wrote on the object, null on one that is not ours: our orders have UUIDs. */
export function ours(written: z.infer<typeof metadata>): Pick<Payment, 'orderId' | 'storeId'> {
  const orderId = z.uuid().safeParse(written?.order_id)
  return { orderId: orderId.success ? orderId.data : null, storeId: written?.store_id ?? null }
}

function stateOfSession({ status, payment_status, payment_intent }: StripeSession): Payment['state'] {
  const intent = typeof payment_intent === 'object' ? payment_intent : null
  if (status === 'expired') return 'expired'
  if (status !== 'complete') return 'open'
  if (payment_status === 'unpaid') {
    return intent && ['requires_payment_method', 'canceled'].includes(intent.status) ? 'failed' : 'processing'
  }
  const charge = intent?.latest_charge
  return typeof charge === 'object' && charge?.refunded ? 'refunded' : 'paid'
}
