import { expect, test } from 'vitest'
import { paymentOfCheckout, type SandboxCheckout, type SandboxState, stateAt, whyClosed } from './checkout.ts'

const noon = new Date('2026-11-21T12:00:00Z')
const before = new Date(noon.getTime() - 1)

test.each<[SandboxState, Date, SandboxState, string | null]>([
  ['open', before, 'open', null],
  ['open', noon, 'expired', 'expired'],
  ['declined', before, 'declined', null],
  ['declined', noon, 'expired', 'expired'],
  ['paid', noon, 'paid', 'paid'],
  ['refunded', noon, 'refunded', 'refunded'],
  ['cancelled', noon, 'cancelled', 'cancelled'],
  ['expired', before, 'expired', 'expired'],
])('a checkout that was %s, at %s: %s, closed because of %s', (state, now, then, why) => {
  const checkout = { state, expiresAt: noon }
  expect(stateAt(checkout, now)).toBe(then)
  expect(whyClosed(checkout, now)).toBe(why)
})

test('the shop sees the amount charged, and a declined card as a failed payment', () => {
  const checkout: SandboxCheckout = {
    id: 'c1',
    state: 'declined',
    amountCents: 54_000,
    chargedCents: null,
    currency: 'chf',
    lines: [],
    orderId: 'o1',
    orderNumber: 1042,
    storeId: 'main',
    customerEmail: null,
    customerName: null,
    successUrl: '',
    cancelUrl: '',
    expiresAt: noon,
    paymentId: null,
  }
  expect(paymentOfCheckout(checkout, 'declined')).toMatchObject({ state: 'failed', amountCents: 54_000 })
  expect(paymentOfCheckout({ ...checkout, chargedCents: 1 }, 'paid', 1)).toMatchObject({
    state: 'paid',
    amountCents: 1,
    refundedCents: 1,
  })
})
