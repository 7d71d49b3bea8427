import type { Confession, MaritalStatus } from '#tax/figures.ts'

/** How a canton taxes a capital benefit from pillar 2 or 3a. Percentages as printed, amounts in francs. */
export type CapitalRule =
  | { readonly by: 'table'; readonly marriedDeduction?: number; readonly cantonRate?: number }
  | {
      readonly by: 'share'
      readonly percent: number
      readonly above?: { readonly amount: number; readonly percent: number }
      readonly minPercent?: number
      /** True if a general reduction of the canton's taxes does not apply to its tax on capital benefits. */
      readonly withoutReduction?: boolean
    }
  /** The capital is taxed at the tariff's rate for a yearly pension of capital / divisor. */
  | {
      readonly by: 'rate'
      readonly divisor: number
      readonly table: 'income' | 'capital'
      readonly exact?: boolean
      readonly splitMarried?: readonly [number, number]
      readonly minPercent?: number
      readonly maxPercent?: number
    }
  /**
   * As with `by: 'rate'`, the rate is that of a yearly pension of capital / divisor, but canton and commune each apply
   * their own tariff and limits. Couples pay `marriedPercent` of the resulting tax.
   */
  | {
      readonly by: 'pension'
      readonly divisor: number
      readonly minPercent: number
      readonly maxPercentCanton: number
      readonly maxPercentCommune: number
      readonly marriedPercent: number
    }

/** A lump sum from pillar 2 or 3a in whole francs, taxed separately from other income in the year of payment. */
export type CapitalBenefit = {
  readonly maritalStatus: MaritalStatus
  readonly confession: Confession
  readonly age: number
  readonly capital: number
}
