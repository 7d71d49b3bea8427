import { describe, expect, test } from 'vitest'
import { readFigures } from '#tax/figures.server.ts'
import { toNumber, whole } from '#tax/tariff/fraction.ts'
import { aCanton, aCommune, aFlatTariff } from '#test/tax/ordinary-figures.ts'
import { capitalBase } from './capital-base.ts'
import { capitalFlags, federalCapitalTax } from './capital-benefit-tax.ts'
import { capitalChurchTax } from './capital-church-tax.ts'
import type { CapitalRule } from './capital-rules.ts'
import { staggeredWithdrawals } from './staggered.ts'

const steps = aFlatTariff('income', 0, {
  type: 'ZUERICH',
  rows: [
    [10_000, 0],
    [10_000, 10],
    [9_999_999, 20],
  ],
})
const tariffs = [steps, aFlatTariff('wealth', 0.1), aFlatTariff('capital', 2)]

function simpleOf(capital: CapitalRule, amount: number, kind: 'single' | 'married' = 'single'): number {
  return toNumber(capitalBase(aCanton({ capital }, { tariffs }), { kind, capital: amount }).canton)
}

describe('capital tariff', () => {
  test.each([
    [{ by: 'table' }, 'single', 100_000, 2_000],
    [{ by: 'table', marriedDeduction: 10_000 }, 'single', 100_000, 2_000],
    [{ by: 'table', marriedDeduction: 10_000 }, 'married', 100_000, 1_800],
    [{ by: 'table', marriedDeduction: 10_000 }, 'married', 9_999, 0],
    [{ by: 'table' }, 'single', 0, 0],
  ] as const)('with the rule %j, %s, a capital of CHF %d is taxed with CHF %d', (rule, kind, amount, tax) =>
    expect(simpleOf(rule, amount, kind)).toBe(tax),
  )
})

describe('share of the income tax', () => {
  const fifth = { by: 'share', percent: 20 } as const
  test.each([
    ['a fifth of the income tax', fifth, 30_000, 600],
    ['a minimum percentage of the capital applies', { ...fifth, minPercent: 3 }, 30_000, 900],
    ['a lower minimum has no effect', { ...fifth, minPercent: 1 }, 30_000, 600],
    [
      'below the limit the higher share does not apply',
      { ...fifth, above: { amount: 50_000, percent: 50 } },
      40_000,
      1_000,
    ],
    ['at the limit the higher share does not apply', { ...fifth, above: { amount: 30_000, percent: 50 } }, 30_000, 600],
    [
      'above the limit the higher share applies to the excess',
      { ...fifth, above: { amount: 30_000, percent: 50 } },
      40_000,
      600 + 1_000,
    ],
  ] as const)('%s', (_name, rule, amount, tax) => expect(simpleOf(rule, amount)).toBe(tax))
})

describe('rate of a pension', () => {
  const rate = { by: 'rate', divisor: 20, table: 'income' } as const
  test.each([
    ['rate of a twentieth of the capital', rate, 'single', 400_000, 20_000], // the rate for 20,000 is 5%
    ['pension rounded down to 100', rate, 'single', 401_999, 20_099.95],
    ['no tax if the pension is below the first step', rate, 'single', 200_000, 0],
    ['minimum percentage', { ...rate, minPercent: 2 }, 'single', 200_000, 4_000],
    ['maximum percentage', { ...rate, maxPercent: 3 }, 'single', 400_000, 12_000],
    ['rate of half the pension for a couple', { ...rate, splitMarried: [2, 1] }, 'married', 800_000, 40_000],
    ['no splitting for single people', { ...rate, splitMarried: [2, 1] }, 'single', 400_000, 20_000],
    ['a pension of less than 100', rate, 'single', 1_999, 0],
    // The pension is 401,000 / 20 = 20,050 and the tax on it 1,010. The tax on the capital is 20 times that amount.
    ['pension not rounded', { ...rate, exact: true }, 'single', 401_000, 20_200],
  ] as const)('%s', (_name, rule, kind, amount, tax) => expect(simpleOf(rule, amount, kind)).toBe(tax))

  test('the amount that the canton deducts before its tariff is deducted here too', () => {
    const figures = aCanton({ capital: rate, lessBeforeTariff: 5_000 }, { tariffs })
    // The pension is 20,000. The tariff's tax on 20,000 less the deduction of 5,000 is 500, so the rate is 500 / 20,000
    // = 2.5%.
    expect(toNumber(capitalBase(figures, { kind: 'single', capital: 400_000 }).canton)).toBe(10_000)
  })
})

