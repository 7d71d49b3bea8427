import type { Canton, Contributions } from '#tax/figures.ts'
import type { Flag } from '#tax/flag.ts'
import type { YearFigures } from '#tax/ordinary/income-tax.ts'
import type { Deduction } from './deduction-list.ts'
import type { GrossHousehold, GrossPartYear, TaxableIncomes } from './gross-household.ts'
import { netSalary } from './net-salary.ts'

/** Bounds, in francs a year, within which official results confirm our deductions. Results outside them are flagged. */
const proven = {
  salary: { least: 40_000, most: 300_000 },
  loneParentSalary: 200_000,
  childAge: { least: 7, most: 13 },
  children: 3,
  netIncomeOfFamilyInFribourg: 46_000,
} as const
const reliefEndsAt = 100_000

export function uncheckedParts(
  { canton: { canton, year, rules }, federal }: YearFigures,
  household: GrossHousehold,
  { netSalary, deductions, isReliefUnsure, open }: TaxableIncomes,
): Flag[] {
  const flags: Flag[] = []
  const add = (when: boolean, flag: Flag) => when && flags.push(flag)
  const { age, childAges } = household
  const provenAge = federal.gross?.contributions.bvg.provenForAge ?? 40
  const insurance = deductions.canton.find(({ id }) => id === 'insurance')?.amount ?? 0
  const professional = deductions.canton.find(({ id }) => id === 'professional')?.amount ?? 0
  const { earned, least, most, ofLoneParent } = salaryAndBounds(household, federal.gross?.contributions)
  const hasSecond = (household.netSalaryPartner ?? household.grossSalaryPartner) > 0
  add(hasSecond || household.earnedBeside?.some((earned) => earned > 0) === true, {
    code: 'not-checked.two-earners',
    values: {},
  })
  // Age only affects the pension fund contribution, which a given net salary already includes.
  add(household.netSalary === undefined && (age < provenAge - 5 || age > provenAge + 4), {
    code: 'not-checked.age',
    values: { age, proven: provenAge },
  })
  add(
    childAges.some((each) => each < proven.childAge.least || each > proven.childAge.most),
    { code: 'not-checked.child-ages', values: { from: proven.childAge.least, to: proven.childAge.most } },
  )
  add(childAges.length > proven.children, { code: 'not-checked.many-children', values: {} })
  add((household.otherIncome ?? 0) > 0, { code: 'not-checked.other-income', values: {} })
  add(earned < least, {
    code: 'not-checked.salaries-below',
    values: { francs: proven.salary.least },
  })
  add(earned > most, { code: 'not-checked.salaries-above', values: { francs: proven.salary.most } })
  add(household.maritalStatus === 'single' && childAges.length > 0 && earned > ofLoneParent, {
    code: 'not-checked.lone-parents',
    values: {},
  })
  add(!rules.gross?.checked, { code: 'not-checked.deductions', values: { year, notes: rules.gross?.notes ?? [] } })
  const family = { canton, francs: proven.netIncomeOfFamilyInFribourg }
  add(canton === 'FR' && childAges.length > 0 && netSalary - professional - insurance < family.francs, {
    code: 'not-checked.families-below',
    values: family,
  })
  add(isReliefUnsure, { code: 'not-checked.income-for-relief', values: { canton } })
  for (const question of open) flags.push({ code: `not-checked.${question}`, values: {} })
  const countsWealth = (canton === 'BE' || canton === 'SZ') && rules.gross?.relief !== undefined
  add(countsWealth && household.taxableWealth > 0 && netSalary < reliefEndsAt, {
    code: 'not-checked.wealth-left-out',
    values: { canton },
  })
  if (household.partYear) flags.push(...partYearScope(canton, household, household.partYear, deductions.canton))
  return flags
}

const dependsOnIncome: readonly Deduction['id'][] = ['relief', 'rent', 'family']

function partYearScope(
  canton: Canton,
  { netSalary }: GrossHousehold,
  { days, isWholeMonths, salaries }: GrossPartYear,
  deductions: readonly Deduction[],
): Flag[] {
  const isGross = netSalary === undefined && salaries.some((salary) => salary > 0)
  return [
    ...(isWholeMonths ? [] : [{ code: 'not-checked.part-year-days' as const, values: { days } }]),
    ...(isGross ? [{ code: 'not-checked.part-year-gross' as const, values: {} }] : []),
    ...(deductions.some(({ id }) => dependsOnIncome.includes(id))
      ? [{ code: 'not-checked.part-year-relief' as const, values: { canton } }]
      : []),
  ]
}

function salaryAndBounds({ netSalary: given, grossSalary, age }: GrossHousehold, rules: Contributions | undefined) {
  const as = (gross: number) =>
    given === undefined || !rules ? gross : netSalary(rules, { grossSalary: gross, age }).net
  return {
    earned: given ?? grossSalary,
    least: as(proven.salary.least),
    most: as(proven.salary.most),
    ofLoneParent: as(proven.loneParentSalary),
  }
}
