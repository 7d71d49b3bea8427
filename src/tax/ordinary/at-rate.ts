import { compare, type Fraction, over, times, zero } from '#tax/tariff/fraction.ts'

/**
 * Tax at the rate of another amount: T(rate base) / rate base x taxable base. Both bases are rounded as their tariff
 * rounds; the rate itself is not. A rate base of nothing gives no tax (DBG Art. 7 para. 1, StHG Art. 4).
 */
export function atRate(taxOfRateBase: Fraction, rateBase: Fraction, taxableBase: Fraction): Fraction {
  if (compare(rateBase, zero) <= 0) return zero
  if (compare(rateBase, taxableBase) === 0) return taxOfRateBase
  return times(over(taxOfRateBase, rateBase), taxableBase)
}
