import { describe, expect, test } from 'vitest'
import {
  awaitsPayment,
  holdsMoney,
  isNotDueCode,
  isOrderState,
  isSameCart,
  mayBecome,
  mergeItems,
  moneyStates,
  nextCheckAt,
  type OrderState,
  unpaidStates,
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
