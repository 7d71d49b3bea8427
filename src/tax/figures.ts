import type { CapitalRule } from '#tax/capital/capital-rules.ts'
import type { GrossRules } from '#tax/gross/gross-rules.ts'
import type { TariffTable } from '#tax/tariff/tariff.ts'

// biome-ignore format: the cantons in their official order, thirteen on each line
export const cantons = [
  'ZH', 'BE', 'LU', 'UR', 'SZ', 'OW', 'NW', 'GL', 'ZG', 'FR', 'SO', 'BS', 'BL',
  'SH', 'AR', 'AI', 'SG', 'GR', 'AG', 'TG', 'TI', 'VD', 'VS', 'NE', 'GE', 'JU',
] as const
export type Canton = (typeof cantons)[number]

export const publishedYears = [2025, 2026] as const

export type MaritalStatus = 'single' | 'married'
export type Confession = 'none' | 'protestant' | 'roman-catholic' | 'christ-catholic'

/** Tariff group of a household. `loneParent` is a single person with children in the household. */
export type HouseholdKind = 'single' | 'loneParent' | 'married'

export function kindOf(maritalStatus: MaritalStatus, children: number): HouseholdKind {
  return maritalStatus === 'married' ? 'married' : children > 0 ? 'loneParent' : 'single'
}

/** First and last day (ISO). Without `from`, figures have always applied; without `until`, they still apply. */
export type Dated = { readonly from?: string; readonly until?: string }

export type Tariff = TariffTable &
  Dated & {
    readonly tax: 'income' | 'wealth' | 'capital'
    readonly level: 'canton' | 'commune' | 'federal'
    readonly kinds: readonly HouseholdKind[]
    /**
     * Splitting divisor as in the official export. A value above 1 means that wealth is split; the divisor used is that
     * of the canton's rules.
     */
    readonly splitting: number
  }

/** Tax multipliers of a commune in percent. Church rates are ordered Roman Catholic, Protestant, Christ Catholic. */
export type CommuneFigures = {
  readonly bfsId: number
  readonly name: string
  readonly income: number
  readonly wealth: number
  readonly incomeChurch: readonly [number, number, number]
  readonly wealthChurch: readonly [number, number, number]
}

/** `rates` in percent: income multiplier and three church rates, then the same four for wealth if they differ. */
export type CommuneRow = readonly [bfsId: number, name: string, ...rates: number[]]

export type UncheckedRule = 'multiplier-of-next-year' | 'tax-reduction' | 'index-of-next-year'

export type CantonRules = {
  readonly capitalCommune: number
  readonly law: { readonly act: string; readonly income: string; readonly wealth: string }
  /** True if the taxable income is not rounded down to CHF 100. */
  readonly exactIncome?: boolean
  /** True if the split income is not rounded down to CHF 100. */
  readonly exactQuotient?: boolean
  /** Francs deducted from the rounded income before the tariff applies. */
  readonly lessBeforeTariff?: number
  /** Divisor by household kind, as [numerator, denominator]. If a kind is missing, its income is not split. */
  readonly splitting?: Partial<Record<HouseholdKind, readonly [number, number]>>
  /** Above this split income in francs, the tariff applies to the whole income without splitting. */
  readonly noSplittingAbove?: number
  readonly quotientPerChild?: number
  /**
   * Divides the income by an index to find the tax rate, which then applies to the whole income; canton and commune
   * have different indexes.
   */
  readonly index?: { readonly canton: number; readonly commune: number; readonly provenFor: number }
  /** Replaces the canton's tax multiplier `rate` by rate x factor + plus, in percent of the simple tax. */
  readonly cantonRate?: { readonly factor: number; readonly plus: number }
  /** Upper limit of cantonal plus communal tax, in percent of the income. */
  readonly capPercent?: number
  readonly childCredit?: { readonly amount: number; readonly from: 'simple tax' | 'canton tax' }
  readonly familyReduction?: {
    readonly percent: number
    readonly least: number
    readonly mostCanton: number
    readonly mostCommune: number
    readonly perChild: number
  }
  readonly cantonMinimum?: number
  readonly wealth?: {
    readonly cantonRatePlus?: number
    readonly surchargePerMille?: readonly number[]
    readonly surchargeFactor?: number
    readonly provenRows?: number
  }
  /** What the church rate is applied to; if missing, the simple tax. */
  readonly church?: 'simple tax' | 'canton tax' | 'income and wealth' | 'per parish' | 'not in the export'
  /** Head tax in francs, as [single, married], by confession. A missing confession has the amounts of `none`. */
  readonly personalTax?: Partial<Record<Confession, readonly [number, number]>>
  readonly personalTaxVaries?: boolean
  readonly gross?: GrossRules
  readonly capital: CapitalRule
  /**
   * What the church rate for capital benefits is applied to: a percentage of the capital or, if missing, the simple
   * tax. 'none': the canton levies no church tax on capital benefits.
   */
  readonly capitalChurch?: { readonly percentOfCapital: number } | 'none'
  readonly unchecked?: readonly UncheckedRule[]
}

