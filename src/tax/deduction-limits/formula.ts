import type { FormulaLimit } from '#tax/figures.ts'
import { floorOf, percent as percentage, plus, times, whole } from '#tax/tariff/fraction.ts'

/** Applies a formula to its base. The deduction is rounded down to the franc and never exceeds the base. */
export function byFormula({ amount = 0, percent, min = 0, max }: FormulaLimit, base: number): number {
  if (base <= 0) return 0
  if (percent === undefined) return Math.min(base, max ?? amount)
  const share = floorOf(plus(whole(amount), times(whole(base), percentage(percent))))
  return Math.min(base, max ?? share, Math.max(min, share))
}
