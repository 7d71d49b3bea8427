import { limitPrivateInterest } from '#tax/deduction-limits/household-costs.ts'
import type { CommuneFigures } from '#tax/figures.ts'
import type { Flag } from '#tax/flag.ts'
import type { Household } from '#tax/ordinary/household.ts'
import { cantonPart, type TaxAmounts, taxAmounts, type YearFigures } from '#tax/ordinary/income-tax.ts'
import { flagsFor as placeFlags } from '#tax/ordinary/scope.ts'
import type { TraceLine } from '#tax/trace.ts'

/** First day of the law that abolishes the imputed rental value (vote of 28 September 2025). */
export const newPropertyLawFrom = '2029-01-01'

export type Property = {
  readonly type: 'residential' | 'rental' | 'vacation'
  readonly propertyValue: number
  readonly mortgage: number
  readonly mortgageInterest: number
  readonly maintenance: number
  readonly annualRent: number
  /** Imputed rental value from the tax assessment; if absent, it is estimated. */
  readonly imputedRentalValue?: number
  /** Official value for the wealth tax; defaults to the property value. */
  readonly taxValue?: number
  readonly otherAssets: number
  /**
   * Years since the purchase of the first own home (0 in the year of purchase); undefined if this is not the first
   * home.
   */
  readonly yearsSinceFirstHome?: number
}

export type PropertyLaw = {
  readonly taxableIncomeChange: number
  readonly taxableWealthChange: number
  readonly taxes: TaxAmounts
  readonly taxChange: number
  readonly lines: readonly TraceLine[]
}

export type RealEstateResult = {
  readonly without: TaxAmounts
  readonly until2028: PropertyLaw
  readonly from2029: PropertyLaw
  readonly flags: readonly Flag[]
}

/**
 * Estimated imputed rental value if none was assessed: 70 % of the market rent, which is 3.5 % of the property value.
 */
const estimatedRentPermille = 24.5

/**
 * Deductible interest of first-time buyers from 2029: up to this limit in year 1, up to 90 % of it in year 2, and so
 * on.
 */
const firstHomeInterest = { married: 10_000, single: 5_000 } as const

/**
 * Taxes in francs, computed with the same tariffs: without the property, with it under the law until 2028, and with it
 * under the law from 2029.
 */
export function realEstateTax(
  figures: YearFigures,
  commune: CommuneFigures,
  household: Household,
  property: Property,
): RealEstateResult {
  const taxesOf = (changed: Household) => taxAmounts(figures.canton, commune, changed, cantonPart(figures, changed))
  const without = taxesOf(household)
  const wealthChange = (property.taxValue ?? property.propertyValue) - property.mortgage
  const changed = (incomeChange: number): Household => ({
    ...household,
    taxableIncome: Math.max(0, household.taxableIncome + incomeChange),
    taxableIncomeFederal: Math.max(0, household.taxableIncomeFederal + incomeChange),
    taxableWealth: Math.max(0, household.taxableWealth + wealthChange),
  })
  const withProperty = changed(sumOf(linesUntil2028(property)))
  const underLaw = (lines: TraceLine[]): PropertyLaw => {
    const incomeChange = sumOf(lines)
    const taxes = taxesOf(changed(incomeChange))
    return {
      taxableIncomeChange: incomeChange,
      taxableWealthChange: wealthChange,
      taxes,
      taxChange: taxes.total - without.total,
      lines,
    }
  }
  return {
    without,
    until2028: underLaw(linesUntil2028(property)),
    from2029: underLaw(linesFrom2029(property, household.maritalStatus)),
    flags: [...placeFlags(figures.canton, commune, withProperty), ...flagsFor(property)],
  }
}

function sumOf(lines: readonly TraceLine[]): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0)
}

type RealEstateContent = {
  [Code in keyof PropertyValues]: { readonly code: Code; readonly values: PropertyValues[Code] }
}[keyof PropertyValues]

function line(amount: number, content: RealEstateContent): TraceLine<keyof PropertyValues> {
  return { part: 'property', ...content, amount }
}

