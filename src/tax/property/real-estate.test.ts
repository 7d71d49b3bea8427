import { describe, expect, test } from 'vitest'
import { readFigures } from '#tax/figures.server.ts'
import { flagName } from '#tax/flag.ts'
import { findCommune } from '#tax/ordinary/select.ts'
import { type Property, realEstateTax } from './real-estate.ts'

const household = {
  maritalStatus: 'married',
  children: 0,
  confession: 'none',
  taxableIncome: 120_000,
  taxableIncomeFederal: 115_000,
  taxableWealth: 100_000,
} as const

const home: Property = {
  type: 'residential',
  propertyValue: 1_000_000,
  mortgage: 650_000,
  mortgageInterest: 13_000,
  maintenance: 8_000,
  annualRent: 0,
  imputedRentalValue: 24_000,
  taxValue: 700_000,
  otherAssets: 200_000,
}

function bern(property: Property, changed: Partial<typeof household> = {}) {
  const figures = readFigures(2026, 'BE')
  const commune = figures.ok ? findCommune(figures.canton, 371) : undefined
  if (!figures.ok || !commune) throw new Error('no Biel')
  return realEstateTax(figures, commune, { ...household, ...changed }, property)
}

describe('owner-occupied home', () => {
  test('until 2028 the imputed rent is taxed less interest and maintenance', () => {
    const { until2028, without } = bern(home)
    expect(until2028.taxableIncomeChange).toBe(24_000 - 13_000 - 8_000)
    expect(until2028.taxableWealthChange).toBe(50_000)
    expect(until2028.taxChange).toBe(until2028.taxes.total - without.total)
    expect(until2028.taxChange).toBeGreaterThan(0)
  })

  test('from 2029 neither imputed rent nor deductions apply', () => {
    const { from2029 } = bern(home)
    expect(from2029.taxableIncomeChange).toBe(0)
    expect(from2029.taxes.incomeTax).toEqual(bern(home).without.incomeTax)
  })

  test.each([
    [0, 10_000],
    [3, 7_000],
    [9, 1_000],
    [10, 0],
  ])('a couple’s first home bought %d years ago: interest up to %d is deductible', (yearsSinceFirstHome, deducted) => {
    expect(bern({ ...home, yearsSinceFirstHome }).from2029.taxableIncomeChange + deducted).toBe(0)
  })
})

describe('rented property', () => {
  const let_: Property = { ...home, type: 'rental', annualRent: 36_000 }

  test('from 2029 interest is deductible by the share of rented property in all assets', () => {
    const { until2028, from2029 } = bern(let_)
    expect(until2028.taxableIncomeChange).toBe(36_000 - 13_000 - 8_000)
    // Deductible interest by the property's share of all assets: 13,000 x 1,000,000 / 1,200,000 = 10,833.
    expect(from2029.taxableIncomeChange).toBe(36_000 - 10_833 - 8_000)
  })
})

describe('flags', () => {
  const codes = (property: Property) => bern(property).flags.map(flagName)
  test('with official values for rent and wealth, only the new law is flagged', () => {
    expect(codes(home)).toEqual(['law-2029'])
  })
  test('missing values are estimated: imputed rent 2.45% of the value, wealth at the property value', () => {
    const rough = { ...home, imputedRentalValue: undefined, taxValue: undefined }
    expect(codes(rough)).toEqual(['law-2029', 'estimate', 'estimate'])
    expect(bern(rough).until2028.taxableIncomeChange).toBe(24_500 - 21_000)
  })
  test('until 2028 interest is limited to property income plus 50,000 (DBG Art. 33 para. 1 a)', () => {
    const { until2028, flags } = bern({ ...home, mortgageInterest: 90_000 })
    expect(until2028.taxableIncomeChange).toBe(24_000 - 74_000 - 8_000)
    expect(flags).toContainEqual({ code: 'interest-limit', values: { allowed: 74_000 } })
    expect(bern({ ...home, mortgageInterest: 74_000 }).flags.map(({ code }) => code)).not.toContain('interest-limit')
  })
  test('a second home is flagged for a possible cantonal property tax', () => {
    expect(codes({ ...home, type: 'vacation' })).toContain('second-home-tax')
  })
})
