import { describe, expect, test } from 'vitest'
import { readFigures } from '#tax/figures.server.ts'
import type { Canton } from '#tax/figures.ts'
import { flagName } from '#tax/flag.ts'
import { findCommune } from '#tax/ordinary/select.ts'
import { ordinaryReturn, type ReturnHousehold } from './ordinary-return.ts'
import type { PersonCosts, ReturnCosts } from './return-costs.ts'
import { returnRows } from './return-costs.ts'

const nothing: ReturnCosts = {
  ...{ persons: [], buyIn: 0, childCare: [], medical: 0, donations: 0 },
  ...{ training: 0, alimony: 0, interest: 0, further: 0 },
}
const noWork: PersonCosts = { commuting: 0, meals: 0, mealsCheaper: false, weeklyStay: 0, pillar3a: 0 }

const single: ReturnHousehold = {
  ...{
    maritalStatus: 'single',
    childAges: [],
    confession: 'none',
    age: 40,
    grossSalary: 95_000,
    grossSalaryPartner: 0,
  },
  ...{ netWealth: 0, debts: 0, costs: nothing },
}
const family: Partial<ReturnHousehold> = { maritalStatus: 'married', childAges: [8, 10], grossSalaryPartner: 60_000 }

function bern(change: Partial<ReturnHousehold> = {}, canton: Canton = 'BE', bfsId = 351) {
  const figures = readFigures(2026, canton)
  const commune = figures.ok && findCommune(figures.canton, bfsId)
  if (!figures.ok || !commune) throw new Error(`no ${canton}`)
  const result = ordinaryReturn(figures, commune, { ...single, ...change })
  if (!result.ok) throw new Error(result.reason)
  return result
}

function rowsWith(costs: Partial<ReturnCosts>, change: Partial<ReturnHousehold> = {}) {
  const { costs: limited } = bern({ ...change, costs: { ...nothing, ...costs } })
  return returnRows(limited).map(({ deduction, paid, federal, canton }) => [deduction, paid, federal, canton])
}

describe('limits of both levels are applied to each amount (Bern 2026)', () => {
  test.each<[string, Partial<ReturnCosts>, Partial<ReturnHousehold>, unknown[]]>([
    ['commuting', { persons: [{ ...noWork, commuting: 9_000 }] }, {}, ['commuting', 9_000, 3_300, 7_000]],
    [
      'commuting of two persons, limited separately',
      {
        persons: [
          { ...noWork, commuting: 9_000 },
          { ...noWork, commuting: 2_500 },
        ],
      },
      family,
      ['commuting', 11_500, 5_800, 9_500],
    ],
    ['meals', { persons: [{ ...noWork, meals: 4_000 }] }, {}, ['meals', 4_000, 3_200, 3_200]],
    [
      'meals with a canteen',
      { persons: [{ ...noWork, meals: 4_000, mealsCheaper: true }] },
      {},
      ['meals', 4_000, 1_600, 1_600],
    ],
    [
      'child care, limited per child',
      { childCare: [18_000, 30_000, 0, 0] },
      family,
      ['child-care', 48_000, 18_000 + 25_800, 16_000 + 16_000],
    ],
    ['pillar 3a', { persons: [{ ...noWork, pillar3a: 9_000 }] }, {}, ['pillar-3a', 9_000, 7_258, 7_258]],
    ['interest', { interest: 20_000 }, {}, ['private-interest', 20_000, 20_000, 20_000]],
  ])('%s', (_, costs, change, row) => expect(rowsWith(costs, change)).toEqual([row]))

  test('commuting and meals are added to the flat rate for other work costs (BKV Art. 5 to 7)', () => {
    const without = bern().taxableIncome
    const costs = { ...nothing, persons: [{ ...noWork, commuting: 2_000, meals: 1_600, mealsCheaper: true }] }
    const { taxableIncome } = bern({ costs })
    expect(without.federal - taxableIncome.federal).toBe(3_600)
    expect(without.canton - taxableIncome.canton).toBe(3_600)
  })

  test('medical costs above 5% of the income after other deductions count (DBG Art. 33 para. 1 h)', () => {
    const base = bern()
    const net = (of: 'federal' | 'canton') =>
      base.deductions[of]
        .filter(({ id }) => ['professional', 'insurance', 'secondEarner'].includes(id))
        .reduce((rest, { amount }) => rest - amount, base.netSalary)
    const [[, paid, federal, canton] = []] = rowsWith({ medical: 6_100 })
    expect(paid).toBe(6_100)
    expect(federal).toBe(Math.floor(6_100 - net('federal') * 0.05))
    expect(canton).toBe(Math.floor(6_100 - net('canton') * 0.05))
    expect(rowsWith({ medical: 1_000 })).toEqual([['medical', 1_000, 0, 0]])
  })
})

