import { describe, expect, test } from 'vitest'
import { readFigures } from '#tax/figures.server.ts'
import type { CantonRules, HouseholdKind } from '#tax/figures.ts'
import { toNumber } from '#tax/tariff/fraction.ts'
import { aCanton, aCommune, aFlatTariff } from '#test/tax/ordinary-figures.ts'
import { personalTax } from './canton-tax.ts'
import { simpleWealthTax, wealthAllowance, wealthTax } from './wealth-tax.ts'

function zurich(kind: HouseholdKind, wealth: number): number {
  const read = readFigures(2026, 'ZH')
  if (!read.ok) throw new Error('not published')
  return toNumber(simpleWealthTax(read.canton, kind, wealth).simple)
}

/** StG ZH § 47: no tax on the first CHF 81,000 (couples 161,000), 0.5 per mille on the next 241,000 (242,000). */
describe('simple wealth tax of Zürich', () => {
  test.each([
    ['single', 81_000, 0],
    ['single', 81_999, 0], // the wealth is rounded down to 81,000
    ['single', 82_000, 0.5],
    ['single', 322_000, 120.5],
    ['single', 323_000, 121.5], // from 322,000 on, the rate is one per mille
    ['married', 161_000, 0],
    ['married', 162_000, 0.5],
    ['loneParent', 403_000, 121],
    ['single', 0, 0],
    ['single', 999, 0],
  ] as const)('%s with wealth of CHF %d: the tax is CHF %d', (kind, wealth, simple) =>
    expect(zurich(kind, wealth)).toBe(simple),
  )
})

describe('from the simple tax to canton and commune', () => {
  const taxOf = (rules: Partial<CantonRules>, wealth: number, change: object = {}) => {
    const figures = aCanton(rules, { rates: { income: 100, wealth: 80 } })
    return wealthTax(figures, aCommune(change), simpleWealthTax(figures, 'single', wealth))
  }
  test.each([
    ['the multipliers for wealth apply, not those for income', {}, 1_000_000, { income: 7, wealth: 60 }, [800, 600]],
    [
      'an amount is added to the multiplier of the canton',
      { wealth: { cantonRatePlus: 1 } },
      1_000_000,
      {},
      [810, 500],
    ],
    ['each tax is rounded half up', {}, 1_001_000, { wealth: 50 }, [801, 501]], // 800.80 and 500.50 before rounding
    ['no tax on less than CHF 1,000', {}, 999, {}, [0, 0]],
  ] as const)('%s', (_name, rules, wealth, change, [canton, commune]) => {
    expect(taxOf(rules, wealth, change)).toEqual({ canton, commune })
  })
})

/** As in Geneva (LIPP Art. 59): the canton, but not the commune, levies a surcharge per mille on each bracket. */
describe('surcharge by brackets', () => {
  const brackets = aFlatTariff('wealth', 0, {
    type: 'BUND',
    rows: [
      [0, 0.1, 0],
      [100_000, 0.1, 100],
      [200_000, 0.1, 200],
    ],
  })
  const surchargeOn = (wealth: number, factor?: number) => {
    const rule = { surchargePerMille: [0, 1, 2], ...(factor && { surchargeFactor: factor }) }
    return toNumber(simpleWealthTax(aCanton({ wealth: rule }, { tariffs: [brackets] }), 'single', wealth).surcharge)
  }
  test.each([
    [100_000, 0],
    [101_000, 1],
    [200_000, 100],
    [201_000, 102],
    [500_000, 700],
  ])('the surcharge on wealth of CHF %d is CHF %d', (wealth, surcharge) => expect(surchargeOn(wealth)).toBe(surcharge))

  test('the whole surcharge can be reduced by a factor', () => expect(surchargeOn(500_000, 0.85)).toBe(595))

  test('the surcharge is added to the canton tax only, without multipliers', () => {
    const figures = aCanton({ wealth: { surchargePerMille: [0, 1, 2] } }, { tariffs: [brackets] })
    expect(wealthTax(figures, aCommune(), simpleWealthTax(figures, 'single', 500_000))).toEqual({
      canton: 500 + 700,
      commune: 250,
    })
  })
})

test('with a splitting tariff, the tax is twice the tariff’s tax on half the wealth', () => {
  const steps = aFlatTariff('wealth', 0, {
    splitting: 2,
    type: 'ZUERICH',
    rows: [
      [100_000, 0],
      [9_999_999, 0.1],
    ],
  })
  const figures = aCanton({ splitting: { married: [2, 1] } }, { tariffs: [steps] })
  expect(toNumber(simpleWealthTax(figures, 'married', 300_000).simple)).toBe(100)
  expect(toNumber(simpleWealthTax(figures, 'single', 300_000).simple)).toBe(200)
})

describe('allowances of the export', () => {
  const limits = { wealthAllowance: { single: 90_000, married: 180_000, loneParent: 120_000, perChild: 15_000 } }
  test.each([
    ['single', 0, 90_000],
    ['married', 0, 180_000],
    ['married', 3, 225_000],
    ['loneParent', 1, 135_000],
  ] as const)('%s with %d children: the allowance is CHF %d', (kind, children, allowance) => {
    expect(wealthAllowance(limits, kind, children)).toBe(allowance)
  })
})

describe('head tax', () => {
  const varied: Partial<CantonRules> = { personalTax: { none: [25, 50], protestant: [35, 60] } }
  test.each([
    [{}, 'single', 'none', 0],
    [varied, 'single', 'none', 25],
    [varied, 'married', 'none', 50],
    [varied, 'married', 'protestant', 60],
    [varied, 'single', 'roman-catholic', 25], // Roman Catholics have no entry, so the amount of 'none' applies
  ] as const)('with the rules %j, the head tax of a %s person (%s) is CHF %d', (rules, status, confession, amount) => {
    const lines: unknown[] = []
    expect(personalTax(aCanton(rules).rules, status, confession, (line) => lines.push(line))).toBe(amount)
    expect(lines).toHaveLength(amount > 0 ? 1 : 0)
  })
})
