import { describe, expect, test } from 'vitest'
import { austrianIncomeTax, austrianTax } from './austria.ts'
import { type FrenchHousehold, frenchIncomeTax, frenchParts } from './france.ts'
import { germanIncomeTax, germanTax, solidarity } from './germany.ts'
import type { HomeSalary, HomeYear } from './home-salary.ts'
import { employeeCredit, italianIncomeTax, italianTax } from './italy.ts'
import { liechtensteinNationalTax, liechtensteinTax } from './liechtenstein.ts'

const salary: HomeSalary = {
  ...{ year: 2026, gross: 100_000, netMost: 93_000, netLeast: 87_000, thirteenthShare: 1 / 13, yearShare: 1 },
  ...{ married: false, spouseEarns: false, children: 0, church: false, withinZone: true },
}

describe('Germany: EStG § 32a, worked out from the formula', () => {
  test.each<[HomeYear, number, boolean, number]>([
    [2025, 12_096, false, 0],
    [2025, 17_443, false, 1_015],
    [2025, 100_000, false, 31_088],
    [2026, 12_348, false, 0],
    [2026, 17_799, false, 1_034],
    [2026, 69_878, false, 18_213],
    [2026, 69_879, false, 18_213],
    [2026, 100_000, false, 30_864],
    [2026, 300_000, false, 115_529],
    [2026, 24_696, true, 0],
    [2026, 200_000, true, 61_728],
  ])('%i: %i, couple %s', (year, taxable, couple, expected) => {
    expect(germanIncomeTax(year, taxable, couple)).toBe(expected)
  })

  test.each<[HomeYear, number]>([
    [2025, 73_483],
    [2026, 74_968],
  ])('%i: no solidarity surcharge up to a taxable income of %i (published limit)', (year, taxable) => {
    expect(solidarity(year, germanIncomeTax(year, taxable))).toBe(0)
    expect(solidarity(year, germanIncomeTax(year, taxable + 10))).toBeGreaterThan(0)
  })

  test('the full surcharge is 5.5 % of the income tax', () => expect(solidarity(2026, 100_000)).toBe(5_500))

  test('church tax is 8 or 9 % and is left out without a church', () => {
    const without = germanTax(salary)
    const { least, most } = germanTax({ ...salary, church: true })
    expect(least).toBeCloseTo(without.least + 0.08 * germanIncomeTax(2026, 87_000 - 1_266))
    expect(most).toBeCloseTo(without.most + 0.09 * germanIncomeTax(2026, 100_000 - 1_266))
  })
})

describe('France: CGI Art. 197; the first three rows follow the examples of service-public.fr (F1419)', () => {
  test.each<[number, FrenchHousehold, number, number]>([
    [30_000, 'single', 0, 2_104],
    [60_000, 'couple', 0, 4_208],
    [90_000, 'couple', 0, 13_208],
    [11_600, 'single', 0, 0],
    [15_000, 'single', 0, 0],
    [200_000, 'single', 0, 66_524],
  ])('%i, %s, %i children', (taxable, household, children, expected) => {
    expect(frenchIncomeTax(taxable, household, children)).toBe(expected)
  })

  test.each<[FrenchHousehold, number, number]>([
    ['single', 0, 1],
    ['couple', 0, 2],
    ['couple', 1, 2.5],
    ['couple', 3, 4],
    ['lone-parent', 1, 2],
    ['lone-parent', 2, 2.5],
  ])('%s with %i children: %d parts', (household, children, parts) =>
    expect(frenchParts(household, children)).toBe(parts),
  )

  test('a half part saves EUR 1,807 at most', () => {
    expect(frenchIncomeTax(150_000, 'couple', 0) - frenchIncomeTax(150_000, 'couple', 2)).toBe(2 * 1_807)
  })
})

