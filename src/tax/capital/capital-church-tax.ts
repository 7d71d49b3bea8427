import type { CantonFigures, CommuneFigures } from '#tax/figures.ts'
import { churchTax } from '#tax/ordinary/church-tax.ts'
import { decimal, type Fraction, times, whole } from '#tax/tariff/fraction.ts'
import type { Note } from '#tax/trace.ts'
import type { CapitalBenefit } from './capital-rules.ts'

/** Church tax in whole francs, computed as on income, except in Uri (on 0.5 % of the capital) and Basel-Stadt (0). */
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
  // Uri levies church tax on 0.5 % of the capital. Because `churchTax` applies Uri's church rate to 1 % of an amount,
  // this amount must be half the capital.
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
