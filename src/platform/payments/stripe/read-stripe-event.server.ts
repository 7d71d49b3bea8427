import Stripe from 'stripe'
import type { Payment, ReadEvent } from '#platform/payments/payments.ts'
import {
  countRefunds,
  disputeOf,
  ours,
  paymentOfRefundedCharge,
  paymentOfSession,
  returnedRefundOf,
  type StripeCharge,
  type StripeRefund,
  stripeCharge,
  stripeDispute,
  stripeEvent,
  stripeRefund,
  stripeSession,
} from './stripe-payment.ts'

const TOLERANCE_SECONDS = 300

const sessionEvents: Record<string, Partial<Payment>> = {
  'checkout.session.completed': {},
  'checkout.session.async_payment_succeeded': { state: 'paid' },
  'checkout.session.async_payment_failed': { state: 'failed' },
  'checkout.session.expired': { state: 'expired' },
}

const disputeEvents = ['charge.dispute.created', 'charge.dispute.updated', 'charge.dispute.closed']
const refundEvents = ['refund.failed', 'refund.updated', 'charge.refund.updated']

/** `isLive`: true if our Stripe key moves real money, false in Stripe's test mode. */
type Account = { secret: string; isLive: boolean }
type Delivery = { rawBody: string; header: string | null; receivedAt: Date }

export async function readStripeEvent(
  stripe: Stripe,
  { secret, isLive }: Account,
  delivery: Delivery,
): Promise<ReadEvent> {
  const signature = checkSignature(stripe, secret, delivery)
  if (signature !== 'good') return { ok: false, reason: signature }
  const envelope = stripeEvent.safeParse(parseJson(delivery.rawBody))
  if (!envelope.success) return { ok: false, reason: 'malformed' }
  const { id: eventId, type, data, livemode, created } = envelope.data
  if (livemode !== isLive) return { ok: false, reason: 'wrong-mode' }

  const payload = sessionEvents[type]
  if (payload) {
    const session = stripeSession.safeParse(data.object)
    if (!session.success) return { ok: false, reason: 'malformed' }
    const payment = { ...paymentOfSession(session.data), ...payload }
    return { ok: true, event: { eventId, type, payment, ...(created ? { createdAt: new Date(created * 1000) } : {}) } }
  }
  if (type === 'charge.refunded') {
    const charge = stripeCharge.safeParse(data.object)
    if (!charge.success) return { ok: false, reason: 'malformed' }
    const payment = await refundedPayment(stripe, charge.data)
    return payment ? { ok: true, event: { eventId, type, payment } } : { ok: false, reason: 'irrelevant' }
  }
  if (disputeEvents.includes(type)) {
    const notified = stripeDispute.safeParse(data.object)
    if (!notified.success) return { ok: false, reason: 'malformed' }
    const dispute = disputeOf(notified.data)
    return dispute ? { ok: true, event: { eventId, type, dispute } } : { ok: false, reason: 'irrelevant' }
  }
  if (refundEvents.includes(type)) {
    const refund = stripeRefund.safeParse(data.object)
    if (!refund.success) return { ok: false, reason: 'malformed' }
    const returned = returnedRefundOf(refund.data)
    return returned ? { ok: true, event: { eventId, type, returned } } : { ok: false, reason: 'irrelevant' }
  }
  return { ok: false, reason: 'irrelevant' }
}

function checkSignature(stripe: Stripe, secret: string, { rawBody, header, receivedAt }: Delivery) {
  const verify = (toleranceSeconds: number) =>
    isVerified(() =>
      stripe.webhooks.signature?.verifyHeader(
        rawBody,
        header ?? '',
        secret,
        toleranceSeconds,
        undefined,
        receivedAt.getTime(),
      ),
    )
  if (verify(TOLERANCE_SECONDS)) return 'good'
  // With a tolerance of 0, Stripe's library does not check the age. If only this second check succeeds, the signature
  // is valid but too old.
  return verify(0) ? 'stale' : 'bad-signature'
}

function isVerified(verify: () => boolean | undefined): boolean {
  try {
    return verify() === true
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return false
    throw error
  }
}

async function refundedPayment(stripe: Stripe, charge: StripeCharge): Promise<Payment | null> {
  if (!charge.payment_intent || !ours(charge.metadata).orderId) return null
  const found = await stripe.checkout.sessions
    .list({ payment_intent: charge.payment_intent, limit: 1 })
    .catch((cause: unknown) => {
      throw new Error('Stripe did not return the checkout of a refunded charge', { cause })
    })
  const session = stripeSession.safeParse(found.data[0])
  if (!session.success) return null
  const payment = paymentOfRefundedCharge(charge, session.data)
  return countRefunds(payment, await listRefunds(stripe, charge.payment_intent))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export async function listRefunds(stripe: Stripe, paymentId: string): Promise<StripeRefund[]> {
  try {
    const found: StripeRefund[] = []
    for await (const refund of stripe.refunds.list({ payment_intent: paymentId, limit: 100 }))
      found.push(stripeRefund.parse(refund))
    return found
  } catch (cause) {
    throw new Error('Stripe did not return the refunds of a payment', { cause })
  }
}
