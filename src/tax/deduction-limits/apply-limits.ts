import { kindOf, type MaritalStatus } from '#tax/figures.ts'
import type { YearFigures } from '#tax/ordinary/income-tax.ts'
import {
  limitAssetManagement,
  limitChildCare,
  limitDonations,
  limitInsurance,
  limitMedical,
  limitParties,
  limitPrivateInterest,
} from './household-costs.ts'
import { type Level, type LimitedAmount, limitsOf, type NotCheckedReason } from './limited.ts'
import { limitWorkCosts, type WorkCosts } from './work-costs.ts'

export type PaidByHousehold = {
  readonly maritalStatus: MaritalStatus
  readonly childAges: readonly number[]
  readonly persons: readonly WorkCosts[]
  readonly childCare?: readonly number[]
  readonly privateInterest?: number
  /** Gross income from all wealth, which increases the limit for private debt interest. */
  readonly wealthIncome?: number
  readonly premiums?: number
  /** True if the household contributes to pillar 2 or 3a. If not, its limit for premiums is higher. */
  readonly hasPension?: boolean
  readonly parties?: number
  readonly assetManagement?: number
  readonly securities?: number
  readonly medical?: number
  readonly donations?: number
  /**
   * Income after all deductions except medical costs, donations and social deductions (DBG Art. 33 para. 1 let. h). If
   * absent, medical costs and donations are not allowed, and `notChecked` is `income-unknown`.
   */
  readonly netIncome?: number
}

export type AppliedLimits = {
  /** One entry for each deduction and person with costs or a flat rate, in the order of the tax return. */
  readonly amounts: readonly LimitedAmount[]
  readonly allowed: number
  readonly notChecked: readonly NotCheckedReason[]
}

/**
 * Applies the federal or the cantonal limits to the costs a household paid. The limits come from the official export of
 * the year (`data/tax/<year>`) or, if missing there, from the tax acts. Unknown limits are flagged, never guessed.
 * @example applyLimits({ canton: bern2026, federal: federal2026 }, 'canton', {
 * //   persons: [{ netSalary: 85000, commuting: 9000 }], … }) // amounts: commuting 7000 of 9000, professional 2550
 */
export function applyLimits(figures: YearFigures, level: Level, paid: PaidByHousehold): AppliedLimits {
  const limits = limitsOf(figures, level)
  const children = paid.childAges.length
  const kind = kindOf(paid.maritalStatus, children)
  const medical = byIncome(paid, paid.medical ?? 0, 'medical', (income) =>
    limitMedical(limits, paid.medical ?? 0, income),
  )
  const donations = byIncome(paid, paid.donations ?? 0, 'donations', (income) =>
    limitDonations(limits, paid.donations ?? 0, income - medical.allowed),
  )
  const household = [
    limitPrivateInterest(paid.privateInterest ?? 0, paid.wealthIncome ?? 0),
    limitInsurance(limits, { paid: paid.premiums ?? 0, kind, children, hasPension: paid.hasPension ?? true }),
    limitChildCare(limits, { paid: paid.childCare ?? [], childAges: paid.childAges }),
    limitParties(limits, paid.parties ?? 0),
    limitAssetManagement(limits, paid.assetManagement ?? 0, paid.securities ?? 0),
    medical,
    donations,
  ].filter(({ entered }) => entered > 0)
  const amounts = [...paid.persons.flatMap((person) => limitWorkCosts(limits, person)), ...household]
  return {
    amounts,
    allowed: amounts.reduce((sum, { allowed }) => sum + allowed, 0),
    notChecked: [...new Set(amounts.flatMap(({ notChecked }) => notChecked ?? []))],
  }
}

function byIncome(
  { netIncome }: PaidByHousehold,
  entered: number,
  deduction: 'medical' | 'donations',
  limited: (netIncome: number) => LimitedAmount,
): LimitedAmount {
  if (netIncome !== undefined) return limited(netIncome)
  const source = { law: deduction === 'medical' ? 'DBG Art. 33 para. 1 let. h' : 'DBG Art. 33a' }
  return { deduction, entered, allowed: 0, limit: null, source, notChecked: 'income-unknown' }
}
