import { clockIn, weekdayOf } from '#appointments/zone.ts'
import { movedBy } from '#platform/working-days.ts'

/** The days that the calendar shows: one, or Monday to Friday of its week. */
export function shownDays(day: string, view: 'day' | 'week'): string[] {
  if (view === 'day') return [day]
  const monday = movedBy(day, 1 - weekdayOf(day))
  return [0, 1, 2, 3, 4].map((ahead) => movedBy(monday, ahead))
}

/** The hours that stand at the side. */
export const firstHour = 8
export const lastHour = 18

/** Where something stands in the column of its day, in percent of its height; what lies outside of the hours is cut. */
export function placeOf(day: string, startsAt: Date, endsAt: Date): { top: number; height: number } | null {
  const whole = (lastHour - firstHour) * 60
  const minutes = (instant: Date) => {
    const shown = clockIn('Europe/Zurich', instant)
    if (shown.day < day) return 0
    if (shown.day > day) return whole
    const [hour = 0, minute = 0] = shown.time.split(':').map(Number)
    return Math.min(whole, Math.max(0, (hour - firstHour) * 60 + minute))
  }
  const [start, end] = [minutes(startsAt), minutes(endsAt)]
  if (end <= start) return null
  return { top: (start / whole) * 100, height: ((end - start) / whole) * 100 }
}
