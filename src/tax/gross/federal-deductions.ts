import type { FederalFigures } from '#tax/figures.ts'
import { type Deducted, deductionList, type OwnDeductions } from './deduction-list.ts'
import { insurancePremiums, professionalCosts, type SalaryHousehold, secondEarnerDeduction } from './flat-deductions.ts'

/** From net salaries to the taxable income of the federal direct tax (DBG Art. 26, 33, 35), in whole francs. */
export function federalDeductions(
  rules: NonNullable<FederalFigures['gross']>,
  household: SalaryHousehold,
  own: OwnDeductions,
): Deducted {
  const { kind, childAges, nets, otherIncome } = household
  const { deductions, take } = deductionList('federal deductions', own)
  const salary = nets.reduce((sum, net) => sum + net, 0)
  const costs = nets.map((net) => professionalCosts(rules.professional, net))
  const professional = take(
    'professional',
    costs.reduce((sum, cost) => sum + cost, 0),
    { code: 'federal-deduction.professional', values: {} },
  )
  const insurance = take('insurance', insurancePremiums(rules.insurance, rules.contributions, household), {
    code: 'federal-deduction.insurance',
    values: {},
  })
  const second = take(
    'secondEarner',
    secondEarnerDeduction(
      rules.secondEarner,
      nets.map((net, at) => net - (costs[at] ?? 0)),
    ),
    { code: 'federal-deduction.second-earner', values: {} },
  )
  const personal = take('personal', kind === 'married' ? rules.married : 0, {
    code: 'federal-deduction.married',
    values: {},
  })
  const children = take('children', rules.child * childAges.length, {
    code: 'federal-deduction.children',
    values: { children: childAges.length, perChild: rules.child },
  })
  const other = take('other', 0, { code: 'federal-deduction.other', values: {} })
  const netIncome = salary + otherIncome - professional - insurance
  return { taxableIncome: Math.max(0, netIncome - second - personal - children - other), netIncome, deductions }
}
