import { swissDay } from './day.ts'
import { zurichClock } from './intl.ts'

const msPerHour = 3_600_000

/** Start of a day in Zurich. Always a single instant, because the clocks change later at night. */
export function startOfSwissDay(day: string): Date {
  const inSummer = new Date(`${day}T00:00:00+02:00`)
  return zurichClock(inSummer).hour === '00' ? inSummer : new Date(`${day}T00:00:00+01:00`)
}

export function endOfSwissDay(day: string): Date {
  return startOfSwissDay(movedBy(day, 1))
}

/**
 * Response deadline: `promiseHours` after receipt, not counting weekends and holidays.
 * @example answerDueAt(new Date('2026-11-20T14:00:00Z'), 24) // received on Friday 15:00, due on Monday 15:00
 */
export function answerDueAt(receivedAt: Date, promiseHours: number): Date {
  const day = swissDay(receivedAt)
  const end = endOfSwissDay(day)
  if (!isWorkingDay(day)) return answerDueAt(end, promiseHours)
  const hoursToday = (end.getTime() - receivedAt.getTime()) / msPerHour
  if (promiseHours <= hoursToday) return new Date(receivedAt.getTime() + promiseHours * msPerHour)
  return answerDueAt(end, promiseHours - hoursToday)
}

/** All days in this file are Swiss calendar days, written `YYYY-MM-DD`. */

/** @example movedBy('2026-02-27', 2) // '2026-03-01' */
export function movedBy(day: string, days: number): string {
  const moved = new Date(`${day}T00:00:00Z`)
  moved.setUTCDate(moved.getUTCDate() + days)
  return moved.toISOString().slice(0, 10)
}

/** @example easterSunday(2027) // '2027-03-28' (Meeus/Jones/Butcher algorithm) */
export function easterSunday(year: number): string {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114
  const date = new Date(Date.UTC(year, Math.floor(f / 31) - 1, (f % 31) + 1))
  return date.toISOString().slice(0, 10)
}

export function holidaysEverywhere(year: number): string[] {
  return [`${year}-01-01`, movedBy(easterSunday(year), 39), `${year}-08-01`, `${year}-12-25`]
}

/**
 * Holidays of the canton of Bern on which the firm and the authorities are closed. Source: BSG 555.1, Gesetz über die
 * Ruhe an öffentlichen Feiertagen, Art. 2.
 */
export function bernHolidays(year: number): string[] {
  const easter = easterSunday(year)
  const moving = [-2, 1, 39, 50].map((days) => movedBy(easter, days))
  return [`${year}-01-01`, `${year}-01-02`, ...moving, `${year}-08-01`, `${year}-12-25`, `${year}-12-26`]
}

function isWeekend(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekday === 0 || weekday === 6
}

/** Whether a day is Monday to Friday and no holiday of the canton of Bern, where the firm is based. */
export function isWorkingDay(day: string): boolean {
  return !isWeekend(day) && !bernHolidays(Number(day.slice(0, 4))).includes(day)
}

export function workingDayFrom(day: string): string {
  return isWorkingDay(day) ? day : workingDayFrom(movedBy(day, 1))
}

/** @example addWorkingDays('2026-12-24', 1) // '2026-12-28'; the start day is not counted */
export function addWorkingDays(day: string, count: number): string {
  if (count <= 0) return day
  return addWorkingDays(workingDayFrom(movedBy(day, 1)), count - 1)
}

/**
 * Moves a deadline that is not on a working day to the next working day. Outside Bern only national holidays count: a
 * regional holiday might not apply, and the deadline shown would be too late.
 */
export function deadlineFrom(day: string, canton: string | null): string {
  const year = Number(day.slice(0, 4))
  const holidays = canton === 'BE' ? bernHolidays(year) : holidaysEverywhere(year)
  return isWeekend(day) || holidays.includes(day) ? deadlineFrom(movedBy(day, 1), canton) : day
}
