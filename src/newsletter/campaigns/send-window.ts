import { instantOf, swissDay } from '#platform/day.ts'
import { zurichClock } from '#platform/intl.ts'
import { movedBy } from '#platform/working-days.ts'

/** Hours of the clock in Zurich; from 0 until 24 is always. */
export type SendWindow = { fromHour: number; untilHour: number }

/**
 * The instant from which on letters may go out: now, or when the window opens next. On the days on which the clock is
 * changed it opens at the same hour of the clock.
 */
export function nextOpening(now: Date, { fromHour, untilHour }: SendWindow): Date {
  const hour = Number(zurichClock(now).hour)
  if (fromHour >= untilHour || (hour >= fromHour && hour < untilHour)) return now
  const day = hour < fromHour ? swissDay(now) : movedBy(swissDay(now), 1)
  // An hour that the clock skips is followed by the next.
  return atHour(day, fromHour) ?? atHour(day, fromHour + 1) ?? now
}

/** The instant of an hour of a day in Zurich; null where the clock skips it. */
export function atHour(day: string, hour: number): Date | null {
  return instantOf(`${day}T${String(hour).padStart(2, '0')}:00`)
}
