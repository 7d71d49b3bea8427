import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { guarantees } from '#content/pages/guarantees.ts'
import { mayBecomeRefund } from './refund.ts'
import { dueRefund, paidForLines, type RefundLine, refundWindowDays } from './refund-rules.ts'

const paidAt = new Date('2026-11-01T09:00:00Z')
const daysLater = (days: number) => new Date(paidAt.getTime() + days * 86_400_000)
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
    const due = dueRefund({ lines, totalCents, givenCents: 0, paidAt }, daysLater(days))
    expect(due.dueCents).toBe(dueCents)
    expect(due.lines.map((line) => line.because)).toEqual(because)
  })

  test.each([
    ['2026-12-01T22:59:59Z', 49_900],
    ['2026-12-01T23:00:00Z', 0],
  ])('ends with the last day in Zurich: at %s it is %d', (requested, dueCents) => {
    const due = dueRefund({ lines: [aLine()], totalCents: 49_900, givenCents: 0, paidAt }, new Date(requested))
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
      dueRefund({ lines: [aLine()], totalCents: 44_910, givenCents, paidAt }, daysLater(1)).dueCents
    expect([due(0), due(4_910), due(44_910)]).toEqual([44_910, 40_000, 0])
  })

  test('decreases with each refund, also after partial delivery', () => {
    const lines = [aLine(), aLine({ id: 'other', deliveredUnits: 1 })]
    const bought = { lines, totalCents: 99_800, paidAt }
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
