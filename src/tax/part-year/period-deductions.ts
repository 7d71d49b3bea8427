import { limitDonations, limitMedical } from '#tax/deduction-limits/household-costs.ts'
import type { Level, LimitsOfLevel } from '#tax/deduction-limits/limited.ts'
import type { FormulaLimit, LevelLimits } from '#tax/figures.ts'
import type { Deducted, Deduction, OwnDeductions } from '#tax/gross/deduction-list.ts'
import { earnerCosts } from '#tax/gross/flat-deductions.ts'
import type { GrossPartYear } from '#tax/gross/gross-household.ts'
import type { ProfessionalRule } from '#tax/gross/gross-rules.ts'
import { forDays } from './liability-period.ts'

export type PeriodInput = {
  readonly level: Level
  readonly partYear: GrossPartYear
  /** Net salaries of the period, in the order of the earners. */
  readonly nets: readonly number[]
  readonly otherIncome: number
  /** Deductions of the full year, which determine the rate. */
  readonly ofYear: Deducted
  readonly own: OwnDeductions
  readonly professional: ProfessionalRule
  readonly limits: LimitsOfLevel
}

/**
 * Deductions from the income of the period: flat professional costs on the wage of the period, within limits cut by
 * days (BKV Art. 7 para. 2); social deductions, insurance, both earners and relief of the full year, cut by days (DBG
 * Art. 33 and 35 para. 3); other costs as paid.
 */
export function periodDeductions(input: PeriodInput): Deducted {
  const { level, partYear, nets, otherIncome, ofYear, own, limits } = input
  const { days, paid } = partYear
  const costs = earnerCosts(ruleForDays(input.professional, days), {
    nets,
    workCosts: partYear.workCosts?.[level] ?? [],
  })
  const sumOf = (part: 'other' | 'beside') => costs.reduce((sum, cost) => sum + cost[part], 0)
  const amounts: Partial<Record<Deduction['id'], number>> = {
    professional: own.professional === undefined ? sumOf('other') : forDays(own.professional, days),
    work: sumOf('beside'),
    other: partYear.other?.[level] ?? 0,
  }
  const amountOf = ({ id, amount }: Deduction) => amounts[id] ?? forDays(amount, days)
  const byIncome: readonly Deduction['id'][] = ['medical', 'donations']
  const cut = ofYear.deductions.filter(({ id }) => !byIncome.includes(id))
  const lines = cut.map((line) => ({ ...line, amount: amountOf(line) }))
  const of = (...ids: Deduction['id'][]) =>
    lines.reduce((sum, { id, amount }) => sum + (ids.includes(id) ? amount : 0), 0)
  const income = nets.reduce((sum, net) => sum + net, 0) + otherIncome
  const netIncome = income - of('professional', 'work', 'insurance')
  const beforeIllness = netIncome - of('secondEarner', 'other')
  const medical = paid ? limitMedical(limits, paid.medical, beforeIllness).allowed : 0
  const donations = paid ? limitDonations(limits, paid.donations, beforeIllness - medical).allowed : 0
  const further = [
    { id: 'medical', amount: medical, code: `${level}-deduction.medical` },
    { id: 'donations', amount: donations, code: `${level}-deduction.donations` },
  ] as const
  const added = further
    .filter(({ amount }) => amount > 0)
    .map((line): Deduction => ({ ...line, part: `${level} deductions`, values: {}, own: false }))
  const deductions = [...lines, ...added]
  const taxableIncome = income - deductions.reduce((sum, { amount }) => sum + amount, 0)
  return {
    ...{ taxableIncome: Math.max(0, taxableIncome), netIncome, costs: of('professional', 'work'), deductions },
    isReliefUnsure: ofYear.isReliefUnsure ?? false,
  }
}

/** Flat professional costs for part of a year: the limits are cut, the rate is not (BKV Art. 7 para. 2). */
export function ruleForDays(rule: ProfessionalRule, days: number): ProfessionalRule {
  return { ...rule, ...cutIn(rule, ['fixed', 'base', 'min', 'max'], days) }
}

/** Limits of costs for part of a year. Those of training, interest, medical costs and donations are not cut. */
export function limitsForDays(limits: LimitsOfLevel, days: number): LimitsOfLevel {
  return { ...limits, own: cutLimits(limits.own, days), federal: cutLimits(limits.federal, days) }
}

function cutLimits(limits: LevelLimits, days: number): LevelLimits {
  const { commuting, meals, sideJob, childCare, insurance } = limits
  const formula = (limit: FormulaLimit) => ({ ...limit, ...cutIn(limit, ['amount', 'min', 'max'], days) })
  return {
    ...limits,
    ...(commuting !== undefined && { commuting: forDays(commuting, days) }),
    ...(meals && { meals: { full: forDays(meals.full, days), cheaper: forDays(meals.cheaper, days) } }),
    ...(sideJob && { sideJob: formula(sideJob) }),
    ...(childCare && { childCare: { ...childCare, max: forDays(childCare.max, days) } }),
    ...(insurance && { insurance: { ...insurance, ...cutIn(insurance, insuranceLimits, days) } }),
  }
}

const insuranceLimits = ['single', 'married', 'singleWithoutPension', 'marriedWithoutPension', 'perChild'] as const

function cutIn<Of extends object, Key extends keyof Of>(of: Of, keys: readonly Key[], days: number): Partial<Of> {
  const cut: Partial<Of> = {}
  for (const key of keys) {
    const amount = of[key]
    if (typeof amount === 'number') Object.assign(cut, { [key]: forDays(amount, days) })
  }
  return cut
}
