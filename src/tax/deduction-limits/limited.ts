import type { Canton, LevelLimits } from '#tax/figures.ts'
import type { YearFigures } from '#tax/ordinary/income-tax.ts'
import type { NotCheckedReason } from './not-checked.ts'

export type Level = 'federal' | 'canton'

/** Deductions that the law limits, in the order of a tax return. */
export const limitedDeductions = [
  'commuting',
  'meals',
  'weekly-stay',
  'professional',
  'side-job',
  'training',
  'private-interest',
  'insurance',
  'child-care',
  'parties',
  'asset-management',
  'medical',
  'donations',
] as const
export type LimitedDeduction = (typeof limitedDeductions)[number]

/** Where a limit comes from: the article, and the item of the official export (ESTV, API_exportManyDeductions) if it is in there. */
export type LimitSource = { readonly law: string; readonly exportId?: string }

/** What one level allows of one deduction. Whole francs a year. */
export type LimitedAmount = {
  readonly deduction: LimitedDeduction
  /** What was paid. */
  readonly entered: number
  readonly allowed: number
  /** The highest deduction for these people; null where the level sets none. */
  readonly limit: number | null
  readonly source: LimitSource
  /** Set: the amount allowed is the best known and may differ. */
  readonly notChecked?: NotCheckedReason
}

/** The limits of one level, with those of the Confederation for what a canton does not publish. */
export type LimitsOfLevel = {
  readonly level: Level
  readonly canton: Canton
  readonly year: number
  readonly own: LevelLimits
  readonly federal: LevelLimits
}

/**
 * The limits of Confederation or canton in a year. Flat professional costs and premiums follow the rules that official
 * results confirm, which are newer than the export in some cantons.
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

/** A limit of this level, or the federal one with the mark that the canton's is not known. */
export function knownLimit<Limit>(
  { level, own, federal }: LimitsOfLevel,
  read: (limits: LevelLimits) => Limit | undefined,
): { readonly limit: Limit | undefined; readonly notChecked?: NotCheckedReason } {
  const found = read(own)
  if (found !== undefined || level === 'federal') return { limit: found }
  return { limit: read(federal), notChecked: 'canton-limit-unknown' }
}
