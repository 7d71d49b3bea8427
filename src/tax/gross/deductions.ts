import type { Contributions, HouseholdKind } from '#tax/figures.ts'
import { floorOf, percent, plus, times, whole } from '#tax/tariff/fraction.ts'
import { childDeduction, familyAdditions } from './child-deduction.ts'
import type { GrossRules, ProfessionalRule } from './gross-rules.ts'
import { assumedRent, floorPercent } from './net-salary.ts'
import { relief, vaudDeductions } from './relief.ts'

/** Deductions that a visitor may replace by an own amount. */
export const deductionIds = [
  'professional',
  'insurance',
  'secondEarner',
  'personal',
  'children',
  'family',
  'rent',
  'relief',
  'other',
] as const
export type DeductionId = (typeof deductionIds)[number]

export type Deduction = {
  readonly id: DeductionId
  readonly label: string
  readonly amount: number
  readonly from: string
  readonly own: boolean
}

/** Own amounts instead of the computed ones; `other` adds what no flat rate covers (pillar 3a, care, interest …). */
export type OwnDeductions = Partial<Record<DeductionId, number>>

export type SalaryHousehold = {
  readonly kind: HouseholdKind
  readonly childAges: readonly number[]
  /** Net salaries of one or two earners. */
  readonly nets: readonly number[]
}

export type Deducted = {
  readonly taxableIncome: number
  readonly netIncome: number
  readonly deductions: readonly Deduction[]
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

/** Premiums that the authority assumes, up to the canton's highest deduction for the household as a whole. */
export function insurancePremiums(
  cap: GrossRules['insurance'],
  { premiumAssumed }: Contributions,
  { kind, childAges, nets }: SalaryHousehold,
): number {
  const assumed = premiumAssumed.adult * (kind === 'married' ? 2 : 1) + premiumAssumed.child * childAges.length
  if (!cap) return assumed
  const couple = nets.length > 1 ? (cap.marriedTwoEarners ?? cap.married) : cap.married
  return Math.min(assumed, (kind === 'married' ? couple : cap.single) + cap.perChild * childAges.length)
}

/** The deduction for the lower of two incomes (after its professional costs). */
export function secondEarnerDeduction(rule: GrossRules['secondEarner'], incomes: readonly number[]): number {
  const [first = 0, second = 0] = incomes.toSorted((a, b) => b - a)
  if (!rule || second <= 0) return 0
  if (rule.percent === undefined) return Math.min(second, rule.max)
  const share = floorPercent(rule.ofBoth ? first + second : second, rule.percent)
  return Math.min(second, rule.max, Math.max(rule.min ?? 0, share))
}

/** From net salaries to the canton's taxable income, deduction by deduction, in whole francs. */
export function cantonDeductions(
  rules: GrossRules,
  assumptions: Contributions,
  household: SalaryHousehold,
  own: OwnDeductions,
): Deducted {
  const { kind, childAges, nets } = household
  const deductions: Deduction[] = []
  const take = (id: DeductionId, label: string, computed: number, from: string): number => {
    const replaced = own[id]
    const amount = replaced ?? computed
    if (amount > 0 || replaced !== undefined) {
      deductions.push({
        id,
        label,
        amount,
        from: replaced === undefined ? from : 'own amount',
        own: replaced !== undefined,
      })
    }
    return amount
  }
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
  const netIncome = salaryLessCosts - insurance
  const second = take(
    'secondEarner',
    'Second earner',
    secondEarnerDeduction(
      rules.secondEarner,
      nets.map((net, at) => net - (costs[at] ?? 0)),
    ),
    'on the lower income after professional costs',
  )
  const familyShare =
    rules.familyShare && kind !== 'single'
      ? Math.min(
          rules.familyShare.max,
          Math.max(rules.familyShare.min, floorPercent(Math.max(0, netIncome), rules.familyShare.percent)),
        )
      : 0
  const personal = take(
    'personal',
    'Personal deduction',
    (rules.personal?.[kind] ?? 0) +
      (kind === 'loneParent' ? (rules.personalPerChildOfLoneParent ?? 0) * childAges.length : 0) +
      familyShare,
    'fixed by household',
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
    `assumed rent ${rent}`,
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

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

function professionalInWords({ fixed, base, percent: rate, min, max }: ProfessionalRule): string {
  if (fixed !== undefined) return `fixed at ${fixed}`
  return `${base ? `${base} + ` : ''}${rate} % of the net salary${min ? `, at least ${min}` : ''}${max ? `, at most ${max}` : ''}`
}

function insuranceInWords({ insurance }: GrossRules, { premiumAssumed }: Contributions): string {
  const assumed = `assumed ${premiumAssumed.adult} per adult and ${premiumAssumed.child} per child`
  return insurance
    ? `${assumed}, at most ${insurance.single} single, ${insurance.married} married, ${insurance.perChild} per child`
    : assumed
}
