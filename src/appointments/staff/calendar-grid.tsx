import type { CSSProperties } from 'react'
import { Link } from 'react-router'
import * as appointmentTexts from '#appointments/locales/en.ts'
import * as appointmentStaffTexts from '#appointments/staff/locales/en.ts'
import { classes } from '#design/classes.ts'
import { initialsOf } from '#platform/text/initials.ts'
import { t } from '#platform/texts.ts'
import type { Place } from './calendar-days.ts'
import type { CalendarView } from './view-calendar.server.ts'

const copy = () => t(appointmentStaffTexts.calendarGrid)

const styleOf = ({ top, height }: Place) => ({ top: `${top}%`, height: `${height}%` })

export type Picking = {
  to(appointmentId: string): string
  selected: string | null
  /** Address that books a free time; null if the person may not book. */
  bookAt: ((slot: { startsAt: string; staffId: string }) => string) | null
  slot: { startsAt: string; staffId: string } | null
}

export function CalendarGrid({ calendar, picking }: { calendar: CalendarView; picking: Picking }) {
  const { days, today, view, now, reach } = calendar
  const hours = Array.from({ length: reach.last - reach.first }, (_, at) => reach.first + at)
  const style: CSSProperties & Record<'--hours', number> = { '--hours': hours.length }
  return (
    <section className="calendar" aria-label={view === 'day' ? copy().day : copy().week} style={style}>
      <ol className="calendar-hours" aria-hidden="true">
        {hours.map((hour) => (
          <li key={hour}>{String(hour).padStart(2, '0')}</li>
        ))}
      </ol>
      {days.map(({ day, name, lanes, isWorkingDay }) => (
        <section key={day} className={classes('calendar-day', day === today && 'today', !isWorkingDay && 'free')}>
          <header>
            <h2>{name}</h2>
            <p className="lane-names" aria-hidden="true">
              {lanes.map((lane) => (
                <i key={lane.id}>{initialsOf(lane.name)}</i>
              ))}
            </p>
          </header>
          <div className="lanes">
            {day === today && now.place && (
              <p className="now-line" style={{ top: `${now.place.top}%` }}>
                <span className="visually-hidden">{copy().now(now.time)}</span>
              </p>
            )}
            {lanes.map((lane) => (
              <ul key={lane.id} className="lane" aria-label={`${lane.name}, ${name}`}>
                {lane.off.map(({ key, place }, at) => (
                  <li key={`off${key}`} className="off" style={styleOf(place)}>
                    {isWorkingDay ? (
                      <span className="visually-hidden">{copy().outsideHours}</span>
                    ) : (
                      at === 0 && <span>{copy().publicHoliday}</span>
                    )}
                  </li>
                ))}
                {picking.bookAt &&
                  lane.slots.map(({ startsAt, time, place }) => (
                    <li key={startsAt} className="slot" style={styleOf(place)}>
                      <Link
                        to={picking.bookAt?.({ startsAt, staffId: lane.id }) ?? ''}
                        preventScrollReset
                        rel="nofollow"
                        tabIndex={-1}
                        aria-label={copy().bookAt(time, lane.name)}
                        aria-current={
                          picking.slot?.startsAt === startsAt && picking.slot.staffId === lane.id ? 'true' : undefined
                        }
                      >
                        {time}
                      </Link>
                    </li>
                  ))}
                {lane.away.map(({ key, label, isBlocked, place }) => (
                  <li key={key} className={isBlocked ? 'blocked' : 'away'} style={styleOf(place)}>
                    <span>{label}</span>
                  </li>
                ))}
                {lane.busy.map(({ key, label, place }) => (
                  <li key={key} className="busy" style={styleOf(place)}>
                    {label}
                  </li>
                ))}
                {lane.appointments.map((appointment) => (
                  <Appointment key={appointment.id} appointment={appointment} picking={picking} />
                ))}
              </ul>
            ))}
          </div>
        </section>
      ))}
    </section>
  )
}

type AppointmentView = CalendarView['days'][number]['lanes'][number]['appointments'][number]

function Appointment({ appointment, picking }: { appointment: AppointmentView; picking: Picking }) {
  const { id, place, buffer, clientName, times, status, meetingType, minutes } = appointment
  if (!place) return null
  const words = t(appointmentTexts.appointments)
  const isSelected = picking.selected === id
  const shape = [meetingType === 'phone' && 'phone', minutes <= 30 && 'short', isSelected && 'picked']
  const look = classes('talk-box', `is-${status}`, ...shape)
  return (
    <>
      {buffer && <li className="buffer" style={styleOf(buffer)} aria-hidden="true" />}
      <li style={styleOf(place)} className={look}>
        <Link
          to={picking.to(id)}
          preventScrollReset
          aria-current={isSelected ? 'true' : undefined}
          title={`${clientName}, ${times}`}
          data-appointment={id}
        >
          <b>{clientName.split(' ').at(-1)}</b> <span>{times.slice(0, 5)}</span>
          <span className="visually-hidden">
            {`, ${clientName}, ${times}, ${words.meetingTypes[meetingType]}, ${words.statuses[status]}`}
          </span>
        </Link>
      </li>
    </>
  )
}
