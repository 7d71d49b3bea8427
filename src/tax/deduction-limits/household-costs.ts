import type { HouseholdKind } from '#tax/figures.ts'
import { floorOf, minus, percent, times, whole } from '#tax/tariff/fraction.ts'
import { byFormula, knownLimit, type LimitedAmount, type LimitsOfLevel } from './limited.ts'

/** Third-party child care is deductible for children under 14 (DBG Art. 33 para. 3, StHG Art. 9 para. 2 let. m). */
const careEndsAt = 14
/**
 * Private interest is deductible up to the income from wealth plus this amount (DBG Art. 33 para. 1 let. a, StHG Art. 9
 * para. 2 let. a).
 */
const interestAboveYield = 50_000

/** Limits child care costs. `childAges`: at year end. Flagged if several children's costs exceed one child's limit. */
export function limitChildCare(
  limits: LimitsOfLevel,
  { paid, childAges }: { readonly paid: readonly number[]; readonly childAges: readonly number[] },
): LimitedAmount {
  const source = { law: 'DBG Art. 33 para. 3; StHG Art. 9 para. 2 let. m', exportId: 'FremdBetr_EK' }
  const entered = sum(paid)
  const children = childAges.filter((age) => age <= careEndsAt).length
  const { limit: rule, notChecked } = knownLimit(limits, ({ childCare }) => childCare)
  if (entered === 0 || !rule) return { deduction: 'child-care', entered, allowed: 0, limit: null, source }
  const counting = (amount: number) =>
    rule.percent === undefined ? amount : floorOf(times(whole(amount), percent(rule.percent)))
  const limit = rule.max * children
  const perEntry = paid.length === children ? sum(paid.map((amount) => Math.min(rule.max, counting(amount)))) : limit
  const allowed = Math.min(counting(entered), limit, perEntry)
  const why =
    notChecked ??
    (children === 0
      ? ('care-without-child' as const)
      : children > 1 && counting(entered) > rule.max
        ? ('care-per-child-unknown' as const)
        : childAges.some((age) => age === careEndsAt)
          ? ('care-until-birthday' as const)
          : undefined)
  return { deduction: 'child-care', entered, allowed, limit, source, ...(why && { notChecked: why }) }
}

export function limitPrivateInterest(entered: number, wealthIncome: number): LimitedAmount {
  const source = { law: 'DBG Art. 33 para. 1 let. a; StHG Art. 9 para. 2 let. a' }
  const limit = Math.max(0, wealthIncome) + interestAboveYield
  return { deduction: 'private-interest', entered, allowed: Math.min(entered, limit), limit, source }
}

/** Limits insurance premiums and interest on savings, per household (DBG Art. 33 para. 1 let. g and para. 1bis). */
export function limitInsurance(
  limits: LimitsOfLevel,
  {
    paid: entered,
    kind,
    children,
    hasPension,
  }: {
    readonly paid: number
    readonly kind: HouseholdKind
    readonly children: number
    readonly hasPension: boolean
  },
): LimitedAmount {
  const source = { law: 'DBG Art. 33 para. 1 let. g and para. 1bis', exportId: 'KKSpar…_EK' }
  const { limit: rule, notChecked } = knownLimit(limits, ({ insurance }) => insurance)
  if (!rule)
    return {
      deduction: 'insurance',
      entered,
      allowed: entered,
      limit: null,
      source,
      notChecked: 'canton-limit-unknown',
    }
  const withPension = kind === 'married' ? rule.married : rule.single
  const withoutPension = kind === 'married' ? rule.marriedWithoutPension : rule.singleWithoutPension
  const limit = (hasPension ? withPension : (withoutPension ?? withPension)) + rule.perChild * children
  const why = notChecked ?? (hasPension || withoutPension !== undefined ? undefined : ('canton-limit-unknown' as const))
  const open = entered > 0 && why ? { notChecked: why } : {}
  return { deduction: 'insurance', entered, allowed: Math.min(entered, limit), limit, source, ...open }
}

/** Limits donations to political parties (DBG Art. 33 para. 1 let. i; StHG Art. 9 para. 2 let. l). */
export function limitParties(limits: LimitsOfLevel, entered: number): LimitedAmount {
  const source = { law: 'DBG Art. 33 para. 1 let. i; StHG Art. 9 para. 2 let. l' }
  const { limit = null, notChecked } = knownLimit(limits, ({ byLaw }) => byLaw?.parties)
  const open = entered > 0 && notChecked ? { notChecked } : {}
  return { deduction: 'parties', entered, allowed: Math.min(entered, limit ?? entered), limit, source, ...open }
}

/** Allows actual asset management costs in full. `limit` is the canton's flat rate; null if there is none. */
export function limitAssetManagement({ own }: LimitsOfLevel, entered: number, securities: number): LimitedAmount {
  const source = { law: 'DBG Art. 32 para. 1', exportId: 'VMVerwaltungsKosten_EK' }
  const limit = own.assetManagement ? byFormula(own.assetManagement, securities) : null
  return { deduction: 'asset-management', entered, allowed: entered, limit, source }
}

/**
 * Allows medical costs above a share of the income after all deductions of DBG Art. 26 to 33, but before donations and
 * social deductions (DBG Art. 33 para. 1 let. h; StHG Art. 9 para. 2 let. h). Rounded down to the franc.
 * @example limitMedical(federal2026, 6100, 80000).allowed // 2100
 */
export function limitMedical(limits: LimitsOfLevel, entered: number, netIncome: number): LimitedAmount {
  const source = { law: 'DBG Art. 33 para. 1 let. h; StHG Art. 9 para. 2 let. h' }
  const { limit: share, notChecked } = knownLimit(limits, ({ byLaw }) => byLaw?.medicalPercent)
  if (share === undefined)
    return { deduction: 'medical', entered, allowed: 0, limit: null, source, notChecked: 'canton-limit-unknown' }
  const above = minus(whole(entered), times(whole(Math.max(0, netIncome)), percent(share)))
  const open = entered > 0 && notChecked ? { notChecked } : {}
  return { deduction: 'medical', entered, allowed: Math.max(0, floorOf(above)), limit: null, source, ...open }
}

/** Allows donations up to a share of the net income, but none below the legal yearly minimum (DBG Art. 33a). */
export function limitDonations(limits: LimitsOfLevel, entered: number, netIncome: number): LimitedAmount {
  const source = { law: 'DBG Art. 33a; StHG Art. 9 para. 2 let. i' }
  const { limit: rule, notChecked } = knownLimit(limits, ({ byLaw }) => byLaw?.donations)
  if (!rule)
    return { deduction: 'donations', entered, allowed: 0, limit: null, source, notChecked: 'canton-limit-unknown' }
  const limit = floorOf(times(whole(Math.max(0, netIncome)), percent(rule.percent)))
  const allowed = entered < rule.from ? 0 : Math.min(entered, limit)
  const open = entered > 0 && notChecked ? { notChecked } : {}
  return { deduction: 'donations', entered, allowed, limit, source, ...open }
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
