import { Link } from 'react-router'
import { Clocks } from '#appointments/ui/clocks.tsx'
import { statusKinds } from '#appointments/ui/status-kinds.ts'
import { appointmentWords } from '#appointments/words.ts'
import { staffCasePath } from '#cases/case-links.ts'
import { Panel } from '#design/app-frame.tsx'
import { FactList } from '#design/facts.tsx'
import { Note } from '#design/note.tsx'
import { Status } from '#design/status.tsx'
import { formatDateTime } from '#platform/format.ts'
import { FromClient } from './from-client.tsx'
import type { StaffTalk } from './load-talk.server.ts'
import { MinutesPanel } from './minutes-panel.tsx'
import type { TalkAnswer } from './talk-answer.ts'
import { TalkForms } from './talk-forms.tsx'

type TalkViewProps = { view: StaffTalk; answer?: TalkAnswer; to: (change: Record<string, string>) => string }

const booked = { client: 'by the client', guest: 'by a visitor', firm: 'by us' }

/** What is known of an appointment, beside what can be done with it. */
export function TalkView({ view, answer, to }: TalkViewProps) {
  const { talk, facts, moves, balance, room, scenario } = view
  const words = appointmentWords()
  return (
    <div className="panels">
      <div className="panel-stack">
        <Panel title={`Number ${talk.number}`}>
          <p className="row mt-8">
            <Status kind={statusKinds[talk.status]}>{words.statuses[talk.status]}</Status>
            <Status kind="info">{words.meetingTypes[talk.meetingType]}</Status>
          </p>
          <Clocks {...talk} />
          {room && talk.isOpen && (
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
                  <Link to={`/admin/clients/${facts.clientId}`}>{talk.clientName}</Link>
                ) : (
                  `${talk.clientName} (visitor)`
                ),
              },
              { term: 'Email', value: <a href={`mailto:${talk.clientEmail}`}>{talk.clientEmail}</a> },
              ...(talk.clientPhone ? [{ term: 'Phone', value: talk.clientPhone }] : []),
              ...(talk.caseId
                ? [{ term: 'Case', value: <Link to={staffCasePath(talk.caseId)}>{talk.caseNumber}</Link> }]
                : []),
              { term: 'What', value: `${talk.title}, ${talk.durationMinutes} minutes` },
              ...(talk.description ? [{ term: 'Topic', value: talk.description }] : []),
              ...(scenario
                ? [{ term: 'Calculation', value: <Link to={scenario}>Open what was calculated</Link> }]
                : []),
              { term: 'Adviser', value: talk.staffName ?? 'Nobody' },
              {
                term: 'Booked',
                value: `${formatDateTime(facts.createdAt)}, ${booked[facts.bookedBy === 'guest' || facts.bookedBy === 'client' ? facts.bookedBy : 'firm']}`,
              },
              ...(balance
                ? [{ term: 'Minutes of the case', value: `${balance.left} left, ${balance.planned} planned` }]
                : []),
              ...(talk.cancelReason ? [{ term: 'Cancelled because', value: talk.cancelReason }] : []),
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
        <TalkForms view={view} answer={answer} to={to} />
      </div>
    </div>
  )
}
