import { describe, expect, test } from 'vitest'
import { readFigures } from '#tax/figures.server.ts'
import { cantons } from '#tax/figures.ts'
import type { GrossHousehold } from '#tax/gross/gross-household.ts'
import { grossSalaryTax, taxableIncomes } from '#tax/gross/gross-salary-tax.ts'
import type { Household } from '#tax/ordinary/household.ts'
import { incomeTax } from '#tax/ordinary/income-tax.ts'
import { readCommune } from '#tax/ordinary/select.ts'
import { examplesOf } from '#test/tax/expat-examples.ts'
import { forDays } from './liability-period.ts'
import { partYearIncome } from './part-year-income.ts'

function figuresOf(canton: (typeof cantons)[number]) {
  const figures = readFigures(2026, canton)
  if (!figures.ok) throw new Error('no figures')
  const [row] = figures.canton.communes
  if (!row) throw new Error('no commune')
  return { figures, commune: readCommune(row) }
}

const alone: Household = {
  ...{ maritalStatus: 'single', children: 0, confession: 'none' },
  ...{ taxableIncome: 0, taxableIncomeFederal: 0, taxableWealth: 0 },
}
const bern = figuresOf('BE')
const taxOf = (household: Partial<Household>) => incomeTax(bern.figures, bern.commune, { ...alone, ...household })

describe('tax for part of a year', () => {
  test.each(examplesOf('part-year-federal-tax').map((each) => [each.id, each.origin, each] as const))(
    '%s (%s)',
    (_id, _origin, { inputs, expected, tolerance }) => {
      const days = Number(inputs.monthsOfLiability) * 30
      const found = partYearIncome(days, [
        { kind: 'regular', amount: Number(inputs.regularIncomeAfterCosts) },
        { kind: 'irregular', amount: Number(inputs.irregularBonus) },
        { kind: 'by-duration', amount: -Number(inputs.insuranceDeductionFullYear) },
      ])
      expect(found).toEqual({ taxable: expected.incomeTaxable, forRate: expected.incomeForRate })
      const { incomeTax: tax } = taxOf({
        ...{ taxableIncomeFederal: found.taxable, liableDays: days },
        forRate: { income: 0, incomeFederal: found.forRate, wealth: 0 },
      })
      expect(Math.abs(tax.federal - Number(expected.federalTax))).toBeLessThanOrEqual(tolerance)
    },
  )

  test.each(examplesOf('part-year-wealth').map((each) => [each.id, each.origin, each] as const))(
    '%s (%s)',
    (_id, _origin, { inputs, expected }) => {
      expect(forDays(Number(inputs.annualWealthTaxOnThat), Number(inputs.daysOfLiability360))).toBe(expected.wealthTax)
    },
  )

  test('every canton cuts only the wealth tax, not the wealth', () => {
    for (const canton of cantons) {
      const { figures, commune } = figuresOf(canton)
      const of = (liableDays: number) =>
        incomeTax(figures, commune, { ...alone, taxableWealth: 900_000, liableDays }).wealthTax
      for (const level of ['canton', 'commune', 'church'] as const) {
        expect(Math.abs(of(90)[level] - of(360)[level] / 4)).toBeLessThanOrEqual(1)
      }
    }
  })

  test('the child credit is cut by days, and the flag gives the tax with the credit cut by the incomes', () => {
    const { flags, incomeTax: tax } = taxOf({
      ...{ maritalStatus: 'married', children: 2, taxableIncomeFederal: 42_600, liableDays: 90 },
      forRate: { income: 0, incomeFederal: 161_500, wealth: 0 },
    })
    // Tax on 161,500 is 6,010: 6,010 × 42,600 / 161,500 less 2 × 263, a quarter or 42,600 / 161,500 of it.
    const flag = flags.find(({ code }) => code === 'not-checked.part-year-child-credit')
    expect(flag?.values).toEqual({ byDays: tax.federal, byIncome: tax.federal - 7 })
  })
})

const regular: GrossHousehold = {
  ...{ maritalStatus: 'single', childAges: [], confession: 'none', age: 40 },
  ...{ grossSalary: 0, grossSalaryPartner: 0, netSalary: 90_000, taxableWealth: 0 },
}