describe('amounts without an applicable limit are flagged', () => {
  test.each<[string, Partial<ReturnCosts>, string[]]>([
    ['further deductions', { further: 100 }, ['further-deductions']],
    ['a buy-in', { buyIn: 100 }, ['buy-in-not-confirmed']],
    ['pillar 3a above the limit', { persons: [{ ...noWork, pillar3a: 7_259 }] }, ['pillar-3a-above-limit']],
    [
      'meals with an unknown canteen',
      { persons: [{ ...noWork, meals: 3_200, mealsCheaper: undefined }] },
      ['meals-canteen-unknown'],
    ],
    ['a room near work', { persons: [{ ...noWork, weeklyStay: 7_000 }] }, ['room-by-local-custom']],
    ['interest above 50,000', { interest: 50_001 }, ['interest-yield-unknown']],
    ['child care without a child', { childCare: [100] }, ['care-without-child']],
  ])('%s', (_, costs, open) => {
    const { flags } = bern({ costs: { ...nothing, ...costs } })
    expect(flags).toContainEqual({ code: 'not-checked.limits', values: { open } })
  })

  test('there is no flag if all limits were applied', () => {
    const { flags } = bern({ costs: { ...nothing, persons: [{ ...noWork, commuting: 9_000, pillar3a: 7_258 }] } })
    expect(flags.map(flagName)).toEqual([])
  })
})

describe('foreign property is exempt with progression (DBG Art. 6 and 7)', () => {
  const flat = { value: 300_000, mortgage: 0, rent: 12_000, costs: 0 }

  test('a net rent of 12,000 is not taxed but raises the rate', () => {
    const [without, withFlat] = [bern(), bern({ abroad: flat })]
    const taxedInFull = bern({ otherIncome: 12_000, netWealth: 300_000 })
    expect(withFlat.abroad?.federal.incomeForRate).toBe(without.taxableIncome.federal + 12_000)
    expect(withFlat.taxableIncome.federal).toBeLessThanOrEqual(without.taxableIncome.federal + 12_000)
    expect(withFlat.total).toBeGreaterThan(without.total)
    expect(withFlat.total - without.total).toBeLessThan((taxedInFull.total - without.total) / 2)
    expect(withFlat.taxableWealth).toBe(0)
    expect(withFlat.flags.map(({ code }) => code)).toContain('not-checked.rate-income')
  })

  test('interest is split by assets, and the trace ends with the taxable income', () => {
    const { abroad, trace, taxableIncome } = bern({
      ...{ netWealth: 500_000, debts: 200_000, abroad: { ...flat, mortgage: 100_000 } },
      costs: { ...nothing, interest: 10_000 },
    })
    expect(abroad?.canton).toMatchObject({ interestHome: 7_000, interestAbroad: 3_000, debtsHome: 210_000 })
    expect(abroad?.canton.wealthHome).toBe(490_000)
    const lines = trace.filter(({ code }) => code === 'abroad.income')
    expect(lines.map(({ amount }) => amount)).toEqual([taxableIncome.federal, taxableIncome.canton])
  })

  test('a foreign loss lowers the rate and is not deducted (2C_1011/2012)', () => {
    const loss = bern({ abroad: { ...flat, rent: 0, costs: 8_000 } })
    expect(loss.taxableIncome).toEqual(bern().taxableIncome)
    expect(loss.total).toBeLessThan(bern().total)
  })
})

test('wealth is taxed after the cantonal allowance', () => {
  // Geneva's social deduction from wealth in 2026 is CHF 87,872 for a single person (official export).
  expect(bern({ netWealth: 87_872 }, 'GE', 6621).taxableWealth).toBe(0)
  expect(bern({ netWealth: 90_000 }, 'GE', 6621).taxableWealth).toBe(2_128)
  expect(bern({ netWealth: 90_000 }).taxableWealth).toBe(90_000)
})
