import type { ReactNode } from 'react'
import { Link } from 'react-router'
import * as adminTexts from '#admin/locales/en.ts'
import { type AppointmentStatus, statusKinds } from '#appointments/appointment-status.ts'
import * as appointmentTexts from '#appointments/locales/en.ts'
import { staffAppointmentPath } from '#appointments/paths.ts'
import { isOverloaded } from '#cases/planning/work.ts'
import { Status } from '#design/feedback/status.tsx'
import { formatMoney, formatTime } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import type { TodayView } from './view-today.server.ts'

const copy = () => t(adminTexts.todaySide)

export function TodaySide({ view }: { view: TodayView }) {
  const { appointments, capacity, money, firm } = view
  return (
    <aside className="day-side" aria-label={copy().day}>
      <Appointments appointments={appointments} />
      <SidePart title={copy().openCases} {...(money && { all: { to: '/admin/figures', label: copy().reports } })}>
        <ul className="day-figures">
          {capacity.map(({ id, name, open, limit }) => (
            <Figure
              key={id ?? 'nobody'}
              to={`/admin/cases?work=open&assigned=${id ?? 'nobody'}`}
              isLate={isOverloaded({ open, limit })}
              count={limit === null ? open : copy().ofLimit(open, limit)}
            >
              {name ?? copy().notAssigned}
            </Figure>
          ))}
        </ul>
      </SidePart>
      {money && <Money money={money} />}
      <SidePart title={copy().ourFirm}>
        <ul className="day-figures">
          <Figure to="/admin/clients" count={firm.totalClients}>
            {copy().totalClients}
          </Figure>
          <Figure to="/admin/cases?status=in_progress" count={firm.work.casesInProgress}>
            {copy().inProgress}
          </Figure>
          <Figure to="/admin/cases?status=pending" count={firm.work.pendingCases}>
            {copy().pending}
          </Figure>
          <Figure to="/admin/messages" count={firm.pendingMessages}>
            {copy().pendingMessages}
          </Figure>
          <Figure to="/admin/calendar" count={firm.upcomingAppointments}>
            {copy().upcomingAppointments}
          </Figure>
        </ul>
      </SidePart>
    </aside>
  )
}

type PartProps = { title: string; all?: { to: string; label: string }; count?: number; children: ReactNode }

function SidePart({ title, all, count, children }: PartProps) {
  return (
    <section className="day-part">
      <header>
        <h2 className="t20">
          {title} {count !== undefined && <span className="soft numbers">{count}</span>}
        </h2>
        {all && <Link to={all.to}>{all.label}</Link>}
      </header>
      {children}
    </section>
  )
}

function Money({ money }: { money: NonNullable<TodayView['money']> }) {
  const { revenueCents, open, openCents, overdue, overdueCents } = money
  return (
    <SidePart title={copy().money} all={{ to: '/admin/billing', label: copy().toDecide }}>
      <ul className="day-figures">
        <Figure to="/admin/billing/revenue" count={formatMoney(revenueCents)}>
          {copy().revenueThisMonth}
        </Figure>
        <Figure to="/admin/billing/invoices?state=issued" count={formatMoney(openCents)}>
          {copy().openInvoices(open)}
        </Figure>
        <Figure to="/admin/billing/invoices?state=overdue" isLate={overdue > 0} count={formatMoney(overdueCents)}>
          {copy().overdueInvoices(overdue)}
        </Figure>
      </ul>
    </SidePart>
  )
}

function Appointments({ appointments }: Pick<TodayView, 'appointments'>) {
  const today = appointments.filter(({ isToday }) => isToday)
  const tomorrow = appointments.filter(({ isToday }) => !isToday)
  return (
    <>
      <SidePart
        title={copy().appointments}
        count={today.length}
        all={{ to: '/admin/calendar', label: copy().calendar }}
      >
        {today.length === 0 && <p className="soft t14">{copy().noAppointmentsToday}</p>}
        <AppointmentRows appointments={today} />
      </SidePart>
      {tomorrow.length > 0 && (
        <SidePart title={copy().tomorrow} count={tomorrow.length}>
          <AppointmentRows appointments={tomorrow} />
        </SidePart>
      )}
    </>
  )
}

function AppointmentRows({ appointments }: Pick<TodayView, 'appointments'>) {
  const words = t(appointmentTexts.appointments)
  return (
    <ul className="day-rows list-rows">
      {appointments.map(({ id, title, startsAt, durationMinutes, status, meetingType, staffName, clientName }) => (
        <li key={id} className="with-time">
          <time className="numbers" dateTime={startsAt.toISOString()}>
            {formatTime(startsAt)}
          </time>
          <div>
            <Link to={staffAppointmentPath(id)}>{clientName}</Link>
            <p>
              {copy().min(title, durationMinutes, words.meetingTypes[meetingType].toLowerCase())},{' '}
              {staffName ?? copy().noOne}{' '}
              {!isToCome(status) && <Status kind={statusKinds[status]}>{words.statuses[status]}</Status>}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}

function isToCome(status: AppointmentStatus): boolean {
  return status === 'scheduled' || status === 'confirmed'
}

type FigureProps = { to: string; count: number | string; isLate?: boolean; children: ReactNode }

function Figure({ to, count, isLate, children }: FigureProps) {
  return (
    <li>
      {count === 0 ? <span className="soft">{children}</span> : <Link to={to}>{children}</Link>}
      <b className={isLate ? 'numbers overdue nowrap' : 'numbers nowrap'}>{count}</b>
    </li>
  )
}
