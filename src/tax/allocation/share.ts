import { type Fraction, over, roundHalfUp, times, whole, zero } from '#tax/tariff/fraction.ts'

/** Share of an amount in a total, between 0 and 1; 1 if the total is zero or negative. */
export function shareOf(amount: number, all: number): Fraction {
  if (all <= 0) return whole(1)
  if (amount <= 0) return zero
  return over(whole(Math.min(amount, all)), whole(all))
}

/** Part of an amount, rounded half up to the franc. */
export function partOf(amount: number, share: Fraction): number {
  return roundHalfUp(times(whole(amount), share))
}
