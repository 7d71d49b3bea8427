import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { guarantees } from '#content/pages/guarantees.ts'
import type { Payment } from '#platform/payments/payments.ts'
import {
  countReturned,
  isRefundReason,
  isRefundState,
  mayBecomeRefund,
  openRefunds,
  type RefundState,
  receivedCents,
} from './refund.ts'
import { dueRefund, paidForLines, type RefundLine, refundShares, refundWindowDays } from './refund-rules.ts'

const states: RefundState[] = ['requested', 'waiting', 'sending', 'paid', 'declined']

test.each([
  ['requested', ['waiting', 'sending', 'declined']],
  ['waiting', ['sending', 'declined']],
  ['sending', ['paid', 'declined']],
  ['paid', []],
  ['declined', []],
] as const)('a refund in state %s may become %j', (from, to) => {
  expect(states.filter((state) => mayBecomeRefund(from, state))).toEqual(to)
})

test('a refund is open exactly while it can still change', () => {
  expect(states.filter((from) => states.some((to) => mayBecomeRefund(from, to)))).toEqual([...openRefunds])
})

test('unknown strings are neither states nor reasons', () => {
  expect(['paid', 'toString', '', 'PAID'].map(isRefundState)).toEqual([true, false, false, false])
  expect(['guarantee', 'late', 'toString', ''].map(isRefundReason)).toEqual([true, true, false, false])
})

describe('the amount received', () => {
  test.each([
    ['all of it', {}, 49_900],
    ['what the buyer was charged, where that is another amount', { receivedCents: 48_000 }, 48_000],
    ['less what was waived, and so never paid', { waivedCents: 900 }, 49_000],
    ['less what the bank took back', { owedCents: 9_900 }, 40_000],
    ['nothing', { owedCents: 49_900 }, 0],
  ])('is %s', (_name, change, received) =>
    expect(receivedCents({ totalCents: 49_900, receivedCents: null, waivedCents: 0, owedCents: 0, ...change })).toBe(
      received,
    ),
  )
})

const paidAt = new Date('2026-02-27T23:00:00Z')
const bought: RefundLine = {
  ...{ id: 'l', title: 'Standard', typeValue: 'package', quantity: 1, unitPriceCents: 49_900, deliveredUnits: 0 },
}

describe('the period of the guarantee', () => {
  const becauseAt = (now: string) =>
    dueRefund({ lines: [bought], totalCents: 49_900, givenCents: 0, paidAt }, new Date(now)).lines[0]?.because
  test.each([
    ['2026-02-27T23:00:00Z', 'in-time'],
    ['2026-03-29T23:00:00Z', 'in-time'],
    ['2026-03-30T21:59:59Z', 'in-time'],
    ['2026-03-30T22:00:00Z', 'too-late'],
    ['2027-01-01T00:00:00Z', 'too-late'],
  ])('at %s is %s', (now, because) => expect(becauseAt(now)).toBe(because))

  test('has a last day', () => {
    const { lastDay } = dueRefund({ lines: [], totalCents: 0, givenCents: 0, paidAt }, paidAt)
    expect(lastDay).toBe('2026-03-30')
  })
})

describe('the amount due for a line', () => {
  const dueFor = (change: Partial<RefundLine>, totalCents?: number) => {
    const line = { ...bought, ...change }
    const total = totalCents ?? line.quantity * line.unitPriceCents
    return dueRefund({ lines: [line], totalCents: total, givenCents: 0, paidAt }, paidAt)
  }
  test.each([
    ['a third delivered', { quantity: 3, unitPriceCents: 10_000, deliveredUnits: 1 }, 20_000, 'partly-delivered'],
    ['more delivered than bought', { quantity: 1, deliveredUnits: 5 }, 0, 'delivered'],
    ['a kind that the guarantee does not know', { typeValue: 'voucher' }, 0, 'unknown-kind'],
    ['a kind with the name of something built in', { typeValue: 'constructor' }, 0, 'unknown-kind'],
    ['a line for nothing', { unitPriceCents: 0 }, 0, 'in-time'],
  ] as const)('with %s', (_name, change, dueCents, because) => {
    const { lines, dueCents: all } = dueFor(change)
    expect([all, lines[0]?.because]).toEqual([dueCents, because])
  })

  test('excludes the discount', () => {
    expect(dueFor({ quantity: 2, unitPriceCents: 10_000, deliveredUnits: 1 }, 15_001).dueCents).toBe(7_501)
  })

  test('is in whole cents, never negative, and at most the rest of the order', () => {
    const aLine = fc.record({
      typeValue: fc.constantFrom(...Object.keys(refundShares), 'voucher'),
      quantity: fc.integer({ min: 1, max: 9 }),
      unitPriceCents: fc.integer({ min: 0, max: 200_000 }),
      deliveredUnits: fc.integer({ min: 0, max: 9 }),
    })
    fc.assert(
      fc.property(fc.array(aLine, { minLength: 1, maxLength: 5 }), fc.nat(100), fc.nat(100), (given, off, back) => {
        const lines = given.map((line, at) => ({ ...line, id: String(at), title: '' }))
        const gross = lines.reduce((sum, { quantity, unitPriceCents }) => sum + quantity * unitPriceCents, 0)
        const totalCents = Math.floor((gross * off) / 100)
        const givenCents = Math.floor((totalCents * back) / 100)
        const due = dueRefund({ lines, totalCents, givenCents, paidAt }, paidAt)
        expect(Number.isInteger(due.dueCents)).toBe(true)
        expect(due.dueCents).toBeGreaterThanOrEqual(0)
        expect(due.dueCents).toBeLessThanOrEqual(totalCents - givenCents)
        for (const line of due.lines) expect(line.dueCents).toBeLessThanOrEqual(line.paidCents)
      }),
    )
  })
})

