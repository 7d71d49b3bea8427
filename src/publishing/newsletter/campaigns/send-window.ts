import { instantOf, swissDay } from '#platform/day.ts'
import { zurichClock } from '#platform/intl.ts'
import { movedBy } from '#platform/working-days.ts'

/** Hours of the day in Zurich; from 0 until 24 means at any time. */
export type SendWindow = { fromHour: number; untilHour: number }

/** Next time at which sending is allowed: `now` if the window is open, otherwise its next opening in local time. */
export function nextOpening(now: Date, { fromHour, untilHour }: SendWindow): Date {
  const hour = Number(zurichClock(now).hour)
  if (fromHour >= untilHour || (hour >= fromHour && hour < untilHour)) return now
  const day = hour < fromHour ? swissDay(now) : movedBy(swissDay(now), 1)
  return atHour(day, fromHour) ?? atHour(day, fromHour + 1) ?? now
}

/** Instant of an hour in Zurich; null if the clock change skips that hour. */
export function atHour(day: string, hour: number): Date | null {
  return instantOf(`${day}T${String(hour).padStart(2, '0')}:00`)
}
