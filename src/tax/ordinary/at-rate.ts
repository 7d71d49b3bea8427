import { compare, type Fraction, over, times, zero } from '#tax/tariff/fraction.ts'

/**
 * Taxes an amount at the rate of another amount: T(rate base) / rate base x taxable base. Both bases must already be
 * rounded for the tariff T. The tax is zero if the rate base is zero or negative (DBG Art. 7 para. 1, StHG Art. 4).
 */
export function atRate(taxOfRateBase: Fraction, rateBase: Fraction, taxableBase: Fraction): Fraction {
  if (compare(rateBase, zero) <= 0) return zero
  if (compare(rateBase, taxableBase) === 0) return taxOfRateBase
  return times(over(taxOfRateBase, rateBase), taxableBase)
}
