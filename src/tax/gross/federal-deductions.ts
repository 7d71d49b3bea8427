import type { FederalFigures } from '#tax/figures.ts'
import { francs } from '#tax/trace.ts'
import { type Deducted, deductionList, type OwnDeductions } from './deduction-list.ts'
import { insurancePremiums, professionalCosts, type SalaryHousehold, secondEarnerDeduction } from './flat-deductions.ts'

/** From net salaries to the taxable income of the federal direct tax (DBG Art. 26, 33, 35), in whole francs. */
export function federalDeductions(
  rules: NonNullable<FederalFigures['gross']>,
  household: SalaryHousehold,
  own: OwnDeductions,
): Deducted {
  const { kind, childAges, nets, otherIncome } = household
  const { deductions, take } = deductionList(own)
  const salary = nets.reduce((sum, net) => sum + net, 0)
  const costs = nets.map((net) => professionalCosts(rules.professional, net))
  const professional = take(
    'professional',
    'Professional costs',
    costs.reduce((sum, cost) => sum + cost, 0),
    '3 % of the net salary within limits, DBG Art. 26',
  )
  const insurance = take(
    'insurance',
    'Insurance premiums',
    insurancePremiums(rules.insurance, rules.contributions, household),
    'assumed premiums within limits, DBG Art. 33 para. 1 g',
  )
  const second = take(
    'secondEarner',
    'Second earner',
    secondEarnerDeduction(
      rules.secondEarner,
      nets.map((net, at) => net - (costs[at] ?? 0)),
    ),
    'half of the lower income within limits, DBG Art. 33 para. 2',
  )
  const personal = take('personal', 'Married couple', kind === 'married' ? rules.married : 0, 'DBG Art. 35 para. 1 c')
  const children = take(
    'children',
    'Children',
    rules.child * childAges.length,
    `${childAges.length} × ${francs(rules.child)}, DBG Art. 35 para. 1 a`,
  )
  const other = take('other', 'Other deductions', 0, '')
  const netIncome = salary + otherIncome - professional - insurance
  return { taxableIncome: Math.max(0, netIncome - second - personal - children - other), netIncome, deductions }
}
