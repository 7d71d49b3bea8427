import type { CommuneFigures } from '#tax/figures.ts'
import type { YearFigures } from '#tax/ordinary/income-tax.ts'
import type { TraceLine } from '#tax/trace.ts'
import { capitalBenefitTax } from './capital-benefit-tax.ts'
import type { CapitalBenefit } from './capital-rules.ts'

export type StaggeredRow = {
  readonly withdrawals: number
  /** Yearly payouts in whole francs. The first one includes the remainder of an unequal division. */
  readonly parts: readonly number[]
  readonly total: number
  readonly saved: number
  /** Trace lines for one of the equal payouts, then a line with the total tax on all payouts. */
  readonly trace: readonly TraceLine[]
}

/** Tax on a capital paid out in 1 to `most` yearly parts. By law, all payouts to a couple in a year are added up. */
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
