import { partOf, shareOf } from '#tax/allocation/share.ts'
import { type CommuneFigures, kindOf } from '#tax/figures.ts'
import { incomeTax, type YearFigures } from '#tax/ordinary/income-tax.ts'
import { wealthAllowance } from '#tax/ordinary/wealth-tax.ts'
import type { TraceLine } from '#tax/trace.ts'
import type { GrossHousehold } from './gross-household.ts'
import { taxableIncomes } from './gross-salary-tax.ts'

export type OtherCantonTax = {
  readonly taxableIncome: number
  readonly incomeForRate: number
  readonly taxableWealth: number
  readonly income: number
  readonly wealth: number
  readonly total: number
  readonly trace: readonly TraceLine[]
}

/**
 * Tax of a canton and commune in which a household only owns property, in whole francs: its part of the income and
 * wealth at the rate of all of it (StHG Art. 4 para. 1). Deductions are those of that canton; work costs are limited as
 * in the canton of residence. In a part-year, that of the period of liability. Undefined without figures or property.
 */
export function otherCantonTax(
  figures: YearFigures,
  commune: CommuneFigures,
  household: GrossHousehold,
): OtherCantonTax | undefined {
  const { otherCanton, maritalStatus, childAges } = household
  const incomes = otherCanton && taxableIncomes(figures, household)
  if (!incomes || incomes.otherCantonIncome === undefined) return undefined
  const { netWealth, netWealthAll } = otherCanton
  const kind = kindOf(maritalStatus, childAges.length)
  const allowance = wealthAllowance(figures.canton.limits, kind, childAges.length)
  const taxableWealth = Math.max(0, netWealth - partOf(allowance, shareOf(netWealth, netWealthAll)))
  const wealthForRate = Math.max(taxableWealth, netWealthAll - allowance)
  const incomeForRate = incomes.incomeForRate?.canton ?? incomes.otherCantonIncome
  const result = incomeTax(figures, commune, {
    ...{ maritalStatus, children: childAges.length, confession: 'none', taxableIncomeFederal: 0, taxableWealth },
    taxableIncome: incomes.otherCantonIncome,
    ...(household.partYear && { liableDays: household.partYear.days }),
    forRate: { income: incomeForRate, incomeFederal: 0, wealth: wealthForRate },
  })
  const income = result.incomeTax.canton + result.incomeTax.commune
  const wealth = result.wealthTax.canton + result.wealthTax.commune
  const trace = result.trace.filter(({ part }) => part === 'canton' || part === 'commune' || part === 'wealth')
  return {
    ...{ taxableIncome: incomes.otherCantonIncome, incomeForRate, taxableWealth },
    ...{ income, wealth, total: income + wealth, trace },
  }
}
