import { listAppointmentsBetween } from '#appointments/appointment-db.server.ts'
import { isOpenAppointment } from '#appointments/appointment-status.ts'
import { listAbsences, listCalendars, listTaken } from '#appointments/calendar-db.server.ts'
import { msPerMinute } from '#appointments/interval.ts'
import { endOf } from '#appointments/terms.ts'
import { swissTimes } from '#appointments/when.ts'
import { swissInstant } from '#appointments/zone.ts'
import type { Sight } from '#cases/sight.ts'
import { swissDay } from '#platform/day.ts'
import { calendarDay } from '#platform/intl-words.ts'
import type { Services } from '#platform/services.ts'
import { isWorkingDay, movedBy } from '#platform/working-days.ts'
import { placeOf, shownDays } from './calendar-days.ts'

type Asked = { day: string; view: 'day' | 'week'; who: readonly string[]; sight: Sight }

/** Days of the calendar with a lane for each adviser: talks, their buffers, absences; and what is taken out of one's sight. */
export async function viewCalendar({ db, now }: Pick<Services, 'db' | 'now'>, { day, view, who, sight }: Asked) {
  const days = shownDays(day, view)
  const [first = day, last = day] = [days[0], days.at(-1)]
  const span = {
    from: new Date(swissInstant(first, '00:00')),
    until: new Date(swissInstant(movedBy(last, 1), '00:00')),
  }
  const staff = (await listCalendars(db)).filter(({ isBookable, id }) => isBookable || who.includes(id))
  const shown = who.length > 0 ? staff.filter(({ id }) => who.includes(id)) : staff
  const rows = await listAppointmentsBetween(db, sight, span)
  const absences = await listAbsences(db, span)
  const known = new Set(rows.map(({ staffId, startsAt }) => `${staffId} ${startsAt.getTime()}`))
  const others = (await listTaken(db, span, now())).filter(
    ({ staffId, startsAt, isHold }) => isHold || !known.has(`${staffId} ${startsAt.getTime()}`),
  )
  const talks = rows.map((row) => ({
    ...{ id: row.id, startsAt: row.startsAt, status: row.status, meetingType: row.meetingType, title: row.title },
    ...{ clientName: row.clientName, staffId: row.staffId, staffName: row.staffName, minutes: row.durationMinutes },
    times: swissTimes(row),
    isOpen: isOpenAppointment(row.status),
    day: swissDay(row.startsAt),
    place: placeOf(swissDay(row.startsAt), row.startsAt, endOf(row)),
    buffer: placeOf(
      swissDay(row.startsAt),
      endOf(row),
      new Date(endOf(row).getTime() + row.bufferAfterMinutes * msPerMinute),
    ),
  }))
  return {
    ...{ day, view, first, last },
    title:
      first === last
        ? calendarDay(first, 'long')
        : `${Number(first.slice(8))}–${calendarDay(last, 'long').replace(/^\w+,? /, '')}`,
    before: movedBy(first, view === 'day' ? -1 : -7),
    after: movedBy(first, view === 'day' ? 1 : 7),
    today: swissDay(now()),
    staff: staff.map(({ id, name }) => ({ id, name, isShown: shown.some((one) => one.id === id) })),
    days: days.map((each) => ({
      day: each,
      name: calendarDay(each, 'short'),
      isWorkingDay: isWorkingDay(each),
      lanes: shown.map(({ id, name }) => ({
        id,
        name,
        talks: talks.filter((talk) => talk.day === each && talk.staffId === id && talk.status !== 'cancelled'),
        busy: others.flatMap((taken) => {
          const place = taken.staffId === id && placeOf(each, new Date(taken.start), new Date(taken.end))
          return place ? [{ key: `${taken.start}`, label: taken.isHold ? 'Held' : 'Busy', place }] : []
        }),
        away: absences.flatMap((absence) => {
          const isTheirs = absence.staffId === null || absence.staffId === id
          const place = isTheirs && placeOf(each, absence.startsAt, absence.endsAt)
          return place
            ? [{ key: absence.id, label: absence.note || (absence.kind === 'absence' ? 'Away' : 'Blocked'), place }]
            : []
        }),
      })),
      agenda: talks.filter((talk) => talk.day === each && shown.some(({ id }) => id === talk.staffId)),
    })),
  }
}

export type CalendarView = Awaited<ReturnType<typeof viewCalendar>>
