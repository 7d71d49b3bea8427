import { describe, expect, test } from 'vitest'
import { readConfig } from '#platform/config.server.ts'
import { aCheckoutRequest } from '#test/payments/a-checkout-request.ts'
import { startStripeStandIn } from '#test/payments/stripe-stand-in.ts'
import { openStripePayments } from './payments-stripe.server.ts'

const ANA = { email: 'ana@example.com', name: 'Ana Keller' }
const now = () => new Date('2026-11-21T09:00:00Z')

async function newStripe(env: Record<string, string> = {}) {
  const standIn = await startStripeStandIn({ now })
  const outcome = readConfig({ MODE: 'test', ...standIn.env, ...env })
  if (!outcome.ok) throw new Error(outcome.errors.join('; '))
  return { standIn, payments: openStripePayments({ config: outcome.config, now }, { timeoutMs: 400 }) }
}

describe('checkouts', () => {
  test("a checkout has order metadata, francs, card or TWINT, and the buyer's language", async () => {
    const { standIn, payments } = await newStripe()
    const created = await payments.createCheckout(aCheckoutRequest({ buyerEmail: 'ana@example.com' }))
    expect(created.url).toBe(`${standIn.url}/c/pay/${created.checkoutId}`)
    const metadata = { order_id: '0b9c2a57-6f0e-4a6e-9d6b-6f8f0c1f7a11', store_id: 'main' }
    expect(standIn.requests).toEqual([
      {
        method: 'POST',
        path: '/v1/checkout/sessions',
        idempotencyKey: 'order-1001',
        form: {
          mode: 'payment',
          allowed_payment_method_types: ['card', 'twint'],
          line_items: [
            {
              quantity: '1',
              price_data: {
                currency: 'chf',
                unit_amount: '49900',
                product_data: { name: 'Standard', description: 'Tax year 2025' },
              },
            },
            {
              quantity: '2',
              price_data: { currency: 'chf', unit_amount: '5900', product_data: { name: 'Second property' } },
            },
          ],
          client_reference_id: metadata.order_id,
          metadata,
          payment_intent_data: { metadata, description: 'Order 1001' },
          customer_email: 'ana@example.com',
          locale: 'de',
          adaptive_pricing: { enabled: 'false' },
          expires_at: String(Date.parse('2026-11-21T09:40:00Z') / 1000),
          success_url: 'http://localhost:3000/success?order=t0k3n&session_id={CHECKOUT_SESSION_ID}',
          cancel_url: 'http://localhost:3000/cart?restore=t0k3n',
        },
      },
    ])
    expect(standIn.sessions.get(created.checkoutId)?.amount_total).toBe(61_700)
  })

  test('TWINT is requested for francs only', async () => {
    const { standIn, payments } = await newStripe()
    await payments.createCheckout(aCheckoutRequest({ currency: 'eur' }))
    expect(standIn.requests[0]?.form.allowed_payment_method_types).toEqual(['card'])
  })

  test('the same key returns the same checkout, with different content it is refused', async () => {
    const { standIn, payments } = await newStripe()
    const first = await payments.createCheckout(aCheckoutRequest())
    expect(await payments.createCheckout(aCheckoutRequest())).toEqual(first)
    expect(standIn.sessions.size).toBe(1)
    await expect(payments.createCheckout(aCheckoutRequest({ currency: 'eur' }))).rejects.toMatchObject({
      message: 'Stripe did not make a checkout',
      cause: { type: 'StripeIdempotencyError' },
    })
  })

  test.each(['server-error', 'answer-lost', 'hang'] as const)(
    'a single failure (%s) is retried and makes one checkout',
    async (error) => {
      const { standIn, payments } = await newStripe()
      standIn.breakNext(error)
      await payments.createCheckout(aCheckoutRequest())
      expect(standIn.sessions.size).toBe(1)
      expect(standIn.requests.map((request) => request.idempotencyKey)).toEqual(['order-1001', 'order-1001'])
    },
  )

  test.each(['server-error', 'hang'] as const)(
    'a lasting failure (%s) is reported within seconds, with its cause',
    async (error) => {
      const { standIn, payments } = await newStripe()
      standIn.breakNext(error, error, error)
      const start = performance.now()
      await expect(payments.createCheckout(aCheckoutRequest())).rejects.toMatchObject({
        message: 'Stripe did not make a checkout',
        cause: { type: error === 'hang' ? 'StripeConnectionError' : 'StripeAPIError' },
      })
      expect(standIn.requests).toHaveLength(2)
      expect(performance.now() - start).toBeLessThan(4_000)
    },
  )

  test('an invalid JSON response and a refused API key are reported', async () => {
    const { standIn, payments } = await newStripe()
    standIn.breakNext('nonsense')
    await expect(payments.createCheckout(aCheckoutRequest())).rejects.toThrow('Stripe did not make a checkout')
    const stranger = await newStripe({ STRIPE_SECRET_KEY: 'sk_test_other' })
    await expect(stranger.payments.findPayment('cs_test_1')).rejects.toMatchObject({
      cause: { type: 'StripeAuthenticationError' },
    })
  })

  test('a payment is found in each of its states, and an unknown one is null', async () => {
    const { standIn, payments } = await newStripe()
    const make = async (key: string) =>
      (await payments.createCheckout(aCheckoutRequest({ idempotencyKey: key }))).checkoutId
    const stateOf = async (id: string) => (await payments.findPayment(id))?.state
    const card = await make('a')
    expect(await stateOf(card)).toBe('open')
    standIn.pay(card, ANA)
    expect(await payments.findPayment(card)).toEqual({
      checkoutId: card,
      paymentId: standIn.sessions.get(card)?.payment_intent,
      orderId: '0b9c2a57-6f0e-4a6e-9d6b-6f8f0c1f7a11',
      storeId: 'main',
      state: 'paid',
      amountCents: 61_700,
      refundedCents: 0,
      currency: 'chf',
      buyerEmail: 'ana@example.com',
      buyerName: 'Ana Keller',
    })
    const slow = await make('b')
    standIn.pay(slow, ANA, { isLater: true })
    expect(await stateOf(slow)).toBe('processing')
    standIn.settle(slow, false)
    expect(await stateOf(slow)).toBe('failed')
    const left = await make('c')
    standIn.expire(left)
    expect(await stateOf(left)).toBe('expired')
    expect(await payments.findPayment('cs_test_unknown')).toBeNull()
  })
})

