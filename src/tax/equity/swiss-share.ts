import { decimal, over, roundHalfUp, times, whole } from '#tax/tariff/fraction.ts'

export type VestingDays = { readonly swiss: number; readonly all: number }

/**
 * Swiss part of a benefit earned over a vesting period, in whole francs: benefit x working days in Switzerland /
 * working days of the whole period, from the grant until the right exists (MBV Art. 7 and 8; circular 37). Both numbers
 * must count the same kind of day. The rest is exempt and only raises the rate.
 * @example swissShare(120000, { swiss: 300, all: 720 }) // 50000
 */
export function swissShare(benefit: number, { swiss, all }: VestingDays): number {
  if (all <= 0 || swiss < 0 || swiss > all) throw new RangeError('the days in Switzerland are a part of all days')
  return roundHalfUp(over(times(decimal(benefit), decimal(swiss)), decimal(all)))
}

export type VestingPeriod = {
  /** ISO days. The period ends before `vestedOn`; a block after vesting does not count. */
  readonly grantedOn: string
  readonly vestedOn: string
  /** First and last day of work in Switzerland; missing if it began before the grant or goes on after vesting. */
  readonly arrivedOn?: string | undefined
  readonly leftOn?: string | undefined
  readonly swissDaysAbroad: number
}

/**
 * Days from Monday to Friday of the vesting period and of the time in Switzerland within it. Holidays and leave are not
 * taken off, in neither number. Working days abroad during the Swiss time count as foreign.
 * @example vestingDays({ grantedOn: '2023-03-01', vestedOn: '2026-03-01', arrivedOn: '2024-03-01', swissDaysAbroad: 0 })
 */
export function vestingDays(period: VestingPeriod): VestingDays {
  const { grantedOn, vestedOn, arrivedOn, leftOn, swissDaysAbroad } = period
  const from = arrivedOn && arrivedOn > grantedOn ? arrivedOn : grantedOn
  const until = leftOn && leftOn < vestedOn ? dayAfter(leftOn) : vestedOn
  const inSwitzerland = from < until ? weekdays(from, until) : 0
  return { swiss: Math.max(0, inSwitzerland - swissDaysAbroad), all: weekdays(grantedOn, vestedOn) }
}

const msPerDay = 86_400_000

/** Number of days from Monday to Friday, beginning with `from` and ending before `until`. */
function weekdays(from: string, until: string): number {
  return weekdaysBefore(until) - weekdaysBefore(from)
}

function weekdaysBefore(day: string): number {
  // 5 January 1970 was a Monday.
  const days = Math.round(Date.parse(`${day}T00:00:00Z`) / msPerDay) - 4
  const weeks = Math.floor(days / 7)
  return weeks * 5 + Math.min(days - weeks * 7, 5)
}

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + msPerDay).toISOString().slice(0, 10)
}

export function sharePercent({ swiss, all }: VestingDays): number {
  return roundHalfUp(over(times(decimal(swiss), whole(10_000)), decimal(all))) / 100
}
