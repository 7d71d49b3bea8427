import ical, { ICalAttendeeRole, ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { Temporal } from 'temporal-polyfill'
import type { AppointmentStatus } from '#appointments/appointment-status.ts'
import { swissZone } from '#appointments/free-times/zone.ts'
import { company } from '#company/company.ts'
import { firmName } from '#content/firm-name.ts'

const zurich = [
  'BEGIN:VTIMEZONE',
  `TZID:${swissZone}`,
  'BEGIN:DAYLIGHT',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'DTSTART:19810329T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n')

export type CalendarEvent = {
  id: string
  startsAt: Date
  durationMinutes: number
  status: AppointmentStatus
  calendarSequence: number
  title: string
  description: string
  location: string
  url: string
  attendee?: { name: string; email: string }
}

type CalendarFileInput = { method: 'REQUEST' | 'CANCEL' | 'PUBLISH'; host: string; at: Date; name?: string }

/** iCalendar file (RFC 5545). The UID of an appointment never changes, so that calendar programs update their entry. */
export function calendarFile(events: readonly CalendarEvent[], { method, host, at, name }: CalendarFileInput): string {
  const calendar = ical({
    prodId: { company: firmName, product: 'Appointments' },
    method: ICalCalendarMethod[method],
    timezone: { name: null, generator: () => zurich },
    ...(name ? { name } : {}),
  })
  for (const event of events) {
    const start = Temporal.Instant.fromEpochMilliseconds(event.startsAt.getTime()).toZonedDateTimeISO(swissZone)
    const { title: summary, description, location, url, attendee } = event
    calendar.createEvent({
      id: `appointment-${event.id}@${host}`,
      sequence: event.calendarSequence,
      stamp: at,
      start,
      end: start.add({ minutes: event.durationMinutes }),
      timezone: swissZone,
      status: statusFor(method, event.status),
      ...{ summary, description, location, url },
      organizer: { name: firmName, email: company().email },
      ...(attendee ? { attendees: [{ ...attendee, ...invited }] } : {}),
    })
  }
  return calendar.toString()
}

const invited = { rsvp: false, role: ICalAttendeeRole.REQ, status: ICalAttendeeStatus.ACCEPTED }

function statusFor(method: CalendarFileInput['method'], status: AppointmentStatus): ICalEventStatus {
  if (method === 'CANCEL' || status === 'cancelled') return ICalEventStatus.CANCELLED
  return status === 'scheduled' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED
}
