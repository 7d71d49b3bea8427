import { francs, type TraceLine } from '#tax/trace.ts'

export type FlatRealEstateInput = {
  readonly propertyValue: number
  readonly mortgage: number
  readonly annualRent: number
}

/** Whole francs. */
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
 * The flat-rate estimate: imputed rental value 0.6 %, maintenance 1 % and wealth tax 0.1 % of the property value, mortgage interest
 * 2.5 %. 'Total burden' adds imputed rental value and wealth tax. Canton and property type change nothing.
 */
export function flatRealEstate({ propertyValue, mortgage, annualRent }: FlatRealEstateInput): FlatRealEstate {
  const permille = (amount: number, rate: number) => (amount * rate) / 1000
  const imputed = permille(propertyValue, 6)
  const interest = permille(mortgage, 25)
  const maintenance = permille(propertyValue, 10)
  const wealthTax = permille(propertyValue, 1)
  const line = (label: string, amount: number, from: string) => ({
    part: 'flat-rate',
    label,
    amount: Math.round(amount),
    from,
  })
  return {
    trace: [
      line('Imputed rental value', imputed, `0.6 % of ${francs(propertyValue)}`),
      line('Mortgage interest deduction', interest, `2.5 % of ${francs(mortgage)}`),
      line('Maintenance deduction', maintenance, `1 % of ${francs(propertyValue)}`),
      line('Net rental income', annualRent - interest - maintenance, `${francs(annualRent)} − interest − maintenance`),
      line('Wealth tax on property', wealthTax, `0.1 % of ${francs(propertyValue)}`),
      line('Total tax burden', imputed + wealthTax, 'imputed rental value + wealth tax'),
    ],
    imputedRentalValue: Math.round(imputed),
    mortgageInterest: Math.round(interest),
    maintenance: Math.round(maintenance),
    netRentalIncome: Math.round(annualRent - interest - maintenance),
    wealthTax: Math.round(wealthTax),
    totalBurden: Math.round(imputed + wealthTax),
  }
}
