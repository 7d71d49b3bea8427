import type { CantonFigures, CommuneFigures } from '#tax/figures.ts'
import { churchTax } from '#tax/ordinary/church-tax.ts'
import { decimal, type Fraction, times, whole } from '#tax/tariff/fraction.ts'
import type { Note } from '#tax/trace.ts'
import type { CapitalBenefit } from './capital-benefit.ts'

/** Church tax on a capital benefit in whole francs: like that on income, but none in Basel and on half a percent in Uri. */
export function capitalChurchTax(
  figures: CantonFigures,
  commune: CommuneFigures,
  { confession, capital }: CapitalBenefit,
  simple: Fraction,
  cantonTax: number,
  note: Note,
): number {
  const own = figures.rules.capitalChurch
  if (own === 'none') return 0
  // Where the rate applies to 1 % of the income, a share of the capital takes the place of the income.
  const taxed = own ? times(whole(capital), decimal(own.percentOfCapital)) : whole(capital)
  const nothing = whole(0)
  const base = {
    simpleIncome: simple,
    cantonIncome: cantonTax,
    taxableIncome: taxed,
    simpleWealth: nothing,
    cantonWealth: 0,
    taxableWealth: nothing,
  }
  return churchTax(figures, commune, confession, base, note).income
}
