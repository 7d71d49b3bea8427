import type { Level } from '#tax/deduction-limits/limited.ts'
import type { LevelCosts, ReturnDeduction } from './return-costs.ts'

/** One deduction of the household in whole francs: as paid, and as allowed by the Confederation and by the canton. */
export type ReturnRow = {
  readonly deduction: ReturnDeduction['deduction']
  readonly paid: number
  readonly federal: number
  readonly canton: number
}

export function returnRows(costs: Readonly<Record<Level, LevelCosts>>): ReturnRow[] {
  const both = [...costs.federal.deductions, ...costs.canton.deductions]
  const kinds = [...new Set(both.map(({ deduction }) => deduction))]
  return kinds.map((deduction) => {
    const sum = (level: Level, of: 'entered' | 'allowed') =>
      costs[level].deductions
        .filter((each) => each.deduction === deduction)
        .reduce((total, each) => total + each[of], 0)
    return {
      deduction,
      paid: sum('federal', 'entered'),
      federal: sum('federal', 'allowed'),
      canton: sum('canton', 'allowed'),
    }
  })
}
