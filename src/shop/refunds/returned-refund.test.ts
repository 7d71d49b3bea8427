import { expect, test } from 'vitest'
import type { Payment } from '#platform/payments/payments.ts'
import { countReturned } from './refund.ts'

const payment = (state: Payment['state'], refundedCents: number) =>
  ({ state, refundedCents, amountCents: 100 }) as Payment

test.each<[string, Payment, number, Pick<Payment, 'state' | 'refundedCents'>]>([
  ['nothing came back', payment('paid', 40), 0, { state: 'paid', refundedCents: 40 }],
  ['all that was given came back', payment('paid', 0), 40, { state: 'paid', refundedCents: 40 }],
  ['a part came back', payment('paid', 30), 40, { state: 'paid', refundedCents: 70 }],
  ['with what came back it is all', payment('paid', 60), 40, { state: 'refunded', refundedCents: 100 }],
  ['a provider that counts it still', payment('refunded', 100), 40, { state: 'refunded', refundedCents: 100 }],
  ['a payment that is on its way', payment('processing', 0), 40, { state: 'processing', refundedCents: 40 }],
])('the refunded amount when %s', (_name, notified, returnedCents, counted) => {
  expect(countReturned(notified, returnedCents)).toMatchObject(counted)
})