/**
 * A limit in francs. Without `percent`, it is `max`; with `percent`, it is `amount` plus that percentage of the base,
 * at least `min` and at most `max`.
 */
export type FormulaLimit = {
  readonly amount?: number
  readonly percent?: number
  readonly min?: number
  readonly max?: number
}

/** Maximum in francs for premiums and interest on savings, with and without contributions to pillar 2 or 3a. */
export type InsuranceLimit = {
  readonly single: number
  readonly married: number
  /** Missing for cantons that set no single limit for all premiums. */
  readonly singleWithoutPension?: number
  readonly marriedWithoutPension?: number
  readonly perChild: number
}

/** Yearly limits in francs. A missing limit is unknown; only a missing commuting limit means that there is none. */
export type LevelLimits = {
  readonly commuting?: number
  /** Limits per person: `full` applies normally, `cheaper` if the employer subsidises meals. */
  readonly meals?: { readonly full: number; readonly cheaper: number }
  /** Other professional costs of the main job, per person, based on the net salary. */
  readonly professional?: FormulaLimit
  readonly sideJob?: FormulaLimit
  /** Maximum per child; `percent` is the deductible share of the costs. */
  readonly childCare?: { readonly max: number; readonly percent?: number }
  readonly insurance?: InsuranceLimit
  readonly bothEarners?: FormulaLimit
  readonly assetManagement?: FormulaLimit
  /** Limits missing from the export, maintained with their source in `data/tax/rules/<year>.json`. */
  readonly byLaw?: LawLimits
}

export type LawLimits = {
  readonly medicalPercent?: number
  /** Donations are deductible up to `percent` of the net income, but only if they total at least `from` francs. */
  readonly donations?: { readonly percent: number; readonly from: number }
  readonly training?: number
  readonly parties?: number
  readonly source: string
}

export type DeductionLimits = LevelLimits & {
  /**
   * Allowance in francs that is deducted from net wealth. It is zero in cantons that include the allowance in the
   * tariff, and in Fribourg, where it depends on income.
   */
  readonly wealthAllowance: {
    readonly single: number
    readonly married: number
    readonly loneParent: number
    readonly perChild: number
  }
  /** Flat rate for property maintenance in percent of the rental value, by age of the building. */
  readonly maintenancePercent?: readonly [upToTenYears: number, older: number]
}

type FileHeader = {
  readonly year: number
  readonly source: string
  readonly stateDate: string
  readonly checksum: string
}

export type CantonFigures = FileHeader & {
  readonly canton: Canton
  readonly rates: { readonly income: number; readonly wealth: number }
  readonly tariffs: readonly Tariff[]
  readonly communes: readonly CommuneRow[]
  /** Multipliers in percent that communes replaced during the year, each with the last day on which it was valid. */
  readonly earlier?: readonly (readonly [bfsId: number, rate: number, until: string])[]
  readonly limits: DeductionLimits
  readonly rules: CantonRules
}

/** Content of data/tax/<year>/federal.json. */
export type FederalFigures = FileHeader & {
  readonly tariffs: readonly Tariff[]
  readonly childCredit: number
  readonly leastCollected: number
  readonly limits: LevelLimits
  readonly gross?: {
    readonly professional: { readonly percent: number; readonly min: number; readonly max: number }
    readonly insurance: { readonly single: number; readonly married: number; readonly perChild: number }
    readonly married: number
    readonly child: number
    readonly secondEarner: { readonly percent: number; readonly min: number; readonly max: number }
    readonly contributions: Contributions
  }
}

export type Contributions = {
  readonly ahvPercent: number
  readonly alvPercent: number
  readonly nbuPercent: number
  readonly alvNbuCeiling: number
  readonly bvg: {
    readonly entry: number
    readonly coordination: number
    readonly minCoordinated: number
    readonly upper: number
    /** Employee's half of the age-related pension fund contributions, as [from age, percent]. */
    readonly percentByAge: readonly (readonly [from: number, percent: number])[]
    readonly percentAboveUpper: number
    readonly provenForAge: number
  }
  readonly premiumAssumed: { readonly adult: number; readonly child: number }
  readonly rentAssumed: { readonly percentOfNetSalary: number; readonly roundTo: number }
}

/** Result for a year without official figures. Figures of another year are never used instead. */
export type NotPublished = { readonly ok: false; readonly reason: 'not-published'; readonly year: number }
