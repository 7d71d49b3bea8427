import type { YearFigures } from '#tax/ordinary/income-tax.ts'
import type { GrossHousehold, TaxableIncomes } from './gross-household.ts'

/** Parts of a gross-salary result that no official result confirms, in words: 'not checked against the authority'. */
export function uncheckedParts(
  { canton, federal }: YearFigures,
  household: GrossHousehold,
  { netSalary, deductions }: TaxableIncomes,
): string[] {
  const parts: string[] = []
  const add = (when: boolean, what: string) => when && parts.push(`Not checked against the authority: ${what}`)
  const bvg = federal.gross?.contributions.bvg
  const proven = bvg?.provenForAge ?? 40
  add(household.grossSalaryPartner > 0, 'two earners (deductions by law and official export).')
  add(
    household.age < proven - 5 || household.age > proven + 4,
    `pension contributions at age ${household.age} (by law; results exist for age ${proven}).`,
  )
  add(
    household.childAges.some((age) => age < 7 || age > 13),
    'children of other ages than 7 to 13 (amounts by age from the official export).',
  )
  add(household.childAges.length > 3, 'more than three children.')
  add((household.otherIncome ?? 0) > 0, 'other income (added to the net salary by law).')
  add(household.grossSalary < 40_000, 'salaries below CHF 40’000.')
  add(household.grossSalary > 300_000, 'salaries above CHF 300’000.')
  add(
    household.maritalStatus === 'single' && household.childAges.length > 0 && household.grossSalary > 200_000,
    'lone parents with high incomes.',
  )
  add(!canton.rules.gross?.checked, (canton.rules.gross?.notes ?? []).join(' '))
  const insurance = deductions.canton.find(({ id }) => id === 'insurance')?.amount ?? 0
  const professional = deductions.canton.find(({ id }) => id === 'professional')?.amount ?? 0
  add(
    canton.canton === 'FR' && household.childAges.length > 0 && netSalary - professional - insurance < 46_000,
    'families in FR below CHF 46’000.',
  )
  add(
    (canton.canton === 'BE' || canton.canton === 'SZ') &&
      household.taxableWealth > 0 &&
      canton.rules.gross?.relief !== undefined &&
      netSalary < 100_000,
    `${canton.canton} counts wealth against the relief for modest incomes, which is left out here.`,
  )
  return parts
}
