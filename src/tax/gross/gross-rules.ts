/** The deduction rules of a canton as data: amounts in francs, percentages as printed. Meanings: src/tax/README.md. */
export type ByKind = { readonly single: number; readonly married: number; readonly loneParent: number }

export type ProfessionalRule = {
  readonly fixed?: number
  readonly base?: number
  readonly percent?: number
  readonly min?: number
  readonly max?: number
}

export type ChildRule =
  /** Amount by age, as [from age, to age or null, amount]. */
  | { readonly by: 'age'; readonly steps: readonly (readonly [from: number, to: number | null, amount: number])[] }
  /** Another amount from the third child on. */
  | { readonly by: 'order'; readonly firstTwo: number; readonly fromThird: number }
  /** Another amount for every child when there are three or more. */
  | { readonly by: 'number'; readonly upToTwo: number; readonly threeOrMore: number }
  /** Falls with the income, down to a minimum. */
  | {
      readonly by: 'income'
      readonly firstTwo: readonly [most: number, least: number]
      readonly fromThird: readonly [most: number, least: number]
      readonly above: number
      readonly perFurtherChild: number
      readonly minus: number
      readonly per: number
    }

/** Why the deductions of a canton and year are not proven. */
export type GrossNote = 'relief-left-out' | 'no-official-result'

type Step = { readonly full: number; readonly from: number; readonly minus: number; readonly per: number }

export type ReliefRule =
  /** full, less an amount per started (ceil) or full (floor) step above a limit. */
  | {
      readonly type: 'steps'
      readonly base: 'net income' | 'taxable income' | 'salary less professional costs'
      readonly round: 'ceil' | 'floor'
      readonly single: Step
      readonly married: Step
      readonly perChild: number
      readonly limits?: string
    }
  /** An amount per started step that the income is below a limit. */
  | {
      readonly type: 'shortfall'
      readonly zeroAt: ByKind
      readonly per: ByKind
      readonly step: number
      readonly max: number
      readonly limits?: string
    }
  /** A fixed amount per band of the income: [below, amount]. */
  | { readonly type: 'ladder'; readonly steps: readonly (readonly [below: number, amount: number])[] }
  /** A share of what the net income is below a limit. */
  | {
      readonly type: 'percent'
      readonly percent: number
      readonly round: 'floor' | 'half up'
      readonly limit: ByKind
      readonly limitPerChild?: number
      readonly limitWithChildren?: number
    }

/** Rent and family deductions of the canton of Vaud. */
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
  /** Highest deduction for insurance premiums; absent: the assumed premiums in full. */
  readonly insurance?: {
    readonly single: number
    readonly married: number
    readonly marriedTwoEarners?: number
    readonly perChild: number
  }
  readonly child?: ChildRule
  readonly ownCare?: { readonly perChild: number; readonly toAge: number }
  /** Added for each child from the third on. */
  readonly fromThirdChild?: number
  readonly personal?: ByKind
  readonly personalPerChildOfLoneParent?: number
  /** Families: a share of the net income between two amounts. */
  readonly familyShare?: { readonly percent: number; readonly min: number; readonly max: number }
  readonly rent?: { readonly percent: number; readonly max: number }
  readonly relief?: ReliefRule
  readonly vaud?: VaudRule
  /** Lower income of a couple: a percentage, or up to the maximum in full; `ofBoth`: percentage of both incomes. */
  readonly secondEarner?: {
    readonly percent?: number
    readonly min?: number
    readonly max: number
    readonly ofBoth?: boolean
  }
  /** The values are proven by official results (one earner). */
  readonly checked: boolean
  readonly notes?: readonly GrossNote[]
}
