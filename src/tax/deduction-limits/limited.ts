import type { Canton, FormulaLimit, LevelLimits } from '#tax/figures.ts'
import type { YearFigures } from '#tax/ordinary/income-tax.ts'
import { floorOf, percent as percentage, plus, times, whole } from '#tax/tariff/fraction.ts'

export const notCheckedReasons = [
  // The official export lacks the canton's limit, so the federal limit is used.
  'canton-limit-unknown',
  // Meal costs exceed the lower limit, and it is unknown whether the employer subsidises meals.
  'meals-canteen-unknown',
  // The law allows the customary local rent of a room near work but states no amount.
  'room-by-local-custom',
  // The tax office checks the conditions of the Expatriates Ordinance and which rent is reasonable.
  'expatriate-conditions',
  // Costs for several children exceed one child's limit, and it is unknown how much was paid for each.
  'care-per-child-unknown',
  'care-without-child',
  // A child turned 14 during the year, and child care is only deductible until the birthday.
  'care-until-birthday',
  'income-unknown',
] as const

export type Level = 'federal' | 'canton'

export const limitedDeductions = [
  'commuting',
  'meals',
  'weekly-stay',
  'professional',
  'side-job',
  'training',
  'expatriate',
  'private-interest',
  'insurance',
  'child-care',
  'parties',
  'asset-management',
  'medical',
  'donations',
] as const
export type LimitedDeduction = (typeof limitedDeductions)[number]

/**
 * Law article that sets a limit, and the limit's id in the official export (API_exportManyDeductions) if the export
 * contains it.
 */
export type LimitSource = { readonly law: string; readonly exportId?: string }

/** Amount that the Confederation or the canton allows for one deduction, in whole francs a year. */
export type LimitedAmount = {
  readonly deduction: LimitedDeduction
  readonly entered: number
  readonly allowed: number
  /** Maximum deduction; null if there is none or it is unknown. */
  readonly limit: number | null
  readonly source: LimitSource
  /** Why `allowed` is only an estimate; missing if the amount is certain. */
  readonly notChecked?: NotCheckedReason
}

/** Limits of the Confederation or a canton. If a canton does not publish a limit, the federal one is used. */
export type LimitsOfLevel = {
  readonly level: Level
  readonly canton: Canton
  readonly year: number
  readonly own: LevelLimits
  readonly federal: LevelLimits
}

/**
 * Returns the deduction limits of the Confederation or a canton. Flat professional costs and premiums come from our own
 * cantonal rules, because the official export is outdated for some cantons.
 * @example limitsOf(readFigures(2026, 'BE'), 'canton').own.commuting // 7000
 */
export function limitsOf({ canton, federal }: YearFigures, level: Level): LimitsOfLevel {
  const head = { level, canton: canton.canton, year: canton.year, federal: federal.limits } as const
  if (level === 'federal') return { ...head, own: federal.limits }
  const { gross } = canton.rules
  if (!gross) return { ...head, own: canton.limits }
  const { fixed, base: amount, percent, min, max = fixed } = gross.professional
  const insurance = gross.insurance && { ...canton.limits.insurance, ...gross.insurance }
  return {
    ...head,
    own: { ...canton.limits, professional: { amount, percent, min, max }, ...(insurance && { insurance }) },
  }
}

export function knownLimit<Limit>(
  { level, own, federal }: LimitsOfLevel,
  read: (limits: LevelLimits) => Limit | undefined,
): { readonly limit: Limit | undefined; readonly notChecked?: NotCheckedReason } {
  const found = read(own)
  if (found !== undefined || level === 'federal') return { limit: found }
  return { limit: read(federal), notChecked: 'canton-limit-unknown' }
}

/** Applies a formula to its base. The deduction is rounded down to the franc and never exceeds the base. */
export function byFormula({ amount = 0, percent, min = 0, max }: FormulaLimit, base: number): number {
  if (base <= 0) return 0
  if (percent === undefined) return Math.min(base, max ?? amount)
  const share = floorOf(plus(whole(amount), times(whole(base), percentage(percent))))
  return Math.min(base, max ?? share, Math.max(min, share))
}

export type NotCheckedReason = (typeof notCheckedReasons)[number]
