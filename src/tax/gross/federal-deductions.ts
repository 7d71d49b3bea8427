import { limitDonations, limitMedical } from '#tax/deduction-limits/household-costs.ts'
import type { LimitsOfLevel } from '#tax/deduction-limits/limited.ts'
import type { FederalFigures } from '#tax/figures.ts'
import { type Deducted, deductionList, type OwnDeductions } from './deduction-list.ts'
import {
  earnedIncomes,
  earnerCosts,
  insurancePremiums,
  type SalaryHousehold,
  secondEarnerDeduction,
} from './flat-deductions.ts'

/** Computes taxable income for the federal direct tax from net salaries (DBG Art. 26, 33, 35), in whole francs. */
export function federalDeductions(
  rules: NonNullable<FederalFigures['gross']>,
  household: SalaryHousehold,
  own: OwnDeductions,
  limits: LimitsOfLevel,
): Deducted {
  const { kind, childAges, nets, otherIncome, paid } = household
  const { deductions, take, add } = deductionList('federal deductions', own)
  const salary = nets.reduce((sum, net) => sum + net, 0)
  const costs = earnerCosts(rules.professional, household)
  const professional = take(
    'professional',
    costs.reduce((sum, { other }) => sum + other, 0),
    { code: 'federal-deduction.professional', values: {} },
  )
  const work = add(
    'work',
    costs.reduce((sum, { beside }) => sum + beside, 0),
    { code: 'federal-deduction.work', values: {} },
  )
  const insurance = take('insurance', insurancePremiums(rules.insurance, rules.contributions, household), {
    code: 'federal-deduction.insurance',
    values: {},
  })
  const second = take('secondEarner', secondEarnerDeduction(rules.secondEarner, earnedIncomes(household, costs)), {
    code: 'federal-deduction.second-earner',
    values: {},
  })
  const personal = take('personal', kind === 'married' ? rules.married : 0, {
    code: 'federal-deduction.married',
    values: {},
  })
  const children = take('children', rules.child * childAges.length, {
    code: 'federal-deduction.children',
    values: { children: childAges.length, perChild: rules.child },
  })
  const other = take('other', 0, { code: 'federal-deduction.other', values: {} })
  const netIncome = salary + otherIncome - professional - work - insurance
  const beforeIllness = netIncome - second - other
  const medical = add('medical', paid ? limitMedical(limits, paid.medical, beforeIllness).allowed : 0, {
    code: 'federal-deduction.medical',
    values: {},
  })
  const donations = add(
    'donations',
    paid ? limitDonations(limits, paid.donations, beforeIllness - medical).allowed : 0,
    {
      code: 'federal-deduction.donations',
      values: {},
    },
  )
  const taxableIncome = Math.max(0, beforeIllness - medical - donations - personal - children)
  return { taxableIncome, netIncome, costs: professional + work, deductions }
}
