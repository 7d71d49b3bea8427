import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  discountCents,
  mayEnd,
  minTotalCents,
  type PricedLine,
  type Promotion,
  pickDiscounts,
  promotionStateAt,
  writtenCode,
} from './promotion.ts'

const aPromotion = (changes: Partial<Promotion> = {}): Promotion => ({
  ...{ id: 'p', title: 'Spring', code: null, percent: 10, amountCents: null, audience: 'everybody', isOnceEach: false },
  ...{ isCombinable: false, maxUses: null, startsAt: new Date('2026-11-01T00:00:00Z'), endsAt: null, endedAt: null },
  productIds: [],
  ...changes,
})
const aLine = (unitPriceCents: number, changes: Partial<PricedLine> = {}): PricedLine => ({
  ...{ productId: 'standard', typeValue: 'package', quantity: 1, unitPriceCents },
  ...changes,
})
const now = new Date('2026-11-21T09:00:00Z')

test.each([
  ['planned', { startsAt: new Date('2026-12-01T00:00:00Z') }, 0, true],
  ['running', {}, 5, true],
  ['running', { maxUses: 6 }, 5, true],
  ['used-up', { maxUses: 5 }, 5, true],
  ['over', { endsAt: now, maxUses: 5 }, 5, false],
  ['ended', { endedAt: now, endsAt: now }, 0, false],
] as const)('a promotion is %s (%o, %d uses)', (state, changes, uses, canEnd) => {
  expect(promotionStateAt(aPromotion(changes), uses, now)).toBe(state)
  expect(mayEnd(state)).toBe(canEnd)
})

describe('the discount', () => {
  test.each([
    ['a tenth, rounded to five centimes', aPromotion(), [aLine(29_900)], 2990],
    ['a third of an odd sum', aPromotion({ percent: 33 }), [aLine(15_033)], 4960],
    [
      'only of its products',
      aPromotion({ productIds: ['basic'] }),
      [aLine(49_900), aLine(29_900, { productId: 'basic' })],
      2990,
    ],
    ['nothing of others', aPromotion({ productIds: ['basic'] }), [aLine(49_900)], 0],
    ['an amount', aPromotion({ percent: null, amountCents: 5000 }), [aLine(49_900)], 5000],
    ['an amount at most what it is for', aPromotion({ percent: null, amountCents: 90_000 }), [aLine(49_900)], 49_900],
    [
      'of a first order one unit of the dearest package',
      aPromotion({ audience: 'first-order' }),
      [aLine(29_900, { quantity: 3 }), aLine(49_900, { quantity: 2 }), aLine(90_000, { typeValue: 'service' })],
      4990,
    ],
  ] as const)('is %s', (_name, promotion, lines, cents) => {
    expect(discountCents(promotion, lines)).toBe(cents)
  })

  test('is the better of the best exclusive promotion and all combinable ones', () => {
    const alone = aPromotion({ id: 'alone', percent: 20 })
    const [first, second] = [10, 12].map((percent) => aPromotion({ id: `c${percent}`, percent, isCombinable: true }))
    const ids = (promotions: Promotion[]) =>
      pickDiscounts(promotions, [aLine(10_000)]).map(({ promotion }) => promotion.id)
    expect(ids([alone, first as Promotion])).toEqual(['alone'])
    expect(ids([alone, first as Promotion, second as Promotion])).toEqual(['c12', 'c10'])
  })

  const promotions = fc.array(
    fc.record({
      percent: fc.option(fc.integer({ min: 1, max: 90 }), { nil: null }),
      cents: fc.integer({ min: 1, max: 200_000 }),
      isCombinable: fc.boolean(),
      audience: fc.constantFrom('everybody' as const, 'first-order' as const),
    }),
    { maxLength: 5 },
  )
  const lines = fc.array(
    fc.record({
      unitPriceCents: fc.integer({ min: 100, max: 200_000 }),
      quantity: fc.integer({ min: 1, max: 10 }),
      typeValue: fc.constantFrom('package', 'add-on'),
    }),
    { minLength: 1, maxLength: 5 },
  )
  test('leaves at least the minimum total, is never negative, and is in whole cents', () => {
    fc.assert(
      fc.property(promotions, lines, (requested, bought) => {
        const all = requested.map(({ percent, cents, isCombinable, audience }, at) => {
          return aPromotion({
            id: `p${at}`,
            percent,
            amountCents: percent === null ? cents : null,
            isCombinable,
            audience,
          })
        })
        const cart = bought.map(({ unitPriceCents, ...line }) => aLine(unitPriceCents, line))
        const selected = pickDiscounts(all, cart)
        const sum = cart.reduce((cents, line) => cents + line.quantity * line.unitPriceCents, 0)
        const off = selected.reduce((cents, { amountCents }) => cents + amountCents, 0)
        expect(selected.every(({ amountCents }) => Number.isInteger(amountCents) && amountCents > 0)).toBe(true)
        expect(off).toBeLessThanOrEqual(Math.max(0, sum - minTotalCents))
        expect(selected.length <= 1 || selected.every(({ promotion }) => promotion.isCombinable)).toBe(true)
      }),
    )
  })
})

test('a code is normalized, however it is typed', () => {
  expect(writtenCode(' spring 26 ')).toBe('SPRING26')
})
