import { Temporal } from 'temporal-polyfill'
import { endOf } from '#appointments/kinds/terms.ts'
import * as appointmentTexts from '#appointments/locales/en.ts'
import { formatDate, formatTime, formatWeekday } from '#platform/format.ts'
import { t } from '#platform/texts.ts'

const copy = () => t(appointmentTexts.when)

export const swissZone = 'Europe/Zurich'

export function zoneOf(name: string | null | undefined): string {
  if (!name || name.length > 60 || !/^[A-Za-z0-9_+/-]+$/.test(name)) return swissZone
  try {
    return Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name).timeZoneId
  } catch {
    return swissZone
  }
}

/** Instant of a local time. If it occurs twice when clocks change, the earlier one; if it is skipped, an hour later. */
export function swissInstant(day: string, time: string): number {
  const plainTime = time === '24:00' ? '00:00' : time
  const date = Temporal.PlainDate.from(day).add({ days: time === '24:00' ? 1 : 0 })
  return date.toZonedDateTime({ timeZone: swissZone, plainTime }).epochMilliseconds
}

export function clockIn(zone: string, instant: number | Date): { day: string; time: string } {
  const shown = Temporal.Instant.fromEpochMilliseconds(Number(instant)).toZonedDateTimeISO(zone)
  return { day: shown.toPlainDate().toString(), time: shown.toPlainTime().toString({ smallestUnit: 'minute' }) }
}

/** Minutes by which a time zone is ahead of Zurich at an instant; negative if it is behind. */
export function minutesAhead(zone: string, instant: number | Date): number {
  const offset = (name: string) =>
    Temporal.Instant.fromEpochMilliseconds(Number(instant)).toZonedDateTimeISO(name).offsetNanoseconds
  return (offset(zone) - offset(swissZone)) / 60_000_000_000
}

export function weekdayOf(day: string): number {
  return Temporal.PlainDate.from(day).dayOfWeek
}

export function placeOf(zone: string): string {
  return zone === swissZone ? copy().switzerland : (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
}

type Timed = { startsAt: Date; durationMinutes: number }

/** Start and end in Swiss time, for example '14:30–15:00'. */
export function swissTimes(appointment: Timed): string {
  return `${formatTime(appointment.startsAt)}–${formatTime(endOf(appointment))}`
}

/** Start and end in `zone`, with the date if it differs from the Swiss date; null if the zone is Swiss time. */
export function localTimes(appointment: Timed, zone: string): string | null {
  if (zone === swissZone) return null
  const [start, end] = [clockIn(zone, appointment.startsAt), clockIn(zone, endOf(appointment))]
  const isSameDay = start.day === clockIn(swissZone, appointment.startsAt).day
  return `${isSameDay ? '' : `${formatDate(start.day)}, `}${start.time}–${end.time}`
}

export function whenText(appointment: Timed, zone: string): string {
  const local = localTimes(appointment, zone)
  const here = copy().swissTime(formatWeekday(appointment.startsAt), swissTimes(appointment))
  return local ? `${here}, ${local} (${placeOf(zone)})` : here
}