describe('Italy: TUIR Art. 11 and 13', () => {
  test.each<[HomeYear, number, number]>([
    [2025, 28_000, 6_440],
    [2025, 50_000, 14_140],
    [2026, 50_000, 13_700],
    [2026, 100_000, 35_200],
    [2026, 0, 0],
  ])('%i: %i', (year, taxable, expected) => expect(italianIncomeTax(year, taxable)).toBe(expected))

  test.each([
    [15_000, 1_955],
    [28_000, 1_975],
    [50_000, 0],
    [60_000, 0],
  ])('credit for employees at %i', (income, expected) => expect(employeeCredit(income)).toBe(expected))

  test('EUR 10,000 are free; outside the zone the highest amount leaves that out', () => {
    expect(italianTax(salary).irpef.most).toBe(italianIncomeTax(2026, 83_000))
    expect(italianTax({ ...salary, withinZone: false }).irpef.most).toBe(italianIncomeTax(2026, 93_000))
    expect(italianTax(salary).taxedShare).toBeCloseTo(77 / 87)
  })

  test('surcharges run from 1.23 % to 4.13 %', () => {
    const { tax, irpef } = italianTax(salary)
    expect(tax.least - irpef.least).toBeCloseTo(77_000 * 0.0123)
    expect(tax.most - irpef.most).toBeCloseTo(83_000 * 0.0413)
  })
})

describe('Austria: EStG § 33; the first two rows are examples of the WKO, the next two its table', () => {
  test.each<[HomeYear, number, number]>([
    [2026, 15_798, 451.8],
    [2026, 45_672, 9_716],
    [2026, 110_000, 38_720.82],
    [2026, 1_000_000, 483_720.82],
    [2026, 13_539, 0],
    [2025, 21_617, 1_661.8],
  ])('%i: %i', (year, taxable, expected) => expect(austrianIncomeTax(year, taxable)).toBe(expected))

  test('the 13th salary and the family credit only lower the least', () => {
    const most = austrianIncomeTax(2026, 93_000 - 132) - 496
    expect(austrianTax(salary).most).toBeCloseTo(most)
    const children = austrianTax({ ...salary, children: 2 })
    expect(children.most).toBeCloseTo(most)
    expect(austrianTax(salary).least - children.least).toBeCloseTo(2 * 2_000.16)
    expect(austrianTax({ ...salary, thirteenthShare: 0 }).least).toBeGreaterThan(austrianTax(salary).least)
  })
})

describe('Liechtenstein: SteG Art. 19; the published deduction at each step', () => {
  test.each([
    [15_000, 'single', 0],
    [20_000, 'single', 20_000 * 0.01 - 150],
    [100_000, 'single', 100_000 * 0.05 - 1_650],
    [130_000, 'single', 130_000 * 0.06 - 2_650],
    [200_000, 'single', 200_000 * 0.07 - 4_100],
    [300_000, 'single', 300_000 * 0.08 - 6_100],
    [105_000, 'lone-parent', 105_000 * 0.04 - 1_425],
    [200_000, 'couple', 200_000 * 0.05 - 3_300],
  ] as const)('%i, %s', (taxable, household, expected) => {
    expect(liechtensteinNationalTax(taxable, household)).toBeCloseTo(expected)
  })

  test('the communes add 150 to 250 %', () => {
    const { least, most } = liechtensteinTax(salary)
    expect(least).toBeCloseTo(2.5 * liechtensteinNationalTax(87_000, 'single'))
    expect(most).toBeCloseTo(3.5 * liechtensteinNationalTax(93_000, 'single'))
  })
})

test.each([
  ['no salary', { gross: 0, netMost: 0, netLeast: 0 }],
  ['less than every allowance', { gross: 5_000, netMost: 4_700, netLeast: 4_500 }],
])('%s: no tax and no negative tax', (_, income) => {
  const low = { ...salary, ...income, children: 3, church: true }
  for (const tax of [germanTax(low), italianTax(low).tax, liechtensteinTax(low)]) {
    expect(tax).toEqual({ least: 0, most: 0 })
  }
  expect(austrianTax(low)).toEqual({ least: 0, most: 0 })
})