test.each([
  [[], 100, []],
  [[[1, 0]], 0, [0]],
  [
    [
      [1, 10_000],
      [1, 10_000],
      [1, 10_000],
    ],
    10_000,
    [3_333, 3_334, 3_333],
  ],
  [
    [
      [1, 1],
      [1, 999_999],
    ],
    500_000,
    [1, 499_999],
  ],
] as const)('of %j for %d the amounts paid per line are %j', (lines, totalCents, paid) => {
  const sold = lines.map(([quantity, unitPriceCents]) => ({ quantity, unitPriceCents }))
  expect(paidForLines(sold, totalCents)).toEqual(paid)
})

const orderPaidAt = new Date('2026-11-01T09:00:00Z')
const daysLater = (days: number) => new Date(orderPaidAt.getTime() + days * 86_400_000)
const aLine = (changes: Partial<RefundLine> = {}): RefundLine => ({
  ...{ id: 'l1', title: 'Standard', typeValue: 'package', quantity: 1, unitPriceCents: 49_900, deliveredUnits: 0 },
  ...changes,
})

test('the guarantee text states the number of days', () => {
  const words = guarantees.find(({ id }) => id === 'refund')
  expect(words?.title).toBe(`Refund within ${refundWindowDays} days`)
  expect(words?.rules.join(' ')).toContain(`within ${refundWindowDays} days of placing your order`)
})

describe('the amount due under the guarantee', () => {
  test.each([
    ['a package of which no draft was shown', [aLine()], 30, 49_900, ['in-time']],
    ['a package in the evening of the last day', [aLine()], 30.5, 49_900, ['in-time']],
    ['nothing on the day after', [aLine()], 31, 0, ['too-late']],
    ['nothing of a package whose draft was shown', [aLine({ deliveredUnits: 1 })], 10, 0, ['delivered']],
    [
      'the half of two packages of which one was shown',
      [aLine({ quantity: 2, unitPriceCents: 20_000, deliveredUnits: 1 })],
      10,
      20_000,
      ['partly-delivered'],
    ],
    [
      'a talk that is still to come beside a package that was delivered',
      [aLine({ deliveredUnits: 1 }), aLine({ id: 'l2', typeValue: 'consultation', unitPriceCents: 15_000 })],
      5,
      15_000,
      ['delivered', 'in-time'],
    ],
  ] as const)('is %s', (_name, lines, days, dueCents, because) => {
    const totalCents = lines.reduce((sum, line) => sum + line.quantity * line.unitPriceCents, 0)
    const due = dueRefund({ lines, totalCents, givenCents: 0, paidAt: orderPaidAt }, daysLater(days))
    expect(due.dueCents).toBe(dueCents)
    expect(due.lines.map((line) => line.because)).toEqual(because)
  })

  test.each([
    ['2026-12-01T22:59:59Z', 49_900],
    ['2026-12-01T23:00:00Z', 0],
  ])('ends with the last day in Zurich: at %s it is %d', (requested, dueCents) => {
    const due = dueRefund(
      { lines: [aLine()], totalCents: 49_900, givenCents: 0, paidAt: orderPaidAt },
      new Date(requested),
    )
    expect(due).toMatchObject({ dueCents, lastDay: '2026-12-01' })
  })

  test('is counted from the day of payment in Zurich, also across a change of daylight saving', () => {
    const bought = { lines: [aLine()], totalCents: 49_900, givenCents: 0, paidAt: new Date('2026-10-09T22:30:00Z') }
    expect(dueRefund(bought, new Date('2026-11-09T22:59:59Z'))).toMatchObject({
      dueCents: 49_900,
      lastDay: '2026-11-09',
    })
  })

  test('is at most the amount paid less earlier refunds', () => {
    const due = (givenCents: number) =>
      dueRefund({ lines: [aLine()], totalCents: 44_910, givenCents, paidAt: orderPaidAt }, daysLater(1)).dueCents
    expect([due(0), due(4_910), due(44_910)]).toEqual([44_910, 40_000, 0])
  })

  test('decreases with each refund, also after partial delivery', () => {
    const lines = [aLine(), aLine({ id: 'other', deliveredUnits: 1 })]
    const bought = { lines, totalCents: 99_800, paidAt: orderPaidAt }
    expect(dueRefund({ ...bought, givenCents: 0 }, daysLater(1)).dueCents).toBe(49_900)
    expect(dueRefund({ ...bought, givenCents: 9_995 }, daysLater(1)).dueCents).toBe(39_905)
    expect(dueRefund({ ...bought, givenCents: 0, leftCents: 10_000 }, daysLater(1)).dueCents).toBe(10_000)
  })
})

test('the amounts paid per line add up exactly to the total, and none is negative', () => {
  const line = fc.record({
    quantity: fc.integer({ min: 1, max: 10 }),
    unitPriceCents: fc.integer({ min: 0, max: 200_000 }),
  })
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 6 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (lines, part) => {
        const gross = lines.reduce((sum, { quantity, unitPriceCents }) => sum + quantity * unitPriceCents, 0)
        const totalCents = Math.round(gross * part)
        const paid = paidForLines(lines, gross === 0 ? 0 : totalCents)
        expect(paid.reduce((sum, cents) => sum + cents, 0)).toBe(gross === 0 ? 0 : totalCents)
        expect(paid.every((cents) => Number.isInteger(cents) && cents >= 0)).toBe(true)
      },
    ),
  )
})

test.each([
  ['requested', 'sending', true],
  ['requested', 'paid', false],
  ['waiting', 'sending', true],
  ['sending', 'declined', true],
  ['declined', 'sending', false],
] as const)('a refund in state %s may become %s: %s', (from, to, may) => {
  expect(mayBecomeRefund(from, to)).toBe(may)
})

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
