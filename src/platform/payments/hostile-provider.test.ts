import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkoutTotalCents, discountTotalCents } from './payments.ts'
import { fillSessionId, withSessionPlaceholder } from './return-address.ts'
import { stripeLocale } from './stripe/locale.ts'
import { couponParams, sessionParams } from './stripe/session-params.ts'
import {
  disputeOf,
  ours,
  paymentOfRefundedCharge,
  paymentOfSession,
  stripeCharge,
  stripeDispute,
  stripeEvent,
  stripeSession,
} from './stripe/stripe-payment.ts'

const request = {
  orderId: 'o-1',
  orderNumber: 7,
  storeId: 's-1',
  currency: 'chf',
  lines: [{ title: 'Standard', variantTitle: '', quantity: 2, unitPriceCents: 49_900 }],
  discounts: [{ title: 'First order', amountCents: 4_990 }],
  buyerEmail: null,
  successUrl: 'https://firm.example/success',
  cancelUrl: 'https://firm.example/cart',
  locale: null,
  expiresAt: new Date('2026-11-21T09:30:00.001Z'),
  idempotencyKey: 'k',
}

const session = {
  id: 'cs_1',
  object: 'checkout.session',
  status: 'complete',
  payment_status: 'paid',
  amount_total: 49_900,
  currency: 'CHF',
  metadata: { order_id: 'o-1', store_id: 's-1' },
  customer_email: null,
  customer_details: { email: 'ana@example.com', name: 'Ana' },
  payment_intent: 'pi_1',
}
const charge = {
  object: 'charge',
  amount: 49_900,
  amount_refunded: 100,
  refunded: false,
  metadata: { order_id: 'o-1', store_id: 's-1' },
  payment_intent: 'pi_1',
}

describe('a session that lies about its shape is not read', () => {
  test.each<[string, object]>([
    ['another object', { object: 'payment_intent' }],
    ['an amount with a fraction', { amount_total: 499.5 }],
    ['an amount in words', { amount_total: '49900' }],
    ['a state that there is not', { status: 'finished' }],
    ['a payment that is half done', { payment_status: 'almost' }],
    ['no id', { id: undefined }],
    ['an order id that is a number', { metadata: { order_id: 5 } }],
    ['an intent without a state', { payment_intent: { id: 'pi_1' } }],
    [
      'a charge that is refunded in words',
      { payment_intent: { id: 'pi', status: 'x', latest_charge: { refunded: 'yes', amount_refunded: 1 } } },
    ],
  ])('%s', (_, change) => expect(stripeSession.safeParse({ ...session, ...change }).success).toBe(false))

  test('what is missing by rights is nothing, never an amount', () => {
    const read = stripeSession.parse({
      ...session,
      amount_total: null,
      currency: null,
      metadata: null,
      customer_details: null,
      payment_intent: null,
    })
    expect(paymentOfSession(read)).toMatchObject({
      ...{
        amountCents: 0,
        currency: '',
        orderId: null,
        storeId: null,
        paymentId: null,
        buyerEmail: null,
        buyerName: null,
      },
      refundedCents: 0,
    })
  })

  test('currencies are compared in small letters, whatever the provider writes', () => {
    for (const currency of ['CHF', 'chf', 'Chf'])
      expect(paymentOfSession(stripeSession.parse({ ...session, currency })).currency).toBe('chf')
  })

  test.each([
    ['open', 'unpaid', 'open'],
    ['complete', 'paid', 'paid'],
    ['expired', 'unpaid', 'expired'],
    ['complete', 'unpaid', 'processing'],
  ] as const)('%s and %s is %s', (status, payment_status, state) => {
    expect(
      paymentOfSession(stripeSession.parse({ ...session, status, payment_status, payment_intent: null })).state,
    ).toBe(state)
  })

  test('what was given back in part is still paid, all of it is refunded', () => {
    const withCharge = (refunded: boolean, amount_refunded: number) =>
      paymentOfSession(
        stripeSession.parse({
          ...session,
          payment_intent: { id: 'pi_1', status: 'succeeded', latest_charge: { refunded, amount_refunded } },
        }),
      )
    expect(withCharge(false, 100)).toMatchObject({ state: 'paid', refundedCents: 100 })
    expect(withCharge(true, 49_900)).toMatchObject({ state: 'refunded', refundedCents: 49_900 })
  })
})

