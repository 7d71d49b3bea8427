import { type AssessmentLines, assessmentLines } from '#content/procedure/compulsory-lines.ts'
import type { Canton, MaritalStatus } from '#tax/figures.ts'

/** Yearly gross salary per spouse in francs from which an assessment is compulsory (QStV Art. 9 para. 1 and 3). */
export const ordinaryAssessmentFrom = 120_000

export type CompulsoryReason = 'salary' | 'other-income' | 'wealth' | 'swiss-withholding-tax'

export type MeansOfHousehold = {
  readonly canton: Canton
  readonly maritalStatus: MaritalStatus
  /** Yearly gross salary of each person in cents, extrapolated to a full year if the person worked only part of it. */
  readonly grossCents: readonly number[]
  /** Yearly income not taxed at source (yield, rent, pensions, maintenance, own business), whole francs. */
  readonly otherIncome: number
  readonly taxableWealth: number
  readonly claimsWithholdingTax?: boolean
}

export type CompulsoryReturn = {
  readonly reasons: readonly CompulsoryReason[]
  /** True if other income or wealth exists but the canton's threshold is unknown; the client must ask the canton. */
  readonly askCanton: boolean
  readonly lines: AssessmentLines | null
}

/**
 * Determines whether a Swiss resident taxed at source must file a tax return (DBG Art. 89). A person who has not
 * received the form must request it by 31 March (para. 4). Salaries of spouses are compared with the limit separately.
 * @example compulsoryReturn({ canton: 'BE', maritalStatus: 'single', grossCents: [9_000_000], otherIncome: 0,
 * // taxableWealth: 150_000 }).reasons is ['wealth']
 */
export function compulsoryReturn(means: MeansOfHousehold): CompulsoryReturn {
  const lines = assessmentLines[means.canton] ?? null
  const reasons: CompulsoryReason[] = []
  if (means.grossCents.some((cents) => cents >= ordinaryAssessmentFrom * 100)) reasons.push('salary')
  if (lines && reaches(lines, means.otherIncome, lines.otherIncomeFrom)) reasons.push('other-income')
  if (lines && reaches(lines, means.taxableWealth, lines.wealthFrom[means.maritalStatus])) reasons.push('wealth')
  if (means.claimsWithholdingTax && lines?.further?.includes('swiss-withholding-tax-claimed')) {
    reasons.push('swiss-withholding-tax')
  }
  const hasOther = means.otherIncome > 0 || means.taxableWealth > 0
  return { reasons, askCanton: reasons.length === 0 && lines === null && hasOther, lines }
}

function reaches({ isAbove }: AssessmentLines, amount: number, line: number): boolean {
  return isAbove ? amount > line : amount >= line
}
