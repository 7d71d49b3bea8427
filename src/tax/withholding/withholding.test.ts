import { describe, expect, test } from 'vitest'
import { packTariff, unpackTariff, type WithholdingFigures, type WithholdingRow } from './table.ts'
import { toFiveCents, withholdingTax } from './withholding-tax.ts'
import { withholdingYear } from './withholding-year.ts'

const rows: WithholdingRow[] = [
  [1, 0, 800],
  [1001, 78, 800],
  [5001, 500, 800],
  [5051, 512, 800],
  [6001, 700, 800],
]

function aTable(model: 'monthly' | 'annual', tariff = rows): WithholdingFigures {
  const codes = { A0N: packTariff(tariff) }
  return {
    canton: 'ZH',
    year: 2026,
    source: 'test',
    stateDate: '2026-01-01',
    checksum: '',
    model,
    medianSalary: 5875,
    codes,
  }
}

test('packing and unpacking is lossless', () => {
  expect(unpackTariff(packTariff(rows))).toEqual(rows)
})

test.each([
  [100, 1, 100],
  [102, 1, 100],
  [103, 1, 105],
  [1025, 10, 105],
  [1024, 10, 100],
])('%d / %d is rounded to %d, a multiple of five', (value, divisor, cents) => {
  expect(toFiveCents(value, divisor)).toBe(cents)
})

describe('one month', () => {
  test.each([
    [500_100, 5, 25_005],
    [505_099, 5, 25_255],
    [505_100, 5.12, 25_860],
    [50_000, 0, 800],
    [100_200, 0.78, 800],
    [0, 0, 0],
  ])('an income of %d cents is taxed at %d %%, which is %d cents', (incomeCents, ratePercent, taxCents) => {
    expect(withholdingTax(aTable('monthly'), 'A0N', { incomeCents })).toMatchObject({ ok: true, ratePercent, taxCents })
  })

  test('a second job is taxed at the rate of all jobs together', () => {
    expect(withholdingTax(aTable('monthly'), 'A0N', { incomeCents: 200_000, rateIncomeCents: 700_000 })).toMatchObject({
      taxCents: 14_000,
    })
  })

  test('an unknown code is rejected with the known codes', () => {
    expect(withholdingTax(aTable('monthly'), 'A9N', { incomeCents: 1 })).toEqual({
      ok: false,
      reason: 'unknown-code',
      why: { code: 'same-letter', values: { canton: 'ZH', tariff: 'A9N', year: 2026, known: ['A0N'] } },
    })
  })
})

describe('one year', () => {
  test('monthly model: the thirteenth salary is taxed with December', () => {
    const year = withholdingYear(aTable('monthly'), 'A0N', { monthlyCents: 505_100, thirteenth: true })
    // The tax is 258.60 in each of eleven months. In December, it is 7% of 10,102.00, rounded to 707.15.
    expect(year).toMatchObject({ taxCents: 11 * 25_860 + 70_715, grossCents: 13 * 505_100 })
  })

  test('annual model: a twelfth of the yearly income, thirteenth salary included, determines the rate', () => {
    const year = withholdingYear(aTable('annual'), 'A0N', { monthlyCents: 480_000, thirteenth: true })
    // A twelfth of the yearly income of 62,400 is 5,200, which is taxed at 5.12%.
    expect(year).toMatchObject({ taxCents: 319_490, grossCents: 6_240_000 })
    expect(year.ok && year.months.reduce((sum, month) => sum + month, 0)).toBe(319_490)
  })

  test('annual model: the minimum tax applies to every month', () => {
    expect(withholdingYear(aTable('annual'), 'A0N', { monthlyCents: 50_000, thirteenth: false })).toMatchObject({
      taxCents: 9_600,
    })
  })
})

test('annual model: the yearly tax is at least twelve times the monthly minimum', () => {
  // 0.78% of 1,001 is 7.80, less than the monthly minimum of 8.00. Twelve months at this rate would give only 93.70.
  const year = withholdingYear(aTable('annual'), 'A0N', { monthlyCents: 100_100, thirteenth: false })
  expect(year).toMatchObject({ taxCents: 9_600, months: Array(12).fill(800) })
  // With the thirteenth salary, the rate of the year gives more than the minimum.
  expect(withholdingYear(aTable('annual'), 'A0N', { monthlyCents: 100_100, thirteenth: true })).toMatchObject({
    taxCents: 10_150,
  })
})
