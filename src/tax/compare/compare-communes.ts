import type { Canton, CantonFigures, Confession, FederalFigures, MaritalStatus } from '#tax/figures.ts'
import type { GrossHousehold } from '#tax/gross/gross-household.ts'
import { taxableIncomes } from '#tax/gross/gross-salary-tax.ts'
import type { Household } from '#tax/ordinary/household.ts'
import { cantonPart, type TaxAmounts, taxAmounts } from '#tax/ordinary/income-tax.ts'
import { readCommune } from '#tax/ordinary/select.ts'

export type CommuneBurden = TaxAmounts & {
  readonly bfsId: number
  readonly name: string
  readonly canton: Canton
  /** Total tax in basis points of the income entered (taxable income or gross salaries). */
  readonly burdenBp: number
}

/** The household has taxable incomes, or gross salaries from which each canton's deductions are subtracted. */
export type ComparedHousehold =
  | { readonly by: 'taxable income'; readonly household: Household }
  | { readonly by: 'gross salary'; readonly household: GrossHousehold }

/** Taxes by commune in francs, cheapest first. With `only` (official numbers): only these communes, in this order. */
export function compareCommunes(
  cantons: readonly CantonFigures[],
  federal: FederalFigures,
  compared: ComparedHousehold,
  only?: readonly number[],
): CommuneBurden[] {
  const burdens: CommuneBurden[] = []
  const income = incomeOf(compared)
  for (const canton of cantons) {
    const household = householdIn(canton, federal, compared)
    if (!household) continue
    const rows = only ? canton.communes.filter(([bfsId]) => only.includes(bfsId)) : canton.communes
    if (rows.length === 0) continue
    const part = cantonPart({ canton, federal }, household)
    for (const row of rows) {
      const commune = readCommune(row)
      const amounts = taxAmounts(canton, commune, household, part)
      const burdenBp = income > 0 ? Math.round((amounts.total / income) * 10_000) : 0
      burdens.push({ bfsId: commune.bfsId, name: commune.name, canton: canton.canton, ...amounts, burdenBp })
    }
  }
  if (only) return burdens.toSorted((a, b) => only.indexOf(a.bfsId) - only.indexOf(b.bfsId))
  return burdens.sort((a, b) => a.total - b.total || a.name.localeCompare(b.name))
}

function incomeOf(compared: ComparedHousehold): number {
  if (compared.by === 'taxable income') return compared.household.taxableIncome
  return compared.household.grossSalary + compared.household.grossSalaryPartner
}

function householdIn(
  canton: CantonFigures,
  federal: FederalFigures,
  compared: ComparedHousehold,
): Household | undefined {
  if (compared.by === 'taxable income') return compared.household
  const { household } = compared
  const incomes = taxableIncomes({ canton, federal }, household)
  return incomes && asHousehold(household, incomes.taxableIncome)
}

function asHousehold(
  from: { maritalStatus: MaritalStatus; childAges: readonly number[]; confession: Confession; taxableWealth: number },
  taxableIncome: { federal: number; canton: number },
): Household {
  return {
    maritalStatus: from.maritalStatus,
    children: from.childAges.length,
    confession: from.confession,
    taxableIncome: taxableIncome.canton,
    taxableIncomeFederal: taxableIncome.federal,
    taxableWealth: from.taxableWealth,
  }
}

export function burdenByCanton(
  cantons: readonly CantonFigures[],
  federal: FederalFigures,
  compared: ComparedHousehold,
): CommuneBurden[] {
  const capitals = cantons.map(({ rules }) => rules.capitalCommune)
  return compareCommunes(cantons, federal, compared, capitals).toSorted((a, b) => a.burdenBp - b.burdenBp)
}
