import type { HouseholdKind } from '#tax/figures.ts'
import { percent, roundDown, roundHalfUp, times, whole } from '#tax/tariff/fraction.ts'
import type { ReliefRule, VaudRule } from './gross-rules.ts'

export type ReliefBase = {
  readonly kind: HouseholdKind
  readonly children: number
  readonly netIncome: number
  readonly salaryLessCosts: number
  readonly taxableIncome: number
}

/** Computes a canton's deduction for modest incomes in whole francs; never negative. */
export function relief(rule: ReliefRule | undefined, base: ReliefBase): number {
  if (!rule) return 0
  switch (rule.type) {
    case 'steps': {
      const row = base.kind === 'married' ? rule.married : rule.single
      const amount = {
        'net income': base.netIncome,
        'taxable income': base.taxableIncome,
        'salary less professional costs': base.salaryLessCosts,
      }[rule.base]
      const steps = Math[rule.round]((amount - row.from) / row.per)
      return Math.max(0, row.full + rule.perChild * base.children - row.minus * Math.max(0, steps))
    }
    case 'shortfall': {
      const below = Math.ceil((rule.zeroAt[base.kind] - base.netIncome) / rule.per[base.kind])
      return Math.min(rule.max, Math.max(0, rule.step * below))
    }
    case 'ladder':
      return rule.steps.find(([below]) => base.taxableIncome < below)?.[1] ?? 0
    case 'percent': {
      const limit =
        base.children > 0 && rule.limitWithChildren
          ? rule.limitWithChildren
          : rule.limit[base.kind] + (rule.limitPerChild ?? 0) * base.children
      const share = times(whole(Math.max(0, limit - base.netIncome)), percent(rule.percent))
      return rule.round === 'floor' ? Number(roundDown(share).n) : roundHalfUp(share)
    }
  }
}

/** Rent, modest-income and family deductions of the canton of Vaud, in whole francs, based on the net income. */
export function vaudDeductions(
  rule: VaudRule,
  { kind, children, netIncome }: ReliefBase,
  rent: number,
): { rent: number; modest: number; family: number } {
  const limit = (kind === 'single' ? rule.rent.single : rule.rent.family) + rule.rent.perChild * children
  // Compute in tenths of a franc, because a percentage of the income can have a decimal.
  const excessTenths = Math.min(rent, limit) * 10 - (netIncome * rule.rent.percent) / 10
  const rentDeduction = Math.min(rule.rent.max, Math.floor(Math.max(0, excessTenths) / 10))

  const full = rule.modest[kind] + rule.modest.perChild * children
  const cut = rule.modest.minus * Math.floor((netIncome - full + rule.modest.minus) / rule.modest.per)
  const modest = netIncome <= full ? Math.max(0, netIncome) : Math.max(0, full - cut)

  const { phaseOut } = rule
  const base = (kind === 'single' ? 0 : rule.family[kind]) + rule.family.perChild * children
  const excess = Math.max(0, netIncome - phaseOut.from)
  const steps =
    Math.ceil(Math.min(excess, phaseOut.width) / phaseOut.per) +
    Math.ceil(Math.max(0, excess - phaseOut.width) / phaseOut.thenPer)
  return { rent: rentDeduction, modest, family: Math.max(0, base - phaseOut.minus * steps) }
}
