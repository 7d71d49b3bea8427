import { describe, expect, test } from 'vitest'
import { openStripePayments } from '#platform/payments/payments-stripe.server.ts'
import { aCheckoutRequest } from '#test/payments/a-checkout-request.ts'
import { startStripeStandIn } from '#test/payments/stripe-stand-in.ts'
import { startWebhookListener } from '#test/payments/webhook-listener.ts'
import { newWorld } from '#test/world.ts'

const ANA = { email: 'ana@example.com', name: 'Ana Keller' }

async function newShop() {
  const { now } = await newWorld()
  const standIn = await startStripeStandIn({ now })
  const world = await newWorld(standIn.env)
  const payments = openStripePayments(world, { timeoutMs: 400 })
  const shop = await startWebhookListener((body, headers) => payments.readEvent(body, headers))
  const { checkoutId } = await payments.createCheckout(aCheckoutRequest())
  const session = () => standIn.sessions.get(checkoutId) ?? expect.fail('no session')
  return { now, standIn, payments, shop, checkoutId, session }
}

describe('payments', () => {
  test('a paid session becomes a payment with order and buyer, duplicates have the same id', async () => {
    const { standIn, shop, checkoutId, session } = await newShop()
    standIn.pay(checkoutId, ANA)
    const event = standIn.event('checkout.session.completed', session())
    await Promise.all(Array.from({ length: 20 }, () => standIn.post(event, shop.url)))
    expect(shop.read).toHaveLength(20)
    expect(new Set(shop.read.map((read) => read.ok && read.event.eventId))).toEqual(new Set([event.id]))
    expect(shop.read[0]).toEqual({
      ok: true,
      event: {
        eventId: event.id,
        type: 'checkout.session.completed',
        createdAt: expect.any(Date),
        payment: {
          checkoutId,
          paymentId: session().payment_intent,
          orderId: '0b9c2a57-6f0e-4a6e-9d6b-6f8f0c1f7a11',
          storeId: 'main',
          state: 'paid',
          amountCents: 61_700,
          refundedCents: 0,
          currency: 'chf',
          buyerEmail: 'ana@example.com',
          buyerName: 'Ana Keller',
        },
      },
    })
  })

  test('a delayed payment is processing, then paid or failed', async () => {
    const { standIn, shop, checkoutId, session } = await newShop()
    standIn.pay(checkoutId, ANA, { isLater: true })
    await standIn.post(standIn.event('checkout.session.completed', session()), shop.url)
    standIn.settle(checkoutId, false)
    await standIn.post(standIn.event('checkout.session.async_payment_failed', session()), shop.url)
    standIn.settle(checkoutId, true)
    await standIn.post(standIn.event('checkout.session.async_payment_succeeded', session()), shop.url)
    expect(shop.read.map((read) => read.ok && 'payment' in read.event && read.event.payment.state)).toEqual([
      'processing',
      'failed',
      'paid',
    ])
  })

  test('an expired session and a differing amount are reported as received', async () => {
    const { standIn, payments, shop, checkoutId, session } = await newShop()
    standIn.expire(checkoutId)
    await standIn.post(standIn.event('checkout.session.expired', session()), shop.url)
    const other = await payments.createCheckout(aCheckoutRequest({ idempotencyKey: 'order-1002' }))
    const short = standIn.pay(other.checkoutId, ANA, { amountCents: 100 })
    await standIn.post(standIn.event('checkout.session.completed', short), shop.url)
    expect(shop.read).toMatchObject([
      { event: { payment: { state: 'expired', amountCents: 61_700 } } },
      { event: { payment: { state: 'paid', amountCents: 100 } } },
    ])
  })

  test('a fully refunded charge is a refunded payment, a partly refunded one is paid', async () => {
    const { standIn, payments, shop, checkoutId } = await newShop()
    const paymentId = standIn.pay(checkoutId, ANA).payment_intent ?? ''
    const charge = () => [...standIn.charges.values()][0] ?? expect.fail('no charge')
    await payments.refund({ paymentId, amountCents: 1_700, idempotencyKey: 'r1' })
    await standIn.post(standIn.event('charge.refunded', charge()), shop.url)
    await payments.refund({ paymentId, amountCents: 60_000, idempotencyKey: 'r2' })
    await standIn.post(standIn.event('charge.refunded', charge()), shop.url)
    expect(shop.read).toMatchObject([
      { event: { payment: { checkoutId, paymentId, state: 'paid', amountCents: 61_700, refundedCents: 1_700 } } },
      { event: { payment: { checkoutId, paymentId, state: 'refunded', refundedCents: 61_700, storeId: 'main' } } },
    ])
  })

  test('a refund that fails later is reported with its reason; completed and older events are ignored', async () => {
    const { standIn, payments, shop, checkoutId } = await newShop()
    const paymentId = standIn.pay(checkoutId, ANA).payment_intent ?? ''
    await payments.refund({ paymentId, amountCents: 1_700, idempotencyKey: 'r1' })
    const refund = standIn.refunds[0] ?? expect.fail('no refund')
    const older = standIn.event('charge.refunded', { ...[...standIn.charges.values()][0] })
    await standIn.post(standIn.event('refund.updated', { ...refund }), shop.url)
    standIn.failRefund(refund.id)
    await standIn.post(standIn.event('refund.failed', refund), shop.url)
    await standIn.post(older, shop.url)
    await standIn.post(standIn.event('charge.refund.updated', { ...refund, status: 'canceled' }), shop.url)
    await standIn.post(standIn.event('refund.failed', { ...refund, payment_intent: null }), shop.url)
    await standIn.post(standIn.event('refund.failed', { id: 're_1' }), shop.url)
    const returned = { refundId: refund.id, paymentId, amountCents: 1_700, reason: 'expired_or_canceled_card' }
    expect(shop.read).toMatchObject([
      { reason: 'irrelevant' },
      { event: { type: 'refund.failed', returned } },
      { event: { payment: { state: 'paid', refundedCents: 0 } } },
      { event: { returned } },
      { reason: 'irrelevant' },
      { reason: 'malformed' },
    ])
  })
})

