import type { AppointmentRow } from '#appointments/appointment-db.server.ts'
import { calendarEvent, linkForClient } from '#appointments/booking/notify-guests.server.ts'
import type { Services } from '#platform/services.ts'
import { calendarFile } from './calendar-file.server.ts'

export function fileReply(services: Pick<Services, 'config' | 'secretKey' | 'now'>, row: AppointmentRow): Response {
  const host = new URL(services.config.PUBLIC_URL).hostname
  const event = calendarEvent(row, linkForClient(services, row))
  const file = calendarFile([event], { method: 'PUBLISH', host, at: services.now() })
  return new Response(file, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="appointment.ics"',
      'Cache-Control': 'private, no-store',
    },
  })
}
