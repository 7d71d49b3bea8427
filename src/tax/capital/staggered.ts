import type { CommuneFigures } from '#tax/figures.ts'
import type { YearFigures } from '#tax/ordinary/income-tax.ts'
import type { CapitalBenefit } from './capital-benefit.ts'
import { capitalBenefitTax } from './capital-benefit-tax.ts'

export type StaggeredRow = {
  readonly withdrawals: number
  /** What is paid out each year, whole francs; the first year takes the remainder. */
  readonly parts: readonly number[]
  readonly total: number
  /** Tax saved against one withdrawal. */
  readonly saved: number
}

/**
 * The tax when a capital is drawn in 1, 2, … `most` different years in equal parts, each year taxed on its own with
 * today's figures. Withdrawals in the same year, and those of both partners, are added together by law.
 */
export function staggeredWithdrawals(
  figures: YearFigures,
  commune: CommuneFigures,
  benefit: CapitalBenefit,
  most = 5,
): StaggeredRow[] {
  const rows: StaggeredRow[] = []
  for (let withdrawals = 1; withdrawals <= most; withdrawals += 1) {
    const equal = Math.floor(benefit.capital / withdrawals)
    const first = benefit.capital - equal * (withdrawals - 1)
    const taxOf = (capital: number) => capitalBenefitTax(figures, commune, { ...benefit, capital }).total
    const total = taxOf(first) + (withdrawals > 1 ? (withdrawals - 1) * taxOf(equal) : 0)
    const parts = [first, ...Array<number>(withdrawals - 1).fill(equal)]
    rows.push({ withdrawals, parts, total, saved: (rows[0]?.total ?? total) - total })
  }
  return rows
}
