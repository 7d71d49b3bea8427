import type { AccessScope } from '#accounts/access/access-scope.ts'
import { listAppointmentsBetween } from '#appointments/appointment-db.server.ts'
import { isOpenAppointment } from '#appointments/appointment-status.ts'
import { listAbsences, listCalendars, listTaken } from '#appointments/calendar/calendar-db.server.ts'
import { freeTimes, stretchesOn } from '#appointments/free-times/free-times.ts'
import { clockIn, swissInstant, swissTimes, swissZone } from '#appointments/free-times/zone.ts'
import { kindSettings } from '#appointments/kinds/kind-rules.ts'
import { appointmentKinds } from '#appointments/kinds/kinds.ts'
import { endOf, type Interval, msPerMinute } from '#appointments/kinds/terms.ts'
import * as appointmentStaffTexts from '#appointments/staff/locales/en.ts'
import { swissDay } from '#platform/day.ts'
import { calendarDay } from '#platform/intl-words.ts'
import type { Services } from '#platform/services.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { t } from '#platform/texts.ts'
import { isWorkingDay, movedBy } from '#platform/working-days.ts'
import { type Place, placeOf, reachOf, shownDays, weekOf } from './calendar-days.ts'

const copy = () => t(appointmentStaffTexts.viewCalendar)

type ViewCalendarInput = { day: string; view: 'day' | 'week'; who: readonly string[]; scope: AccessScope }

/** Loads the calendar. Appointments that the user may not see appear only as busy times. */
export async function viewCalendar(
  { db, log, now }: Pick<Services, 'db' | 'log' | 'now'>,
  { day, view, who, scope }: ViewCalendarInput,
) {
  const days = shownDays(day, view)
  const [first = day, last = day] = [days[0], days.at(-1)]
  const span = {
    from: new Date(swissInstant(first, '00:00')),
    until: new Date(swissInstant(movedBy(last, 1), '00:00')),
  }
  const rows = await listAppointmentsBetween(db, scope, span)
  const calendars = await listCalendars(db)
  // Show a column for staff who have left or cannot be booked, as long as they have open appointments.
  const extra = rows.filter(({ staffId, status }) => isOpenAppointment(status) && !bookable(calendars, staffId))
  const staff = [
    ...calendars.filter(({ isBookable, id }) => isBookable || who.includes(id)),
    ...new Map(
      extra.map(({ staffId, staffName }) => [staffId, { id: staffId ?? '', name: staffName ?? copy().noOne }]),
    ).values(),
  ].filter(({ id }, at, all) => all.findIndex((one) => one.id === id) === at)
  const shown = who.length > 0 ? staff.filter(({ id }) => who.includes(id)) : staff
  const absences = await listAbsences(db, span)
  const taken = await listTaken(db, span, now())
  const known = new Set(rows.map(({ staffId, startsAt }) => `${staffId} ${startsAt.getTime()}`))
  const others = taken.filter(
    ({ staffId, startsAt, isHold }) => isHold || !known.has(`${staffId} ${startsAt.getTime()}`),
  )
  const hours = calendars.filter(({ id }) => shown.some((one) => one.id === id))
  const reach = reachOf([
    ...hours.flatMap((one) => Object.values(one.hours).flatMap((stretches) => stretches?.flat() ?? [])),
    ...rows.filter(({ status }) => status !== 'cancelled').flatMap((row) => [row.startsAt, endOf(row)].map(timeOf)),
  ])
  const at = (each: string, start: number | Date, end: number | Date) =>
    placeOf(each, new Date(start), new Date(end), reach)
  const appointments = rows.map((row) => {
    const { id, startsAt, status, meetingType, title, clientName, staffId, staffName, durationMinutes } = row
    const [own, end] = [swissDay(startsAt), endOf(row)]
    return {
      ...{ id, status, meetingType, title, clientName, staffName, day: own, staffId: staffId ?? '' },
      ...{ minutes: durationMinutes, times: swissTimes(row) },
      place: at(own, startsAt, end),
      buffer: at(own, end, end.getTime() + row.bufferAfterMinutes * msPerMinute),
    }
  })
  const today = swissDay(now())
  const awayOf = (staffId: string) =>
    absences
      .filter((absence) => absence.staffId === null || absence.staffId === staffId)
      .map(({ startsAt, endsAt }) => ({ start: startsAt.getTime(), end: endsAt.getTime() }))
  const awayOn = (each: string, staffId: string) =>
    absences.flatMap((absence) => {
      const isTheirs = absence.staffId === null || absence.staffId === staffId
      const place = isTheirs && at(each, absence.startsAt, absence.endsAt)
      const label = absence.note || (absence.kind === 'absence' ? copy().away : copy().blocked)
      return place
        ? [{ key: absence.id, label, isBlocked: absence.kind === 'blocked', place, ...fromOf(each, absence) }]
        : []
    })
  const rules = await loosestRules({ db, log })
  const slotsOn = (each: string, staffId: string) => {
    const calendar = hours.find(({ id, isBookable }) => id === staffId && isBookable)
    if (!calendar) return []
    const own = { id: staffId, hours: calendar.hours, busy: taken.filter((one) => one.staffId === staffId) }
    const adviser = { ...own, away: awayOf(staffId), appointmentsOn: new Map() }
    const search = { rules, durationMinutes: slotMinutes, from: each, to: each, now: now().getTime() }
    return freeTimes([adviser], search).flatMap(({ startsAt }) => {
      const place = at(each, startsAt, startsAt + slotMinutes * msPerMinute)
      const start = new Date(startsAt)
      return place ? [{ startsAt: start.toISOString(), time: timeOf(start), place }] : []
    })
  }
  const offOn = (each: string, staffId: string) => {
    const calendar = hours.find(({ id }) => id === staffId)
    const open = calendar && isWorkingDay(each) ? stretchesOn(calendar.hours, each) : []
    const clock = (hour: number) => swissInstant(each, `${String(hour).padStart(2, '0')}:00`)
    return gapsBetween(open, { start: clock(reach.first), end: clock(reach.last) }).flatMap(({ start, end }) => {
      const place = at(each, start, end)
      return place ? [{ key: `${start}`, place }] : []
    })
  }
  const working = days.filter(isWorkingDay)
  const stretches = hours.map((one) => ({ id: one.id, all: working.flatMap((each) => stretchesOn(one.hours, each)) }))
  const busyOf = (staffId: string) => [...taken.filter((one) => one.staffId === staffId), ...awayOf(staffId)]
  return {
    ...{ day, view, first, last, reach, today, week: weekOf(first) },
    title: titleOf(first, last),
    before: movedBy(first, view === 'day' ? -1 : -7),
    after: movedBy(first, view === 'day' ? 1 : 7),
    now: { time: timeOf(now()), place: at(today, now(), now().getTime() + msPerMinute) },
    hours: {
      free: Math.floor(stretches.reduce((sum, { id, all }) => sum + hoursLeft(all, busyOf(id)), 0)),
      all: Math.round(stretches.reduce((sum, { all }) => sum + hoursLeft(all, []), 0)),
    },
    staff: staff.map(({ id, name }) => ({ id, name, isShown: shown.some((one) => one.id === id) })),
    days: days.map((each) => ({
      day: each,
      name: calendarDay(each, 'short'),
      fullName: calendarDay(each, 'long'),
      isWorkingDay: isWorkingDay(each),
      lanes: shown.map(({ id, name }) => ({
        ...{ id, name, away: awayOn(each, id), off: offOn(each, id), slots: slotsOn(each, id) },
        appointments: appointments.filter(
          (appointment) => appointment.day === each && appointment.staffId === id && appointment.status !== 'cancelled',
        ),
        busy: others.flatMap((one) => {
          const place: Place | null = one.staffId === id ? at(each, one.start, one.end) : null
          return place ? [{ key: `${one.start}`, label: one.isHold ? copy().reserved : copy().busy, place }] : []
        }),
      })),
      agenda: appointments.filter(
        (appointment) => appointment.day === each && shown.some(({ id }) => id === appointment.staffId),
      ),
    })),
  }
}

