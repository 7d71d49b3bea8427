import { company } from '#company/company.ts'
import { calendarDay } from '#platform/intl-words.ts'
import type { Services } from '#platform/services.ts'
import type { AppointmentRow } from './appointment-db.server.ts'
import { isOpenAppointment } from './appointment-status.ts'
import { instantOf } from './booking/booking-form.ts'
import { type PickerView, selectedIn, viewPicker } from './booking/view-picker.server.ts'
import { clockIn, localTimes, placeOf, swissTimes, whenText } from './free-times/zone.ts'
import { usesMinutes } from './kinds/kinds.ts'
import { canJoin, doorsOpenAt, endOf, freeUntil, isLate } from './kinds/terms.ts'

export async function viewOwn(
  services: Pick<Services, 'db' | 'log' | 'now'>,
  row: AppointmentRow,
  search: URLSearchParams,
) {
  const now = services.now()
  const { id, number, title, description, status, meetingType, staffName, durationMinutes, kind } = row
  const { preparation, cancelReason, caseId, caseNumber, startsAt } = row
  const zone = search.has('zone') ? selectedIn(search).zone : row.zone
  const isOpen = isOpenAppointment(status) && now < endOf(row)
  const mayChange = isOpenAppointment(status) && now < startsAt
  const hasRoom = isOpen && (row.meetingLink?.startsWith('https://') ?? false)
  const appointment = {
    ...{ id, number, title, description, status, meetingType, staffName, durationMinutes, startsAt },
    ...{ preparation, cancelReason, caseId, caseNumber, isOpen, mayChange },
    day: calendarDay(clockIn(zone, startsAt).day, 'long'),
    swiss: swissTimes(row),
    swissDay: calendarDay(clockIn('Europe/Zurich', startsAt).day, 'short'),
    local: localTimes(row, zone),
    place: placeOf(zone),
    address: meetingType === 'office' ? company().office : null,
    freeUntil: freeUntil(row),
    isLate: isLate(row, now),
    usesMinutes: usesMinutes(kind),
    opensAt: hasRoom && now < doorsOpenAt(row) ? doorsOpenAt(row) : null,
    link: hasRoom && canJoin(row, now) ? row.meetingLink : null,
  }
  let picker: PickerView | null = null
  if (search.has('move') && mayChange && !appointment.isLate && row.staffId) {
    const requested = { ...row, staffId: row.staffId, except: { appointmentId: row.id } }
    picker = withoutTime(await viewPicker(services, requested, { ...selectedIn(search), zone }), startsAt)
  }
  const move = picker && viewMove(row, { time: search.get('time'), zone, now })
  return { appointment, picker, move, office: officeCall() }
}

/** The move to confirm: both times and what happens to free cancellation; null if `time` is not a later or new time. */
export function viewMove(
  row: Pick<AppointmentRow, 'startsAt' | 'durationMinutes'>,
  { time, zone, now, isSameAdviser = true }: { time: string | null; zone: string; now: Date; isSameAdviser?: boolean },
) {
  const startsAt = instantOf(time)
  if (!startsAt || startsAt <= now) return null
  if (isSameAdviser && startsAt.getTime() === row.startsAt.getTime()) return null
  const moved = { ...row, startsAt }
  return {
    startsAt: startsAt.toISOString(),
    from: whenText(row, zone),
    to: whenText(moved, zone),
    freeUntilBefore: isLate(row, now) ? null : freeUntil(row),
    freeUntil: isLate(moved, now) ? null : freeUntil(moved),
  }
}

/** Leaves out the current time of the appointment that is being moved. */
export function withoutTime(picker: PickerView, startsAt: Date): PickerView {
  return { ...picker, times: picker.times.filter((time) => time.startsAt !== startsAt.toISOString()) }
}

export type MoveView = NonNullable<ReturnType<typeof viewMove>>

function officeCall() {
  const { phone, phoneLink } = company()
  return { phone, phoneLink }
}

export type OwnAppointment = Awaited<ReturnType<typeof viewOwn>>['appointment']
