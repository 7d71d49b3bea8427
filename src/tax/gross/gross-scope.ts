import type { Flag } from '#tax/flag.ts'
import type { YearFigures } from '#tax/ordinary/income-tax.ts'
import type { GrossHousehold, TaxableIncomes } from './gross-household.ts'

/** Inside of these bounds official results confirm the deductions; amounts in whole francs a year. */
const proven = {
  salary: { least: 40_000, most: 300_000 },
  loneParentSalary: 200_000,
  childAge: { least: 7, most: 13 },
  children: 3,
  netIncomeOfFamilyInFribourg: 46_000,
} as const
const reliefEndsAt = 100_000

/** Parts of a gross-salary result that no official result confirms. */
export function uncheckedParts(
  { canton: { canton, year, rules }, federal }: YearFigures,
  household: GrossHousehold,
  { netSalary, deductions }: TaxableIncomes,
): Flag[] {
  const flags: Flag[] = []
  const add = (when: boolean, flag: Flag) => when && flags.push(flag)
  const { age, childAges, grossSalary } = household
  const provenAge = federal.gross?.contributions.bvg.provenForAge ?? 40
  const insurance = deductions.canton.find(({ id }) => id === 'insurance')?.amount ?? 0
  const professional = deductions.canton.find(({ id }) => id === 'professional')?.amount ?? 0
  add(household.grossSalaryPartner > 0, { code: 'not-checked.two-earners', values: {} })
  add(age < provenAge - 5 || age > provenAge + 4, { code: 'not-checked.age', values: { age, proven: provenAge } })
  add(
    childAges.some((each) => each < proven.childAge.least || each > proven.childAge.most),
    { code: 'not-checked.child-ages', values: { from: proven.childAge.least, to: proven.childAge.most } },
  )
  add(childAges.length > proven.children, { code: 'not-checked.many-children', values: {} })
  add((household.otherIncome ?? 0) > 0, { code: 'not-checked.other-income', values: {} })
  add(grossSalary < proven.salary.least, {
    code: 'not-checked.salaries-below',
    values: { francs: proven.salary.least },
  })
  add(grossSalary > proven.salary.most, { code: 'not-checked.salaries-above', values: { francs: proven.salary.most } })
  add(household.maritalStatus === 'single' && childAges.length > 0 && grossSalary > proven.loneParentSalary, {
    code: 'not-checked.lone-parents',
    values: {},
  })
  add(!rules.gross?.checked, { code: 'not-checked.deductions', values: { year, notes: rules.gross?.notes ?? [] } })
  const family = { canton, francs: proven.netIncomeOfFamilyInFribourg }
  add(canton === 'FR' && childAges.length > 0 && netSalary - professional - insurance < family.francs, {
    code: 'not-checked.families-below',
    values: family,
  })
  const countsWealth = (canton === 'BE' || canton === 'SZ') && rules.gross?.relief !== undefined
  add(countsWealth && household.taxableWealth > 0 && netSalary < reliefEndsAt, {
    code: 'not-checked.wealth-left-out',
    values: { canton },
  })
  return flags
}
