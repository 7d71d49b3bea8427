import type { OwnAppointment } from '#appointments/view-own.server.ts'
import { appointmentWords } from '#appointments/words.ts'
import { FactList } from '#design/facts.tsx'
import { Status } from '#design/feedback/status.tsx'
import { formatDateTime } from '#platform/format.ts'
import { Clocks } from './clocks.tsx'
import { statusKinds } from './status-kinds.ts'

export function AppointmentFacts({ appointment, filePath }: { appointment: OwnAppointment; filePath: string }) {
  const words = appointmentWords()
  return (
    <section className="booking mt-16" aria-label="Appointment">
      <p>
        <Status kind={statusKinds[appointment.status]}>{words.statuses[appointment.status]}</Status>
      </p>
      <p className="day">{appointment.day}</p>
      <Clocks {...appointment} />
      <FactList
        dense
        facts={[
          { term: 'What', value: `${appointment.title}, ${appointment.durationMinutes} minutes` },
          ...(appointment.description ? [{ term: 'Topic', value: appointment.description }] : []),
          {
            term: 'Where',
            value: [words.places[appointment.meetingType], appointment.address].filter(Boolean).join(', '),
          },
          ...(appointment.staffName ? [{ term: 'With', value: appointment.staffName }] : []),
          ...(appointment.cancelReason ? [{ term: 'Reason', value: appointment.cancelReason }] : []),
        ]}
      />
      {appointment.link && (
        <a className="button primary full mt-16" href={appointment.link} rel="noopener noreferrer">
          Join Meeting
        </a>
      )}
      {appointment.opensAt && (
        <p className="mt-16">
          <button type="button" className="button primary full" disabled>
            Join Meeting
          </button>
          <span className="soft t14">
            The room opens on {formatDateTime(appointment.opensAt)} (Swiss time), ten minutes before.
          </span>
        </p>
      )}
      {appointment.isOpen && (
        <p className="mt-16">
          <a href={filePath} download>
            File for your calendar
          </a>
        </p>
      )}
      {appointment.mayChange && !appointment.isLate && (
        <p className="soft t14 mt-8">
          Move or cancel free of charge until {formatDateTime(appointment.freeUntil)} (Swiss time).
        </p>
      )}
    </section>
  )
}
