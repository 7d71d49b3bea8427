import { Link } from 'react-router'
import { visitorOf } from '#accounts/visitor.server.ts'
import { appointmentWords } from '#appointments/words.ts'
import { listAppointmentsOf } from '#appointments/appointment-db.server.ts'
import { asClient } from '#cases/as-client.server.ts'
import { clientCasePath } from '#cases/case-links.ts'
import { AppHead } from '#design/app-frame.tsx'
import { ButtonLink } from '#design/button.tsx'
import { EmptyState } from '#design/states.tsx'
import { Table } from '#design/table.tsx'
import { formatDate } from '#platform/format.ts'
import { servicesOf } from '#web/request-context.server.ts'
import { privatePage } from '#web/shared-headers.ts'
import type { Route } from './+types/appointments-page'
import { appointmentMark } from './marks.ts'
import { loadPanel } from './panel.server.ts'
import { portalMeta } from './portal-meta.ts'
import { meetingTime } from './ui/appointment-card.tsx'
import { Mark } from './ui/mark.tsx'
import { PanelView } from './ui/panel-view.tsx'
import { type AppointmentView, appointmentView } from './views.server.ts'

export const headers = privatePage
export const meta: Route.MetaFunction = ({ matches }) => portalMeta('Appointments', matches)

export async function loader({ context }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context)
  const { id } = visitorOf(context).person
  const appointments = await loadPanel(context, 'appointments', () =>
    asClient(db, id, async (tx) => (await listAppointmentsOf(tx, id)).map((row) => appointmentView(row, now()))),
  )
  return { appointments }
}

function Schedule() {
  return (
    <ButtonLink to="/client-portal/messages/new?about=meeting" kind="ink" size="small" icon="calendar-plus">
      Schedule Meeting
    </ButtonLink>
  )
}

/** A client's meetings, the latest first. A new one is asked for by message. */
export default function AppointmentsPage({ loaderData: { appointments } }: Route.ComponentProps) {
  return (
    <>
      <AppHead title="Appointments" actions={<Schedule />} />
      <PanelView panel={appointments} what="Your appointments">
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState
              title="No appointments yet"
              text="Tell us what you want to talk about and when it suits you. We answer with a date."
              motif="calendar"
              action={<Schedule />}
            />
          ) : (
            <AppointmentTable appointments={rows} />
          )
        }
      </PanelView>
    </>
  )
}

function AppointmentTable({ appointments }: { appointments: readonly AppointmentView[] }) {
  return (
    <Table
      caption="Appointments"
      hideCaption
      rows={appointments}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'title',
          header: 'Appointment',
          cell: ({ title, description }) => (
            <>
              {title}
              {description && <small className="reason">{description}</small>}
            </>
          ),
        },
        { key: 'date', header: 'Date', cell: ({ startsAt }) => <span className="nowrap">{formatDate(startsAt)}</span> },
        { key: 'time', header: 'Time', cell: (row) => <span className="nowrap numbers">{meetingTime(row)}</span> },
        { key: 'length', header: 'Minutes', numeric: true, cell: ({ durationMinutes }) => durationMinutes },
        { key: 'type', header: 'Where', cell: ({ meetingType }) => appointmentWords().meetingTypes[meetingType] },
        { key: 'with', header: 'With', cell: ({ staffName }) => staffName ?? '–' },
        { key: 'case', header: 'Case', cell: (row) => <CaseLink appointment={row} /> },
        { key: 'status', header: 'Status', cell: ({ status }) => <Mark mark={appointmentMark(status)} /> },
        {
          key: 'join',
          header: 'Join',
          cell: ({ link }) =>
            link ? (
              <a className="button outline dense nowrap" href={link} rel="noopener">
                Join Meeting
              </a>
            ) : (
              '–'
            ),
        },
      ]}
    />
  )
}

function CaseLink({ appointment: { caseId, caseNumber } }: { appointment: AppointmentView }) {
  return caseId && caseNumber ? (
    <Link to={clientCasePath(caseId)} className="nowrap">
      {caseNumber}
    </Link>
  ) : (
    '–'
  )
}
