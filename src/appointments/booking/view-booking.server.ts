import { localTimes, swissTimes } from '#appointments/free-times/when.ts'
import { clockIn, placeOf, swissZone } from '#appointments/free-times/zone.ts'
import { freeUntil } from '#appointments/kinds/terms.ts'
import { calendarDay } from '#platform/intl-words.ts'
import type { Services } from '#platform/services.ts'
import { findHold } from './hold-db.server.ts'

/** The user's current reservation; null if there is none, 'over' if it has expired or has already been booked. */
export async function viewBooking(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { holdId, zone, durationMinutes }: { holdId: string; zone: string; durationMinutes: number },
) {
  if (holdId === '') return null
  const hold = await findHold(db, holdId, now())
  if (!hold || hold.booking) return 'over' as const
  const appointment = { startsAt: hold.startsAt, durationMinutes }
  const end = freeUntil(appointment)
  const last = clockIn(zone, end)
  return {
    staffName: hold.staffName,
    day: calendarDay(clockIn(zone, hold.startsAt).day, 'short'),
    swissDay: calendarDay(clockIn(swissZone, hold.startsAt).day, 'short'),
    swiss: swissTimes(appointment),
    local: localTimes(appointment, zone),
    place: placeOf(zone),
    heldUntil: clockIn(zone, hold.expiresAt).time,
    freeUntil: end > now() ? `${calendarDay(last.day, 'short')}, ${last.time}` : null,
  }
}
export type BookingView = Awaited<ReturnType<typeof viewBooking>>
