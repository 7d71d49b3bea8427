import { Link } from 'react-router'
import { statusKinds } from '#appointments/appointment-status.ts'
import * as appointmentTexts from '#appointments/locales/en.ts'
import * as appointmentStaffTexts from '#appointments/staff/locales/en.ts'
import { classes } from '#design/classes.ts'
import { Status } from '#design/feedback/status.tsx'
import { Monogram } from '#design/page/layout.tsx'
import { initialsOf } from '#platform/text/initials.ts'
import { t } from '#platform/texts.ts'
import type { Picking } from './calendar-grid.tsx'
import type { CalendarView } from './view-calendar.server.ts'

const copy = () => t(appointmentStaffTexts.agenda)

/** The calendar's days as a list for small screens. Unlike the grid, it includes cancelled appointments. */
export function Agenda({ calendar: { days, today }, picking }: { calendar: CalendarView; picking: Picking }) {
  const filled = days.filter(({ agenda, lanes }) => agenda.length > 0 || lanes.some(({ away }) => away.length > 0))
  return (
    <section className="agenda" aria-labelledby="agenda">
      <h2 className="t20" id="agenda">
        {copy().agenda}
      </h2>
      {filled.length === 0 && <p className="soft mt-8">{copy().noAppointmentsBooked}</p>}
      {filled.map(({ day, fullName, agenda, lanes }) => (
        <section key={day} aria-label={fullName}>
          <h3 className={classes(day === today && 'today')}>
            {fullName} <span className="numbers">{agenda.length}</span>
          </h3>
          <ul>
            {agenda.map((appointment) => (
              <Line key={appointment.id} appointment={appointment} picking={picking} />
            ))}
            {lanes.flatMap(({ id, name, away }) =>
              away.map(({ key, label, from }) => (
                <li key={key + id} className="agenda-line soft">
                  <span className="numbers">{from ?? copy().allDay}</span>
                  <span>{label}</span>
                  <Who name={name} />
                </li>
              )),
            )}
          </ul>
        </section>
      ))}
    </section>
  )
}

function Line({
  appointment,
  picking,
}: {
  appointment: CalendarView['days'][number]['agenda'][number]
  picking: Picking
}) {
  const words = t(appointmentTexts.appointments)
  const isSelected = picking.selected === appointment.id
  return (
    <li className={classes('agenda-line', isSelected && 'picked')}>
      <span className="numbers">{appointment.times}</span>
      <span>
        <Link to={picking.to(appointment.id)} preventScrollReset aria-current={isSelected ? 'true' : undefined}>
          {appointment.clientName}
        </Link>
        <small className="soft">
          {copy().min(appointment.title, words.meetingTypes[appointment.meetingType], appointment.minutes)}{' '}
        </small>
        <Status kind={statusKinds[appointment.status]}>{words.statuses[appointment.status]}</Status>
      </span>
      <Who name={appointment.staffName ?? copy().noOne} />
    </li>
  )
}

function Who({ name }: { name: string }) {
  return (
    <span className="agenda-who" title={name}>
      <Monogram initials={initialsOf(name)} size="small" soft />
      <span className="visually-hidden">{name}</span>
    </span>
  )
}
