import { describe, expect, test } from 'vitest'
import { readFigures } from '#tax/figures.server.ts'
import { federalTax } from '#tax/ordinary/federal-tax.ts'
import { whole } from '#tax/tariff/fraction.ts'
import { type ExpatExample, examplesOf } from '../../../test/tax/expat-examples.ts'
import { type AbroadInput, allocateAbroad } from './allocate-abroad.ts'
import { allocateCantons, repartitionValue, valueIn } from './allocate-cantons.ts'
import { establishmentAbroad } from './establishment-abroad.ts'
import { leaverPeriods, limitedLiability } from './limited-liability.ts'

const named = (rule: string) => examplesOf(rule).map((one) => [`${one.id} (${one.origin})`, one] as const)
const number = (values: ExpatExample['inputs'], name: string) => {
  const value = values[name]
  return typeof value === 'number' ? value : 0
}
const nothing: AbroadInput = {
  ...{ homeIncome: 0, foreignIncome: 0, foreignCosts: 0, interest: 0 },
  ...{ assetsHome: 0, assetsAbroad: 0, debts: 0, general: 0 },
}
const federal = readFigures(2026, 'BE')
const taxAt = (income: number, rateIncome: number) => {
  if (!federal.ok) throw new Error('no figures')
  return federalTax(federal.federal, { kind: 'single', children: 0 }, whole(income), undefined, whole(rateIncome))
}
const near = (found: number, { expected, tolerance }: ExpatExample, name: string) =>
  expect(Math.abs(found - number(expected, name)), name).toBeLessThanOrEqual(tolerance)

describe('property abroad, examples with their source', () => {
  test.each(named('exemption-with-progression'))('%s', (_, one) => {
    const at = (name: string) => number(one.inputs, name)
    const found = allocateAbroad({
      ...nothing,
      homeIncome: at('swissIncomeBeforeProperty') + at('swissPropertyNetBeforeInterest'),
      homeWealthIncome: at('swissPropertyNetBeforeInterest'),
      ...{ foreignIncome: at('foreignRentGross'), foreignCosts: at('foreignCosts'), interest: at('interestTotal') },
      ...{ assetsHome: at('assetsSwitzerland'), assetsAbroad: at('assetsAbroad') },
    })
    near(found.interestHome, one, 'interestSwitzerland')
    near(found.interestAbroad, one, 'interestAbroad')
    near(found.foreignNet, one, 'foreignNet')
    near(found.incomeTaxable, one, 'incomeTaxable')
    near(found.incomeForRate, one, 'incomeForRate')
    near(taxAt(found.incomeTaxable, found.incomeForRate), one, 'federalTax')
    expect(found.open).toEqual([])
  })

  test.each(named('foreign-property-rate-only'))('%s', (_, one) => {
    const at = (name: string) => number(one.inputs, name)
    const found = allocateAbroad({
      ...{ ...nothing, interest: at('interestTotal'), assetsAbroad: at('interestAllocatedAbroad') },
      homeIncome: at('taxableInSwitzerlandRounded') + at('interestTotal') - at('interestAllocatedAbroad'),
      assetsHome: at('interestTotal') - at('interestAllocatedAbroad'),
      ...{ foreignIncome: at('foreignRentGross'), foreignCosts: at('foreignMaintenance') },
    })
    expect(found.foreignNet).toBe(one.expected.foreignNet)
    near(found.incomeTaxable, one, 'incomeTaxable')
    near(found.incomeForRate, one, 'incomeForRate')
  })

  test.each(named('interest-by-assets'))('%s', (_, one) => {
    const at = (name: string) => number(one.inputs, name)
    const assets = { assetsHome: at('assetsSwitzerland'), assetsAbroad: at('assetsAbroad') }
    const found = allocateAbroad({ ...nothing, ...assets, interest: at('interestTotal') })
    near(found.interestHome, one, 'interestSwitzerland')
    near(found.interestAbroad, one, 'interestAbroad')
  })

  test.each(named('deduction-by-income'))('%s', (_, one) => {
    const at = (name: string) => number(one.inputs, name)
    const isOnlyOfSpouseAbroad = at('spouseAbroadIncome') > 0
    const found = allocateAbroad({
      ...{ ...nothing, isOnlyOfSpouseAbroad, interest: at('interestTotal') },
      homeIncome: at('swissNetIncome') + at('ownSwissIncome'),
      foreignIncome: at('exemptForeignNetIncome') + at('ownForeignIncome') + at('spouseAbroadIncome'),
      general: at('alimonyPaid') + at('childDeduction'),
    })
    const { expected } = one
    expect([expected.alimonyDeductedSwitzerland, expected.childDeductionSwitzerland]).toContain(found.generalHome)
    if (!isOnlyOfSpouseAbroad) return
    expect(found.interestHome).toBe(expected.interestDeductedSwitzerland)
    expect(found).toMatchObject({ incomeTaxable: 80_000, incomeForRate: 140_000 })
  })
})