/** Law until the end of 2028: imputed rental value or rent is income; interest and maintenance are deducted. */
function linesUntil2028(property: Property): TraceLine[] {
  const law = 'until-2028'
  const by = property.imputedRentalValue === undefined ? 'estimate' : 'assessment'
  const interest = allowedInterest(property)
  const income =
    property.type === 'rental'
      ? line(property.annualRent, { code: 'property.rent', values: { law } })
      : line(imputedRent(property), { code: 'property.imputed-rent', values: { law, by } })
  return [
    income,
    line(-interest, {
      code: 'property.interest',
      values: { law, by: interest < property.mortgageInterest ? 'yield and 50,000' : 'in full' },
    }),
    line(-property.maintenance, { code: 'property.maintenance', values: { law, by: 'in full' } }),
  ]
}

/**
 * Private interest is deductible up to the income from wealth plus CHF 50,000. Of this income, only the property's is
 * known.
 */
function allowedInterest(property: Property): number {
  const yieldOfProperty = property.type === 'rental' ? property.annualRent : imputedRent(property)
  return limitPrivateInterest(property.mortgageInterest, yieldOfProperty).allowed
}

function imputedRent({ imputedRentalValue, propertyValue }: Property): number {
  return imputedRentalValue ?? Math.round((propertyValue * estimatedRentPermille) / 1000)
}

/**
 * From 2029, owner-occupiers may deduct only the interest on their first home. Landlords may deduct maintenance and a
 * part of the interest: the property's share of all assets.
 */
function linesFrom2029(property: Property, maritalStatus: Household['maritalStatus']): TraceLine[] {
  const law = 'from-2029'
  if (property.type !== 'rental') {
    const first = firstHomeDeduction(property, maritalStatus)
    return [
      line(0, { code: 'property.imputed-rent', values: { law, by: 'not taxed' } }),
      line(0, { code: 'property.maintenance', values: { law, by: 'not deducted' } }),
      line(-first, { code: 'property.interest', values: { law, by: first > 0 ? 'first home' : 'not deducted' } }),
    ]
  }
  const assets = property.otherAssets + property.propertyValue
  const allowed = assets > 0 ? Math.floor((property.mortgageInterest * property.propertyValue) / assets) : 0
  return [
    line(property.annualRent, { code: 'property.rent', values: { law } }),
    line(-allowed, { code: 'property.interest', values: { law, by: 'share of let property' } }),
    line(-property.maintenance, { code: 'property.maintenance', values: { law, by: 'against rent' } }),
  ]
}

function firstHomeDeduction(
  { type, yearsSinceFirstHome, mortgageInterest }: Property,
  maritalStatus: Household['maritalStatus'],
): number {
  if (type !== 'residential' || yearsSinceFirstHome === undefined || yearsSinceFirstHome >= 10) return 0
  return Math.min(mortgageInterest, (firstHomeInterest[maritalStatus] * (10 - yearsSinceFirstHome)) / 10)
}

function flagsFor(property: Property): Flag[] {
  const { type, imputedRentalValue, taxValue, mortgageInterest } = property
  const flags: Flag[] = [{ code: 'law-2029', values: {} }]
  const allowed = allowedInterest(property)
  if (allowed < mortgageInterest) flags.push({ code: 'interest-limit', values: { allowed } })
  if (type !== 'rental' && imputedRentalValue === undefined) flags.push({ code: 'estimate.imputed-rent', values: {} })
  if (taxValue === undefined) flags.push({ code: 'estimate.tax-value', values: {} })
  if (type === 'vacation') flags.push({ code: 'second-home-tax', values: {} })
  return flags
}

type Law = { readonly law: 'until-2028' | 'from-2029' }

export type PropertyValues = {
  'property.rent': Law
  'property.imputed-rent': Law & { by: 'estimate' | 'assessment' | 'not taxed' }
  'property.interest': Law & {
    by: 'in full' | 'yield and 50,000' | 'share of let property' | 'first home' | 'not deducted'
  }
  'property.maintenance': Law & { by: 'in full' | 'against rent' | 'not deducted' }
  'property.wealth-tax-change': { taxableWealthChange: number; withProperty: number; without: number }
  'property.tax-change': { withProperty: number; without: number }
}
