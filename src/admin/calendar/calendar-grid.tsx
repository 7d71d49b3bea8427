import { Link } from 'react-router'
import { initialsOf } from '#admin/ui/initials.ts'
import { staffAppointmentPath } from '#appointments/paths.ts'
import { appointmentWords } from '#appointments/words.ts'
import { classes } from '#design/classes.ts'
import { firstHour, lastHour } from './calendar-days.ts'
import type { CalendarView } from './view-calendar.server.ts'

type Place = { top: number; height: number }
const styleOf = ({ top, height }: Place) => ({ top: `${top}%`, height: `${height}%` })

/** The days beside each other, each with a lane for every adviser; hidden where the agenda stands instead. */
export function CalendarGrid({ calendar }: { calendar: CalendarView }) {
  const { days, today, view } = calendar
  const hours = Array.from({ length: lastHour - firstHour }, (_, at) => firstHour + at)
  return (
    <section className="calendar" aria-label={view === 'day' ? 'Day' : 'Week'}>
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
            {lanes.map((lane) => (
              <ul key={lane.id} className="lane" aria-label={`${lane.name}, ${name}`}>
                {lane.away.map(({ key, label, place }) => (
                  <li key={key} className="away" style={styleOf(place)}>
                    <span>{label}</span>
                  </li>
                ))}
                {lane.busy.map(({ key, label, place }) => (
                  <li key={key} className="busy" style={styleOf(place)}>
                    {label}
                  </li>
                ))}
                {lane.talks.map((talk) => (
                  <Talk key={talk.id} talk={talk} />
                ))}
              </ul>
            ))}
          </div>
        </section>
      ))}
    </section>
  )
}

type TalkView = CalendarView['days'][number]['lanes'][number]['talks'][number]

function Talk({ talk }: { talk: TalkView }) {
  const { id, place, buffer, clientName, times, status, meetingType } = talk
  if (!place) return null
  const words = appointmentWords()
  return (
    <>
      {buffer && <li className="buffer" style={styleOf(buffer)} aria-hidden="true" />}
      <li style={styleOf(place)} className={classes('talk-box', meetingType === 'phone' && 'phone', `is-${status}`)}>
        <Link to={staffAppointmentPath(id)}>
          <b>{clientName.split(' ').at(-1)}</b> <span>{times.slice(0, 5)}</span>
          <span className="visually-hidden">
            {`, ${clientName}, ${times}, ${words.meetingTypes[meetingType]}, ${words.statuses[status]}`}
          </span>
        </Link>
      </li>
    </>
  )
}
