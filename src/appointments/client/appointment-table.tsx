import { Link } from 'react-router'
import { clientAppointmentPath } from '#appointments/paths.ts'
import { appointmentWords } from '#appointments/words.ts'
import { clientCasePath } from '#cases/process/case-links.ts'
import { type Column, Table } from '#design/table.tsx'
import { formatDate, formatDateTime } from '#platform/format.ts'
import { appointmentBadge } from '#portal/badges.ts'
import { Badge } from '#portal/ui/badge.tsx'
import type { AppointmentView } from '#portal/views.server.ts'

type TableProps = { caption: string; appointments: readonly AppointmentView[]; withJoin?: boolean }

export function AppointmentTable({ caption, appointments, withJoin }: TableProps) {
  const columns: Column<AppointmentView>[] = [
    {
      key: 'title',
      header: 'Appointment',
      cell: ({ id, title, description }) => (
        <>
          <Link to={clientAppointmentPath(id)}>{title}</Link>
          {description && <small className="reason">{description}</small>}
        </>
      ),
    },
    {
      key: 'time',
      header: 'Date and time',
      cell: ({ startsAt, times, local }) => (
        <span className="nowrap numbers">
          {formatDate(startsAt)}
          <small className="reason">{times}</small>
          {local && <small className="reason">Yours: {local}</small>}
        </span>
      ),
    },
    {
      key: 'type',
      header: 'Where',
      cell: ({ meetingType, staffName }) => (
        <span>
          {appointmentWords().meetingTypes[meetingType]}
          {staffName && <small className="reason">with {staffName}</small>}
        </span>
      ),
    },
    {
      key: 'case',
      header: 'Case',
      cell: ({ caseId, caseNumber }) =>
        caseId ? (
          <Link className="nowrap" to={clientCasePath(caseId)}>
            {caseNumber}
          </Link>
        ) : (
          '–'
        ),
    },
    { key: 'status', header: 'Status', cell: ({ status }) => <Badge mark={appointmentBadge(status)} /> },
  ]
  const join: Column<AppointmentView> = { key: 'join', header: 'Join', cell: (row) => <Join appointment={row} /> }
  return (
    <Table
      caption={caption}
      hideCaption
      rows={appointments}
      rowKey={({ id }) => id}
      columns={withJoin ? [...columns, join] : columns}
    />
  )
}

function Join({ appointment: { link, opensAt } }: { appointment: AppointmentView }) {
  if (link) {
    return (
      <a className="button outline dense nowrap" href={link} rel="noopener noreferrer">
        Join Meeting
      </a>
    )
  }
  if (!opensAt) return '–'
  return (
    <span>
      <button type="button" className="button outline dense nowrap" disabled>
        Join Meeting
      </button>
      <small className="reason">Opens {formatDateTime(opensAt)}</small>
    </span>
  )
}
