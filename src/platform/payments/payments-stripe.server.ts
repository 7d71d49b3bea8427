import Stripe from 'stripe'
import type { z } from 'zod'
import type { Services } from '#platform/services.ts'
import {
  type Checkout,
  type CheckoutRequest,
  discountTotalCents,
  type Payment,
  type Payments,
  type ReturnedRefund,
} from './payments.ts'
import { listRefunds, readStripeEvent } from './stripe/read-stripe-event.server.ts'
import { couponParams, sessionParams } from './stripe/session-params.ts'
import {
  countRefunds,
  paymentOfSession,
  returnedRefundOf,
  stripeRefund,
  stripeSession,
} from './stripe/stripe-payment.ts'

// Two attempts fit into the page's time limit (9.5 s), so that the buyer sees our error message.
const TIMEOUT_MS = 4_000
const RETRIES = 1

type PaymentsStripeDeps = Pick<Services, 'now'> & {
  config: Pick<Services['config'], 'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_API_BASE'>
}

/** Stripe Checkout by card and, for CHF, TWINT. `STRIPE_API_BASE` directs requests to a stub instead of Stripe. */
export function openStripePayments({ config, now }: PaymentsStripeDeps, { timeoutMs = TIMEOUT_MS } = {}): Payments {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: webhookSecret } = config
  if (!key || !webhookSecret) throw new Error('Stripe needs STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET')
  const stripe = new Stripe(key, {
    timeout: timeoutMs,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...apiAddress(config.STRIPE_API_BASE),
  })
  return {
    provider: 'stripe',
    createCheckout: (request) => createCheckout(stripe, request),
    readEvent: (rawBody, headers) =>
      readStripeEvent(
        stripe,
        { secret: webhookSecret, isLive: /^(sk|rk)_live_/.test(key) },
        { rawBody, header: headers.get('stripe-signature'), receivedAt: now() },
      ),
    refund: (request) => refund(stripe, request),
    findPayment: (checkoutId) => findPayment(stripe, checkoutId),
    cancelCheckout: (checkoutId) => cancelCheckout(stripe, checkoutId),
  }
}

async function createCheckout(stripe: Stripe, request: CheckoutRequest): Promise<Checkout> {
  const session = await stripe.checkout.sessions
    .create(sessionParams(request, await createCoupon(stripe, request)), { idempotencyKey: request.idempotencyKey })
    .catch(failing('Stripe did not make a checkout'))
  if (!session.id || !session.url) throw new Error('Stripe created a checkout without a link')
  return { checkoutId: session.id, url: session.url }
}

/** One single-use coupon for all discounts, because Stripe allows only one per checkout. Null without discounts. */
async function createCoupon(stripe: Stripe, request: CheckoutRequest): Promise<string | null> {
  if (request.discounts.length === 0) return null
  const coupon = await stripe.coupons
    .create(couponParams(request), { idempotencyKey: `coupon-${request.idempotencyKey}` })
    .catch(failing('Stripe did not make a discount'))
  if (!coupon.id || coupon.amount_off !== discountTotalCents(request))
    throw new Error('Stripe created a different discount from the one requested')
  return coupon.id
}

async function findPayment(stripe: Stripe, checkoutId: string): Promise<Payment | null> {
  const session = await stripe.checkout.sessions
    .retrieve(checkoutId, { expand: ['payment_intent.latest_charge'] })
    .catch((error: unknown) => (isMissing(error) ? null : failing('Stripe did not tell about a payment')(error)))
  if (!session) return null
  const payment = paymentOfSession(understood(stripeSession, session))
  if (payment.refundedCents === 0 || !payment.paymentId) return payment
  return countRefunds(payment, await listRefunds(stripe, payment.paymentId))
}

/** Stripe forgets idempotency keys after a day, so the key is also saved in the refund's metadata. */
async function refund(
  stripe: Stripe,
  { paymentId, amountCents, idempotencyKey }: Parameters<Payments['refund']>[0],
): Promise<ReturnedRefund | null> {
  const earlier = await listRefunds(stripe, paymentId)
  const known = earlier.find(({ metadata }) => metadata?.idempotency_key === idempotencyKey)
  const params = { payment_intent: paymentId, amount: amountCents, metadata: { idempotency_key: idempotencyKey } }
  const make = () => stripe.refunds.create(params, { idempotencyKey }).catch(failing('Stripe did not refund a payment'))
  return returnedRefundOf(known ?? understood(stripeRefund, await make()))
}

async function cancelCheckout(stripe: Stripe, checkoutId: string): Promise<void> {
  try {
    await stripe.checkout.sessions.expire(checkoutId)
  } catch (error) {
    // Stripe refuses to expire a session that was paid or has already expired. Neither case is an error here.
    const refused = error instanceof Stripe.errors.StripeInvalidRequestError && !isMissing(error)
    const payment = refused ? await findPayment(stripe, checkoutId) : null
    if (!payment || payment.state === 'open') throw new Error('Stripe did not close a checkout', { cause: error })
  }
}

function apiAddress(base: string | undefined) {
  if (!base) return {}
  const { protocol, hostname, port } = new URL(base)
  const isSecure = protocol === 'https:'
  return {
    host: hostname,
    port: port || (isSecure ? 443 : 80),
    protocol: isSecure ? ('https' as const) : ('http' as const),
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing'
}

function failing(message: string): (cause: unknown) => never {
  return (cause) => {
    throw new Error(message, { cause })
  }
}

function understood<T>(shape: z.ZodType<T>, answer: unknown): T {
  const read = shape.safeParse(answer)
  if (!read.success) throw new Error('Stripe sent an unexpected response', { cause: read.error })
  return read.data
}
