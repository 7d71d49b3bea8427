import { describe, expect, test } from 'vitest'
import { type AbroadInput, allocateAbroad } from './allocate-abroad.ts'

const nothing: AbroadInput = {
  ...{ homeIncome: 0, foreignIncome: 0, foreignCosts: 0, interest: 0 },
  ...{ assetsHome: 0, assetsAbroad: 0, debts: 0, general: 0 },
}
const allocate = (input: Partial<AbroadInput>) => allocateAbroad({ ...nothing, ...input })

describe('foreign property is exempt but determines the rate (DBG Art. 6 and 7)', () => {
  test('general deductions are not split if there is no net income abroad (BGE 151 II 154)', () => {
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
