import type { CantonFigures, CommuneFigures } from '#tax/figures.ts'
import { churchTax } from '#tax/ordinary/church-tax.ts'
import { decimal, type Fraction, times, whole } from '#tax/tariff/fraction.ts'
import type { Note } from '#tax/trace.ts'
import type { CapitalBenefit } from './capital-benefit.ts'

/** Whole francs. Computed as on income, except: none in Basel, on half a percent of the capital in Uri. */
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
  // Where the church rate normally applies to 1 % of the income, it applies to a share of the capital instead.
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
