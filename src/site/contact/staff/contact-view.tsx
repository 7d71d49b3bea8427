import { Form, Link } from 'react-router'
import { ArrowLink, Button } from '#design/button.tsx'
import { FactList } from '#design/facts.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Status } from '#design/feedback/status.tsx'
import { AppHeader, Panel } from '#design/page/app-shell.tsx'
import { BackLink } from '#design/page/crumbs.tsx'
import { formatDateTime } from '#platform/format.ts'
import { type Lead, type PressedMove, topicLabel } from '#site/contact/lead.ts'
import type { AnswerBy } from '#site/correspondence/answer-clock.ts'
import type { EmailMessage } from '#site/correspondence/email-message-db.server.ts'
import { AnswerForms, type FormError } from '#site/correspondence/staff/answer-forms.tsx'
import { AnswerTime } from '#site/correspondence/staff/answer-time.tsx'
import { Conversation } from '#site/correspondence/staff/conversation.tsx'
import { leadStateBadge, leadWords } from './words.ts'

type Props = {
  view: {
    lead: Lead
    messages: EmailMessage[]
    answer: AnswerBy | null
    moves: PressedMove[]
    mayWrite: boolean
    key: string
    offerTo: { clientId: string | null } | null
  }
  error: FormError | undefined
}

export function ContactView({ view, error }: Props) {
  const { lead, messages, answer, moves, mayWrite, key, offerTo } = view
  const { number, name, message, createdAt } = lead
  return (
    <>
      <AppHeader title={`Enquiry ${number}`} before={<BackLink to="/admin/contacts">Enquiries</BackLink>} />
      {error && !error.values.intent && (
        <Note kind="bad" live>
          {error.text}
        </Note>
      )}
      <div className="panels">
        <Panel title={lead.subject ?? topicLabel(lead.topic)}>
          <Conversation name={name} first={{ side: 'Wrote to us', at: createdAt, body: message }} messages={messages} />
          {mayWrite && (
            <AnswerForms
              key={messages.at(-1)?.id}
              email={lead.email}
              submissionKey={key}
              error={error}
              sentAs={{ answer: 'enquiry-answered', reply: 'enquiry-reply' }}
              replies="Replies come to the office by e-mail."
              waits="The enquiry then waits for an answer."
            />
          )}
        </Panel>
        <Panel title="About this enquiry">
          <Facts lead={lead} answer={answer} />
          {offerTo && <OfferLink lead={lead} clientId={offerTo.clientId} />}
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

/** Offers can be made to clients only, so a sender without an account must be invited first. */
function OfferLink({ lead, clientId }: { lead: Lead; clientId: string | null }) {
  if (!clientId)
    return (
      <p className="mt-16">
        <ArrowLink to="/admin/clients/new">Invite as a client, to make an offer</ArrowLink>
      </p>
    )
  const about = new URLSearchParams({ client: clientId, lead: lead.id })
  return (
    <p className="mt-16">
      <ArrowLink to={`/admin/quotes/new?${about}`}>Make an offer</ArrowLink>
    </p>
  )
}

function Facts({ lead, answer }: { lead: Lead; answer: AnswerBy | null }) {
  const { name, email, topic, scenario, state, assigneeName, createdAt } = lead
  const { kind, label } = leadStateBadge(state)
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
