import { calendarDay } from '#platform/intl-words.ts'
import { movedBy } from '#platform/working-days.ts'
import { weekdayOf } from './zone.ts'

const monthPattern = /^20\d\d-(0[1-9]|1[0-2])$/
const dayPattern = /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

/** A month as it stands in addresses (`2026-12`), or null for anything else. */
export function monthOf(text: string | null): string | null {
  return text && monthPattern.test(text) ? text : null
}

/** A day as it stands in addresses (`2026-12-10`), or null for anything else, days that there are not among it. */
export function selectedDay(text: string | null): string | null {
  return text && dayPattern.test(text) && movedBy(text, 0) === text ? text : null
}

/** The days of a month, in order. */
export function daysOf(month: string): string[] {
  const days: string[] = []
  for (let day = `${month}-01`; day.startsWith(month); day = movedBy(day, 1)) days.push(day)
  return days
}

/** The month so many later. @example monthAfter('2026-12', 1) // '2027-01' */
export function monthAfter(month: string, count: 1 | -1): string {
  return movedBy(count === 1 ? `${month}-28` : `${month}-01`, count === 1 ? 7 : -1).slice(0, 7)
}

/** How many empty places stand before the first day of a month in a week that begins on Monday. */
export function placesBefore(month: string): number {
  return weekdayOf(`${month}-01`) - 1
}

export function monthName(month: string): string {
  return calendarDay(`${month}-01`, 'month')
}
