import type { CantonFigures, CommuneFigures, Confession } from '#tax/figures.ts'
import { decimal, type Fraction, over, percent, roundHalfUp, times, toNumber, whole } from '#tax/tariff/fraction.ts'
import type { Note } from '#tax/trace.ts'

const column = { 'roman-catholic': 0, protestant: 1, 'christ-catholic': 2 } as const

/** What a church tax may be computed from. */
export type ChurchBase = {
  readonly simpleIncome: Fraction
  readonly cantonIncome: number
  readonly taxableIncome: Fraction
  readonly simpleWealth: Fraction
  readonly cantonWealth: number
  readonly taxableWealth: Fraction
}

/** Below this a printed rate is a percentage of the income itself, above it a percentage of the tax (parishes of BL). */
const highestRateOnIncome = 2

/**
 * Church tax on income and wealth in whole francs for members of one church (both partners of a couple alike).
 * The rate applies to the simple tax, except: JU to the canton tax; UR to 1 % of the income and 0.3 per mille of the
 * wealth; BL, parish by parish, to income and wealth themselves or to the state tax.
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
  const { income, wealth, rule } = byRule(rules.church ?? 'simple tax', rate, wealthRate, base)
  const line = { part: 'church', rule }
  note?.({ ...line, label: 'Church tax on income', amount: toNumber(income), from: `rate ${rate} in ${commune.name}` })
  if (wealth.n > 0n)
    note?.({ ...line, label: 'Church tax on wealth', amount: toNumber(wealth), from: `rate ${wealthRate}` })
  return { income: roundHalfUp(income), wealth: roundHalfUp(wealth) }
}

function byRule(kind: string, rate: number, wealthRate: number, base: ChurchBase) {
  if (kind === 'canton tax' || (kind === 'per parish' && rate > highestRateOnIncome)) {
    return {
      income: times(whole(base.cantonIncome), percent(rate)),
      wealth: times(whole(base.cantonWealth), percent(wealthRate)),
      rule: 'the rate is a percentage of the canton tax',
    }
  }
  if (kind === 'per parish') {
    return {
      income: times(base.taxableIncome, percent(rate)),
      wealth: times(base.taxableWealth, over(decimal(wealthRate), whole(1000))),
      rule: 'the rate is a percentage of the income and per mille of the wealth',
    }
  }
  if (kind === 'income and wealth') {
    return {
      income: times(times(base.taxableIncome, percent(1)), percent(rate)),
      wealth: times(times(base.taxableWealth, percent(0.03)), percent(wealthRate)),
      rule: 'the rate applies to 1 % of the income and 0.3 per mille of the wealth',
    }
  }
  return {
    income: times(base.simpleIncome, percent(rate)),
    wealth: times(base.simpleWealth, percent(wealthRate)),
    rule: 'the rate is a percentage of the simple tax',
  }
}
