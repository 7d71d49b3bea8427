import type { CapitalRule } from '#tax/capital/capital-rules.ts'
import type { GrossRules } from '#tax/gross/gross-rules.ts'
import type { TariffTable } from '#tax/tariff/tariff.ts'

// biome-ignore format: the official order, thirteen to a line
export const cantons = [
  'ZH', 'BE', 'LU', 'UR', 'SZ', 'OW', 'NW', 'GL', 'ZG', 'FR', 'SO', 'BS', 'BL',
  'SH', 'AR', 'AI', 'SG', 'GR', 'AG', 'TG', 'TI', 'VD', 'VS', 'NE', 'GE', 'JU',
] as const
export type Canton = (typeof cantons)[number]

/** Tax years with official figures in data/tax. Any other year is answered with 'not published yet'. */
export const publishedYears = [2025, 2026] as const

export type MaritalStatus = 'single' | 'married'
export type Confession = 'none' | 'protestant' | 'roman-catholic' | 'christ-catholic'

/** Who is taxed by which tariff. A lone parent is a single person with children in the household. */
export type HouseholdKind = 'single' | 'loneParent' | 'married'

export function kindOf(maritalStatus: MaritalStatus, children: number): HouseholdKind {
  return maritalStatus === 'married' ? 'married' : children > 0 ? 'loneParent' : 'single'
}

/** Dates are ISO days; a value without `from` holds from the start, one without `until` to the newest state. */
export type Dated = { readonly from?: string; readonly until?: string }

export type Tariff = TariffTable &
  Dated & {
    readonly tax: 'income' | 'wealth' | 'capital'
    readonly level: 'canton' | 'commune' | 'federal'
    readonly kinds: readonly HouseholdKind[]
    /** The divisor as printed in the export; the rules say where it is applied. */
    readonly splitting: number
  }

/** Multipliers of a commune in percent; church rates in the order roman, protestant, christ-catholic. */
export type CommuneFigures = {
  readonly bfsId: number
  readonly name: string
  readonly income: number
  readonly wealth: number
  readonly incomeChurch: readonly [number, number, number]
  readonly wealthChurch: readonly [number, number, number]
}

/** As stored: [bfsId, name, commune %, roman, protestant, christ], then the same four for wealth when they differ. */
export type CommuneRow = readonly [bfsId: number, name: string, ...rates: number[]]

/** A rule of a canton and year that no official result confirms. */
export type UncheckedRule = 'multiplier-of-next-year' | 'tax-reduction' | 'index-of-next-year'

/** What the canton's law adds to the tariff; amounts in francs, percentages as printed. */
export type CantonRules = {
  /** Official number of the canton's capital, for which official results exist. */
  readonly capitalCommune: number
  /** Tax act and articles, for the trace. */
  readonly law: { readonly act: string; readonly income: string; readonly wealth: string }
  /** The taxable income is not rounded down to 100 francs. */
  readonly exactIncome?: boolean
  /** The split income is not rounded down to 100 francs. */
  readonly exactQuotient?: boolean
  /** Taken off the rounded income before the tariff. */
  readonly lessBeforeTariff?: number
  /** Divisor per household kind as [numerator, denominator]; 1 where a kind is missing. */
  readonly splitting?: Partial<Record<HouseholdKind, readonly [number, number]>>
  /** Above this split income the tariff is applied without splitting. */
  readonly noSplittingAbove?: number
  /** Added to the divisor per child. */
  readonly quotientPerChild?: number
  /** The tariff is read at income / index (canton and commune). */
  readonly index?: { readonly canton: number; readonly commune: number; readonly provenFor: number }
  /** canton tax = simple tax x (rate x factor + plus) percent. */
  readonly cantonRate?: { readonly factor: number; readonly plus: number }
  /** Canton and commune together take at most this share of the income. */
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
  /** What the church rate is a percentage of; the simple tax unless told. */
  readonly church?: 'simple tax' | 'canton tax' | 'income and wealth' | 'per parish' | 'not in the export'
  /** Head tax [single, married] per household; by confession where it differs. */
  readonly personalTax?: Partial<Record<Confession, readonly [number, number]>>
  /** The head tax is that of the capital; other communes may set their own. */
  readonly personalTaxVaries?: boolean
  readonly gross?: GrossRules
  readonly capital: CapitalRule
  /** Church tax on capital benefits where it does not follow the simple tax: a share of the capital, or none. */
  readonly capitalChurch?: { readonly percentOfCapital: number } | 'none'
  /** What no official result confirms. */
  readonly unchecked?: readonly UncheckedRule[]
}

