import { type CantonFigures, type FederalFigures, kindOf } from '#tax/figures.ts'
import type { Flag } from '#tax/flag.ts'
import { federalTax } from '#tax/ordinary/federal-tax.ts'
import type { Household } from '#tax/ordinary/household.ts'
import { over, whole } from '#tax/tariff/fraction.ts'

/** What no law or official example settles for a part-year: rounding of the rate, and amounts deducted from the tax. */
export function partYearFlags(
  { canton, federal }: { readonly canton: CantonFigures; readonly federal: FederalFigures },
  household: Household,
  tax: { readonly federal: number; readonly personal: number },
): Flag[] {
  const { children, liableDays } = household
  if (liableDays === undefined) return []
  const flags: Flag[] = [{ code: 'not-checked.part-year-rate', values: {} }]
  if (children > 0) {
    const values = { byDays: tax.federal, byIncome: federalByIncome(federal, household) }
    flags.push({ code: 'not-checked.part-year-child-credit', values })
  }
  const { rules } = canton
  const reducesTax =
    (rules.familyReduction !== undefined && household.maritalStatus === 'married') ||
    (children > 0 && (rules.familyReduction ?? rules.childCredit) !== undefined) ||
    tax.personal > 0 ||
    rules.cantonMinimum !== undefined
  if (reducesTax) flags.push({ code: 'not-checked.part-year-amounts', values: { canton: canton.canton } })
  return flags
}

/** Federal tax if the child credit is cut by the ratio of the incomes, and not by days. */
function federalByIncome(figures: FederalFigures, household: Household): number {
  const { maritalStatus, children, taxableIncomeFederal: income, forRate } = household
  const rateIncome = forRate?.incomeFederal ?? income
  const creditShare = rateIncome > 0 ? over(whole(income), whole(rateIncome)) : whole(1)
  const who = { kind: kindOf(maritalStatus, children), children, creditShare }
  return federalTax(figures, who, whole(income), undefined, whole(rateIncome))
}