export type CalendarView = Awaited<ReturnType<typeof viewCalendar>>

const slotMinutes = 30

/** Whether a slot can be booked depends on what is booked, so the calendar shows those that suit at least one kind. */
async function loosestRules(deps: Pick<Services, 'db' | 'log'>) {
  const all = await Promise.all(appointmentKinds.map((kind) => readSetting(deps, kindSettings[kind])))
  const least = (name: 'bufferBefore' | 'bufferAfter') => Math.min(...all.map((rules) => rules[name]))
  const most = (name: 'daysAhead' | 'maxPerDay') => Math.max(...all.map((rules) => rules[name]))
  const buffers = { bufferBefore: least('bufferBefore'), bufferAfter: least('bufferAfter') }
  return { ...buffers, noticeHours: 0, daysAhead: most('daysAhead'), maxPerDay: most('maxPerDay') }
}

/** The parts of `whole` outside the intervals. @example gapsBetween([{ start: 2, end: 3 }], { start: 1, end: 3 }) */
export function gapsBetween(open: readonly Interval[], whole: Interval): Interval[] {
  const gaps: Interval[] = []
  let from = whole.start
  for (const { start, end } of open.toSorted((a, b) => a.start - b.start)) {
    if (start > from) gaps.push({ start: from, end: Math.min(start, whole.end) })
    from = Math.max(from, end)
  }
  if (from < whole.end) gaps.push({ start: from, end: whole.end })
  return gaps
}

function bookable(calendars: readonly { id: string; isBookable: boolean }[], staffId: string | null): boolean {
  return calendars.some(({ id, isBookable }) => id === staffId && isBookable)
}

/** Title of the days shown. @example titleOf('2026-11-30', '2026-12-04') // '30 November – 4 December' */
export function titleOf(first: string, last: string): string {
  if (first === last) return calendarDay(first, 'long')
  const [from, to] = [first, last].map((day) => calendarDay(day, 'long').replace(/^\w+,? /, ''))
  return first.slice(0, 7) === last.slice(0, 7) ? `${Number(first.slice(8))}–${to}` : `${from} – ${to}`
}

function timeOf(instant: Date): string {
  return clockIn(swissZone, instant).time
}

function fromOf(day: string, { startsAt }: { startsAt: Date }): { from: string | null } {
  const start = clockIn(swissZone, startsAt)
  return { from: start.day < day || start.time === '00:00' ? null : start.time }
}

export function hoursLeft(stretches: readonly Interval[], taken: readonly Interval[]): number {
  const sorted = taken.toSorted((a, b) => a.start - b.start)
  let left = 0
  for (const { start, end } of stretches) {
    let at = start
    for (const busy of sorted) {
      if (busy.start > at) left += Math.max(0, Math.min(end, busy.start) - at)
      at = Math.max(at, Math.min(end, busy.end))
    }
    left += end - at
  }
  return left / 3_600_000
}
