/** How a canton taxes a capital benefit from pension (pillar 2 or 3a); percentages as printed, amounts in francs. */
export type CapitalRule =
  /** Own tariff. */
  | { readonly by: 'table'; readonly marriedDeduction?: number; readonly cantonRate?: number }
  /** A share of the income tax on the same amount. */
  | {
      readonly by: 'share'
      readonly percent: number
      readonly above?: { readonly amount: number; readonly percent: number }
      readonly minPercent?: number
      /** The canton's reduction of the ordinary canton tax does not apply. */
      readonly withoutReduction?: boolean
    }
  /** The capital times the rate of a yearly pension = capital / divisor. */
  | {
      readonly by: 'rate'
      readonly divisor: number
      readonly table: 'income' | 'capital'
      readonly exact?: boolean
      readonly splitMarried?: readonly [number, number]
      readonly minPercent?: number
      readonly maxPercent?: number
    }
  /** As 'rate', for canton and commune on their own tariffs, with limits on each. */
  | {
      readonly by: 'pension'
      readonly divisor: number
      readonly minPercent: number
      readonly maxPercentCanton: number
      readonly maxPercentCommune: number
      readonly marriedPercent: number
    }
