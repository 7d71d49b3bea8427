import { totalAt } from '#tax/compare/marginal-rate.ts'
import type { CommuneFigures, NotPublished } from '#tax/figures.ts'
import type { Household } from '#tax/ordinary/household.ts'
import type { YearFigures } from '#tax/ordinary/income-tax.ts'
import type { NoValues } from './trace.ts'

/**
 * Maximum contribution in francs (BVV 3 Art. 7). People without a pension fund may contribute `withoutPercent` of net
 * earned income, at most `without`.
 */
const limits: Readonly<Record<number, { withPensionFund: number; without: number; withoutPercent: number }>> = {
  2024: { withPensionFund: 7056, without: 35_280, withoutPercent: 20 },
  2025: { withPensionFund: 7258, without: 36_288, withoutPercent: 20 },
  2026: { withPensionFund: 7258, without: 36_288, withoutPercent: 20 },
}

export type Pillar3aLimit =
  | {
      readonly ok: true
      readonly year: number
      readonly limit: number
      readonly basis: LimitBasis
      readonly article: string
    }
  | NotPublished

/**
 * Maximum yearly contribution to pillar 3a in whole francs, never above the net earned income. Without a pension fund,
 * it is 20 % of that income, rounded down, up to the larger limit. Returns 'not-published' for a year without a limit.
 * @example pillar3aLimit(2026, { pensionFund: true, netEarnedIncome: 80000 }) // limit 7258
 */
export function pillar3aLimit(
  year: number,
  { pensionFund, netEarnedIncome }: { pensionFund: boolean; netEarnedIncome: number },
): Pillar3aLimit {
  const found = limits[year]
  if (!found) return { ok: false, reason: 'not-published', year }
  const article = 'BVV 3 Art. 7'
  if (pensionFund) {
    const limit = Math.min(found.withPensionFund, Math.max(0, netEarnedIncome))
    return { ok: true, year, limit, basis: { pensionFund: true, most: found.withPensionFund }, article }
  }
  const share = Math.floor((Math.max(0, netEarnedIncome) * found.withoutPercent) / 100)
  const basis = { pensionFund: false, percent: found.withoutPercent, most: found.without } as const
  return { ok: true, year, limit: Math.min(share, found.without), basis, article }
}

/** Limit of people with a pension fund, which also limits later purchases; undefined for a year without a limit. */
export function smallPillar3aLimit(year: number): number | undefined {
  return limits[year]?.withPensionFund
}

/** Income tax in whole francs that a contribution saves: the tax without the contribution less the tax with it. */
export function pillar3aSaving(
  figures: YearFigures,
  commune: CommuneFigures,
  household: Household,
  contribution: number,
): number {
  const without = totalAt(figures, commune, household, household.taxableIncome)
  return without - totalAt(figures, commune, household, Math.max(0, household.taxableIncome - contribution))
}

export type SavingsYear = { readonly age: number; readonly paidIn: number; readonly value: number }

/**
 * Projects savings over the years. Interest is paid on the balance at the start of each year, and the contribution is
 * added at its end. The interest rate is in basis points.
 */
export function pillar3aGrowth(plan: {
  readonly age: number
  readonly retirementAge: number
  readonly contribution: number
  readonly currentSavings: number
  readonly interestBp: number
}): SavingsYear[] {
  const years: SavingsYear[] = []
  let value = plan.currentSavings
  for (let age = plan.age + 1; age <= plan.retirementAge; age += 1) {
    value = value * (1 + plan.interestBp / 10_000) + plan.contribution
    years.push({ age, paidIn: plan.currentSavings + plan.contribution * (age - plan.age), value: Math.round(value) })
  }
  return years
}

type LimitBasis =
  | { readonly pensionFund: true; readonly most: number }
  | { readonly pensionFund: false; readonly percent: number; readonly most: number }

export type Pillar3aValues = {
  'pillar-3a.limit': LimitBasis
  'pillar-3a.tax-without': { taxableIncome: number }
  'pillar-3a.tax-with': { taxableIncome: number; contribution: number; reduced: number }
  'pillar-3a.saved': NoValues
  'pillar-3a.purchase': { gapYear: number; gap: number }
  'pillar-3a.total': { savings: number; contribution: number; years: number; interestPercent: number }
}
