import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkoutTotalCents, discountTotalCents, fillSessionId, withSessionPlaceholder } from './payments.ts'
import { couponParams, sessionParams, stripeLocale } from './stripe/session-params.ts'
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

describe('checkout sessions', () => {
  test.each<[string, object]>([
    ['another object', { object: 'payment_intent' }],
    ['an amount with a fraction', { amount_total: 499.5 }],
    ['an amount that is a string', { amount_total: '49900' }],
    ['an unknown state', { status: 'finished' }],
    ['an unknown payment state', { payment_status: 'almost' }],
    ['no id', { id: undefined }],
    ['an order id that is a number', { metadata: { order_id: 5 } }],
    ['a payment intent without a state', { payment_intent: { id: 'pi_1' } }],
    [
      'a refunded flag that is a string',
      { payment_intent: { id: 'pi', status: 'x', latest_charge: { refunded: 'yes', amount_refunded: 1 } } },
    ],
  ])('a session is refused with %s', (_, change) =>
    expect(stripeSession.safeParse({ ...session, ...change }).success).toBe(false),
  )

  test('missing values are read as null, and a missing amount as zero', () => {
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

  test('currencies are normalised to lower case', () => {
    for (const currency of ['CHF', 'chf', 'Chf'])
      expect(paymentOfSession(stripeSession.parse({ ...session, currency })).currency).toBe('chf')
  })

  test.each([
    ['open', 'unpaid', 'open'],
    ['complete', 'paid', 'paid'],
    ['expired', 'unpaid', 'expired'],
    ['complete', 'unpaid', 'processing'],
  ] as const)('a session that is %s and %s is %s', (status, payment_status, state) => {
    expect(
      paymentOfSession(stripeSession.parse({ ...session, status, payment_status, payment_intent: null })).state,
    ).toBe(state)
  })

  test('a partly refunded payment is paid, a fully refunded one is refunded', () => {
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

describe('refunded charges', () => {
  test.each([
    [false, 100, 'paid'],
    [true, 49_900, 'refunded'],
  ])(
    'a charge with refunded=%s and %d cents refunded is %s, with the amounts of the charge',
    (refunded, amount_refunded, state) => {
      const notified = stripeCharge.parse({ ...charge, refunded, amount_refunded })
      const unpaid = stripeSession.parse({ ...session, status: 'open', payment_status: 'unpaid', amount_total: 1 })
      expect(paymentOfRefundedCharge(notified, unpaid)).toMatchObject({
        state,
        amountCents: 49_900,
        refundedCents: amount_refunded,
        paymentId: 'pi_1',
      })
    },
  )

  test.each<[string, object]>([
    ['another object', { object: 'refund' }],
    ['a fractional amount', { amount_refunded: 0.5 }],
    ['no amount', { amount: null }],
    ['a refunded flag that is a string', { refunded: 'true' }],
  ])('a charge is refused with %s', (_, change) =>
    expect(stripeCharge.safeParse({ ...charge, ...change }).success).toBe(false),
  )

  test('metadata of a foreign charge yields no order of ours', () => {
    expect(ours(null)).toMatchObject({ orderId: null, storeId: null })
    expect(ours({})).toMatchObject({ orderId: null, storeId: null })
    expect(ours({ orderId: 'x' })).toMatchObject({ orderId: null })
  })
})

describe('disputes', () => {
  const dispute = {
    ...{ id: 'dp_1', object: 'dispute', amount: 49_900, currency: 'CHF', reason: 'fraudulent', payment_intent: 'pi_1' },
    ...{ status: 'needs_response', evidence_details: { due_by: 1_764_000_000 } },
  }
  const read = (change: object = {}) => disputeOf(stripeDispute.parse({ ...dispute, ...change }))

  test('a dispute has its state and the evidence deadline', () => {
    expect(read()).toMatchObject({ state: 'open', paymentId: 'pi_1', evidenceDueAt: new Date(1_764_000_000_000) })
    expect(read({ status: 'won' })).toMatchObject({ state: 'won' })
    expect(read({ status: 'lost' })).toMatchObject({ state: 'lost' })
    expect(read({ evidence_details: null })).toMatchObject({ evidenceDueAt: null })
    expect(read({ evidence_details: { due_by: null } })).toMatchObject({ evidenceDueAt: null })
  })

  test('a dispute without a payment is ignored', () => expect(read({ payment_intent: null })).toBeNull())

  test.each([{ id: '' }, { object: 'charge' }, { amount: 0.5 }, { amount: '5' }, { reason: null }])(
    'a dispute with %j is refused',
    (change) => {
      expect(stripeDispute.safeParse({ ...dispute, ...change }).success).toBe(false)
    },
  )
})

test.each<[string, unknown]>([
  ['no content', undefined],
  ['a list', []],
  ['no id', { type: 'x', livemode: false, data: { object: {} } }],
  ['an empty id', { id: '', type: 'x', livemode: false, data: { object: {} } }],
  ['a mode that is a string', { id: 'e', type: 'x', livemode: 'false', data: { object: {} } }],
  ['no data', { id: 'e', type: 'x', livemode: false }],
])('an event with %s is malformed', (_, notified) => expect(stripeEvent.safeParse(notified).success).toBe(false))

describe('requests to the provider', () => {
  test('equal requests have equal parameters and at least the promised time to pay', () => {
    expect(sessionParams(request)).toEqual(sessionParams({ ...request }))
    expect(sessionParams(request).expires_at).toBe(Math.ceil(request.expiresAt.getTime() / 1000) + 600)
    expect(sessionParams({ ...request, expiresAt: new Date('2026-11-21T09:30:00Z') }).expires_at).toBe(
      Date.parse('2026-11-21T09:40:00Z') / 1000,
    )
  })

  test('order and store are in the metadata of session and payment', () => {
    const notified = sessionParams(request, 'coupon')
    expect(notified.metadata).toEqual({ order_id: 'o-1', store_id: 's-1' })
    expect(notified.payment_intent_data?.metadata).toEqual(notified.metadata)
    expect(notified.client_reference_id).toBe('o-1')
    expect(notified.discounts).toEqual([{ coupon: 'coupon' }])
    expect(sessionParams(request)).not.toHaveProperty('discounts')
    expect(sessionParams(request)).not.toHaveProperty('customer_email')
  })

  test('TWINT is offered for francs only, and prices are never converted', () => {
    expect(sessionParams(request).allowed_payment_method_types).toEqual(['card', 'twint'])
    expect(sessionParams({ ...request, currency: 'eur' }).allowed_payment_method_types).toEqual(['card'])
    expect(sessionParams(request).adaptive_pricing).toEqual({ enabled: false })
  })

  test('all discounts become one coupon with a name of valid length and the sum of amounts', () => {
    const many = {
      ...request,
      discounts: Array.from({ length: 9 }, (_, n) => ({ title: `Discount ${n}`, amountCents: n + 1 })),
    }
    expect(couponParams(many)).toMatchObject({ amount_off: 45, currency: 'chf', max_redemptions: 1 })
    expect(couponParams(many).name).toHaveLength(40)
    expect(couponParams(request).name).toBe('First order')
  })

  test('a coupon name is not cut within a character', () => {
    const title = `${'x'.repeat(38)}😀 and more`
    expect(couponParams({ ...request, discounts: [{ title, amountCents: 1 }] }).name?.isWellFormed()).toBe(true)
  })

  test('the total is the lines minus the discounts, in whole cents', () => {
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
])('a buyer with the locale %j gets the Stripe locale %s', (locale, spoken) =>
  expect(stripeLocale(locale)).toBe(spoken),
)

describe('return URL', () => {
  test.each([
    ['https://firm.example/s', 'https://firm.example/s?session_id={CHECKOUT_SESSION_ID}'],
    ['https://firm.example/s?a=1', 'https://firm.example/s?a=1&session_id={CHECKOUT_SESSION_ID}'],
    ['https://firm.example/s#top', 'https://firm.example/s?session_id={CHECKOUT_SESSION_ID}#top'],
    ['https://firm.example/s?a=1#b#c', 'https://firm.example/s?a=1&session_id={CHECKOUT_SESSION_ID}#b#c'],
    ['https://firm.example/s?id={CHECKOUT_SESSION_ID}', 'https://firm.example/s?id={CHECKOUT_SESSION_ID}'],
    ['https://firm.example/s?id=%7BCHECKOUT_SESSION_ID%7D', 'https://firm.example/s?id={CHECKOUT_SESSION_ID}'],
  ])('the return URL for %s is %s', (address, notified) => expect(withSessionPlaceholder(address)).toBe(notified))

  test('a session id cannot add query parameters', () => {
    const filled = fillSessionId('https://firm.example/s?session_id={CHECKOUT_SESSION_ID}', 'cs_1&admin=1#x')
    expect([...new URL(filled).searchParams]).toEqual([['session_id', 'cs_1&admin=1#x']])
    expect(fillSessionId('https://firm.example/s', 'cs_1')).toBe('https://firm.example/s')
  })
})
