import { Link } from 'react-router'
import { staffAppointmentPath } from '#appointments/paths.ts'
import { statusKinds } from '#appointments/ui/status-kinds.ts'
import { appointmentWords } from '#appointments/words.ts'
import { Status } from '#design/status.tsx'
import type { CalendarView } from './view-calendar.server.ts'

/** The same days as a list, with what was cancelled too: what small screens show. */
export function Agenda({ calendar: { days } }: { calendar: CalendarView }) {
  const words = appointmentWords()
  const filled = days.filter(({ agenda }) => agenda.length > 0)
  return (
    <section className="agenda" aria-labelledby="agenda">
      <h2 className="t20" id="agenda">
        Agenda
      </h2>
      {filled.length === 0 && <p className="soft mt-8">Nothing is booked.</p>}
      {filled.map(({ day, name, agenda }) => (
        <section key={day} aria-label={name}>
          <h3>{name}</h3>
          <ul>
            {agenda.map((talk) => (
              <li key={talk.id} className="agenda-line">
                <span className="numbers">{talk.times}</span>
                <span>
                  <Link to={staffAppointmentPath(talk.id)}>{talk.clientName}</Link>, {talk.title}
                  <small className="soft">
                    {words.meetingTypes[talk.meetingType]}, {talk.minutes} min, {talk.staffName ?? 'nobody'}
                  </small>
                </span>
                <Status kind={statusKinds[talk.status]}>{words.statuses[talk.status]}</Status>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  )
}