describe('a refunded charge', () => {
  test.each([
    [false, 100, 'paid'],
    [true, 49_900, 'refunded'],
  ])('refunded %s, %d cents: %s, by the amounts of the charge', (refunded, amount_refunded, state) => {
    const notified = stripeCharge.parse({ ...charge, refunded, amount_refunded })
    const unpaid = stripeSession.parse({ ...session, status: 'open', payment_status: 'unpaid', amount_total: 1 })
    expect(paymentOfRefundedCharge(notified, unpaid)).toMatchObject({
      state,
      amountCents: 49_900,
      refundedCents: amount_refunded,
      paymentId: 'pi_1',
    })
  })

  test.each<[string, object]>([
    ['another object', { object: 'refund' }],
    ['half a cent', { amount_refunded: 0.5 }],
    ['no amount', { amount: null }],
    ['refunded in words', { refunded: 'true' }],
  ])('%s is not read', (_, change) => expect(stripeCharge.safeParse({ ...charge, ...change }).success).toBe(false))

  test('metadata of somebody else’s charge names no order of ours', () => {
    expect(ours(null)).toMatchObject({ orderId: null, storeId: null })
    expect(ours({})).toMatchObject({ orderId: null, storeId: null })
    expect(ours({ orderId: 'x' })).toMatchObject({ orderId: null })
  })
})

describe('a dispute', () => {
  const dispute = {
    ...{ id: 'dp_1', object: 'dispute', amount: 49_900, currency: 'CHF', reason: 'fraudulent', payment_intent: 'pi_1' },
    ...{ status: 'needs_response', evidence_details: { due_by: 1_764_000_000 } },
  }
  const read = (change: object = {}) => disputeOf(stripeDispute.parse({ ...dispute, ...change }))

  test('says how it stands and until when evidence is taken', () => {
    expect(read()).toMatchObject({ state: 'open', paymentId: 'pi_1', evidenceDueAt: new Date(1_764_000_000_000) })
    expect(read({ status: 'won' })).toMatchObject({ state: 'won' })
    expect(read({ status: 'lost' })).toMatchObject({ state: 'lost' })
    expect(read({ evidence_details: null })).toMatchObject({ evidenceDueAt: null })
    expect(read({ evidence_details: { due_by: null } })).toMatchObject({ evidenceDueAt: null })
  })

  test('about no payment is none of ours', () => expect(read({ payment_intent: null })).toBeNull())

  test.each([{ id: '' }, { object: 'charge' }, { amount: 0.5 }, { amount: '5' }, { reason: null }])(
    'with %j is not read',
    (change) => {
      expect(stripeDispute.safeParse({ ...dispute, ...change }).success).toBe(false)
    },
  )
})

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['a list', []],
  ['no id', { type: 'x', livemode: false, data: { object: {} } }],
  ['an empty id', { id: '', type: 'x', livemode: false, data: { object: {} } }],
  ['a mode in words', { id: 'e', type: 'x', livemode: 'false', data: { object: {} } }],
  ['no data', { id: 'e', type: 'x', livemode: false }],
])('an event with %s is malformed', (_, notified) => expect(stripeEvent.safeParse(notified).success).toBe(false))

