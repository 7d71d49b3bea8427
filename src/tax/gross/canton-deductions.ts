import { limitDonations, limitMedical } from '#tax/deduction-limits/household-costs.ts'
import type { LimitsOfLevel } from '#tax/deduction-limits/limited.ts'
import type { Contributions } from '#tax/figures.ts'

import { type Deducted, deductionList, type OwnDeductions } from './deduction-list.ts'
import {
  earnedIncomes,
  earnerCosts,
  insurancePremiums,
  type SalaryHousehold,
  secondEarnerDeduction,
} from './flat-deductions.ts'
import type { ChildRule, GrossRules, ProfessionalRule } from './gross-rules.ts'
import type { DeductionValues } from './gross-trace.ts'
import { assumedRent, floorPercent } from './net-salary.ts'
import { relief, vaudDeductions } from './relief.ts'

/** A canton's deductions from net salaries, whole francs. Those entered by visitors (`own`) replace computed ones. */
export function cantonDeductions(
  rules: GrossRules,
  assumptions: Contributions,
  household: SalaryHousehold,
  own: OwnDeductions,
  limits: LimitsOfLevel,
): Deducted {
  const { kind, childAges, nets, otherIncome, paid } = household
  const { deductions, take, add } = deductionList('canton deductions', own)
  const salary = nets.reduce((sum, net) => sum + net, 0)
  const costs = earnerCosts(rules.professional, household)
  const professional = take('professional', sum(costs.map(({ other }) => other)), {
    code: 'canton-deduction.professional',
    values: professionalValues(rules.professional),
  })
  const work = add('work', sum(costs.map(({ beside }) => beside)), { code: 'canton-deduction.work', values: {} })
  const insurance = take('insurance', insurancePremiums(rules.insurance, assumptions, household), {
    code: 'canton-deduction.insurance',
    values: insuranceValues(rules, assumptions),
  })
  const salaryLessCosts = salary - professional - work
  const netIncome = salaryLessCosts + otherIncome - insurance
  const second = take('secondEarner', secondEarnerDeduction(rules.secondEarner, earnedIncomes(household, costs)), {
    code: 'canton-deduction.second-earner',
    values: {},
  })
  const personal = take('personal', personalDeduction(rules, household, netIncome), {
    code: 'canton-deduction.personal',
    values: {},
  })
  const children = take('children', childDeduction(rules.child, childAges, netIncome), {
    code: 'canton-deduction.children',
    values: { children: childAges.length },
  })
  const base = { kind, children: childAges.length, netIncome, salaryLessCosts, taxableIncome: 0 }
  const rent = assumedRent(assumptions, salary)
  const vaud = rules.vaud && vaudDeductions(rules.vaud, base, rent)
  const family = take('family', familyAdditions(rules, childAges) + (vaud?.family ?? 0), {
    code: 'canton-deduction.family',
    values: {},
  })
  const rentDeduction = take(
    'rent',
    vaud?.rent ?? (rules.rent ? Math.min(rules.rent.max, floorPercent(rent, rules.rent.percent)) : 0),
    { code: 'canton-deduction.rent', values: { rent } },
  )
  const other = take('other', 0, { code: 'canton-deduction.other', values: {} })
  const beforeIllness = netIncome - second - other
  const medical = add('medical', paid ? limitMedical(limits, paid.medical, beforeIllness).allowed : 0, {
    code: 'canton-deduction.medical',
    values: {},
  })
  const donations = add(
    'donations',
    paid ? limitDonations(limits, paid.donations, beforeIllness - medical).allowed : 0,
    {
      code: 'canton-deduction.donations',
      values: {},
    },
  )
  const before = beforeIllness - medical - donations - personal - children - family - rentDeduction
  const modest = take('relief', vaud?.modest ?? relief(rules.relief, { ...base, taxableIncome: before }), {
    code: 'canton-deduction.relief',
    values: {},
  })
  const byIncome = (net: number) => {
    const at = { ...base, netIncome: net, taxableIncome: before }
    const ofVaud = rules.vaud && vaudDeductions(rules.vaud, at, rent)
    const reliefs = ofVaud ? ofVaud.rent + ofVaud.modest + ofVaud.family : relief(rules.relief, at)
    return personalDeduction(rules, household, net) + childDeduction(rules.child, childAges, net) + reliefs
  }
  const furtherDeductions = other + medical + donations
  return {
    ...{ taxableIncome: Math.max(0, before - modest), netIncome, costs: professional + work, deductions },
    // No source says whether pillar 3a or donations reduce the income on which some deductions depend.
    isReliefUnsure: furtherDeductions > 0 && byIncome(netIncome) !== byIncome(netIncome - furtherDeductions),
  }
}

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

function professionalValues({ fixed, base, percent, min, max }: ProfessionalRule) {
  if (fixed !== undefined) return { rule: { fixed } }
  return { rule: { base: base ?? 0, percent: percent ?? 0, least: min ?? 0, most: max ?? 0 } }
}

function insuranceValues(
  { insurance }: GrossRules,
  { premiumAssumed: { adult, child } }: Contributions,
): DeductionValues['canton-deduction.insurance'] {
  if (!insurance) return { adult, child }
  const { single, married, perChild } = insurance
  return { adult, child, most: { single, married, perChild } }
}

/** Child deduction in whole francs. `netIncome` is used only by cantons whose deduction falls with rising income. */
export function childDeduction(rule: ChildRule | undefined, ages: readonly number[], netIncome: number): number {
  if (!rule || ages.length === 0) return 0
  switch (rule.by) {
    case 'age':
      return sumOver(
        ages,
        (age) => rule.steps.find(([from, to]) => age >= from && (to === null || age <= to))?.[2] ?? 0,
      )
    case 'order':
      return sumOver(ages, (_, at) => (at < 2 ? rule.firstTwo : rule.fromThird))
    case 'number':
      return ages.length * (ages.length > 2 ? rule.threeOrMore : rule.upToTwo)
    case 'income': {
      const above = netIncome - rule.above - rule.perFurtherChild * (ages.length - 1)
      const cut = rule.minus * Math.max(0, Math.ceil(above / rule.per))
      return sumOver(ages, (_, at) => {
        const [most, least] = at < 2 ? rule.firstTwo : rule.fromThird
        return Math.max(least, most - cut)
      })
    }
  }
}

/** Extra deduction in whole francs for children cared for by their parents, and for each child from the third on. */
export function familyAdditions({ ownCare, fromThirdChild = 0 }: GrossRules, ages: readonly number[]): number {
  const cared = ownCare ? ages.filter((age) => age <= ownCare.toAge).length * ownCare.perChild : 0
  return cared + fromThirdChild * Math.max(0, ages.length - 2)
}

function sumOver(ages: readonly number[], amount: (age: number, at: number) => number): number {
  return ages.reduce((sum, age, at) => sum + amount(age, at), 0)
}
