import type { TraceLine } from '#tax/trace.ts'
import { flatLine } from './flat-income-tax.ts'

export type FlatRealEstateInput = {
  readonly propertyValue: number
  readonly mortgage: number
  readonly annualRent: number
}

export type FlatRealEstate = {
  readonly imputedRentalValue: number
  readonly mortgageInterest: number
  readonly maintenance: number
  readonly netRentalIncome: number
  readonly wealthTax: number
  readonly totalBurden: number
  readonly trace: readonly TraceLine[]
}

/**
 * Estimates yearly amounts in whole francs by flat rates: imputed rental value 0.6 %, maintenance 1 % and wealth tax
 * 0.1 % of the property value; interest 2.5 % of the mortgage. 'Total burden' is imputed rental value plus wealth tax.
 */
export function flatRealEstate({ propertyValue, mortgage, annualRent }: FlatRealEstateInput): FlatRealEstate {
  const permille = (amount: number, rate: number) => (amount * rate) / 1000
  const imputed = permille(propertyValue, 6)
  const interest = permille(mortgage, 25)
  const maintenance = permille(propertyValue, 10)
  const wealthTax = permille(propertyValue, 1)
  return {
    trace: [
      flatLine(imputed, { code: 'flat.imputed-rent', values: { percent: 0.6, of: propertyValue } }),
      flatLine(interest, { code: 'flat.interest', values: { percent: 2.5, of: mortgage } }),
      flatLine(maintenance, { code: 'flat.maintenance', values: { percent: 1, of: propertyValue } }),
      flatLine(annualRent - interest - maintenance, { code: 'flat.net-rent', values: { rent: annualRent } }),
      flatLine(wealthTax, { code: 'flat.property-wealth-tax', values: { percent: 0.1, of: propertyValue } }),
      flatLine(imputed + wealthTax, { code: 'flat.total-burden', values: {} }),
    ],
    imputedRentalValue: Math.round(imputed),
    mortgageInterest: Math.round(interest),
    maintenance: Math.round(maintenance),
    netRentalIncome: Math.round(annualRent - interest - maintenance),
    wealthTax: Math.round(wealthTax),
    totalBurden: Math.round(imputed + wealthTax),
  }
}
