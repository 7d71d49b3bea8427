import { type Fraction, floorOf, over, plus, times, whole, zero } from '#tax/tariff/fraction.ts'
import { daysOfYear, forDays } from './liability-period.ts'

/**
 * How an amount of a part-year counts for the rate (DBG Art. 40 para. 3; SR 642.117.1 Art. 2 and 3).
 * - `regular`: projected to a full year (wages, pensions, rent, mortgage interest at terms, commuting, meals).
 * - `irregular`: as it is (bonus, dividends, training, extraordinary profit, a 13th salary paid for the whole year).
 * - `by-duration`: the amount of a full year, in full for the rate and cut for the taxable income (insurance, both
 *   earners, child care, social deductions: DBG Art. 33 and 35).
 */
export type PartYearKind = 'regular' | 'irregular' | 'by-duration'

/** Income as a positive and costs as a negative amount, in whole francs. */
export type PartYearItem = {
  readonly kind: PartYearKind
  readonly amount: number
  /** Days (of 360) over which a regular amount arose, if longer than the liability: a business year. */
  readonly days?: number
}

export type PartYearIncome = { readonly taxable: number; readonly forRate: number }

/**
 * Net income taxable for part of a year, and net income that determines the rate. Amounts before the arrival or after
 * the departure must be left out: they do not even affect the rate (BGE 149 II 34). Deductions by duration are rounded
 * half up to the franc; the sum of the projected amounts is rounded down. Either amount may be negative (a loss).
 * @example partYearIncome(240, [{ kind: 'regular', amount: 60000 }, { kind: 'irregular', amount: 10000 }])
 * // { taxable: 70000, forRate: 100000 }
 */
export function partYearIncome(days: number, items: readonly PartYearItem[]): PartYearIncome {
  const taxable = items.reduce(
    (sum, { kind, amount }) => sum + (kind === 'by-duration' ? cut(amount, days) : amount),
    0,
  )
  const forRate = items.reduce<Fraction>((sum, item) => plus(sum, projected(days, item)), zero)
  return { taxable, forRate: floorOf(forRate) }
}

function projected(days: number, { kind, amount, days: over360 = days }: PartYearItem): Fraction {
  if (kind !== 'regular') return whole(amount)
  return over(times(whole(amount), whole(daysOfYear)), whole(Math.min(daysOfYear, Math.max(days, over360))))
}

function cut(amount: number, days: number): number {
  return amount < 0 ? 0 - forDays(-amount, days) : forDays(amount, days)
}