describe('irrelevant, invalid and disputed', () => {
  test('a foreign session has no order, and unused event types are irrelevant', async () => {
    const { standIn, shop, session } = await newShop()
    await standIn.post(standIn.event('checkout.session.completed', { ...session(), metadata: {} }), shop.url)
    const strange = { ...session(), metadata: { order_id: 'not a UUID', store_id: 'main' } }
    await standIn.post(standIn.event('checkout.session.completed', strange), shop.url)
    await standIn.post(standIn.event('payment_intent.created', { object: 'payment_intent' }), shop.url)
    const foreign = {
      object: 'charge',
      amount: 5,
      amount_refunded: 5,
      refunded: true,
      metadata: {},
      payment_intent: 'pi_x',
    }
    await standIn.post(standIn.event('charge.refunded', foreign), shop.url)
    expect(shop.read).toMatchObject([
      { ok: true, event: { payment: { orderId: null, storeId: null } } },
      { ok: true, event: { payment: { orderId: null, storeId: 'main' } } },
      { ok: false, reason: 'irrelevant' },
      { ok: false, reason: 'irrelevant' },
    ])
  })

  test('bad signatures, stale events and malformed bodies are distinguished', async () => {
    const { now, standIn, payments, shop, session } = await newShop()
    const event = standIn.event('checkout.session.expired', session())
    const ago = (seconds: number) => new Date(now().getTime() - seconds * 1000)
    await standIn.post(event, shop.url, { secret: 'whsec_other' })
    await standIn.post(event, shop.url, { at: ago(301) })
    await standIn.post(event, shop.url, { at: ago(299) })
    await standIn.post({ id: 'evt_1', body: 'not json' }, shop.url)
    await standIn.post(standIn.event('checkout.session.completed', { id: 'cs_1' }), shop.url)
    expect(shop.read.map((read) => (read.ok ? 'ok' : read.reason))).toEqual([
      'bad-signature',
      'stale',
      'ok',
      'malformed',
      'malformed',
    ])
    const changed = new Headers({ 'Stripe-Signature': standIn.sign(event.body) })
    const bad = { ok: false, reason: 'bad-signature' }
    expect(await payments.readEvent(event.body.replace('61700', '100'), changed)).toEqual(bad)
    expect(await payments.readEvent(event.body, new Headers())).toEqual(bad)
    expect(await payments.readEvent('', new Headers({ 'Stripe-Signature': 't=,v1=' }))).toEqual(bad)
    expect(await payments.readEvent(event.body, new Headers({ 'Stripe-Signature': 'nonsense' }))).toEqual(bad)
  })

  test('a dispute has its payment, amount, evidence deadline and outcome', async () => {
    const { standIn, shop } = await newShop()
    const dispute = {
      ...{
        id: 'dp_1',
        object: 'dispute',
        amount: 49_900,
        currency: 'chf',
        reason: 'fraudulent',
        payment_intent: 'pi_1',
      },
      evidence_details: { due_by: 1_796_000_000 },
    }
    await standIn.post(standIn.event('charge.dispute.created', { ...dispute, status: 'needs_response' }), shop.url)
    await standIn.post(standIn.event('charge.dispute.closed', { ...dispute, status: 'lost' }), shop.url)
    await standIn.post(
      standIn.event('charge.dispute.closed', { ...dispute, payment_intent: null, status: 'won' }),
      shop.url,
    )
    const payload = { disputeId: 'dp_1', paymentId: 'pi_1', amountCents: 49_900, currency: 'chf', reason: 'fraudulent' }
    const evidenceDueAt = new Date(1_796_000_000_000)
    expect(shop.read).toMatchObject([
      { ok: true, event: { dispute: { ...payload, state: 'open', evidenceDueAt } } },
      { ok: true, event: { dispute: { ...payload, state: 'lost' } } },
      { ok: false, reason: 'irrelevant' },
    ])
  })
})
