import { describe, expect, test } from 'vitest'
import { readFormula } from './formula.ts'
import {
  compare,
  decimal,
  floorOf,
  over,
  percent,
  plus,
  roundDown,
  roundHalfUp,
  times,
  toNumber,
  whole,
} from './fraction.ts'
import { rowRead } from './row-read.ts'
import { type TariffTable, taxByTable } from './tariff.ts'

describe('fractions', () => {
  test('a printed decimal is converted digit by digit', () => {
    expect(decimal(1.66702)).toEqual({ n: 166_702n, d: 100_000n })
    expect(decimal(-0.5)).toEqual({ n: -5n, d: 10n })
    expect(decimal(1e-7)).toEqual({ n: 1n, d: 10_000_000n })
    expect(decimal(9.5e21).n).toBe(9_500_000_000_000_000_000_000n)
  })

  test('0.1 + 0.2 equals 0.3', () => {
    expect(compare(plus(decimal(0.1), decimal(0.2)), decimal(0.3))).toBe(0)
  })

  test.each([
    [2.5, 3, 2],
    [-2.5, -2, -3],
    [2.4999, 2, 2],
    [-0.5, 0, -1],
    [7, 7, 7],
  ])('%d is rounded half up to %d, and down to %d', (value, half, down) => {
    expect([roundHalfUp(decimal(value)), floorOf(decimal(value))].map((each) => each + 0)).toEqual([half, down])
  })

  test('12,399.99 is rounded down to 12,300', () => {
    expect(toNumber(roundDown(decimal(12_399.99), 100))).toBe(12_300)
  })

  test('division by zero throws, and a negative divisor gives a positive denominator', () => {
    expect(() => over(whole(1), whole(0))).toThrow(RangeError)
    expect(toNumber(over(whole(1), whole(-4)))).toBe(-0.25)
    expect(over(whole(1), whole(-4)).d > 0n).toBe(true)
  })

  test('percent of an amount is exact', () => {
    expect(toNumber(times(whole(50_000), percent(0.77)))).toBe(385)
  })
})

describe('formulas', () => {
  test.each([
    ['1 + 2 * 3', 0, 7],
    ['(1 + 2) * 3', 0, 9],
    ['-2 * $wert$ + 10', 3, 4],
    ['10 / 4 / 5', 0, 0.5],
    ['8 - 3 - 2', 0, 3],
    ['log $wert$', Math.E, 1],
    ['2 * log($wert$ * $wert$)', Math.E, 4],
    ['--3', 0, 3],
  ])('the formula %s is evaluated at %d', (text, amount, value) => {
    expect(readFormula(text)(amount)).toBeCloseTo(value, 12)
  })

  test.each(['', '1 +', '(1', '1 2', 'alert(1)', 'process.exit()', '$wert', '2 ** 3', 'log', '1,5', 'constructor'])(
    'rejects %j',
    (text) => {
      expect(() => readFormula(text)).toThrow(SyntaxError)
    },
  )
})

const steps: TariffTable = {
  type: 'ZUERICH',
  rows: [
    [7000, 0],
    [5000, 2],
    [4800, 3],
    [9_999_999, 4],
  ],
}
const bounds: TariffTable = {
  type: 'BUND',
  rows: [
    [0, 0, 0],
    [15_200, 0.77, 0],
    [33_200, 0.88, 138.6],
  ],
}
const points: TariffTable = {
  type: 'FREIBURG',
  rows: [
    [5000, 2],
    [10_000, 3],
    [20_000, 5],
  ],
}

describe('tables', () => {
  test.each([
    [steps, 7_000, 0, 0],
    [steps, 12_000, 100, 1],
    [steps, 12_001, 100.03, 2],
    [steps, 20_000, 372, 3],
    [bounds, 15_200, 0, 1],
    [bounds, 33_200, 138.6, 2],
    [bounds, 43_500, 229.24, 2],
    [points, 4_000, 80, 0],
    [points, 7_500, 187.5, 0],
    [points, 15_000, 600, 1],
    [points, 40_000, 2_000, 2],
    [{ type: 'FLATTAX', rows: [[0, 1.8]] } satisfies TariffTable, 100_000, 1_800, 0],
    [
      {
        type: 'FORMEL',
        rows: [
          [0, 0, 0],
          [100, 0, 0, '0.5 * ($wert$ - 100)'],
        ],
      } satisfies TariffTable,
      300,
      100,
      1,
    ],
    [
      {
        type: 'FORMEL',
        rows: [
          [0, 0, 0],
          [100, 0, 0, '0.5 * ($wert$ - 100)'],
        ],
      } satisfies TariffTable,
      99,
      0,
      0,
    ],
  ])('the table %j computes the tax on %d', (table, amount, tax, row) => {
    const found = taxByTable(table, whole(amount))
    expect([toNumber(found.tax), found.row]).toEqual([tax, row])
  })

  test('there is no tax on zero', () => {
    for (const table of [steps, bounds, points]) expect(toNumber(taxByTable(table, whole(0)).tax)).toBe(0)
    expect(toNumber(taxByTable(points, whole(-5)).tax)).toBe(0)
  })

  test('a tariff row is described by its values', () => {
    expect(rowRead(steps, 2)).toEqual({ by: 'steps', row: 3, percent: 3, above: 12_000 })
    expect(rowRead(bounds, 2)).toEqual({ by: 'lower-bound', row: 3, tax: 138.6, percent: 0.88, above: 33_200 })
  })
})