/**
 * A deduction by formula, francs: `amount` plus `percent` of its base, at least `min`, at most `max`. Without a
 * percentage the deduction is `max` itself.
 */
export type FormulaLimit = {
  readonly amount?: number
  readonly percent?: number
  readonly min?: number
  readonly max?: number
}

/** Highest deduction for insurance premiums and interest on savings, francs, by pension contributions (pillars 2 and 3a). */
export type InsuranceLimit = {
  readonly single: number
  readonly married: number
  /** Absent where the canton has several amounts for it. */
  readonly singleWithoutPension?: number
  readonly marriedWithoutPension?: number
  readonly perChild: number
}

/**
 * What one level (Confederation or canton) allows at most for the deductions of its own law, francs a year. A limit that
 * is absent is not printed for this level: commuting is then not limited, anything else not known.
 */
export type LevelLimits = {
  /** Per person. */
  readonly commuting?: number
  /** Per person: full, and where the employer makes meals cheaper. */
  readonly meals?: { readonly full: number; readonly cheaper: number }
  /** Other professional costs of the main job, of the net salary, per person. */
  readonly professional?: FormulaLimit
  /** Costs of a side job, of its net income, per person. */
  readonly sideJob?: FormulaLimit
  /** Per child; `percent`: share of the costs that counts. */
  readonly childCare?: { readonly max: number; readonly percent?: number }
  readonly insurance?: InsuranceLimit
  /** Of the lower income of a couple. */
  readonly bothEarners?: FormulaLimit
  /** Costs of looking after securities, of their value. */
  readonly assetManagement?: FormulaLimit
  /** Not in the export, kept by hand with its source (`data/tax/rules/<year>.json`). */
  readonly byLaw?: LawLimits
}

/** Limits that the authority does not export, from the tax acts. An absent one is not known to us. */
export type LawLimits = {
  /** Illness costs count above this share of the net income. */
  readonly medicalPercent?: number
  /** Gifts up to a share of the net income, nothing below `from` francs. */
  readonly donations?: { readonly percent: number; readonly from: number }
  /** Per person. */
  readonly training?: number
  readonly parties?: number
  /** Acts and articles, for the reader. */
  readonly source: string
}

/** Limits of the export that a taxpayer's own deductions meet; amounts in francs. */
export type DeductionLimits = LevelLimits & {
  /** Taken off the net wealth. All zero where the canton has it in its tariff, or by income (FR). */
  readonly wealthAllowance: {
    readonly single: number
    readonly married: number
    readonly loneParent: number
    readonly perChild: number
  }
  /** Flat maintenance of property in percent of the rental value: up to ten years old, older. */
  readonly maintenancePercent?: readonly [upToTenYears: number, older: number]
}

type FileHeader = {
  readonly year: number
  readonly source: string
  /** Day of the newest value in the file. */
  readonly stateDate: string
  readonly checksum: string
}

/** data/tax/<year>/<canton>.json */
export type CantonFigures = FileHeader & {
  readonly canton: Canton
  /** Multiplier of the canton in percent, for income and wealth. */
  readonly rates: { readonly income: number; readonly wealth: number }
  readonly tariffs: readonly Tariff[]
  readonly communes: readonly CommuneRow[]
  /** Earlier values of communes whose rate was set during the year: [bfsId, commune %, last day]. */
  readonly earlier?: readonly (readonly [bfsId: number, rate: number, until: string])[]
  readonly limits: DeductionLimits
  readonly rules: CantonRules
}

/** data/tax/<year>/federal.json */
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

/** Employee contributions that the authority's calculator assumes for a gross salary. */
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
    /** Half of the age credits: [from age, percent]. */
    readonly percentByAge: readonly (readonly [from: number, percent: number])[]
    readonly percentAboveUpper: number
    readonly provenForAge: number
  }
  readonly premiumAssumed: { readonly adult: number; readonly child: number }
  readonly rentAssumed: { readonly percentOfNetSalary: number; readonly roundTo: number }
}

/** What a year without official figures is answered with. There is never a fallback to another year. */
export type NotPublished = { readonly ok: false; readonly reason: 'not-published'; readonly year: number }
