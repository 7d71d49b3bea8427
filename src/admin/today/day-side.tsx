import type { ReactNode } from 'react'
import { Link } from 'react-router'
import * as adminTexts from '#admin/locales/en.ts'
import { type AppointmentStatus, statusKinds } from '#appointments/appointment-status.ts'
import * as appointmentTexts from '#appointments/locales/en.ts'
import { staffAppointmentPath } from '#appointments/paths.ts'
import * as caseTexts from '#cases/locales/en.ts'

import { longWaitDays } from '#cases/planning/work.ts'

import { Status } from '#design/feedback/status.tsx'
import { formatTime } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { DayPart, Row, Rows, workPath } from './day-rows.tsx'
import type { DayView } from './view-day.server.ts'

const copy = () => t(adminTexts.daySide)

export function DaySide({ view }: { view: DayView }) {
  const { counts, firm, billing } = view
  return (
    <div className="day-side">
      <Meetings view={view} />
      <DayPart title={copy().waitingTooLong}>
        <p className="soft t14">{copy().moreThanDaysAtSame(longWaitDays)}</p>
        <ul className="day-figures">
          <Figure to={workPath(view, 'client-late')} count={counts['client-late']}>
            {copy().waitingForClient}
          </Figure>
          <Figure to={workPath(view, 'firm-late')} count={counts['firm-late']}>
            {copy().waitingForUs}
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
    <DayPart title={copy().billing} all={{ to: '/admin/billing', label: copy().allBilling }}>
      <ul className="day-figures">
        <Figure to="/admin/billing/payments" count={toDecide}>
          {copy().paymentsToAssign}
        </Figure>
        <Figure to="/admin/billing/invoices?state=overdue" count={overdue}>
          {copy().overdueInvoices}
        </Figure>
        <Figure to="/admin/billing/payouts" count={toPay}>
          {copy().paymentsToMake}
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
        title={copy().today}
        all={{ to: '/admin/calendar', label: copy().calendar }}
        none={today.length === 0 ? copy().youHaveNoAppointmentsToday : undefined}
      >
        <Appointments appointments={today} isEveryone={isEveryone} />
      </DayPart>
      {tomorrow.length > 0 && (
        <DayPart title={copy().tomorrow}>
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
  const words = t(appointmentTexts.appointments)
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
              {copy().min(title, durationMinutes, words.meetingTypes[meetingType].toLowerCase())}
              {isEveryone && `, ${staffName ?? copy().noOne}`}{' '}
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
      <DayPart title={copy().casesByStep} all={{ to: '/admin/cases', label: copy().allCases }}>
        <ul className="day-figures">
          {held.map(({ state, count }) => (
            <Figure key={state} to={`/admin/cases?state=${state}`} count={count}>
              {t(caseTexts.cases).states[state].label}
            </Figure>
          ))}
        </ul>
      </DayPart>
      <DayPart title={copy().openCasesByAdviser} all={{ to: '/admin/figures', label: copy().allReports }}>
        <ul className="day-figures">
          {firm.advisers.map(({ id, name, count }) => (
            <Figure key={id ?? 'nobody'} to={`/admin/cases?work=open&assigned=${id ?? 'nobody'}`} count={count}>
              {name ?? copy().notAssigned}
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
