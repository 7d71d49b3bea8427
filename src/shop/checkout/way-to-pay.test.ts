import { expect, test } from 'vitest'
import { type OrderState, quoteOfOrder, wayToPay } from '#shop/orders/order.ts'

const now = new Date('2026-11-21T09:00:00Z')
const later = new Date('2026-11-21T09:10:00Z')
const url = 'https://pay.example/1'

test.each<[OrderState, string, Date, string | null, ReturnType<typeof wayToPay>]>([
  ['pending', 'c1', later, url, 'checkout'],
  ['pending', 'c1', now, url, 'cart'],
  ['pending', 'c1', later, null, 'cart'],
  ['payment_failed', 'c1', later, url, 'cart'],
  ['expired', 'c1', now, url, 'cart'],
  ['cancelled', 'c1', now, url, null],
  ['awaiting_transfer', 'c1', later, null, 'transfer'],
  ['awaiting_transfer', 'agreed:q1', later, null, 'transfer'],
  ['pending', 'agreed:q1', later, url, 'quote'],
  ['cancelled', 'agreed:q1', now, url, 'quote'],
  ['paid', 'agreed:q1', now, url, null],
  ['paid', 'c1', later, url, null],
  ['paid_review', 'c1', later, url, null],
  ['refunded', 'c1', later, url, null],
])('an order in state %s with cart key %s is paid by %5$s', (state, cartKey, expiresAt, checkoutUrl, way) => {
  expect(wayToPay({ state, cartKey, expiresAt, checkoutUrl }, now)).toBe(way)
})

test('an order of an accepted offer refers to the offer', () => {
  expect(quoteOfOrder({ cartKey: 'agreed:q1' })).toBe('q1')
  expect(quoteOfOrder({ cartKey: 'c1' })).toBeNull()
})