describe('what the provider is told', () => {
  test('the same request is word for word the same, and never leaves less time than was promised', () => {
    expect(sessionParams(request)).toEqual(sessionParams({ ...request }))
    expect(sessionParams(request).expires_at).toBe(Math.ceil(request.expiresAt.getTime() / 1000) + 120)
    expect(sessionParams({ ...request, expiresAt: new Date('2026-11-21T09:30:00Z') }).expires_at).toBe(
      Date.parse('2026-11-21T09:32:00Z') / 1000,
    )
  })

  test('the order and the shop stand in session and payment alike', () => {
    const notified = sessionParams(request, 'coupon')
    expect(notified.metadata).toEqual({ order_id: 'o-1', store_id: 's-1' })
    expect(notified.payment_intent_data?.metadata).toEqual(notified.metadata)
    expect(notified.client_reference_id).toBe('o-1')
    expect(notified.discounts).toEqual([{ coupon: 'coupon' }])
    expect(sessionParams(request)).not.toHaveProperty('discounts')
    expect(sessionParams(request)).not.toHaveProperty('customer_email')
  })

  test('TWINT is offered for francs alone, and prices are never converted', () => {
    expect(sessionParams(request).allowed_payment_method_types).toEqual(['card', 'twint'])
    expect(sessionParams({ ...request, currency: 'eur' }).allowed_payment_method_types).toEqual(['card'])
    expect(sessionParams(request).adaptive_pricing).toEqual({ enabled: false })
  })

  test('what is taken off has a name that the provider takes, and its amount is the sum', () => {
    const many = {
      ...request,
      discounts: Array.from({ length: 9 }, (_, n) => ({ title: `Discount ${n}`, amountCents: n + 1 })),
    }
    expect(couponParams(many)).toMatchObject({ amount_off: 45, currency: 'chf', max_redemptions: 1 })
    expect(couponParams(many).name).toHaveLength(40)
    expect(couponParams(request).name).toBe('First order')
  })

  test('a name is not cut in the middle of a sign', () => {
    const title = `${'x'.repeat(38)}😀 and more`
    expect(couponParams({ ...request, discounts: [{ title, amountCents: 1 }] }).name?.isWellFormed()).toBe(true)
  })

  test('the total is the lines less what is taken off, in whole cents', () => {
    const aLine = fc.record({
      quantity: fc.integer({ min: 1, max: 10 }),
      unitPriceCents: fc.integer({ min: 0, max: 200_000 }),
    })
    fc.assert(
      fc.property(
        fc.array(aLine, { maxLength: 6 }),
        fc.array(fc.integer({ min: 0, max: 5_000 }), { maxLength: 4 }),
        (given, off) => {
          const lines = given.map((line) => ({ title: '', variantTitle: '', ...line }))
          const discounts = off.map((amountCents) => ({ title: '', amountCents }))
          let expected = 0
          for (const { quantity, unitPriceCents } of given)
            for (let unit = 0; unit < quantity; unit++) expected += unitPriceCents
          for (const cents of off) expected -= cents
          expect(checkoutTotalCents({ lines, discounts })).toBe(expected)
          expect(discountTotalCents({ discounts })).toBe(off.reduce((sum, cents) => sum + cents, 0))
        },
      ),
      { numRuns: 200, seed: 20_261_123 },
    )
  })
})

test.each([
  ['de-CH', 'de'],
  ['de_CH', 'de'],
  ['FR-ca', 'fr-CA'],
  ['fr-CH', 'fr'],
  ['en-gb', 'en-GB'],
  ['en-US', 'en'],
  ['pt-br', 'pt-BR'],
  ['nn-NO', 'nb'],
  ['hi', 'hi-IN'],
  ['zh-Hant-TW', 'zh'],
  ['gsw', 'auto'],
  ['', 'auto'],
  [null, 'auto'],
  ['constructor', 'auto'],
  ['toString-CH', 'auto'],
  ['__proto__', 'auto'],
  ['<script>', 'auto'],
])('a buyer with the locale %j reads %s', (locale, spoken) => expect(stripeLocale(locale)).toBe(spoken))

describe('the way back', () => {
  test.each([
    ['https://firm.example/s', 'https://firm.example/s?session_id={CHECKOUT_SESSION_ID}'],
    ['https://firm.example/s?a=1', 'https://firm.example/s?a=1&session_id={CHECKOUT_SESSION_ID}'],
    ['https://firm.example/s#top', 'https://firm.example/s?session_id={CHECKOUT_SESSION_ID}#top'],
    ['https://firm.example/s?a=1#b#c', 'https://firm.example/s?a=1&session_id={CHECKOUT_SESSION_ID}#b#c'],
    ['https://firm.example/s?id={CHECKOUT_SESSION_ID}', 'https://firm.example/s?id={CHECKOUT_SESSION_ID}'],
    ['https://firm.example/s?id=%7BCHECKOUT_SESSION_ID%7D', 'https://firm.example/s?id={CHECKOUT_SESSION_ID}'],
  ])('of %s is %s', (address, notified) => expect(withSessionPlaceholder(address)).toBe(notified))

  test('an id of the provider opens no parameter of its own', () => {
    const filled = fillSessionId('https://firm.example/s?session_id={CHECKOUT_SESSION_ID}', 'cs_1&admin=1#x')
    expect([...new URL(filled).searchParams]).toEqual([['session_id', 'cs_1&admin=1#x']])
    expect(fillSessionId('https://firm.example/s', 'cs_1')).toBe('https://firm.example/s')
  })
})