describe('interest at home', () => {
  const home = { ...nothing, homeIncome: 90_000, assetsHome: 100, assetsAbroad: 100, interest: 20_000 }

  test.each([
    [
      'above the income from wealth at home, with income left abroad',
      { homeWealthIncome: 4_000, foreignIncome: 50_000 },
      1,
    ],
    ['above it, without income left abroad', { homeWealthIncome: 4_000, foreignIncome: 9_000 }, 0],
    ['covered', { homeWealthIncome: 10_000, foreignIncome: 50_000 }, 0],
    ['income from wealth not known', { foreignIncome: 50_000 }, 0],
  ])('%s', (_, change, open) => expect(allocateAbroad({ ...home, ...change }).open).toHaveLength(open))
})

describe('business abroad (DBG Art. 6 para. 3)', () => {
  const year = (at: number, result: number, lossUsedAbroad = 0) => ({ year: at, result, lossUsedAbroad })

  test.each([
    ['a profit is exempt', [year(2026, 40_000)], true, { deducted: 0, takenBack: 0, exempt: 40_000 }],
    ['a Swiss enterprise deducts a loss', [year(2026, -30_000)], true, { deducted: 30_000, takenBack: 0, exempt: 0 }],
    [
      'any other loss only lowers the rate',
      [year(2026, -30_000)],
      false,
      { deducted: 0, takenBack: 0, exempt: -30_000 },
    ],
    [
      'a loss that the other state deducts is not deducted again',
      [year(2026, -30_000, 12_000)],
      true,
      { deducted: 18_000, takenBack: 0, exempt: -12_000 },
    ],
    [
      'the loss is taxed again up to the profit',
      [year(2024, -30_000), year(2026, 10_000)],
      true,
      { deducted: 0, takenBack: 10_000, exempt: 0 },
    ],
    [
      'what an earlier profit took back is not taxed twice',
      [year(2026, 25_000), year(2024, -30_000), year(2025, 20_000)],
      true,
      { deducted: 0, takenBack: 10_000, exempt: 15_000 },
    ],
    [
      'in the seventh year',
      [year(2019, -30_000), year(2026, 50_000)],
      true,
      { deducted: 0, takenBack: 30_000, exempt: 20_000 },
    ],
    [
      'not in the eighth',
      [year(2018, -30_000), year(2026, 50_000)],
      true,
      { deducted: 0, takenBack: 0, exempt: 50_000 },
    ],
    ['no years', [], true, { deducted: 0, takenBack: 0, exempt: 0 }],
  ])('%s', (_, years, isSwiss, expected) => expect(establishmentAbroad(years, isSwiss)).toEqual(expected))
})

describe('property in another canton', () => {
  test.each(named('interest-surplus-intercantonal'))('%s', (_, one) => {
    const at = (name: string) => number(one.inputs, name)
    const found = allocateCantons({
      home: { assets: at('homeCantonAssets'), wealthIncome: at('homeCantonWealthIncomeNet'), otherIncome: 0 },
      others: [{ assets: at('otherCantonAssets'), wealthIncome: at('otherCantonPropertyNet') }],
      ...{ interest: at('interestTotal'), debts: 0, general: 0 },
    })
    expect(found.home.interest).toBe(one.expected.interestHome)
    expect(found.others[0]?.interest).toBe(one.expected.interestOther)
    expect(found.others[0]?.income).toBe(one.expected.incomeOtherCanton)
    expect(found.home.income).toBe(one.expected.wealthIncomeHomeAfterInterest)
  })

  const home = { assets: 500_000, wealthIncome: 3_000, otherIncome: 90_000 }
  const split = (others: { assets: number; wealthIncome: number }[], interest = 0, general = 0) =>
    allocateCantons({ home, others, interest, general, debts: 100_000 })

  test('interest that no income from wealth covers reduces other income at home', () => {
    const found = split([{ assets: 500_000, wealthIncome: 4_000 }], 12_000)
    expect(found).toMatchObject({ interestFromOtherIncome: 5_000, incomeForRate: 85_000 })
    expect([found.home.income, found.others[0]?.income]).toEqual([85_000, 0])
  })

  test('the surplus of one canton goes to all that have income left, by assets', () => {
    const found = split(
      [
        { assets: 250_000, wealthIncome: 0 },
        { assets: 250_000, wealthIncome: 20_000 },
      ],
      8_000,
    )
    // 4,000 / 2,000 / 2,000 at first; home covers 3,000, the second canton nothing: 3,000 move to the third.
    expect(found.others.map(({ interest }) => interest)).toEqual([0, 5_000])
    expect(found.home.interest).toBe(3_000)
  })

  test('general deductions go by net income, debts by assets, and a loss elsewhere is borne at home', () => {
    const found = split([{ assets: 500_000, wealthIncome: 7_000 }], 0, 10_000)
    expect([found.home.general, found.others[0]?.general]).toEqual([9_300, 700])
    expect([found.home.debts, found.others[0]?.wealth]).toEqual([50_000, 450_000])
    expect(split([{ assets: 1, wealthIncome: -6_000 }])).toMatchObject({
      lossTakenOver: 6_000,
      home: { income: 87_000 },
    })
  })

  test('the value of property is made comparable (Thurgauer Steuerpraxis StP 2 no. 7, example)', () => {
    expect([repartitionValue('GR', 300_000), repartitionValue('TG', 400_000)]).toEqual([420_000, 480_000])
    expect(valueIn('TG', 420_000)).toBe(350_000)
  })
})

