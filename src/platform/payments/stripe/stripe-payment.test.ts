import { expect, test } from 'vitest'
import { paymentOfRefundedCharge, paymentOfSession, type StripeSession, stripeCharge } from './stripe-payment.ts'

const orderId = '6f6c1a52-5c0e-4c54-9a3e-0d6a6f9c1b11'
const session: StripeSession = {
  id: 'cs_1',
  object: 'checkout.session',
  status: 'complete',
  payment_status: 'paid',
  amount_total: 54_000,
  currency: 'CHF',
  metadata: { order_id: orderId, store_id: 'main' },
  customer_email: 'asked@example.com',
  customer_details: { email: 'typed@example.com', name: 'Ana' },
  payment_intent: 'pi_1',
}
const intent = (status: string, charge?: { refunded: boolean; amount_refunded: number }) => ({
  id: 'pi_1',
  status,
  latest_charge: charge ?? null,
})

test.each<[string, Partial<StripeSession>, string]>([
  ['complete and paid', {}, 'paid'],
  ['complete without anything to pay', { payment_status: 'no_payment_required' }, 'paid'],
  ['still open', { status: 'open', payment_status: 'unpaid' }, 'open'],
  ['open, but reported as paid', { status: 'open' }, 'open'],
  ['without a state', { status: null }, 'open'],
  ['expired, whatever the payment state', { status: 'expired' }, 'expired'],
  ['complete, payment processing', { payment_status: 'unpaid', payment_intent: intent('processing') }, 'processing'],
  ['complete, unpaid, payment intent not expanded', { payment_status: 'unpaid' }, 'processing'],
  [
    'complete, card refused later',
    { payment_status: 'unpaid', payment_intent: intent('requires_payment_method') },
    'failed',
  ],
  ['complete, payment cancelled', { payment_status: 'unpaid', payment_intent: intent('canceled') }, 'failed'],
  ['partly refunded', { payment_intent: intent('succeeded', { refunded: false, amount_refunded: 5_400 }) }, 'paid'],
  ['fully refunded', { payment_intent: intent('succeeded', { refunded: true, amount_refunded: 54_000 }) }, 'refunded'],
])('the payment state is derived from a session: %s', (_, changed, state) => {
  expect(paymentOfSession({ ...session, ...changed }).state).toBe(state)
})

test('amounts, buyer and order are taken from the session', () => {
  expect(paymentOfSession(session)).toEqual({
    checkoutId: 'cs_1',
    paymentId: 'pi_1',
    orderId,
    storeId: 'main',
    state: 'paid',
    amountCents: 54_000,
    refundedCents: 0,
    currency: 'chf',
    buyerEmail: 'typed@example.com',
    buyerName: 'Ana',
  })
  const bare = { ...session, customer_details: null, payment_intent: null, amount_total: null, currency: null }
  expect(paymentOfSession(bare)).toMatchObject({
    paymentId: null,
    amountCents: 0,
    currency: '',
    buyerEmail: 'asked@example.com',
    buyerName: null,
  })
})

test.each([
  ['no metadata', null, null],
  ['another shop’s number', { order_id: '1042', store_id: 'other' }, null],
  ['an id that only begins like ours', { order_id: `${orderId}; drop` }, null],
  ['our order id', { order_id: orderId }, orderId],
])('an object with %s belongs to the order %3$s', (_, metadata, expected) => {
  expect(paymentOfSession({ ...session, metadata }).orderId).toBe(expected)
})

test.each([
  [5_400, false, 'paid'],
  [54_000, true, 'refunded'],
])('a charge with %d cents refunded has the right state', (amount_refunded, refunded, state) => {
  const charge = stripeCharge.parse({
    ...{ object: 'charge', amount: 54_000, amount_refunded, refunded },
    ...{ metadata: { order_id: orderId, store_id: 'main' }, payment_intent: 'pi_2' },
  })
  expect(paymentOfRefundedCharge(charge, { ...session, status: 'open', payment_status: 'unpaid' })).toMatchObject({
    paymentId: 'pi_2',
    orderId,
    state,
    amountCents: 54_000,
    refundedCents: amount_refunded,
  })
})
