import { describe, expect, test } from 'vitest'
import { calculate } from '#tax/pages/calculate.server.ts'

function ask(tab: string, query: Record<string, string | number>) {
  const values = Object.entries(query).map(([name, value]) => [name, String(value)])
  const calculation = calculate(new URLSearchParams([['tab', tab], ...values]), '2026-11-27', 'expats')
  if (calculation.tab !== 'property-abroad' && calculation.tab !== 'owner-abroad') throw new Error(calculation.tab)
  return calculation
}
const flat = { canton: 'bern', salary: 100_000, thereValue: 300_000, thereRent: 12_000 }

function resultOf(change: Record<string, string | number> = {}) {
  const { result } = ask('property-abroad', { ...flat, ...change })
  if (!result || !('inFull' in result)) throw new Error('no result')
  return result
}
const codes = ({ flags }: { flags: readonly { code: string }[] }) => flags.map(({ code }) => code)

describe('property abroad', () => {
  test('it only sets the rate, so that the tax is lower than if all were taxed at home', () => {
    const { total, inFull, taxableIncome, incomeForRate } = resultOf()
    expect(total).toBeLessThan(inFull)
    expect(incomeForRate.federal - taxableIncome.federal).toBeGreaterThan(9_000)
  })

  test('a loss there lowers the rate but not the taxable income', () => {
    const { total, inFull, taxableIncome, incomeForRate } = resultOf({ thereRent: 0, thereCosts: 20_000 })
    expect(taxableIncome.federal - incomeForRate.federal).toBe(20_000)
    expect(total).toBeGreaterThan(inFull)
  })

  test('only a Swiss business deducts the loss of its branch, and a later profit is taxed up to it', () => {
    const income = (change: Record<string, string | number>) =>
      resultOf({ ...change, thereRent: 0 }).taxableIncome.federal
    const none = income({})
    expect(none - income({ businessLoss: 20_000, swissEnterprise: 'yes' })).toBe(20_000)
    expect(income({ businessLoss: 20_000 })).toBe(none)
    const back = { businessProfit: 15_000, earlierLosses: 15_000, swissEnterprise: 'yes' }
    expect(income(back) - none).toBe(15_000)
    expect(codes(resultOf({ businessLoss: 1, swissEnterprise: 'yes' }))).toContain('not-checked.business-loss')
  })

  test('nothing is split if only the spouse abroad owns it', () => {
    const married = { maritalStatus: 'married', interest: 4_000, debts: 100_000, assets: 300_000 }
    const income = (spouseAbroad: string) => resultOf({ ...married, spouseAbroad }).taxableIncome.federal
    expect(income('no')).toBeGreaterThan(income('yes') + 1_500)
  })

  test('another canton gets its own bill, and the Confederation taxes all at home', () => {
    const other = resultOf({ where: 'other-canton', thereCanton: 'graubuenden', thereCommune: 'Davos' })
    expect(other.other).toMatchObject({ canton: 'GR', commune: 'Davos', total: expect.any(Number) })
    expect(other.taxableIncome.federal).toBe(other.incomeForRate.federal)
    expect(codes(other)).toContain('not-checked.repartition')
  })

  test.each<[string, Record<string, string | number>, Record<string, unknown>]>([
    ['no other canton', { where: 'other-canton' }, { thereCanton: 'other-canton-missing' }],
    ['the canton of residence', { where: 'other-canton', thereCanton: 'BE' }, { thereCanton: 'same-canton' }],
    ['a profit and a loss', { businessProfit: 1, businessLoss: 1 }, { businessLoss: 'profit-and-loss' }],
    ['a spouse of a single person', { spouseAbroad: 'yes' }, { spouseAbroad: 'spouse-abroad-unmarried' }],
    ['a second salary of a single person', { partnerSalary: 1 }, { partnerSalary: 'second-salary-unmarried' }],
    ['no value', { thereValue: 0 }, { thereValue: 'property-value-missing' }],
  ])('refused: %s', (_, change, errors) => {
    expect(ask('property-abroad', { ...flat, ...change })).toMatchObject({ result: null, errors })
  })
})

describe('Swiss property of owners abroad', () => {
  test.each<[string, Record<string, string | number>, Record<string, unknown>]>([
    ['assets below the property', { worldAssets: 5 }, { worldAssets: 'assets-below-property' }],
    ['a departure in another year', { leftOn: '30.06.2025' }, { leftOn: 'day-not-in-year' }],
    ['an impossible day', { leftOn: '31.06.2026' }, { leftOn: 'day-unreadable' }],
  ])('refused: %s', (_, change, errors) => {
    expect(ask('owner-abroad', { canton: 'valais', taxValue: 600_000, ...change })).toMatchObject({
      result: null,
      errors,
    })
  })
})
