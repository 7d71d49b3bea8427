import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { AppointmentStatus } from '#appointments/appointment-status.ts'
import { staffAppointmentPath } from '#appointments/paths.ts'
import { statusKinds } from '#appointments/ui/status-kinds.ts'
import { appointmentWords } from '#appointments/words.ts'
import { longWaitDays } from '#cases/planning/work.ts'
import { caseWords } from '#cases/words.ts'
import { Status } from '#design/feedback/status.tsx'
import { formatTime } from '#platform/format.ts'
import { DayPart, Row, Rows } from './day-rows.tsx'
import type { DayView } from './view-day.server.ts'
import { workPath } from './work-path.ts'

export function DaySide({ view }: { view: DayView }) {
  const { counts, firm, billing } = view
  return (
    <div className="day-side">
      <Meetings view={view} />
      <DayPart title="Waiting too long">
        <p className="soft t14">More than {longWaitDays} days in the same state.</p>
        <ul className="day-figures">
          <Figure to={workPath(view, 'client-late')} count={counts['client-late']}>
            for the client
          </Figure>
          <Figure to={workPath(view, 'firm-late')} count={counts['firm-late']}>
            for us
          </Figure>
        </ul>
      </DayPart>
      {billing && <Billing billing={billing} />}
      {firm && <Firm firm={firm} />}
    </div>
  )
}

function Billing({ billing: { toDecide, overdue, toPay } }: { billing: NonNullable<DayView['billing']> }) {
  return (
    <DayPart title="Billing" all={{ to: '/admin/billing', label: 'Money' }}>
      <ul className="day-figures">
        <Figure to="/admin/billing/payments" count={toDecide}>
          payments to decide about
        </Figure>
        <Figure to="/admin/billing/invoices?state=overdue" count={overdue}>
          invoices overdue
        </Figure>
        <Figure to="/admin/billing/payouts" count={toPay}>
          payments to make
        </Figure>
      </ul>
    </DayPart>
  )
}

function Meetings({ view: { appointments, isEveryone } }: { view: DayView }) {
  const today = appointments.filter(({ isToday }) => isToday)
  const tomorrow = appointments.filter(({ isToday }) => !isToday)
  return (
    <>
      <DayPart
        title="Today"
        all={{ to: '/admin/calendar', label: 'Calendar' }}
        none={today.length === 0 ? 'No appointments today.' : undefined}
      >
        <Appointments appointments={today} isEveryone={isEveryone} />
      </DayPart>
      {tomorrow.length > 0 && (
        <DayPart title="Tomorrow">
          <Appointments appointments={tomorrow} isEveryone={isEveryone} />
        </DayPart>
      )}
    </>
  )
}

function Appointments({
  appointments: consultations,
  isEveryone,
}: {
  appointments: DayView['appointments']
  isEveryone: boolean
}) {
  const words = appointmentWords()
  return (
    <Rows>
      {consultations.map(({ id, title, startsAt, durationMinutes, status, meetingType, staffName, clientName }) => (
        <Row
          key={id}
          to={staffAppointmentPath(id)}
          name={clientName}
          before={
            <time className="numbers" dateTime={startsAt.toISOString()}>
              {formatTime(startsAt)}
            </time>
          }
          about={
            <>
              {title}, {durationMinutes} min, {words.meetingTypes[meetingType].toLowerCase()}
              {isEveryone && `, ${staffName ?? 'nobody'}`}{' '}
              {!isToCome(status) && <Status kind={statusKinds[status]}>{words.statuses[status]}</Status>}
            </>
          }
        />
      ))}
    </Rows>
  )
}

function isToCome(status: AppointmentStatus): boolean {
  return status === 'scheduled' || status === 'confirmed'
}

function Firm({ firm }: { firm: NonNullable<DayView['firm']> }) {
  const held = firm.states.filter(({ count }) => count > 0)
  return (
    <>
      <DayPart title="Cases by state" all={{ to: '/admin/cases', label: 'All cases' }}>
        <ul className="day-figures">
          {held.map(({ state, count }) => (
            <Figure key={state} to={`/admin/cases?state=${state}`} count={count}>
              {caseWords().states[state].label}
            </Figure>
          ))}
        </ul>
      </DayPart>
      <DayPart title="Cases in work by adviser" all={{ to: '/admin/figures', label: 'All figures' }}>
        <ul className="day-figures">
          {firm.advisers.map(({ id, name, count }) => (
            <Figure key={id ?? 'nobody'} to={`/admin/cases?work=open&assigned=${id ?? 'nobody'}`} count={count}>
              {name ?? 'Not assigned'}
            </Figure>
          ))}
        </ul>
      </DayPart>
    </>
  )
}

export function Figure({ to, count, children }: { to: string; count: number; children: ReactNode }) {
  return (
    <li>
      {count > 0 ? <Link to={to}>{children}</Link> : <span className="soft">{children}</span>}
      <b className="numbers">{count}</b>
    </li>
  )
}
