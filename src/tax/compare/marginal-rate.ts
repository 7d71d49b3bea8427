import type { CommuneFigures } from '#tax/figures.ts'
import type { Household } from '#tax/ordinary/household.ts'
import { cantonPart, taxAmounts, type YearFigures } from '#tax/ordinary/income-tax.ts'

export type CurvePoint = {
  readonly taxableIncome: number
  readonly total: number
  readonly marginalBp: number
  readonly averageBp: number
}

/** Total tax in francs if both the cantonal and the federal taxable income were `taxableIncome`. */
export function totalAt(
  figures: YearFigures,
  commune: CommuneFigures,
  household: Household,
  taxableIncome: number,
): number {
  const moved = { ...household, taxableIncome, taxableIncomeFederal: taxableIncome }
  return taxAmounts(figures.canton, commune, moved, cantonPart(figures, moved)).total
}

/** Marginal rate in basis points; averaged over the next `stretch` francs, because tariffs rise in steps of CHF 100. */
export function marginalRateBp(
  figures: YearFigures,
  commune: CommuneFigures,
  household: Household,
  stretch = 1000,
): number {
  const here = totalAt(figures, commune, household, household.taxableIncome)
  const there = totalAt(figures, commune, household, household.taxableIncome + stretch)
  return Math.round(((there - here) / stretch) * 10_000)
}

export function marginalCurve(
  figures: YearFigures,
  commune: CommuneFigures,
  household: Household,
  { from, to, step }: { from: number; to: number; step: number },
): CurvePoint[] {
  const points: CurvePoint[] = []
  let here = totalAt(figures, commune, household, from)
  for (let income = from; income <= to; income += step) {
    const next = totalAt(figures, commune, household, income + step)
    points.push({
      taxableIncome: income,
      total: here,
      marginalBp: Math.round(((next - here) / step) * 10_000),
      averageBp: income > 0 ? Math.round((here / income) * 10_000) : 0,
    })
    here = next
  }
  return points
}
