import { describe, expect, test } from 'vitest'
import {
  awaitsPayment,
  holdsMoney,
  isNotDueCode,
  isOrderState,
  isSameCart,
  lineTitle,
  mayBecome,
  mergeItems,
  moneyStates,
  nextCheckAt,
  type OrderState,
  quoteOfOrder,
  unpaidStates,
  wayToPay,
} from './order.ts'

const states: OrderState[] = ['pending', 'payment_failed', 'cancelled', 'expired', 'paid', 'paid_review', 'refunded']

test.each<[OrderState, OrderState[]]>([
  ['pending', ['payment_failed', 'cancelled', 'expired', 'paid', 'paid_review', 'refunded']],
  ['payment_failed', ['cancelled', 'expired', 'paid', 'paid_review', 'refunded']],
  ['cancelled', ['paid', 'paid_review', 'refunded']],
  ['expired', ['paid', 'paid_review', 'refunded']],
  ['paid', ['refunded']],
  ['paid_review', ['paid', 'refunded']],
  ['refunded', []],
])('an order in state %s may become exactly %j', (from, possible) => {
  expect(states.filter((to) => mayBecome(from, to))).toEqual(possible)
})

test('only orders with received money can be refunded, and only two states await payment', () => {
  expect(states.filter(holdsMoney)).toEqual(['paid', 'paid_review'])
  expect(states.filter(awaitsPayment)).toEqual(['pending', 'payment_failed'])
  expect(states.filter((state) => mayBecome(state, 'refunded') && !unpaidStates.includes(state))).toEqual(
    expect.arrayContaining([...moneyStates]),
  )
})

test.each(['paid', 'toString', '__proto__', 'constructor', 'Paid', ''])(
  'only the string paid of these is an order state: %j',
  (text) => {
    expect(isOrderState(text)).toBe(text === 'paid')
  },
)

test.each([
  ['order-refunded', true],
  ['the buyer was a client before', false],
  [null, false],
])('%j is a reason code: %s', (text, isCode) => {
  expect(isNotDueCode(text)).toBe(isCode)
})

describe('an unpaid order', () => {
  const at = (time: string) => new Date(`2026-11-02T${time}:00Z`)
  const expiresAt = at('09:30')
  test.each([
    ['after 3 minutes', 0, '09:00', '09:03'],
    ['then after 6', 1, '09:03', '09:09'],
    ['then after 12', 2, '09:09', '09:21'],
    ['when its time is up, though its turn would be later', 3, '09:21', '09:30'],
    ['by the same pauses afterwards', 4, '09:30', '10:18'],
    ['every six hours in the end', 7, '10:00', '16:00'],
    ['every six hours after any number of checks', 5_000, '10:00', '16:00'],
  ])('is checked at the provider %s', (_, checkCount, now, next) => {
    expect(nextCheckAt({ checkCount, expiresAt }, at(now))).toEqual(at(next))
  })
})

test('lines of one variant are merged in cart order', () => {
  const lines = [
    { variantId: 'b', quantity: 1 },
    { variantId: 'a', quantity: 2 },
    { variantId: 'b', quantity: 3 },
  ]
  expect(mergeItems(lines)).toEqual([
    { variantId: 'b', quantity: 4 },
    { variantId: 'a', quantity: 2 },
  ])
  expect(mergeItems([])).toEqual([])
})

test.each([
  [
    'another order of lines',
    [
      ['b', 1],
      ['a', 2],
    ],
    true,
  ],
  [
    'another quantity',
    [
      ['a', 2],
      ['b', 2],
    ],
    false,
  ],
  ['a line less', [['a', 2]], false],
  [
    'a line more',
    [
      ['a', 2],
      ['b', 1],
      ['c', 1],
    ],
    false,
  ],
  [
    'another variant',
    [
      ['a', 2],
      ['c', 1],
    ],
    false,
  ],
] as const)('a cart with %s is compared by variants and quantities', (_, lines, same) => {
  const items = (given: readonly (readonly [string, number])[]) =>
    given.map(([variantId, quantity]) => ({ variantId, quantity }))
  const cart = items([
    ['a', 2],
    ['b', 1],
  ])
  expect(isSameCart(cart, items(lines))).toBe(same)
})

test.each([
  ['Foreign income', 'Per tax year', 'Foreign income, per tax year'],
  ['Standard', 'Tax year 2025', 'Standard, tax year 2025'],
  ['Standard', '2025', 'Standard, 2025'],
  ['Tax consultation', '60 minutes', 'Tax consultation, 60 minutes'],
  ['Registration', 'Perly-Certoux', 'Registration, Perly-Certoux'],
  ['Registration', 'Taxation in Bern', 'Registration, Taxation in Bern'],
  ['Registration', 'Été à Genève', 'Registration, Été à Genève'],
  ['Crypto', 'Crypto', 'Crypto'],
  ['Crypto', 'Default', 'Crypto'],
  ['Crypto', 'default title', 'Crypto'],
  ['Company abroad', '', 'Company abroad'],
  ['Company abroad', ' ', 'Company abroad'],
])('%s with variant %j has the title %s', (productTitle, variantTitle, expected) => {
  expect(lineTitle({ productTitle, variantTitle })).toBe(expected)
})

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