test('pension rule: canton and commune tariffs have their own limits, and couples pay less', () => {
  const rule = {
    ...({ by: 'pension', divisor: 20, minPercent: 2, maxPercentCanton: 4, maxPercentCommune: 4 } as const),
    marriedPercent: 98,
  }
  const both = [steps, aFlatTariff('income', 1, { level: 'commune' }), aFlatTariff('wealth', 0.1)]
  const of = (kind: 'single' | 'married', capital: number) => {
    const { canton, commune } = capitalBase(aCanton({ capital: rule }, { tariffs: both }), { kind, capital })
    return [toNumber(canton), toNumber(commune)]
  }
  // The canton's rate of 5% is limited to the maximum of 4%, the commune's rate of 1% is raised to the minimum of 2%.
  expect(of('single', 400_000)).toEqual([16_000, 8_000])
  expect(of('married', 400_000)).toEqual([15_680, 7_840])
  expect(of('single', 100_000)).toEqual([2_000, 2_000])
})

/** DBG Art. 38: the tax is a fifth of the income tax on the same amount; less than CHF 25 is not collected. */
describe('federal tax', () => {
  const read = readFigures(2026, 'ZH')
  if (!read.ok) throw new Error('not published')
  const { federal } = read
  test.each([
    ['single', 0, 0],
    ['single', 33_000, 27], // the income tax is 137.06; a fifth is 27.41
    ['single', 31_400, 0], // the income tax is 124.74; a fifth is 24.95, which is below 25
    ['single', 31_500, 25], // the income tax is 125.51; a fifth is 25.10
    ['single', 100_000, 537], // the income tax is 2,684.35; a fifth is 536.87
    ['single', 794_000, 18_262],
    ['married', 100_000, 363], // the income tax is 1,816; a fifth is 363.20
    ['married', 100_099, 363],
  ] as const)('%s with a capital of CHF %d pays CHF %d', (maritalStatus, capital, tax) => {
    expect(federalCapitalTax(federal, { maritalStatus, confession: 'none', age: 65, capital })).toBe(tax)
  })
})

describe('church tax on a capital benefit', () => {
  const benefit = { maritalStatus: 'single', confession: 'protestant', age: 65, capital: 500_000 } as const
  const of = (rules: object, confession: 'protestant' | 'none' = 'protestant') =>
    capitalChurchTax(aCanton(rules), aCommune(), { ...benefit, confession }, whole(10_000), 12_000, () => undefined)
  test.each([
    ['a percentage of the simple tax', {}, 800],
    ['a percentage of the canton tax', { church: 'canton tax' }, 960],
    ['no church tax on capital', { capitalChurch: 'none' }, 0],
    [
      'a percentage of a share of the capital',
      { church: 'income and wealth', capitalChurch: { percentOfCapital: 0.5 } },
      200,
    ],
  ] as const)('%s', (_name, rules, tax) => expect(of(rules)).toBe(tax))

  test('a person without a church pays no church tax', () => expect(of({}, 'none')).toBe(0))
})

describe('flags for unverified results', () => {
  const benefit = { maritalStatus: 'single', confession: 'none', age: 65, capital: 1 } as const
  const pension = {
    ...({ by: 'pension', divisor: 20, minPercent: 2, maxPercentCanton: 4, maxPercentCommune: 4 } as const),
    marriedPercent: 98,
  }
  test.each([
    ['no flag at age 65', { capital: pension }, {}, 1, []],
    ['another age, where a pension is computed', { capital: pension }, { age: 64 }, 1, ['not-checked.pension']],
    ['another age elsewhere', {}, { age: 64 }, 1, []],
    [
      'a commune whose index is not verified',
      { index: { canton: 1, commune: 1, provenFor: 9 } },
      {},
      1,
      ['commune-index.capital'],
    ],
    ['a church', {}, { confession: 'protestant' }, 1, ['not-checked.capital-church']],
  ] as const)('%s', (_name, rules, change, bfsId, codes) => {
    const flags = capitalFlags(aCanton(rules), aCommune({ bfsId }), { ...benefit, ...change })
    expect(flags.map(({ code }) => code)).toEqual(codes)
  })
})

test('staggered parts differ by less than their number, and a single withdrawal saves nothing', () => {
  const read = readFigures(2026, 'BE')
  if (!read.ok) throw new Error('not published')
  const benefit = { maritalStatus: 'married', confession: 'none', age: 65, capital: 1_000_003 } as const
  const rows = staggeredWithdrawals(read, aCommune({ bfsId: 351, name: 'Bern', income: 154 }), benefit)
  expect(rows.map(({ parts }) => parts.length)).toEqual([1, 2, 3, 4, 5])
  for (const { parts, saved, total, withdrawals } of rows) {
    expect(Math.max(...parts) - Math.min(...parts)).toBeLessThan(withdrawals)
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(1_000_003)
    expect(saved).toBe((rows[0]?.total ?? 0) - total)
  }
})
