import { Form, Link } from 'react-router'
import { initialsOf } from '#admin/ui/initials.ts'
import { AppHead, Panel } from '#design/app-frame.tsx'
import { Button } from '#design/button.tsx'
import { BackLink } from '#design/crumbs.tsx'
import { FactList } from '#design/facts.tsx'
import { Monogram } from '#design/layout.tsx'
import { Note } from '#design/note.tsx'
import { Status } from '#design/status.tsx'
import { formatDate, formatDateTime } from '#platform/format.ts'
import type { AnswerBy } from '#site/contact/answer-clock.ts'
import { type Lead, type PressedMove, topicLabel } from '#site/contact/lead.ts'
import type { LeadMessage } from '#site/contact/lead-message-db.server.ts'
import { type ContactFault, LeadForms } from './lead-forms.tsx'
import { leadStateMark, leadWords } from './words.ts'

type Props = {
  view: {
    lead: Lead
    messages: LeadMessage[]
    answer: AnswerBy | null
    moves: PressedMove[]
    mayWrite: boolean
    key: string
  }
  fault: ContactFault | undefined
}

/** An enquiry as a conversation: what was asked, what was answered and came back, and where the next answer is written. */
export function ContactView({ view: { lead, messages, answer, moves, mayWrite, key }, fault }: Props) {
  const { number, name, message, createdAt } = lead
  return (
    <>
      <AppHead title={`Enquiry ${number}`} before={<BackLink to="/admin/contacts">Enquiries</BackLink>} />
      {fault && !fault.values.intent && (
        <Note kind="bad" live>
          {fault.text}
        </Note>
      )}
      <div className="panels">
        <Panel title={lead.subject ?? topicLabel(lead.topic)}>
          <ol>
            <Said name={name} side="Wrote to us" at={createdAt} body={message} isOurs={false} />
            {messages.map(({ id, direction, body, writerName, createdAt: at }) =>
              direction === 'sent' ? (
                <Said key={id} name={writerName ?? 'Somebody who left'} side="By mail" at={at} body={body} isOurs />
              ) : (
                <Said
                  key={id}
                  name={name}
                  side={`Kept by ${writerName ?? 'staff'}`}
                  at={at}
                  body={body}
                  isOurs={false}
                />
              ),
            )}
          </ol>
          {mayWrite && <LeadForms key={messages.at(-1)?.id} email={lead.email} submissionKey={key} fault={fault} />}
        </Panel>
        <Panel title="About this enquiry">
          <Facts lead={lead} answer={answer} />
          <div className="row mt-16">
            {moves.map((move) => (
              <Form method="post" key={move} preventScrollReset>
                <Button name="move" value={move} kind={move === 'spam' ? 'quiet' : 'outline'} size="small">
                  {leadWords().moves[move]}
                </Button>
              </Form>
            ))}
          </div>
        </Panel>
      </div>
    </>
  )
}

function Facts({ lead, answer }: { lead: Lead; answer: AnswerBy | null }) {
  const { name, email, topic, scenario, state, assigneeName, createdAt } = lead
  const { kind, label } = leadStateMark(state)
  return (
    <FactList
      dense
      facts={[
        { term: 'Status', value: <Status kind={kind}>{label}</Status> },
        ...(answer ? [{ term: 'Answer by', value: <AnswerTime answer={answer} /> }] : []),
        { term: 'From', value: name },
        { term: 'Email', value: email },
        { term: 'Tax situation', value: topicLabel(topic) },
        { term: 'Received', value: formatDateTime(createdAt) },
        { term: 'Adviser', value: assigneeName ?? 'Nobody yet' },
        ...(scenario ? [{ term: 'Calculation', value: <Link to={scenario}>Open what was calculated</Link> }] : []),
      ]}
    />
  )
}

/** By when an answer is promised; late ones stand out. */
function AnswerTime({ answer: { on, at, isLate } }: { answer: AnswerBy }) {
  return (
    <span className={isLate ? 'overdue numbers' : 'numbers'}>
      {formatDate(on)}, {at}
      {isLate && ' (late)'}
    </span>
  )
}

type SaidProps = { name: string; side: string; at: Date; body: string; isOurs: boolean }

function Said({ name, side, at, body, isOurs }: SaidProps) {
  return (
    <li className="message">
      <Monogram initials={initialsOf(name)} size="small" soft={!isOurs} />
      <div>
        <header>
          <b>{name}</b>
          <span className="soft t14">{side}</span>
          <time className="soft t14 numbers" dateTime={at.toISOString()}>
            {formatDateTime(at)}
          </time>
        </header>
        <p className="message-body">{body}</p>
      </div>
    </li>
  )
}
