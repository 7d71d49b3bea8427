import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  isRefundReason,
  isRefundState,
  mayBecomeRefund,
  openRefunds,
  type RefundState,
  receivedCents,
} from './refund.ts'
import { dueRefund, paidForLines, type RefundLine, refundShares } from './refund-rules.ts'

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
