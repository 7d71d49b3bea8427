import { type AppointmentStatus, appointmentColours } from '#appointments/appointment-status.ts'
import type { StatusKind } from '#design/feedback/status.tsx'

const kinds = { green: 'done', blue: 'info', grey: 'off', red: 'bad' } as const satisfies Record<string, StatusKind>

export const statusKinds: Readonly<Record<AppointmentStatus, StatusKind>> = {
  confirmed: kinds[appointmentColours.confirmed],
  scheduled: kinds[appointmentColours.scheduled],
  completed: kinds[appointmentColours.completed],
  cancelled: kinds[appointmentColours.cancelled],
  no_show: kinds[appointmentColours.no_show],
}
