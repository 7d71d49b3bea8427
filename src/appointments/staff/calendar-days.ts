import { clockIn, weekdayOf } from '#appointments/free-times/zone.ts'
import { movedBy } from '#platform/working-days.ts'

export function shownDays(day: string, view: 'day' | 'week'): string[] {
  if (view === 'day') return [day]
  const monday = movedBy(day, 1 - weekdayOf(day))
  return [0, 1, 2, 3, 4].map((ahead) => movedBy(monday, ahead))
}

/** ISO 8601 week number of a day. @example weekOf('2027-01-01') // 53 */
export function weekOf(day: string): number {
  const thursday = movedBy(day, 4 - weekdayOf(day))
  const first = `${thursday.slice(0, 4)}-01-01`
  return 1 + Math.floor((Date.parse(thursday) - Date.parse(first)) / (7 * 86_400_000))
}

export type Reach = { first: number; last: number }

const officeHours: Reach = { first: 8, last: 18 }

/** First and last hour to show: office hours, extended to cover the given times (`HH:MM`, Europe/Zurich). */
export function reachOf(times: readonly string[]): Reach {
  const hours = times.map((time) => Number(time.slice(0, 2)) + Number(time.slice(3)) / 60)
  return {
    first: Math.floor(Math.min(officeHours.first, ...hours)),
    last: Math.ceil(Math.max(officeHours.last, ...hours)),
  }
}

export type Place = { top: number; height: number }

/** Position of a calendar entry, in percent of the day column's height; null if entirely outside the hours shown. */
export function placeOf(day: string, startsAt: Date, endsAt: Date, { first, last }: Reach = officeHours): Place | null {
  const whole = (last - first) * 60
  const minutes = (instant: Date) => {
    const shown = clockIn('Europe/Zurich', instant)
    if (shown.day < day) return 0
    if (shown.day > day) return whole
    const [hour = 0, minute = 0] = shown.time.split(':').map(Number)
    return Math.min(whole, Math.max(0, (hour - first) * 60 + minute))
  }
  const [start, end] = [minutes(startsAt), minutes(endsAt)]
  if (end <= start) return null
  return { top: (start / whole) * 100, height: ((end - start) / whole) * 100 }
}
