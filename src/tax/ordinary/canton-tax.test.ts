import { describe, expect, test } from 'vitest'
import type { CantonRules, HouseholdKind } from '#tax/figures.ts'
import { toNumber, whole } from '#tax/tariff/fraction.ts'
import type { TraceLine } from '#tax/trace.ts'
import { aCanton, aCommune, aFlatTariff } from '#test/tax/ordinary-figures.ts'
import { cantonAndCommuneTax, cantonMultiplier, simpleTaxes } from './canton-tax.ts'

/** The simple tax (before multipliers) is 10% of the income; the canton levies 100% of it, the commune 50%. */
function taxOf(rules: Partial<CantonRules>, income: number, kind: HouseholdKind = 'single', children = 0) {
  const figures = aCanton(rules)
  const trace: TraceLine[] = []
  const note = (line: TraceLine) => trace.push(line)
  const who = { kind, children }
  const simple = simpleTaxes(figures, who, whole(income), note)
  const { canton, commune } = cantonAndCommuneTax(figures, aCommune(), who, simple, note)
  return { canton, commune, codes: trace.map(({ code }) => code), trace }
}

test('without rules the simple tax is multiplied, and each tax is rounded half up', () => {
  expect(taxOf({}, 80_000)).toMatchObject({ canton: 8_000, commune: 4_000 })
  // Before rounding, the taxes are 1,234.50 (canton) and 617.25 (commune).
  expect(taxOf({ exactIncome: true }, 12_345)).toMatchObject({ canton: 1_235, commune: 617 })
})

describe('income used for the tariff', () => {
  test.each([
    [{}, 80_099, 8_000],
    [{}, 80_100, 8_010],
    [{ exactIncome: true }, 80_099, 8_010], // the tax is 8,009.90 before rounding
    [{ lessBeforeTariff: 10_000 }, 80_099, 7_000],
    [{ lessBeforeTariff: 10_000 }, 10_000, 0],
    [{ lessBeforeTariff: 10_000 }, 9_000, 0],
    [{}, 0, 0],
  ] as const)('with the rules %j, an income of CHF %d is taxed with CHF %d', (rules, income, canton) => {
    expect(taxOf(rules, income).canton).toBe(canton)
  })
})

describe('credit for each child', () => {
  const fromSimple = { childCredit: { amount: 750, from: 'simple tax' } } as const
  const fromCanton = { childCredit: { amount: 750, from: 'canton tax' } } as const
  test.each([
    ['from the simple tax: lowers canton and commune tax', fromSimple, 60_000, 2, [4_500, 2_250]],
    ['from the canton tax: leaves the commune tax', fromCanton, 60_000, 2, [4_500, 3_000]],
    ['no credit on the simple tax without children', fromSimple, 60_000, 0, [6_000, 3_000]],
    ['no credit on the canton tax without children', fromCanton, 60_000, 0, [6_000, 3_000]],
    ['a credit equal to the tax', fromSimple, 7_500, 1, [0, 0]],
    ['a credit above the simple tax is not paid out', fromSimple, 5_000, 1, [0, 0]],
    ['a credit above the canton tax is not paid out', fromCanton, 5_000, 1, [0, 250]],
  ] as const)('%s', (_name, rules, income, children, [canton, commune]) => {
    expect(taxOf(rules, income, children > 0 ? 'loneParent' : 'single', children)).toMatchObject({ canton, commune })
  })

  test('the trace shows which credit was granted', () => {
    expect(taxOf(fromSimple, 60_000, 'married', 1).codes).toContain('income.simple-tax-less-child-credit')
    expect(taxOf(fromCanton, 60_000, 'married', 1).codes).toContain('canton.child-credit')
    expect(taxOf(fromCanton, 60_000, 'married', 0).codes).not.toContain('canton.child-credit')
  })
})

/** As in Valais (StG VS Art. 32): a percentage of the tax, within limits, is deducted, and a fixed amount per child. */
describe('reduction for families', () => {
  const rules = {
    familyReduction: { percent: 35, least: 680, mostCanton: 4_900, mostCommune: 4_870, perChild: 300 },
  }
  test.each([
    ['no reduction for single people', 'single', 0, 100_000, [10_000, 5_000]],
    ['35%', 'married', 0, 100_000, [6_500, 3_250]],
    ['35%, and CHF 300 a child from the canton tax only', 'married', 2, 100_000, [5_900, 3_250]],
    ['at least CHF 680', 'married', 0, 10_000, [320, 0]], // commune: 500 - 680 is negative, so the tax is 0
    ['at most CHF 4,900 and 4,870', 'married', 0, 300_000, [25_100, 10_130]],
    ['the maximum is reached at a tax of CHF 14,000', 'married', 0, 140_000, [9_100, 4_550]],
    ['never negative', 'loneParent', 3, 15_000, [0, 70]], // canton: 1,500 - 680 - 900 < 0; commune: 750 - 680 = 70
  ] as const)('%s', (_name, kind, children, income, [canton, commune]) => {
    expect(taxOf(rules, income, kind, children)).toMatchObject({ canton, commune })
  })
})

test('the minimum canton tax is also owed without income, and the commune has no minimum', () => {
  expect(taxOf({ cantonMinimum: 10 }, 0)).toMatchObject({ canton: 10, commune: 0 })
  expect(taxOf({ cantonMinimum: 10 }, 200)).toMatchObject({ canton: 20, commune: 10 })
})

