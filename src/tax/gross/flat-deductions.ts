import type { Contributions, HouseholdKind } from '#tax/figures.ts'
import { floorOf, percent, plus, times, whole } from '#tax/tariff/fraction.ts'
import type { EarnerCosts, PaidCosts } from './gross-household.ts'
import type { GrossRules, ProfessionalRule } from './gross-rules.ts'
import { floorPercent } from './net-salary.ts'

export type SalaryHousehold = {
  readonly kind: HouseholdKind
  readonly childAges: readonly number[]
  readonly nets: readonly number[]
  readonly otherIncome: number
  readonly earnedBeside?: readonly number[] | undefined
  readonly premiumsPaid?: number | undefined
  readonly workCosts?: readonly EarnerCosts[] | undefined
  readonly paid?: PaidCosts | undefined
}

/** Flat professional costs on a net salary, rounded down to the franc, within the canton's limits. */
export function professionalCosts(
  { fixed, base = 0, percent: rate = 0, min = 0, max }: ProfessionalRule,
  net: number,
): number {
  if (fixed !== undefined) return Math.min(fixed, Math.max(0, net))
  const share = floorOf(plus(whole(base), times(whole(net), percent(rate))))
  return Math.min(max ?? share, Math.max(min, share))
}

/**
 * Work costs of each earner in francs: `beside`, deducted in addition to a flat rate (such as commuting), and `other`:
 * the flat rate or the actual costs if higher.
 */
export function earnerCosts(
  rule: ProfessionalRule,
  { nets, workCosts = [] }: Pick<SalaryHousehold, 'nets' | 'workCosts'>,
): { readonly other: number; readonly beside: number }[] {
  return nets.map((net, at) => {
    const { beside = 0, proven = 0 } = workCosts[at] ?? {}
    return { other: Math.max(professionalCosts(rule, net), proven), beside }
  })
}

/** Premiums paid or, if missing, those that the official calculator assumes, up to the household's maximum. */
export function insurancePremiums(
  cap: GrossRules['insurance'],
  { premiumAssumed }: Contributions,
  { kind, childAges, nets, premiumsPaid }: SalaryHousehold,
): number {
  const assumed =
    premiumsPaid ?? premiumAssumed.adult * (kind === 'married' ? 2 : 1) + premiumAssumed.child * childAges.length
  if (!cap) return assumed
  const couple = nets.length > 1 ? (cap.marriedTwoEarners ?? cap.married) : cap.married
  return Math.min(assumed, (kind === 'married' ? couple : cap.single) + cap.perChild * childAges.length)
}

/** Earned incomes of both spouses after work costs, on which the two-earner deduction is based (DBG Art. 33 para. 2). */
export function earnedIncomes(
  { nets, earnedBeside = [] }: Pick<SalaryHousehold, 'nets' | 'earnedBeside'>,
  costs: ReturnType<typeof earnerCosts>,
): number[] {
  const spouses = Math.max(nets.length, earnedBeside.length)
  return Array.from({ length: spouses }, (_, at) => {
    const { other = 0, beside = 0 } = costs[at] ?? {}
    return (nets[at] ?? 0) - other - beside + (earnedBeside[at] ?? 0)
  })
}

/** Two-earner deduction in whole francs, on incomes after professional costs; a percentage is rounded down. */
export function secondEarnerDeduction(rule: GrossRules['secondEarner'], incomes: readonly number[]): number {
  const [first = 0, second = 0] = incomes.toSorted((a, b) => b - a)
  if (!rule || second <= 0) return 0
  if (rule.percent === undefined) return Math.min(second, rule.max)
  const share = floorPercent(rule.ofBoth ? first + second : second, rule.percent)
  return Math.min(second, rule.max, Math.max(rule.min ?? 0, share))
}
