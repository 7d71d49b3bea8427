import type { CantonFigures, CommuneFigures, Confession } from '#tax/figures.ts'
import { decimal, type Fraction, over, percent, roundHalfUp, times, toNumber, whole } from '#tax/tariff/fraction.ts'
import type { Note } from '#tax/trace.ts'
import type { ChurchBasis } from './ordinary-trace.ts'

const column = { 'roman-catholic': 0, protestant: 1, 'christ-catholic': 2 } as const

export type ChurchBase = {
  readonly simpleIncome: Fraction
  readonly cantonIncome: number
  readonly taxableIncome: Fraction
  readonly simpleWealth: Fraction
  readonly cantonWealth: number
  readonly taxableWealth: Fraction
}

/** In Basel-Landschaft, parish rates up to this percentage apply to the income itself, higher ones to cantonal tax. */
const highestRateOnIncome = 2

/**
 * Church tax on income and on wealth, each rounded half up to the franc; both partners are assumed to have the same
 * confession. The church rate applies to the simple tax, but in JU to the cantonal tax, in UR to 1 % of the income and
 * 0.3 per mille of the wealth, and in BL, by parish, to income and wealth themselves or to the cantonal tax.
 */
export function churchTax(
  { rules }: Pick<CantonFigures, 'rules'>,
  commune: CommuneFigures,
  confession: Confession,
  base: ChurchBase,
  note?: Note,
): { income: number; wealth: number } {
  if (confession === 'none') return { income: 0, wealth: 0 }
  const rate = commune.incomeChurch[column[confession]]
  const wealthRate = commune.wealthChurch[column[confession]]
  if (rate === 0 && wealthRate === 0) return { income: 0, wealth: 0 }
  const { income, wealth, basis } = byRule(rules.church ?? 'simple tax', rate, wealthRate, base)
  const incomeValues = { rate, commune: commune.name, basis }
  note?.({ part: 'church', code: 'church.income-tax', amount: toNumber(income), values: incomeValues })
  if (wealth.n > 0n) {
    const values = { rate: wealthRate, basis }
    note?.({ part: 'church', code: 'church.wealth-tax', amount: toNumber(wealth), values })
  }
  return { income: roundHalfUp(income), wealth: roundHalfUp(wealth) }
}

type Taxes = { readonly income: Fraction; readonly wealth: Fraction; readonly basis: ChurchBasis }

function byRule(kind: string, rate: number, wealthRate: number, base: ChurchBase): Taxes {
  if (kind === 'canton tax' || (kind === 'per parish' && rate > highestRateOnIncome)) {
    return {
      income: times(whole(base.cantonIncome), percent(rate)),
      wealth: times(whole(base.cantonWealth), percent(wealthRate)),
      basis: 'canton tax',
    }
  }
  if (kind === 'per parish') {
    return {
      income: times(base.taxableIncome, percent(rate)),
      wealth: times(base.taxableWealth, over(decimal(wealthRate), whole(1000))),
      basis: 'income and wealth',
    }
  }
  if (kind === 'income and wealth') {
    return {
      income: times(times(base.taxableIncome, percent(1)), percent(rate)),
      wealth: times(times(base.taxableWealth, percent(0.03)), percent(wealthRate)),
      basis: 'share of income and wealth',
    }
  }
  return {
    income: times(base.simpleIncome, percent(rate)),
    wealth: times(base.simpleWealth, percent(wealthRate)),
    basis: 'simple tax',
  }
}
