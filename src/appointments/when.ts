import { formatDate, formatTime, formatWeekday } from '#platform/format.ts'
import { endOf } from './terms.ts'
import { clockIn, placeOf, swissZone } from './zone.ts'

type Timed = { startsAt: Date; durationMinutes: number }

/** From when to when, on the clock in Zurich. @example '14:30–15:00' */
export function swissTimes(talk: Timed): string {
  return `${formatTime(talk.startsAt)}–${formatTime(endOf(talk))}`
}

/** The same on another clock, with its day where that is another one; null on the Swiss one. */
export function localTimes(talk: Timed, zone: string): string | null {
  if (zone === swissZone) return null
  const [start, end] = [clockIn(zone, talk.startsAt), clockIn(zone, endOf(talk))]
  const isSameDay = start.day === clockIn(swissZone, talk.startsAt).day
  return `${isSameDay ? '' : `${formatDate(start.day)}, `}${start.time}–${end.time}`
}

/** @example 'Thu 10.12.2026, 14:30–15:00 (Swiss time), 08:30–09:00 (New York)' */
export function whenText(talk: Timed, zone: string): string {
  const local = localTimes(talk, zone)
  const here = `${formatWeekday(talk.startsAt)}, ${swissTimes(talk)} (Swiss time)`
  return local ? `${here}, ${local} (${placeOf(zone)})` : here
}