describe('part of a year from salaries', () => {
  test('with regular amounts only, every canton taxes the share of days of the full year’s income', () => {
    for (const canton of cantons) {
      const { figures } = figuresOf(canton)
      const couple = { ...regular, maritalStatus: 'married', childAges: [8, 10], netSalaryPartner: 60_000 } as const
      const year = taxableIncomes(figures, couple)
      const part = taxableIncomes(figures, {
        ...couple,
        partYear: { days: 240, isWholeMonths: true, salaries: [60_000, 40_000], otherIncome: 0 },
      })
      expect(part?.incomeForRate).toEqual(year?.taxableIncome)
      for (const level of ['federal', 'canton'] as const) {
        const share = ((year?.taxableIncome[level] ?? 0) * 2) / 3
        expect(Math.abs((part?.taxableIncome[level] ?? 0) - share), canton).toBeLessThanOrEqual(4)
      }
    }
  })

  test('a bonus counts once for the rate; flat costs are 3% of the wage received, within limits cut by days', () => {
    const part = { days: 150, isWholeMonths: true, salaries: [36_000], otherIncome: 0 }
    const found = taxableIncomes(bern.figures, { ...regular, netSalary: 72_000 + 6_000, partYear: part })
    const amounts = found?.deductions.federal.map(({ id, amount }) => [id, amount])
    expect(amounts).toEqual([
      ['professional', 1_080],
      ['insurance', 750],
    ])
    expect(found?.taxableIncome.federal).toBe(36_000 - 1_080 - 750)
    expect(found?.incomeForRate?.federal).toBe(78_000 - 2_340 - 1_800)
  })

  test('actual costs of the period replace the flat rate, and other costs are deducted as paid', () => {
    const partYear = {
      ...{ days: 180, isWholeMonths: false, salaries: [45_000], otherIncome: 2_000 },
      workCosts: { federal: [{ beside: 1_600, proven: 2_500 }], canton: [{ beside: 3_000, proven: 2_500 }] },
      ...{ other: { federal: 5_000, canton: 5_000 }, paid: { medical: 4_000, donations: 0 } },
    }
    const found = grossSalaryTax(bern.figures, bern.commune, {
      ...{ ...regular, otherIncome: 2_000, paid: partYear.paid, partYear },
      workCosts: { federal: [{ beside: 3_200, proven: 5_000 }], canton: [{ beside: 6_000, proven: 5_000 }] },
      own: { federal: { other: 5_000 }, canton: { other: 5_000 } },
    })
    if (!found.ok) throw new Error('no figures')
    const net = 47_000 - 2_500 - 1_600 - 900 - 5_000
    expect(found.taxableIncome.federal).toBe(net - (4_000 - net * 0.05))
    expect(found.flags.map(({ code }) => code)).toContain('not-checked.part-year-days')
    expect(found.exact).toBe(false)
  })

  test('without a salary there are no costs of work', () => {
    const found = taxableIncomes(bern.figures, {
      ...{ ...regular, netSalary: 0, otherIncome: 40_000, own: { federal: { professional: 0 } } },
      partYear: { days: 180, isWholeMonths: true, salaries: [], otherIncome: 20_000 },
    })
    expect(found?.taxableIncome.federal).toBe(20_000 - 900)
  })

  test('a gross salary gives the share of the full year’s net salary, which is flagged', () => {
    const partYear = { days: 180, isWholeMonths: true, salaries: [50_000], otherIncome: 0 }
    const gross = { ...regular, netSalary: undefined, grossSalary: 100_000 }
    const { netSalary: _, ...household } = { ...gross, partYear }
    const found = grossSalaryTax(bern.figures, bern.commune, household)
    if (!found.ok) throw new Error('no figures')
    const period = found.trace.find(({ code }) => code === 'salary.of-period')
    expect(period?.amount).toBe(Math.round(found.netSalary / 2))
    expect(found.flags.map(({ code }) => code)).toContain('not-checked.part-year-gross')
  })
})
