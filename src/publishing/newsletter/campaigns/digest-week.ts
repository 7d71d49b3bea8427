import { swissDay } from '#platform/day.ts'
import { movedBy } from '#platform/working-days.ts'
import { atHour } from './send-window.ts'

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
export type Weekday = (typeof weekdays)[number]

const lateMs = 24 * 60 * 60_000

export function mondayOf(day: string): string {
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
  return movedBy(day, -weekday)
}

/** Monday of the week whose digest is due now; null if none is due. */
export function dueWeek(now: Date, { weekday, hour }: { weekday: Weekday; hour: number }): string | null {
  const today = swissDay(now)
  for (const monday of [mondayOf(today), mondayOf(movedBy(today, -1))]) {
    const day = movedBy(monday, weekdays.indexOf(weekday))
    const dueAt = atHour(day, hour) ?? atHour(day, hour + 1)
    if (dueAt && now >= dueAt && now.getTime() - dueAt.getTime() < lateMs) return monday
  }
  return null
}
