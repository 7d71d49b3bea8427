import { zurichClock } from './intl.ts'
import { readDay } from './read-day.ts'

/** @example swissDay(new Date('2026-12-31T23:30:00Z')) // '2027-01-01', the day in Zurich */
export function swissDay(instant: Date): string {
  const { year, month, day } = zurichClock(instant)
  return `${year}-${month}-${day}`
}

/** @example dayOf('1.3.2026') // '2026-03-01'; what `readDay` rejects is returned unchanged, for validation to reject */
export function dayOf(text: string): string {
  const read = readDay(text)
  return read.ok ? read.day : text.trim()
}

/** @example momentOf('22.11.2026, 14:00') // '2026-11-22T14:00'; a day alone begins at 00:00; other input is returned unchanged */
export function momentOf(text: string): string {
  const [, day = '', hour = '', minute = '00'] = /^(\S.*?),?\s+(\d{1,2})(?:[:.](\d\d))?$/.exec(text.trim()) ?? []
  if (day) return `${dayOf(day)}T${hour.padStart(2, '0')}:${minute}`
  const alone = readDay(text)
  return alone.ok ? `${alone.day}T00:00` : text.trim()
}

/**
 * Converts a Zurich wall-clock time from a form to an instant. Null if it is invalid or skipped when the clocks go
 * forward.
 * @example instantOf('2026-11-22T14:00') // 2026-11-22T13:00:00Z
 */
export function instantOf(text: string): Date | null {
  const shown = momentOf(text)
  const asUtc = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(shown) ? new Date(`${shown}Z`) : null
  if (!asUtc || Number.isNaN(asUtc.getTime())) return null
  const found = [2, 1].map((hours) => new Date(asUtc.getTime() - hours * 60 * 60 * 1000))
  return found.find((instant) => zurichShows(instant) === shown) ?? null
}

/** The end of a period. @example endInstantOf('31.12.2026') // 2026-12-31T23:00:00Z: a day alone counts in full */
export function endInstantOf(text: string): Date | null {
  const alone = readDay(text)
  if (!alone.ok) return instantOf(text)
  const noon = new Date(`${alone.day}T12:00:00Z`)
  return instantOf(swissDay(new Date(noon.getTime() + 24 * 60 * 60 * 1000)))
}

function zurichShows(instant: Date): string {
  const { year, month, day, hour, minute } = zurichClock(instant)
  return `${year}-${month}-${day}T${hour}:${minute}`
}
