import { Link } from 'react-router'
import * as appointmentTexts from '#appointments/locales/en.ts'
import { clientAppointmentPath } from '#appointments/paths.ts'
import { clientCasePath } from '#cases/process/case-links.ts'
import { type Column, Table } from '#design/table.tsx'
import { formatDate, formatDateTime } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { appointmentBadge } from '#portal/badges.ts'
import { Badge } from '#portal/ui/badge.tsx'
import type { AppointmentView } from '#portal/views.server.ts'

const copy = () => t(appointmentTexts.appointmentTable)

type TableProps = { caption: string; appointments: readonly AppointmentView[]; withJoin?: boolean }

export function AppointmentTable({ caption, appointments, withJoin }: TableProps) {
  const columns: Column<AppointmentView>[] = [
    {
      key: 'title',
      header: copy().appointment,
      cell: ({ id, title, description }) => (
        <>
          <Link to={clientAppointmentPath(id)}>{title}</Link>
          {description && <small className="reason">{description}</small>}
        </>
      ),
    },
    {
      key: 'time',
      header: copy().dateAndTime,
      cell: ({ startsAt, times, local }) => (
        <span className="nowrap numbers">
          {formatDate(startsAt)}
          <small className="reason">{times}</small>
          {local && <small className="reason">{copy().yourTime(local)}</small>}
        </span>
      ),
    },
    {
      key: 'type',
      header: copy().where,
      cell: ({ meetingType, staffName }) => (
        <span>
          {t(appointmentTexts.appointments).meetingTypes[meetingType]}
          {staffName && <small className="reason">{copy().with(staffName)}</small>}
        </span>
      ),
    },
    {
      key: 'case',
      header: copy().case,
      cell: ({ caseId, caseNumber }) =>
        caseId ? (
          <Link className="nowrap" to={clientCasePath(caseId)}>
            {caseNumber}
          </Link>
        ) : (
          '–'
        ),
    },
    { key: 'status', header: copy().status, cell: ({ status }) => <Badge mark={appointmentBadge(status)} /> },
  ]
  const join: Column<AppointmentView> = { key: 'join', header: copy().join, cell: (row) => <Join appointment={row} /> }
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
        {copy().joinMeeting}
      </a>
    )
  }
  if (!opensAt) return '–'
  return (
    <span>
      <button type="button" className="button outline dense nowrap" disabled>
        {copy().joinMeeting}
      </button>
      <small className="reason">{copy().opens(formatDateTime(opensAt))}</small>
    </span>
  )
}
