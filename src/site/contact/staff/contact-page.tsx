import { randomUUID } from 'node:crypto'
import { data, Form, Link } from 'react-router'
import type { AccessScope } from '#accounts/access/access-scope.ts'
import { may } from '#accounts/people/may.ts'
import { findPersonByEmail } from '#accounts/people/people-db.server.ts'
import { adminContext, insist, notFound } from '#admin/guard.server.ts'
import { doneAt } from '#admin/notices.server.ts'
import { oneOf } from '#admin/ui/address.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { ArrowLink, Button } from '#design/button.tsx'
import { FactList } from '#design/facts.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Status } from '#design/feedback/status.tsx'
import { AppHeader, Panel } from '#design/page/app-shell.tsx'
import { BackLink } from '#design/page/crumbs.tsx'
import { useStayFresh } from '#design/rendering/stay-fresh.ts'
import type { Db } from '#platform/db/database.server.ts'
import { formatDateTime } from '#platform/format.ts'
import { readForm, textsOf } from '#platform/http/read-form.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import { findQuoteClient } from '#shop/quotes/whose-quote-db.server.ts'
import { answerLead, moveLead } from '#site/contact/answer-lead.server.ts'
import { type Lead, movesFrom, type PressedMove, pressedMoves, topicLabel } from '#site/contact/lead.ts'
import { findLead } from '#site/contact/lead-db.server.ts'
import { type AnswerBy, answerBy } from '#site/correspondence/answer-clock.ts'
import { type EmailMessage, listEmailMessages } from '#site/correspondence/email-message-db.server.ts'
import { AnswerForms, type FormError } from '#site/correspondence/staff/answer-forms.tsx'
import { AnswerTime, Conversation } from '#site/correspondence/staff/conversation.tsx'
import * as siteStaffTexts from '#site/staff/locales/en.ts'
import type { Route } from './+types/contact-page'
import { answerLeadError, leadStateBadge } from './enquiry-errors.ts'

const copy = () => t(siteStaffTexts.contactPage)

export const headers = privatePage
export const meta: Route.MetaFunction = ({ params }) => adminMeta(copy().enquiry(params.number))

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { services, person, scope } = adminContext({ request, context }, 'lead.read')
  const lead = await findLead(services.db, numberOf(params.number))
  if (!lead) throw notFound()
  const mayWrite = may(person, 'lead.write')
  return {
    lead,
    messages: await listEmailMessages(services.db, { leadId: lead.id }),
    answer: lead.waitingSince && answerBy(lead.waitingSince, services.now()),
    moves: mayWrite ? movesFrom(lead.state) : [],
    mayWrite: mayWrite && lead.state !== 'spam',
    key: randomUUID(),
    offerTo: may(person, 'quote.write') ? await findOfferTo(services.db, lead.email, scope) : null,
  }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { services, person, actor } = adminContext({ request, context }, 'lead.read')
  insist(person, 'lead.write')
  const number = numberOf(params.number)
  const values = textsOf(await readForm(request))
  const { intent, body = '', key: submissionKey = '' } = values
  if (intent === 'answer' || intent === 'reply') {
    const direction = intent === 'answer' ? 'sent' : 'received'
    const outcome = await answerLead(services, { actor, number, direction, body, submissionKey })
    if (outcome.ok)
      throw doneAt(`/admin/contacts/${number}`, intent === 'answer' ? 'enquiry-answered' : 'enquiry-reply')
    const { status, text } = answerLeadError(outcome)
    if (status === 404) throw notFound()
    return data({ text, values }, { status })
  }
  const move = oneOf(pressedMoves, values.move ?? null)
  if (!move) throw notFound()
  const outcome = await moveLead(services, { number, move, actor })
  if (outcome.ok) throw doneAt(`/admin/contacts/${number}`, 'enquiry')
  if (outcome.reason !== 'not-allowed') throw notFound()
  return data({ text: t(siteStaffTexts.lead).notMoved(outcome.state), values }, { status: 409 })
}

/** Client with the enquiry's address, so that staff can create a quote; `clientId` is null if there is none. */
async function findOfferTo(db: Db, email: string, scope: AccessScope): Promise<{ clientId: string | null }> {
  const found = await findPersonByEmail(db, email)
  const client = found && (await findQuoteClient(db, found.id, scope))
  return { clientId: client?.id ?? null }
}

/** Parses an enquiry number of 1–9 digits. For any other text, returns 0, which no enquiry has. */
function numberOf(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : 0
}

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  useStayFresh()
  return <ContactView view={loaderData} error={actionData} />
}

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

function ContactView({ view, error }: Props) {
  const { lead, messages, answer, moves, mayWrite, key, offerTo } = view
  const { number, name, message, createdAt } = lead
  return (
    <>
      <AppHeader
        title={copy().enquiry2(number)}
        before={<BackLink to="/admin/contacts">{copy().enquiries}</BackLink>}
      />
      {error && !error.values.intent && (
        <Note kind="bad" live>
          {error.text}
        </Note>
      )}
      <div className="panels">
        <Panel title={lead.subject ?? topicLabel(lead.topic)}>
          <Conversation
            name={name}
            first={{ side: copy().wroteToUs, at: createdAt, body: message }}
            messages={messages}
          />
          {mayWrite && (
            <AnswerForms
              key={messages.at(-1)?.id}
              email={lead.email}
              submissionKey={key}
              error={error}
              sentAs={{ answer: 'enquiry-answered', reply: 'enquiry-reply' }}
              replies={copy().repliesArriveInOurOffice}
              waits={copy().enquiryWillThenBeListed}
            />
          )}
        </Panel>
        <Panel title={copy().aboutThisEnquiry}>
          <Facts lead={lead} answer={answer} />
          {offerTo && <OfferLink lead={lead} clientId={offerTo.clientId} />}
          <div className="row mt-16">
            {moves.map((move) => (
              <Form method="post" key={move} preventScrollReset>
                <Button name="move" value={move} kind={move === 'spam' ? 'quiet' : 'outline'} size="small">
                  {t(siteStaffTexts.lead).moves[move]}
                </Button>
              </Form>
            ))}
          </div>
        </Panel>
      </div>
    </>
  )
}

/** If the sender is not a client, links to the client invitation, because only clients can get quotes. */
function OfferLink({ lead, clientId }: { lead: Lead; clientId: string | null }) {
  if (!clientId)
    return (
      <p className="mt-16">
        <ArrowLink to="/admin/clients/new">{copy().inviteAsClientToCreate}</ArrowLink>
      </p>
    )
  const about = new URLSearchParams({ client: clientId, lead: lead.id })
  return (
    <p className="mt-16">
      <ArrowLink to={`/admin/quotes/new?${about}`}>{copy().createQuote}</ArrowLink>
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
        { term: copy().status, value: <Status kind={kind}>{label}</Status> },
        ...(answer ? [{ term: copy().answerBy, value: <AnswerTime answer={answer} /> }] : []),
        { term: copy().from, value: name },
        { term: copy().email, value: email },
        { term: copy().taxSituation, value: topicLabel(topic) },
        { term: copy().received, value: formatDateTime(createdAt) },
        { term: copy().adviser, value: assigneeName ?? copy().notAssignedYet },
        ...(scenario ? [{ term: copy().calculation, value: <Link to={scenario}>{copy().openCalculation}</Link> }] : []),
      ]}
    />
  )
}
