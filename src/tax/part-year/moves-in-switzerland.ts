import { forDays } from './liability-period.ts'

/**
 * Places that tax a person who moves within Switzerland (StHG Art. 4b para. 1): the home on 31 December for the income
 * and wealth of the whole year, the home on the due date for a capital benefit. There is no part-year.
 * @example placesOfMove({ from: 'BE', to: 'ZH', movedOn: '2026-11-15', capitalDueOn: '2026-05-20' }).capital // 'BE'
 */
export function placesOfMove<Place>(move: {
  readonly from: Place
  readonly to: Place
  /** First day at the new home, YYYY-MM-DD. */
  readonly movedOn: string
  readonly capitalDueOn: string | null
}): { readonly incomeAndWealth: Place; readonly capital: Place | null } {
  const { from, to, movedOn, capitalDueOn } = move
  return { incomeAndWealth: to, capital: capitalDueOn === null ? null : capitalDueOn < movedOn ? from : to }
}

/**
 * Wealth taxed by a canton where a person owned property for part of the year, and the rest, taxed by the canton of
 * residence (StHG Art. 4b para. 2). Debts are left out. Whole francs.
 * @example secondDomicileWealth({ propertyValue: 400000, days: 90, netWealth: 900000 }) // { there: 100000, home: 800000 }
 */
export function secondDomicileWealth(owned: {
  readonly propertyValue: number
  /** Days of ownership, of 360. */
  readonly days: number
  /** All wealth at the end of the year, including the property if it is still owned. */
  readonly netWealth: number
}): { readonly there: number; readonly home: number } {
  const there = forDays(owned.propertyValue, owned.days)
  return { there, home: owned.netWealth - there }
}
