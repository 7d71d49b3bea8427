import { statusKinds } from '#appointments/appointment-status.ts'
import * as appointmentTexts from '#appointments/locales/en.ts'
import type { OwnAppointment } from '#appointments/view-own.server.ts'
import { FactList } from '#design/facts.tsx'
import { Status } from '#design/feedback/status.tsx'
import { Monogram } from '#design/page/layout.tsx'
import { formatDateTime } from '#platform/format.ts'
import { initialsOf } from '#platform/text/initials.ts'
import { t } from '#platform/texts.ts'
import { Clocks } from './clocks.tsx'

const copy = () => t(appointmentTexts.appointmentFacts)

export function AppointmentFacts({ appointment, filePath }: { appointment: OwnAppointment; filePath: string }) {
  const words = t(appointmentTexts.appointments)
  return (
    <section className="booking mt-16" aria-label={copy().appointment}>
      <p>
        <Status kind={statusKinds[appointment.status]}>{words.statuses[appointment.status]}</Status>
      </p>
      <p className="day">{appointment.day}</p>
      <Clocks {...appointment} />
      <FactList
        dense
        facts={[
          { term: copy().type, value: copy().minutes(appointment.title, appointment.durationMinutes) },
          ...(appointment.description ? [{ term: copy().topic, value: appointment.description }] : []),
          {
            term: copy().where,
            value: [words.places[appointment.meetingType], appointment.address].filter(Boolean).join(', '),
          },
          ...(appointment.staffName
            ? [{ term: copy().adviser, value: <AdviserName name={appointment.staffName} /> }]
            : []),
          ...(appointment.cancelReason ? [{ term: copy().reason, value: appointment.cancelReason }] : []),
        ]}
      />
      {appointment.link && (
        <a className="button primary full mt-16" href={appointment.link} rel="noopener noreferrer">
          {copy().joinMeeting}
        </a>
      )}
      {appointment.opensAt && (
        <p className="mt-16">
          <button type="button" className="button primary full" disabled>
            {copy().joinMeeting}
          </button>
          <span className="soft t14">{copy().youCanJoinFromSwiss(formatDateTime(appointment.opensAt))}</span>
        </p>
      )}
      {appointment.isOpen && (
        <p className="mt-16">
          <a href={filePath} download>
            {copy().downloadCalendarFile}
          </a>
        </p>
      )}
      {appointment.mayChange && !appointment.isLate && (
        <p className="soft t14 mt-8">{copy().youCanMoveOrCancel(formatDateTime(appointment.freeUntil))}</p>
      )}
    </section>
  )
}

/** Monogram and name of the adviser of an appointment. */
export function AdviserName({ name }: { name: string }) {
  return (
    <span className="row nowrap">
      <Monogram initials={initialsOf(name)} size="small" soft /> {name}
    </span>
  )
}