describe('refunds', () => {
  test('a refund runs once per key and never exceeds the payment', async () => {
    const { standIn, payments } = await newStripe()
    const { checkoutId } = await payments.createCheckout(aCheckoutRequest())
    const paymentId = standIn.pay(checkoutId, ANA).payment_intent ?? ''
    const part = { paymentId, amountCents: 10_000, idempotencyKey: 'refund-1' }
    await payments.refund(part)
    await payments.refund(part)
    expect(standIn.refunds.map((created) => created.amount)).toEqual([10_000])
    expect((await payments.findPayment(checkoutId))?.state).toBe('paid')
    const tooMuch = { paymentId, amountCents: 60_000, idempotencyKey: 'refund-2' }
    await expect(payments.refund(tooMuch)).rejects.toThrow('Stripe did not refund a payment')
    await payments.refund({ paymentId, amountCents: 51_700, idempotencyKey: 'refund-3' })
    expect((await payments.findPayment(checkoutId))?.state).toBe('refunded')
  })

  test('a refund whose response was lost is not repeated a day later', async () => {
    const { standIn, payments } = await newStripe()
    const { checkoutId } = await payments.createCheckout(aCheckoutRequest())
    const paymentId = standIn.pay(checkoutId, ANA).payment_intent ?? ''
    await payments.refund({ paymentId, amountCents: 10_000, idempotencyKey: 'refund-1' })
    standIn.forgetKeys()
    await payments.refund({ paymentId, amountCents: 10_000, idempotencyKey: 'refund-1' })
    expect(standIn.refunds).toHaveLength(1)
  })

  test.each(['failed', 'canceled'] as const)(
    'a refund that is %s later is reported and not repeated',
    async (status) => {
      const { standIn, payments } = await newStripe()
      const { checkoutId } = await payments.createCheckout(aCheckoutRequest())
      const paymentId = standIn.pay(checkoutId, ANA).payment_intent ?? ''
      const refund = { paymentId, amountCents: 10_000, idempotencyKey: 'refund-1' }
      expect(await payments.refund(refund)).toBeNull()
      await payments.refund({ paymentId, amountCents: 5_000, idempotencyKey: 'refund-2' })
      const { id: refundId } = standIn.refunds.at(-1) ?? expect.fail('no refund')
      standIn.failRefund(refundId, status)
      standIn.forgetKeys()
      const reason = status === 'failed' ? 'expired_or_canceled_card' : null
      for (const _time of [1, 2])
        expect(await payments.refund(refund)).toEqual({ refundId, paymentId, amountCents: 10_000, reason })
      expect(standIn.refunds).toHaveLength(2)
      expect(await payments.findPayment(checkoutId)).toMatchObject({ state: 'paid', refundedCents: 5_000 })
    },
  )

  test('an earlier refund is found on the second page of refunds', async () => {
    const { standIn, payments } = await newStripe()
    const { checkoutId } = await payments.createCheckout(aCheckoutRequest())
    const paymentId = standIn.pay(checkoutId, ANA).payment_intent ?? ''
    const refund = (n: number) => payments.refund({ paymentId, amountCents: 1, idempotencyKey: `refund-${n}` })
    for (let n = 0; n < 101; n++) await refund(n)
    standIn.forgetKeys()
    await refund(0)
    expect(standIn.refunds).toHaveLength(101)
    expect(await payments.findPayment(checkoutId)).toMatchObject({ refundedCents: 101 })
  })
})

describe('closing checkouts', () => {
  test('an open checkout is expired, a paid one is left unchanged', async () => {
    const { standIn, payments } = await newStripe()
    const open = await payments.createCheckout(aCheckoutRequest())
    await payments.cancelCheckout(open.checkoutId)
    await payments.cancelCheckout(open.checkoutId)
    expect(standIn.sessions.get(open.checkoutId)?.status).toBe('expired')
    const paid = await payments.createCheckout(aCheckoutRequest({ idempotencyKey: 'order-1002' }))
    standIn.pay(paid.checkoutId, ANA)
    await payments.cancelCheckout(paid.checkoutId)
    expect(standIn.sessions.get(paid.checkoutId)?.payment_status).toBe('paid')
    await expect(payments.cancelCheckout('cs_test_unknown')).rejects.toThrow('Stripe did not close a checkout')
  })

  test('a checkout that expires too soon is refused by Stripe with the cause', async () => {
    const { payments } = await newStripe()
    const late = aCheckoutRequest({ expiresAt: new Date('2026-11-21T09:10:00Z') })
    await expect(payments.createCheckout(late)).rejects.toMatchObject({ cause: { param: 'expires_at' } })
  })
})
