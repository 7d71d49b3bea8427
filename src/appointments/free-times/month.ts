import { calendarDay } from '#platform/intl-words.ts'
import { movedBy } from '#platform/working-days.ts'
import { weekdayOf } from './zone.ts'

const monthPattern = /^20\d\d-(0[1-9]|1[0-2])$/
const dayPattern = /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

/** Parses a month from a URL (`2026-12`); null if invalid. */
export function monthOf(text: string | null): string | null {
  return text && monthPattern.test(text) ? text : null
}

/** Parses a day from a URL (`2026-12-10`); null if it is invalid or does not exist. */
export function selectedDay(text: string | null): string | null {
  return text && dayPattern.test(text) && movedBy(text, 0) === text ? text : null
}

export function daysOf(month: string): string[] {
  const days: string[] = []
  for (let day = `${month}-01`; day.startsWith(month); day = movedBy(day, 1)) days.push(day)
  return days
}

export function monthAfter(month: string, count: 1 | -1): string {
  return movedBy(count === 1 ? `${month}-28` : `${month}-01`, count === 1 ? 7 : -1).slice(0, 7)
}

export function placesBefore(month: string): number {
  return weekdayOf(`${month}-01`) - 1
}

export function monthName(month: string): string {
  return calendarDay(`${month}-01`, 'month')
}