/** As in Vaud: cantonal and communal tax together are at most 30% of the income. */
describe('limit for canton and commune together', () => {
  test.each([
    [30, [10_000, 5_000], false], // the taxes of 15,000 are 15% of the income, below the limit of 30%
    [15, [10_000, 5_000], false], // the taxes of 15,000 equal the limit of 15%
    [12, [8_000, 4_000], true],
    [1, [667, 333], true],
  ] as const)('with a limit of %d %%, canton and commune levy %j', (capPercent, [canton, commune], limited) => {
    const result = taxOf({ capPercent }, 100_000)
    expect(result).toMatchObject({ canton, commune })
    expect(result.codes.includes('canton.limit')).toBe(limited)
  })
})

describe('multiplier of the canton', () => {
  test.each([
    [95, undefined, 95],
    [297.5, undefined, 297.5],
    [155, { factor: 0.95, plus: 0 }, 147.25], // the adjustment in Vaud
    [147.5, { factor: 0.88, plus: 1 }, 130.8], // the adjustment in Geneva
    [0, { factor: 0.88, plus: 1 }, 1],
  ])('a multiplier of %d adjusted by %j is %d percent', (rate, change, percent) => {
    expect(toNumber(cantonMultiplier(rate, change), 6) * 100).toBeCloseTo(percent, 8)
  })
})

describe('splitting', () => {
  /** Tariff with steps of CHF 10,000, whose rates are 0, 10 and 20 percent. */
  const steps = aFlatTariff('income', 0, {
    type: 'ZUERICH',
    rows: [
      [10_000, 0],
      [10_000, 10],
      [9_999_999, 20],
    ],
  })
  const split = (rules: Partial<CantonRules>, kind: HouseholdKind, children: number, income: number) => {
    const figures = aCanton(rules, { tariffs: [steps, aFlatTariff('wealth', 0.1)] })
    return toNumber(simpleTaxes(figures, { kind, children }, whole(income)).canton)
  }
  const half = { splitting: { married: [2, 1] } } as const

  test.each([
    ['a single person pays the full tariff', half, 'single', 0, 40_000, 5_000],
    ['a couple pays twice the tax on half the income', half, 'married', 0, 40_000, 2_000],
    ['a household without a divisor is not split', half, 'loneParent', 1, 40_000, 5_000],
    ['an odd quotient is rounded down to 100: T(15,000) / 15,000 x 30,100', half, 'married', 0, 30_100, 1_003.33],
    [
      'an odd quotient is not rounded if the law does not round it',
      { ...half, exactQuotient: true },
      'married',
      0,
      30_100,
      1_010,
    ],
    ['no splitting above the limit', { ...half, noSplittingAbove: 20_000 }, 'married', 0, 40_200, 5_040],
    ['splitting at the limit', { ...half, noSplittingAbove: 20_000 }, 'married', 0, 40_000, 2_000],
    ['a quotient below the first step', half, 'married', 0, 20_000, 0],
    ['no tax without income', half, 'married', 0, 0, 0],
    ['a quotient that is rounded down to zero', half, 'married', 0, 100, 0],
  ] as const)('%s', (_name, rules, kind, children, income, simple) => {
    expect(split(rules, kind, children, income)).toBe(simple)
  })

  /**
   * As in Vaud: the income is divided by 1.8 (for couples) plus 0.5 per child, and the rate of this quotient applies to
   * the whole income.
   */
  test.each([
    [0, 36_000, 1_800], // 56,000 / 2.8 or 36,000 / 1.8 is 20,000, which is taxed at 5%
    [2, 56_000, 2_800], // quotient 20,000: taxed at 5%
    [4, 38_000, 0], // 38,000 / 3.8 is 10,000, which is not taxed
  ])('with %d children, an income of %d has a simple tax of %d', (children, income, simple) => {
    const rules = { splitting: { married: [18, 10] }, quotientPerChild: 0.5 } as const
    expect(split(rules, 'married', children, income)).toBe(simple)
  })
})

describe('separate tariff for the communes', () => {
  const figures = aCanton({}, { tariffs: [aFlatTariff('income', 10), aFlatTariff('income', 4, { level: 'commune' })] })
  const simple = simpleTaxes(figures, { kind: 'single', children: 0 }, whole(50_000))

  test('canton and commune have separate simple taxes', () => {
    expect([toNumber(simple.canton), toNumber(simple.commune)]).toEqual([5_000, 2_000])
  })

  test('the commune multiplies its own simple tax', () => {
    const taxes = cantonAndCommuneTax(figures, aCommune(), { kind: 'single', children: 0 }, simple)
    expect(taxes).toEqual({ canton: 5_000, commune: 1_000 })
  })
})

test('with an index, the rate of income / index is applied to the whole income', () => {
  const points = aFlatTariff('income', 0, {
    type: 'FREIBURG',
    rows: [
      [0, 2],
      [10_000, 4],
      [20_000, 8],
    ],
  })
  const figures = aCanton({ index: { canton: 2, commune: 4, provenFor: 1 } }, { tariffs: [points] })
  const simple = simpleTaxes(figures, { kind: 'single', children: 0 }, whole(40_000))
  // The canton applies the rate for an income of 20,000 (8%), the commune the rate for 10,000 (4%).
  expect([toNumber(simple.canton), toNumber(simple.commune)]).toEqual([3_200, 1_600])
})

test('a household without a tariff is an error, never a tax of zero', () => {
  const figures = aCanton({}, { tariffs: [aFlatTariff('income', 10, { kinds: ['single'] })] })
  expect(() => simpleTaxes(figures, { kind: 'married', children: 0 }, whole(1))).toThrow(
    'figures without a tariff for income, canton, married',
  )
})
