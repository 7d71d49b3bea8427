import { Link } from 'react-router'
import { Clocks } from '#appointments/ui/clocks.tsx'
import { statusKinds } from '#appointments/ui/status-kinds.ts'
import { appointmentWords } from '#appointments/words.ts'
import { staffCasePath } from '#cases/process/case-links.ts'
import { FactList } from '#design/facts.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Status } from '#design/feedback/status.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { formatDateTime } from '#platform/format.ts'
import type { AppointmentAnswer } from './appointment-answer.ts'
import { AppointmentForms } from './appointment-forms.tsx'
import { FromClient } from './from-client.tsx'
import type { StaffAppointment } from './load-appointment.server.ts'
import { MinutesPanel } from './minutes-panel.tsx'

type AppointmentViewProps = {
  view: StaffAppointment
  answer?: AppointmentAnswer
  to: (change: Record<string, string>) => string
}

const booked = { client: 'by the client', guest: 'by a visitor', firm: 'by us' }

export function AppointmentView({ view, answer, to }: AppointmentViewProps) {
  const { appointment, facts, moves, balance, room, scenario } = view
  const words = appointmentWords()
  return (
    <div className="panels">
      <div className="panel-stack">
        <Panel title={`Number ${appointment.number}`}>
          <p className="row mt-8">
            <Status kind={statusKinds[appointment.status]}>{words.statuses[appointment.status]}</Status>
            <Status kind="info">{words.meetingTypes[appointment.meetingType]}</Status>
          </p>
          <Clocks {...appointment} />
          {room && appointment.isOpen && (
            <a className="button primary small mt-16" href={room} rel="noopener noreferrer">
              Open room
            </a>
          )}
          <FactList
            dense
            facts={[
              {
                term: 'Client',
                value: facts.clientId ? (
                  <Link to={`/admin/clients/${facts.clientId}`}>{appointment.clientName}</Link>
                ) : (
                  `${appointment.clientName} (visitor)`
                ),
              },
              { term: 'Email', value: <a href={`mailto:${appointment.clientEmail}`}>{appointment.clientEmail}</a> },
              ...(appointment.clientPhone ? [{ term: 'Phone', value: appointment.clientPhone }] : []),
              ...(appointment.caseId
                ? [
                    {
                      term: 'Case',
                      value: <Link to={staffCasePath(appointment.caseId)}>{appointment.caseNumber}</Link>,
                    },
                  ]
                : []),
              { term: 'What', value: `${appointment.title}, ${appointment.durationMinutes} minutes` },
              ...(appointment.description ? [{ term: 'Topic', value: appointment.description }] : []),
              ...(scenario
                ? [{ term: 'Calculation', value: <Link to={scenario}>Open what was calculated</Link> }]
                : []),
              { term: 'Adviser', value: appointment.staffName ?? 'Nobody' },
              {
                term: 'Booked',
                value: `${formatDateTime(facts.createdAt)}, ${booked[facts.bookedBy === 'guest' || facts.bookedBy === 'client' ? facts.bookedBy : 'firm']}`,
              },
              ...(balance
                ? [{ term: 'Minutes of the case', value: `${balance.left} left, ${balance.planned} planned` }]
                : []),
              ...(appointment.cancelReason ? [{ term: 'Cancelled because', value: appointment.cancelReason }] : []),
            ]}
          />
        </Panel>
        <FromClient view={view} />
        {balance && <MinutesPanel entries={view.minutes} left={balance.left} />}
        {moves.length > 0 && (
          <Panel title="Moved">
            <ul>
              {moves.map((move) => (
                <li key={move.id}>
                  {formatDateTime(move.fromStartsAt)} → {formatDateTime(move.toStartsAt)},{' '}
                  <span className="soft">
                    {move.byClient ? 'by the client' : `by ${move.moverName ?? 'us'}`}, {formatDateTime(move.movedAt)}
                  </span>
                </li>
              ))}
            </ul>
          </Panel>
        )}
      </div>
      <div className="panel-stack">
        {answer && <Note kind="bad" live title={words.refusals[answer.refusal]} />}
        <AppointmentForms view={view} answer={answer} to={to} />
      </div>
    </div>
  )
}
