import { over, roundHalfUp, times, whole } from '#tax/tariff/fraction.ts'

/** Days of the tax year: every month has 30 days, so that whole months give the fractions the tax offices print. */
export const daysOfYear = 360

/** Part of a tax year in which a person is liable to tax in Switzerland. Both days (YYYY-MM-DD) belong to it. */
export type LiabilityPeriod = {
  readonly from: string
  readonly to: string
  /** From 1 to 360. */
  readonly days: number
  /** False if a date lies within a month: the days are then counted with 30 a month, which no official example shows. */
  readonly isWholeMonths: boolean
}

export type PeriodError = 'day-outside-year' | 'departure-before-arrival'

export type ReadPeriod =
  | { readonly ok: true; readonly period: LiabilityPeriod }
  | { readonly ok: false; readonly field: 'arrivedOn' | 'leftOn'; readonly error: PeriodError }

/**
 * Period of liability after an arrival and until a departure (DBG Art. 8), both inclusive. A departure on the first day
 * of a month ends it with the month before, as in the manual of Thurgau (StP 55 no. 5). Null means not in this year.
 * @example liabilityPeriod(2026, { arrivedOn: '2026-05-01', leftOn: null }) // { days: 240, isWholeMonths: true, … }
 */
export function liabilityPeriod(
  year: number,
  { arrivedOn, leftOn }: { readonly arrivedOn: string | null; readonly leftOn: string | null },
): ReadPeriod {
  const isOutside = (day: string | null) => day !== null && !day.startsWith(`${year}-`)
  if (isOutside(arrivedOn)) return { ok: false, field: 'arrivedOn', error: 'day-outside-year' }
  if (isOutside(leftOn)) return { ok: false, field: 'leftOn', error: 'day-outside-year' }
  const from = arrivedOn ?? `${year}-01-01`
  const to = leftOn ?? `${year}-12-31`
  if (to < from) return { ok: false, field: 'leftOn', error: 'departure-before-arrival' }
  const start = serialOf(from)
  const end = to.endsWith('-01') && to.slice(0, 7) > from.slice(0, 7) ? serialOf(to) : serialOf(to) + 1
  const isMonth = (serial: number) => serial % 30 === 0
  return {
    ok: true,
    period: { from, to, days: Math.max(1, end - start), isWholeMonths: isMonth(start) && isMonth(end) },
  }
}

/** Days since 1 January, with 30 a month; the last day of a month is its 30th, the last of February included. */
function serialOf(day: string): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const isLast = date === new Date(Date.UTC(year, month, 0)).getUTCDate()
  return (month - 1) * 30 + (isLast ? 30 : date) - 1
}

/** Trace values of the calculator; the dates are YYYY-MM-DD. */
export type PartYearValues = {
  'part-year.days': { from: string; to: string }
  'part-year.gross': { days: number; earner: 'you' | 'spouse' }
}

/** Amount of a full year for the days of liability, rounded half up to the franc. */
export function forDays(amount: number, days: number): number {
  return roundHalfUp(times(whole(amount), over(whole(days), whole(daysOfYear))))
}

/** Amount earned in the days of liability, projected to a full year and rounded half up to the franc. */
export function annualised(amount: number, days: number): number {
  return roundHalfUp(over(times(whole(amount), whole(daysOfYear)), whole(days)))
}
