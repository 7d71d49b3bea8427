import { describe, expect, test } from 'vitest'
import { readFigures } from '#tax/figures.server.ts'
import type { GrossHousehold } from '#tax/gross/gross-household.ts'
import { grossSalaryTax } from '#tax/gross/gross-salary-tax.ts'
import { otherCantonTax } from '#tax/gross/other-canton-tax.ts'
import { findCommune } from '#tax/ordinary/select.ts'
import { type OwnerAbroad, ownerAbroadTax } from './owner-abroad.ts'

function placeIn(name: 'BE' | 'VS' | 'GR', bfsId: number) {
  const figures = readFigures(2026, name)
  const commune = figures.ok && findCommune(figures.canton, bfsId)
  if (!figures.ok || !commune) throw new Error('no figures')
  return { figures, commune }
}
const biel = placeIn('BE', 371)
const verbier = placeIn('VS', 6037)

const owner: OwnerAbroad = {
  ...{ maritalStatus: 'single', children: 0, rent: 24_000, costs: 4_000, taxValue: 600_000 },
  ...{ interest: 20_000, debts: 500_000, assetsWorldwide: 2_000_000, worldIncome: 180_000 },
}
const taxOf = (change: Partial<OwnerAbroad> = {}, { figures, commune } = biel) =>
  ownerAbroadTax(figures, commune, { ...owner, ...change })
const codes = (result: { flags: readonly { code: string }[] }) => result.flags.map(({ code }) => code)

describe('owner of Swiss property who lives abroad', () => {
  test('federal tax of the example: 14,000 at the rate for 180,000', () => {
    const { taxes, federal, canton } = taxOf()
    expect(Math.abs(taxes.incomeTax.federal - 807)).toBeLessThanOrEqual(1)
    expect(federal).toMatchObject({ interestSwitzerland: 6_000, incomeTaxable: 14_000, incomeForRate: 180_000 })
    expect(canton).toMatchObject({ wealthTaxable: 450_000, wealthForRate: 1_500_000 })
    const { incomeTax: income, wealthTax: wealth, total } = taxes
    expect(total).toBe(income.federal + income.canton + income.commune + wealth.canton + wealth.commune)
  })

  test('the rate follows income worldwide; without it the rate is that of the Swiss income, and flagged', () => {
    const { worldIncome: _, ...unknown } = owner
    const low = ownerAbroadTax(biel.figures, biel.commune, unknown)
    expect(low.taxes.incomeTax.canton).toBeLessThan(taxOf().taxes.incomeTax.canton)
    expect(codes(low)).toContain('not-checked.world-income')
    expect(codes(taxOf())).not.toContain('not-checked.world-income')
  })

  test('a couple with a child: federal deductions in proportion, none of the canton', () => {
    const family = taxOf({ maritalStatus: 'married', children: 1 })
    // (2,800 + 6,800) × 14,000 / 180,000
    expect(family.federal).toMatchObject({ socialSwitzerland: 747, incomeTaxable: 13_253, incomeForRate: 170_400 })
    expect(family.canton).toMatchObject({ socialSwitzerland: 0, incomeTaxable: 14_000 })
    expect(codes(family)).toContain('not-checked.child-credit')
  })

  test('nothing is said about a head tax, which is not due', () => {
    expect(codes(taxOf({}, verbier))).toContain('commune-index.income')
    expect(codes(taxOf({}, verbier))).not.toContain('personal-tax')
  })

  test('interest is limited before it is split', () => {
    const found = taxOf({ interest: 90_000 })
    expect(found.federal.interestSwitzerland).toBe(22_200)
    expect(found.federal.incomeTaxable).toBe(0)
    expect(codes(found)).toContain('interest-limit')
  })

  test('who leaves on 30 June pays half a year of tax on the property and on all wealth before', () => {
    const leaving = taxOf({ departure: { leftOn: '2026-06-30', otherAssets: 400_000, debts: 0 } })
    expect(leaving.periods.map(({ days360 }) => days360)).toEqual([180, 180])
    expect(Math.abs(leaving.taxes.incomeTax.federal * 2 - taxOf().taxes.incomeTax.federal)).toBeLessThanOrEqual(1)
    const before = taxOf({ taxValue: 1_000_000, assetsWorldwide: 1_000_000, debts: 0 }).taxes.wealthTax.canton
    const after = taxOf().taxes.wealthTax.canton
    expect(Math.abs(leaving.taxes.wealthTax.canton - (before + after) / 2)).toBeLessThanOrEqual(1)
  })

  test('communes of Valais are flagged, head tax is never included', () => {
    expect(codes(taxOf({}, verbier))).toContain('commune-index.income')
    expect(taxOf({}, verbier).trace.some(({ part }) => part === 'personal')).toBe(false)
  })
})

describe('property in another canton', () => {
  const household: GrossHousehold = {
    ...{ maritalStatus: 'single', childAges: [], confession: 'none', age: 40 },
    ...{ grossSalary: 0, grossSalaryPartner: 0, netSalary: 100_000, otherIncome: 12_000, taxableWealth: 200_000 },
    own: { federal: { other: 8_000 }, canton: { other: 8_000 } },
    otherCanton: {
      ...{
        income: 12_000,
        costs: 2_000,
        homeWealthIncome: 0,
        interest: 6_000,
        tied: { federal: 2_000, canton: 2_000 },
      },
      ...{ assetsHome: 200_000, assets: 300_000, netWealth: 250_000, netWealthAll: 450_000, wealthForRate: 450_000 },
    },
  }
  const chur = placeIn('GR', 3901)

  test('each canton taxes its part at the rate of all; the Confederation taxes all at home', () => {
    const found = grossSalaryTax(biel.figures, biel.commune, household)
    const other = otherCantonTax(chur.figures, chur.commune, household)
    if (!found.ok || !other) throw new Error('no result')
    const all = found.incomeForRate?.canton ?? 0
    // Interest: 6,000 × 300/500 = 3,600 there, 2,400 here from other income; the net income there is 6,400.
    // The income at home does not cover its share, so that 2,400 move to the other canton: 4,000 net there.
    expect(found.taxableIncome.federal).toBe(found.incomeForRate?.federal)
    expect(found.otherCantonIncome).toBeGreaterThan(3_500)
    expect(found.otherCantonIncome).toBeLessThan(4_000)
    expect(found.taxableIncome.canton + (found.otherCantonIncome ?? 0)).toBe(all)
    expect(other.total).toBe(other.income + other.wealth)
    // Less the allowance of Graubünden in proportion to the net wealth there.
    expect(other.taxableWealth).toBeLessThan(250_000)
    const alone = grossSalaryTax(biel.figures, biel.commune, { ...household, otherCanton: undefined } as never)
    if (!alone.ok) throw new Error('no result')
    expect(found.incomeTax.federal).toBe(alone.incomeTax.federal)
    expect(found.incomeTax.canton).toBeLessThan(alone.incomeTax.canton)
    expect(codes(found)).toContain('not-checked.rate-income')
  })
})