describe('owners who live abroad, examples with their source', () => {
  test.each(named('limited-liability-federal-tax'))('%s', (_, one) => {
    const at = (name: string) => number(one.inputs, name)
    const found = limitedLiability({
      swissNet: at('swissRentGross') - at('swissCosts') + at('swissNetIncome'),
      ...{ interest: at('interestWorldwide'), debts: 0, social: 0 },
      ...{ assetsSwitzerland: at('assetsSwitzerland'), assetsWorldwide: at('assetsWorldwide') },
      worldNet: at('netIncomeWorldwideIncludingSwiss'),
    })
    near(found.incomeTaxable, one, 'incomeTaxable')
    near(found.incomeForRate, one, 'incomeForRate')
    near(taxAt(found.incomeTaxable, found.incomeForRate), one, 'federalTax')
  })

  test.each(named('limited-liability-wealth'))('%s', (_, one) => {
    const at = (name: string) => number(one.inputs, name)
    const found = limitedLiability({
      ...{ swissNet: 0, interest: 0, worldNet: 0, social: 0, debts: at('debtsWorldwide') },
      ...{ assetsSwitzerland: at('swissPropertyTaxValue'), assetsWorldwide: at('assetsWorldwide') },
    })
    expect(found).toMatchObject(one.expected)
  })

  test.each(named('leaver-with-property'))('%s', (_, one) => {
    const at = (name: string) => number(one.inputs, name)
    const [first, second] = leaverPeriods({
      leftOn: `2026-${one.inputs.departure}`,
      ...{ propertyValue: at('swissHouseTaxValue'), otherAssets: at('movableWealthAtDeparture'), debts: 0 },
      ...{ assetsWorldwideAtYearEnd: at('worldwideWealthAtYearEnd'), debtsAtYearEnd: 0 },
    })
    expect(one.expected).toEqual({
      ...{ period1Days360: first.days360, period1WealthTaxable: first.wealthTaxable },
      ...{ period2Days360: second.days360, period2WealthTaxable: second.wealthTaxable },
      period2WealthForRate: second.wealthForRate,
    })
  })

  const owner = {
    ...{ swissNet: 20_000, interest: 0, assetsSwitzerland: 500_000, assetsWorldwide: 500_000, debts: 0, social: 0 },
  }

  test('without worldwide income the rate is that of the Swiss income', () => {
    expect(limitedLiability(owner)).toMatchObject({ incomeForRate: 20_000, incomeTaxable: 20_000 })
  })

  test('social deductions go by the ratio of net incomes; a loss is not taxed', () => {
    expect(limitedLiability({ ...owner, worldNet: 80_000, social: 8_000 })).toMatchObject({
      ...{ socialSwitzerland: 2_000, incomeTaxable: 18_000, incomeForRate: 72_000 },
    })
    expect(limitedLiability({ ...owner, swissNet: -5_000, worldNet: 90_000 })).toMatchObject({
      ...{ incomeTaxable: 0, incomeForRate: 90_000 },
    })
  })

  test.each([
    ['2026-01-01', 1],
    ['2026-02-28', 60],
    ['2028-02-28', 58],
    ['2028-02-29', 60],
    ['2026-07-31', 210],
    ['2026-12-31', 360],
  ])('%s is day %d of 360', (leftOn, days) => {
    const assets = { propertyValue: 1, otherAssets: 0, debts: 0, assetsWorldwideAtYearEnd: 1, debtsAtYearEnd: 0 }
    expect(leaverPeriods({ leftOn, ...assets }).map(({ days360 }) => days360)).toEqual([days, 360 - days])
  })
})
