import { decimal, type Fraction, minus, over, times, toNumber, whole } from '#tax/tariff/fraction.ts'

const longestDiscountYears = 10

/**
 * Value of a blocked share in percent of its market value, to three decimals: 1 / 1.06^n, for at most ten years (DBG
 * Art. 17b para. 2; circular 37). Started years count pro rata.
 * @example reducedPercent(5) // 74.726
 */
export function reducedPercent(blockedYears: number): number {
  const years = Math.min(Math.max(blockedYears, 0), longestDiscountYears)
  return Math.round(100_000 / 1.06 ** years) / 1_000
}

/**
 * Taxable benefit of blocked shares when they are acquired, in francs: reduced market value less the price paid. Never
 * negative. `marketValue` and `price` are francs per share.
 * @example blockedSharesBenefit({ shares: 100, marketValue: 200, price: 50, blockedYears: 5 }) // 9945.2
 */
export function blockedSharesBenefit(granted: {
  readonly shares: number
  readonly marketValue: number
  readonly price: number
  readonly blockedYears: number
}): number {
  const perShare = minus(reduced(granted.marketValue, granted.blockedYears), decimal(granted.price))
  return Math.max(0, toNumber(times(perShare, decimal(granted.shares))))
}

/**
 * Additional income when a block ends early: market value at that moment less its reduced value (MBV Art. 11).
 * @example earlyRelease({ value: 1000, yearsLeft: 3 }) // { discountPercent: 16.038, income: 160.38 }
 */
export function earlyRelease({ value, yearsLeft }: { readonly value: number; readonly yearsLeft: number }): {
  readonly discountPercent: number
  readonly income: number
} {
  const discount = minus(whole(100), decimal(reducedPercent(yearsLeft)))
  return { discountPercent: toNumber(discount, 3), income: toNumber(over(times(decimal(value), discount), whole(100))) }
}

/**
 * Deductible cost when blocked shares go back to the employer below their reduced value (MBV Art. 12). Zero if the
 * price is higher.
 * @example returnOfShares({ value: 500, yearsLeft: 2, price: 300 }) // 145
 */
export function returnOfShares(returned: {
  readonly value: number
  readonly yearsLeft: number
  readonly price: number
}): number {
  return Math.max(0, toNumber(minus(reduced(returned.value, returned.yearsLeft), decimal(returned.price))))
}

function reduced(value: number, years: number): Fraction {
  return over(times(decimal(value), decimal(reducedPercent(years))), whole(100))
}
