import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readFigures } from '#tax/figures.server.ts'
import { whole } from '#tax/tariff/fraction.ts'
import type { TraceLine } from '#tax/trace.ts'
import { federalTax } from './federal-tax.ts'

const read = readFigures(2026, 'ZH')
if (!read.ok) throw new Error('not published')
const { federal } = read
const alone = (income: number) => federalTax(federal, { kind: 'single', children: 0 }, whole(income))
const couple = (income: number, children = 0) => federalTax(federal, { kind: 'married', children }, whole(income))

/** Tariff of DBG Art. 36 para. 1 for 2026: income and tax as the Federal Tax Administration prints them (form 58c). */
describe('tariff of single people at its printed lower bounds', () => {
  test.each([
    [33_200, 138.6],
    [43_500, 229.2],
    [58_000, 612],
    [76_200, 1_152.5],
    [82_100, 1_502.95],
    [108_900, 3_271.75],
    [141_500, 6_140.55],
    [185_100, 10_936.55],
    [793_900, 91_298.15],
    [794_000, 91_310],
  ])('an income of CHF %d is taxed with CHF %d, rounded half up to the franc', (income, printed) => {
    expect(alone(income)).toBe(Math.floor(printed + 0.5))
  })

  test.each([
    [43_599, 229], // the income is rounded down to 43,500
    [43_600, 232], // the tax on 43,500 is 229.20, plus 2.64 for the next CHF 100
    [76_299, 1_153], // the tax of 1,152.50 is rounded up
    [76_300, 1_158], // 1,152.50 + 5.94 = 1,158.44, rounded to 1,158
    [793_800, 91_285], // 10,936.55, plus 13.20 for each of 6,087 steps of CHF 100
    [800_000, 92_000], // the rate is 11.5% on the whole income
    [10_000_000, 1_150_000],
  ])('an income of CHF %d is taxed with CHF %d', (income, tax) => expect(alone(income)).toBe(tax))
})

/** Tariff of families (DBG Art. 36 para. 2 and 2bis), less CHF 263 per child. */
describe('tariff of families', () => {
  test.each([
    [29_700, 0],
    [32_100, 0], // a tax of 24.00 is below the minimum of CHF 25
    [32_200, 25],
    [53_400, 237],
    [61_300, 395],
    [79_100, 929],
    [150_400, 5_452],
    [152_400, 5_692],
    [941_300, 108_249],
    [941_400, 108_261],
    [1_000_000, 115_000],
  ])('a couple with CHF %d pays CHF %d', (income, tax) => expect(couple(income)).toBe(tax))

  test.each([
    [1, 61_300, 132], // the tariff's tax is 395, the child credit 263
    [1, 53_400, 0], // the tariff's tax of 237 is less than the credit of 263
    [1, 58_300, 72], // tariff tax of 335 less 263
    [2, 79_100, 403],
    [15, 100_000, 0],
  ])('with %d children and an income of CHF %d, the tax is CHF %d', (children, income, tax) =>
    expect(couple(income, children)).toBe(tax),
  )

  test('a lone parent pays the same as a couple', () => {
    for (const income of [40_000, 80_000, 160_000]) {
      expect(federalTax(federal, { kind: 'loneParent', children: 2 }, whole(income))).toBe(couple(income, 2))
    }
  })

  test('a person taxed as single gets no child credit', () => {
    expect(federalTax(federal, { kind: 'single', children: 3 }, whole(100_000))).toBe(alone(100_000))
  })
})

describe('properties for every income', () => {
  const anIncome = fc.integer({ min: 0, max: 3_000_000 })
  const runs = { seed: 36, numRuns: 400 }

  test('incomes below CHF 18,500 are not taxed; tax below CHF 25 is not collected (DBG Art. 36 para. 3)', () => {
    fc.assert(
      fc.property(anIncome, (income) => {
        const tax = alone(income)
        expect(tax === 0 || tax >= 25).toBe(true)
        expect(tax === 0).toBe(income < 18_500)
      }),
      runs,
    )
  })

  test('the tax never falls with a higher income and never exceeds 11.5% (BV Art. 128)', () => {
    fc.assert(
      fc.property(anIncome, fc.integer({ min: 1, max: 100_000 }), (income, more) => {
        for (const taxOf of [alone, couple]) {
          expect(taxOf(income + more)).toBeGreaterThanOrEqual(taxOf(income))
          expect(taxOf(income)).toBeLessThanOrEqual(Math.ceil(income * 0.115))
        }
      }),
      runs,
    )
  })

  test('francs below the hundred are not taxed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 1, max: 99 }), (hundreds, rest) => {
        expect(alone(hundreds * 100 + rest)).toBe(alone(hundreds * 100))
      }),
      runs,
    )
  })
})

test.each([0, -1, -100_000])('an income of CHF %d is not taxed', (income) => {
  expect([alone(income), couple(income), couple(income, 2)]).toEqual([0, 0, 0])
})

test('the trace line has base, tariff tax, child credit and collection minimum', () => {
  const lines: TraceLine[] = []
  federalTax(federal, { kind: 'married', children: 2 }, whole(79_199), (line) => lines.push(line))
  expect(lines).toMatchObject([
    {
      code: 'federal.income-tax',
      amount: 403,
      values: { base: 79_100, tax: 929, children: 2, childCredit: 263, leastCollected: 25, isFamily: true },
      figures: { stateDate: federal.stateDate },
    },
  ])
})
