import type { Canton, CommuneFigures } from '#tax/figures.ts'
import type { Household } from '#tax/ordinary/household.ts'
import { incomeTax, type TaxResult, type YearFigures } from '#tax/ordinary/income-tax.ts'
import { decimal, percent, roundHalfUp, times, whole } from '#tax/tariff/fraction.ts'

/** Federal flat rate on the Swiss part for people who live abroad when they exercise (DBG Art. 97a para. 2). */
export const federalFlatPercent = 11.5

/** Flat rates of canton and commune that an authority's text was read for. A missing canton is unknown, not zero. */
const cantonFlatPercent: Readonly<Partial<Record<Canton, { percent: number; source: string }>>> = {
  GE: { percent: 20, source: 'Canton of Geneva, page on employee participations, section 7 (31.5 % in total)' },
}

/** Francs, each rounded to 5 centimes. The Swiss employer owes the tax, even if a foreign company pays. */
export type FlatEquityTax = {
  readonly federal: number
  readonly canton: { readonly tax: number; readonly percent: number; readonly source: string } | null
}

/**
 * Tax at source on the Swiss part of options, RSUs and phantom shares of people who live abroad (DBG Art. 97a, 100
 * para. 1 let. d; StHG Art. 7d and 35). Not for commuters or directors who live abroad (MBV Art. 13 and 14).
 * @example flatEquityTax(60000, 'GE') // federal 6900, canton 12000
 */
export function flatEquityTax(swissPart: number, canton: Canton): FlatEquityTax {
  const known = cantonFlatPercent[canton]
  return {
    federal: shareOf(swissPart, federalFlatPercent),
    canton: known ? { tax: shareOf(swissPart, known.percent), ...known } : null,
  }
}

function shareOf(amount: number, rate: number): number {
  return (roundHalfUp(times(times(decimal(amount), percent(rate)), whole(20))) * 5) / 100
}

export type ResidentEquityTax = {
  readonly without: TaxResult
  readonly with: TaxResult
  /** Tax on the benefit in whole francs; `byRate` is the part of it that the exempt rest causes through the rate. */
  readonly tax: number
  readonly byRate: number
}

/**
 * Tax on a benefit of a resident: the Swiss part is taxed with the other income at the rate of the full benefit (DBG
 * Art. 7 para. 1; circular 37). `household` has no benefit in it yet; amounts are whole francs.
 */
export function residentEquityTax(
  figures: YearFigures,
  commune: CommuneFigures,
  household: Household,
  { benefit, swissPart }: { readonly benefit: number; readonly swissPart: number },
): ResidentEquityTax {
  const { taxableIncome, taxableIncomeFederal, taxableWealth } = household
  const taxed = {
    ...household,
    taxableIncome: taxableIncome + swissPart,
    taxableIncomeFederal: taxableIncomeFederal + swissPart,
  }
  const forRate = {
    income: taxableIncome + benefit,
    incomeFederal: taxableIncomeFederal + benefit,
    wealth: taxableWealth,
  }
  const without = incomeTax(figures, commune, household)
  const atFullRate = incomeTax(figures, commune, benefit === swissPart ? taxed : { ...taxed, forRate })
  const atOwnRate = incomeTax(figures, commune, taxed)
  return {
    without,
    with: atFullRate,
    tax: atFullRate.total - without.total,
    byRate: atFullRate.total - atOwnRate.total,
  }
}
