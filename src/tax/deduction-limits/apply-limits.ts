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
import { type Level, type LimitedAmount, limitsOf } from './limited.ts'
import type { NotCheckedReason } from './not-checked.ts'
import { limitWorkCosts, type WorkCosts } from './work-costs.ts'

/** What a household paid in a year, whole francs. Absent: nothing. */
export type PaidByHousehold = {
  readonly maritalStatus: MaritalStatus
  /** Ages at the end of the year. */
  readonly childAges: readonly number[]
  /** Each person with costs of work of their own: never one sum for a couple. */
  readonly persons: readonly WorkCosts[]
  /** One amount per entry. */
  readonly childCare?: readonly number[]
  readonly privateInterest?: number
  /** Gross yield of the whole wealth, which raises the limit of interest. */
  readonly wealthIncome?: number
  readonly premiums?: number
  /** Contributions to pillar 2 or 3a; without them the limit of premiums is higher. */
  readonly hasPension?: boolean
  readonly parties?: number
  readonly assetManagement?: number
  readonly securities?: number
  readonly medical?: number
  readonly donations?: number
  /**
   * Income of this level after all deductions but illness, gifts and social deductions (DBG Art. 33 para. 1 let. h).
   * Absent: illness and gifts cannot be limited and are not allowed, with the reason `income-unknown`.
   */
  readonly netIncome?: number
}

export type AppliedLimits = {
  /** One entry per deduction and person, in the order of a return; only what was paid or is granted without receipts. */
  readonly amounts: readonly LimitedAmount[]
  /** Sum of all that is allowed. */
  readonly allowed: number
  readonly notChecked: readonly NotCheckedReason[]
}

/**
 * What Confederation or canton allows of what a household paid. Limits of the official export of the year
 * (`data/tax/<year>`), those that are not in it from the acts; a limit that is not known is marked, never guessed silently.
 * Gifts count after illness costs.
 * @example applyLimits({ canton: bern2026, federal: federal2026 }, 'canton', { persons: [{ netSalary: 85000, commuting: 9000 }], … })
 * // amounts: commuting 7000 of 9000, professional 2550
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
