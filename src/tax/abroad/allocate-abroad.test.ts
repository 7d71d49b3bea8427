import { describe, expect, test } from 'vitest'
import { type AbroadInput, allocateAbroad } from './allocate-abroad.ts'

const nothing: AbroadInput = {
  ...{ homeIncome: 0, foreignIncome: 0, foreignCosts: 0, interest: 0 },
  ...{ assetsHome: 0, assetsAbroad: 0, debts: 0, general: 0 },
}
const allocate = (input: Partial<AbroadInput>) => allocateAbroad({ ...nothing, ...input })

describe('foreign property is exempt but determines the rate (DBG Art. 6 and 7)', () => {
  test('a foreign yield raises the rate', () => {
    const home = { homeIncome: 102_000 + 18_000, assetsHome: 700_000 }
    const abroad = { foreignIncome: 9_000, foreignCosts: 2_000, assetsAbroad: 300_000 }
    expect(allocate({ ...home, ...abroad, interest: 20_000 })).toMatchObject({
      ...{ interestHome: 14_000, interestAbroad: 6_000, foreignNet: 1_000 },
      ...{ incomeTaxable: 106_000, incomeForRate: 107_000 },
    })
  })

  test('foreign interest above the foreign yield only lowers the rate (2C_891/2018)', () => {
    const home = { homeIncome: 115_000, assetsHome: 400_000 }
    const abroad = { foreignIncome: 9_000, foreignCosts: 2_000, assetsAbroad: 400_000 }
    expect(allocate({ ...home, ...abroad, interest: 24_000 })).toMatchObject({
      ...{ interestHome: 12_000, interestAbroad: 12_000, foreignNet: -5_000 },
      ...{ incomeTaxable: 103_000, incomeForRate: 98_000 },
    })
  })

  test('a loss on a French house lowers only the rate (2C_1011/2012): 105,300 taxable, 85,900 for the rate', () => {
    const shares = { assetsHome: 11_029, assetsAbroad: 2_246, interest: 13_275 }
    const found = allocate({ ...shares, homeIncome: 105_300 + 11_029, foreignIncome: 8_400, foreignCosts: 25_549 })
    expect(found).toMatchObject({ interestHome: 11_029, foreignNet: -19_395, incomeTaxable: 105_300 })
    expect(Math.abs(found.incomeForRate - 85_900)).toBeLessThan(100)
  })

  test('interest is split by gross assets (2C_839/2009, Lucerne 2005)', () => {
    const found = allocate({ assetsHome: 470_820, assetsAbroad: 44_449, interest: 11_925 })
    expect([found.interestHome, found.interestAbroad]).toEqual([10_896, 1_029])
  })

  test('general deductions are split by net income (BGE 151 II 154)', () => {
    const incomes = { homeIncome: 90_000, foreignIncome: 30_000 }
    expect(allocate({ ...incomes, general: 12_000 })).toMatchObject({ generalHome: 9_000, incomeForRate: 108_000 })
    expect(allocate({ ...incomes, general: 6_800 }).generalHome).toBe(5_100)
    expect(allocate({ homeIncome: 100_000, general: 12_000 }).generalHome).toBe(12_000)
    expect(allocate({ homeIncome: 100_000, foreignCosts: 5_000, general: 12_000 })).toMatchObject({
      ...{ generalHome: 12_000, incomeTaxable: 88_000, incomeForRate: 83_000 },
    })
  })

  test('wealth: foreign property is exempt, debts are split by assets, the rate follows total wealth', () => {
    expect(allocate({ assetsHome: 600_000, assetsAbroad: 1_400_000, debts: 500_000 })).toMatchObject({
      ...{ debtsHome: 150_000, debtsAbroad: 350_000, wealthHome: 450_000, wealthForRate: 1_500_000 },
    })
  })

  test('without foreign property nothing changes', () => {
    expect(allocate({ homeIncome: 80_000, interest: 3_000, debts: 9, assetsHome: 0 })).toMatchObject({
      ...{ interestHome: 3_000, debtsHome: 9, incomeTaxable: 77_000, incomeForRate: 77_000, wealthForRate: 0 },
    })
  })

  test('Swiss interest above the Swiss income is reported as open', () => {
    expect(allocate({ homeIncome: 1_000, interest: 9_000, assetsHome: 1, foreignIncome: 50 }).open).toEqual([
      'home-interest-above-home-income',
    ])
  })
})
