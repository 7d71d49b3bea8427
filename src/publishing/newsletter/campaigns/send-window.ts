import { instantOf, swissDay } from '#platform/day.ts'
import { zurichClock } from '#platform/intl.ts'
import { movedBy } from '#platform/working-days.ts'

/** Hours in Zurich; 0 to 24 means always. */
export type SendWindow = { fromHour: number; untilHour: number }

/** Now, or when the window opens; the local hour is the same across clock changes. */
export function nextOpening(now: Date, { fromHour, untilHour }: SendWindow): Date {
  const hour = Number(zurichClock(now).hour)
  if (fromHour >= untilHour || (hour >= fromHour && hour < untilHour)) return now
  const day = hour < fromHour ? swissDay(now) : movedBy(swissDay(now), 1)
  return atHour(day, fromHour) ?? atHour(day, fromHour + 1) ?? now
}

/** Instant of an hour in Zurich; null if the clock skips it. */
export function atHour(day: string, hour: number): Date | null {
  return instantOf(`${day}T${String(hour).padStart(2, '0')}:00`)
}
