import { endOf } from '#appointments/kinds/terms.ts'
import * as appointmentTexts from '#appointments/locales/en.ts'
import { formatDate, formatTime, formatWeekday } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { clockIn, placeOf, swissZone } from './zone.ts'

const copy = () => t(appointmentTexts.when)

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
