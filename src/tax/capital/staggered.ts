import type { CommuneFigures } from '#tax/figures.ts'
import type { YearFigures } from '#tax/ordinary/income-tax.ts'
import type { TraceLine } from '#tax/trace.ts'
import type { CapitalBenefit } from './capital-benefit.ts'
import { capitalBenefitTax } from './capital-benefit-tax.ts'

export type StaggeredRow = {
  readonly withdrawals: number
  /** What is paid out each year, whole francs; the first year takes the remainder. */
  readonly parts: readonly number[]
  readonly total: number
  /** Tax saved against one withdrawal. */
  readonly saved: number
  /** How the tax of one of the equal payouts came about, and how the years add up. */
  readonly trace: readonly TraceLine[]
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
    const taxOf = (capital: number) => capitalBenefitTax(figures, commune, { ...benefit, capital })
    const [once, each] = [taxOf(first), taxOf(equal)]
    const total = once.total + (withdrawals - 1) * each.total
    const parts = [first, ...Array<number>(withdrawals - 1).fill(equal)]
    const sum: TraceLine = {
      part: 'total',
      code: 'capital.all-payouts',
      amount: total,
      values: { first: once.total, others: withdrawals - 1, each: equal === first ? once.total : each.total },
    }
    rows.push({ withdrawals, parts, total, saved: (rows[0]?.total ?? total) - total, trace: [...each.trace, sum] })
  }
  return rows
}
