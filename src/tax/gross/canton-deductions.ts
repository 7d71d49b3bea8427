import type { Contributions } from '#tax/figures.ts'
import { francs } from '#tax/trace.ts'
import { childDeduction, familyAdditions } from './child-deduction.ts'
import { type Deducted, deductionList, type OwnDeductions } from './deduction-list.ts'
import { insurancePremiums, professionalCosts, type SalaryHousehold, secondEarnerDeduction } from './flat-deductions.ts'
import type { GrossRules, ProfessionalRule } from './gross-rules.ts'
import { assumedRent, floorPercent } from './net-salary.ts'
import { relief, vaudDeductions } from './relief.ts'

/** From net salaries to the canton's taxable income, deduction by deduction, in whole francs. */
export function cantonDeductions(
  rules: GrossRules,
  assumptions: Contributions,
  household: SalaryHousehold,
  own: OwnDeductions,
): Deducted {
  const { kind, childAges, nets, otherIncome } = household
  const { deductions, take } = deductionList(own)
  const salary = nets.reduce((sum, net) => sum + net, 0)
  const costs = nets.map((net) => professionalCosts(rules.professional, net))
  const professional = take('professional', 'Professional costs', sum(costs), professionalInWords(rules.professional))
  const insurance = take(
    'insurance',
    'Insurance premiums',
    insurancePremiums(rules.insurance, assumptions, household),
    insuranceInWords(rules, assumptions),
  )
  const salaryLessCosts = salary - professional
  const netIncome = salaryLessCosts + otherIncome - insurance
  const second = take(
    'secondEarner',
    'Second earner',
    secondEarnerDeduction(
      rules.secondEarner,
      nets.map((net, at) => net - (costs[at] ?? 0)),
    ),
    'on the lower income after professional costs',
  )
  const personal = take(
    'personal',
    'Personal deduction',
    personalDeduction(rules, household, netIncome),
    'by household',
  )
  const children = take(
    'children',
    'Children',
    childDeduction(rules.child, childAges, netIncome),
    `${childAges.length} children, by the canton’s table`,
  )
  const base = { kind, children: childAges.length, netIncome, salaryLessCosts, taxableIncome: 0 }
  const rent = assumedRent(assumptions, salary)
  const vaud = rules.vaud && vaudDeductions(rules.vaud, base, rent)
  const family = take(
    'family',
    'Family and own care of children',
    familyAdditions(rules, childAges) + (vaud?.family ?? 0),
    'by number and age of the children',
  )
  const rentDeduction = take(
    'rent',
    'Rent',
    vaud?.rent ?? (rules.rent ? Math.min(rules.rent.max, floorPercent(rent, rules.rent.percent)) : 0),
    `assumed rent ${francs(rent)}`,
  )
  const other = take('other', 'Other deductions', 0, '')
  const before = netIncome - second - personal - children - family - rentDeduction - other
  const modest = take(
    'relief',
    'Modest income',
    vaud?.modest ?? relief(rules.relief, { ...base, taxableIncome: before }),
    'falls as the income rises',
  )
  return { taxableIncome: Math.max(0, before - modest), netIncome, deductions }
}

/** Fixed amounts by household, per child of a lone parent, and a share of the net income for families. */
function personalDeduction(rules: GrossRules, { kind, childAges }: SalaryHousehold, netIncome: number): number {
  const fixed = rules.personal?.[kind] ?? 0
  const perChild = kind === 'loneParent' ? (rules.personalPerChildOfLoneParent ?? 0) * childAges.length : 0
  if (!rules.familyShare || kind === 'single') return fixed + perChild
  const { percent, min, max } = rules.familyShare
  return fixed + perChild + Math.min(max, Math.max(min, floorPercent(Math.max(0, netIncome), percent)))
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

function professionalInWords({ fixed, base, percent: rate, min, max }: ProfessionalRule): string {
  if (fixed !== undefined) return `fixed at ${francs(fixed)}`
  return `${base ? `${francs(base)} + ` : ''}${rate} % of the net salary${min ? `, at least ${francs(min)}` : ''}${max ? `, at most ${francs(max)}` : ''}`
}

function insuranceInWords({ insurance }: GrossRules, { premiumAssumed }: Contributions): string {
  const assumed = `assumed ${francs(premiumAssumed.adult)} per adult and ${francs(premiumAssumed.child)} per child`
  return insurance
    ? `${assumed}, at most ${francs(insurance.single)} single, ${francs(insurance.married)} married, ${francs(insurance.perChild)} per child`
    : assumed
}
