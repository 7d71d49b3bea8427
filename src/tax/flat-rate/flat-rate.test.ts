import { describe, expect, test } from 'vitest'
import { inWords } from '#tax/tax-texts.ts'
import { flatIncomeTax } from './flat-income-tax.ts'
import { flatPillar3a } from './flat-pillar-3a.ts'
import { flatRealEstate } from './flat-real-estate.ts'
import { flatWealthTax } from './flat-wealth-tax.ts'

describe('income', () => {
  test.each([
    [{ income: 100_000, canton: 'zurich', maritalStatus: 'single', children: 0 }, [7_700, 12_000, 9_600, 29_300, 29.3]],
    [
      { income: 100_000, canton: 'zurich', maritalStatus: 'divorced', children: 0 },
      [7_700, 12_000, 9_600, 29_300, 29.3],
    ],
    [
      { income: 100_000, canton: 'geneva', maritalStatus: 'single', children: 0 },
      [7_700, 18_000, 14_400, 40_100, 40.1],
    ],
    [{ income: 100_000, canton: 'uri', maritalStatus: 'single', children: 0 }, [7_700, 15_000, 12_000, 34_700, 34.7]],
    // Taxable income: 100,000 - 2,000 - 2 x 1,500 = 95,000. Cantonal rate for couples: 12% x 0.9 = 10.8%.
    [
      { income: 100_000, canton: 'zurich', maritalStatus: 'married', children: 2 },
      [7_315, 10_260, 8_208, 25_783, 25.78],
    ],
    [
      { income: 100_000, canton: 'bern', maritalStatus: 'married', children: 4 },
      [7_084, 11_592, 9_273.6, 27_949.6, 27.95],
    ],
    [{ income: 5_000, canton: 'zurich', maritalStatus: 'married', children: 4 }, [0, 0, 0, 0, 0]],
  ] as const)('%j', (input, [federal, cantonal, communal, total, effectivePercent]) => {
    const result = flatIncomeTax(input)
    expect(result).toMatchObject({
      federal,
      cantonal,
      communal: Math.round(communal),
      total: Math.round(total),
      effectivePercent,
    })
  })

  test('more than four children are treated as four', () => {
    const input = { income: 80_000, canton: 'vaud', maritalStatus: 'single' } as const
    expect(flatIncomeTax({ ...input, children: 7 })).toEqual(flatIncomeTax({ ...input, children: 4 }))
  })

  test('a property name of Object.prototype gets the default rate', () => {
    const input = { income: 100_000, maritalStatus: 'single', children: 0 } as const
    expect(flatIncomeTax({ ...input, canton: 'constructor' }).cantonal).toBe(15_000)
  })
})

test('the trace explains each figure line by line', () => {
  const { trace } = flatIncomeTax({ income: 100_000, canton: 'zurich', maritalStatus: 'married', children: 1 })
  expect(trace.map((line) => inWords(line)).map(({ label, amount, from }) => [label, amount, from])).toEqual([
    ['Taxable income', 96_500, '100,000 − 3,500 (couples 2000, each child 1500)'],
    ['Federal tax', 7_431, '7.7% of 96,500'],
    ['Cantonal tax', 10_422, '10.8% of 96,500'],
    ['Communal tax', 8_338, '80% of the cantonal tax'],
    ['Total', 26_190, 'federal + cantonal + communal'],
  ])
})

describe('wealth', () => {
  test.each([
    [{ wealth: 500_000, canton: 'zurich', maritalStatus: 'single' }, 320, 0.064],
    [{ wealth: 500_000, canton: 'zurich', maritalStatus: 'married' }, 288, 0.058],
    [{ wealth: 500_000, canton: 'geneva', maritalStatus: 'single' }, 480, 0.096],
    [{ wealth: 1_100_000, canton: 'jura', maritalStatus: 'single' }, 1_000, 0.091],
    [{ wealth: 90_000, canton: 'bern', maritalStatus: 'single' }, 0, 0],
  ] as const)('%j', (input, tax, effectivePercent) => {
    expect(flatWealthTax(input)).toMatchObject({ tax, effectivePercent })
  })
})

describe('pillar 3a', () => {
  test('an employee of 35 with savings of 20,000 pays in for 30 years', () => {
    const { maxContribution, taxSavings, futureValue, totalAtRetirement, years } = flatPillar3a({
      age: 35,
      employment: 'employee',
      currentSavings: 20_000,
    })
    // Future value of 30 yearly contributions of 7,056 at 3%: 7,056 x (1.03^30 - 1) / 0.03.
    expect({ maxContribution, taxSavings, futureValue, totalAtRetirement }).toEqual({
      maxContribution: 7_056,
      taxSavings: 1_764,
      futureValue: 335_692,
      totalAtRetirement: 355_692,
    })
    expect(years).toHaveLength(30)
    expect(years.at(-1)).toEqual({ age: 65, paidIn: 20_000 + 30 * 7_056, value: 355_692 })
  })

  test('a self-employed person contributes up to 35,328', () => {
    expect(flatPillar3a({ age: 64, employment: 'self-employed', currentSavings: 0 })).toMatchObject({
      maxContribution: 35_328,
      taxSavings: 8_832,
      futureValue: 35_328,
    })
  })

  test('from age 65 only the savings remain', () => {
    expect(flatPillar3a({ age: 70, employment: 'employee', currentSavings: 5_000 })).toMatchObject({
      futureValue: 0,
      totalAtRetirement: 5_000,
      years: [],
    })
  })
})

describe('real estate', () => {
  test('a home of one million with a mortgage of 650,000 costs 7,000', () => {
    expect(flatRealEstate({ propertyValue: 1_000_000, mortgage: 650_000, annualRent: 0 })).toMatchObject({
      imputedRentalValue: 6_000,
      mortgageInterest: 16_250,
      maintenance: 10_000,
      netRentalIncome: -26_250,
      wealthTax: 1_000,
      totalBurden: 7_000,
    })
  })

  test('amounts are rounded to whole francs', () => {
    expect(flatRealEstate({ propertyValue: 777_777, mortgage: 333_333, annualRent: 30_000 })).toMatchObject({
      imputedRentalValue: 4_667,
      mortgageInterest: 8_333,
      maintenance: 7_778,
      netRentalIncome: 13_889,
      wealthTax: 778,
      totalBurden: 5_444,
    })
  })
})
