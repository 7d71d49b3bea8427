/** Cantonal deduction rules, listed in src/tax/README.md. Amounts in francs, percentages as printed in the law. */
export type ByKind = { readonly single: number; readonly married: number; readonly loneParent: number }

export type ProfessionalRule = {
  readonly fixed?: number
  readonly base?: number
  readonly percent?: number
  readonly min?: number
  readonly max?: number
}

export type ChildRule =
  | { readonly by: 'age'; readonly steps: readonly (readonly [from: number, to: number | null, amount: number])[] }
  | { readonly by: 'order'; readonly firstTwo: number; readonly fromThird: number }
  | { readonly by: 'number'; readonly upToTwo: number; readonly threeOrMore: number }
  | {
      readonly by: 'income'
      readonly firstTwo: readonly [most: number, least: number]
      readonly fromThird: readonly [most: number, least: number]
      readonly above: number
      readonly perFurtherChild: number
      readonly minus: number
      readonly per: number
    }

export type GrossNote = 'relief-left-out' | 'no-official-result'

type Step = { readonly full: number; readonly from: number; readonly minus: number; readonly per: number }

export type ReliefRule =
  /**
   * The deduction is `full` up to an income of `from` francs. For each `per` francs above `from`, it falls by `minus`.
   * If `round` is 'ceil', an incomplete `per` at the end counts as a complete one.
   */
  | {
      readonly type: 'steps'
      readonly base: 'net income' | 'taxable income' | 'salary less professional costs'
      readonly round: 'ceil' | 'floor'
      readonly single: Step
      readonly married: Step
      readonly perChild: number
      readonly limits?: string
    }
  /**
   * The deduction falls to zero at an income of `zeroAt` francs. Below `zeroAt`, it is `step` francs for each complete
   * or incomplete `per` francs of the difference.
   */
  | {
      readonly type: 'shortfall'
      readonly zeroAt: ByKind
      readonly per: ByKind
      readonly step: number
      readonly max: number
      readonly limits?: string
    }
  /** A fixed amount for each band of taxable income. */
  | { readonly type: 'ladder'; readonly steps: readonly (readonly [below: number, amount: number])[] }
  | {
      readonly type: 'percent'
      readonly percent: number
      readonly round: 'floor' | 'half up'
      readonly limit: ByKind
      readonly limitPerChild?: number
      readonly limitWithChildren?: number
    }

export type VaudRule = {
  readonly rent: {
    readonly single: number
    readonly family: number
    readonly perChild: number
    readonly percent: number
    readonly max: number
  }
  readonly modest: ByKind & { readonly perChild: number; readonly minus: number; readonly per: number }
  readonly family: { readonly married: number; readonly loneParent: number; readonly perChild: number }
  readonly phaseOut: {
    readonly from: number
    readonly width: number
    readonly per: number
    readonly thenPer: number
    readonly minus: number
  }
}

export type GrossRules = {
  readonly professional: ProfessionalRule
  /** Maximum deduction for insurance premiums; if missing, premiums are deducted without a limit. */
  readonly insurance?: {
    readonly single: number
    readonly married: number
    readonly marriedTwoEarners?: number
    readonly perChild: number
  }
  readonly child?: ChildRule
  readonly ownCare?: { readonly perChild: number; readonly toAge: number }
  readonly fromThirdChild?: number
  readonly personal?: ByKind
  readonly personalPerChildOfLoneParent?: number
  readonly familyShare?: { readonly percent: number; readonly min: number; readonly max: number }
  readonly rent?: { readonly percent: number; readonly max: number }
  readonly relief?: ReliefRule
  readonly vaud?: VaudRule
  /**
   * Deduction for two earners: `percent` of the lower income (100 % if missing) or, with `ofBoth`, of both incomes
   * together; at most `max`.
   */
  readonly secondEarner?: {
    readonly percent?: number
    readonly min?: number
    readonly max: number
    readonly ofBoth?: boolean
  }
  /** True if official results confirm the values, at least for households with one earner. */
  readonly checked: boolean
  readonly notes?: readonly GrossNote[]
}
