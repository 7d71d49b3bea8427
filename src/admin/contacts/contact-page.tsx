import { data, Form, Link } from 'react-router'
import { may } from '#accounts/may.ts'
import { deskFor, insist, notFound } from '#admin/guard.server.ts'
import { doneAt } from '#admin/notices.server.ts'
import { oneOf } from '#admin/ui/address.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { AppHead } from '#design/app-frame.tsx'
import { Button } from '#design/button.tsx'
import { FactList } from '#design/facts.tsx'
import { Note } from '#design/note.tsx'
import { Status } from '#design/status.tsx'
import { formatDateTime } from '#platform/format.ts'
import { leadMoves, movesFrom, topicLabel } from '#site/contact/lead.ts'
import { findLead } from '#site/contact/lead-db.server.ts'
import { moveLead } from '#site/contact/move-lead.server.ts'
import { readForm } from '#web/read-form.ts'
import { privatePage } from '#web/shared-headers.ts'
import type { Route } from './+types/contact-page'
import { leadStateMark, leadWords } from './words.ts'

export const headers = privatePage
export const meta: Route.MetaFunction = ({ params }) => adminMeta(`Enquiry ${params.number}`)

/** One enquiry: who wrote what, and how far it is. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { services, person } = deskFor({ request, context }, 'lead.read')
  const lead = await findLead(services.db, numberOf(params.number))
  if (!lead) throw notFound()
  return { lead, moves: may(person, 'lead.write') ? movesFrom(lead.state) : [] }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { services, person, actor } = deskFor({ request, context }, 'lead.read')
  insist(person, 'lead.write')
  const number = numberOf(params.number)
  const sent = (await readForm(request)).get('move')
  const move = oneOf(leadMoves, typeof sent === 'string' ? sent : null)
  if (!move) throw notFound()
  const outcome = await moveLead(services, { number, move, actor })
  if (outcome.ok) throw doneAt(`/admin/contacts/${number}`, 'enquiry')
  if (outcome.reason === 'unknown-lead') throw notFound()
  return data({ text: leadWords().notMoved(outcome.state) }, { status: 409 })
}

/** A number that can stand in the database; anything else is one that no enquiry has. */
function numberOf(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : 0
}

export default function ContactPage({ loaderData: { lead, moves }, actionData }: Route.ComponentProps) {
  const { number, name, email, topic, subject, message, scenario, state, assigneeName, createdAt } = lead
  const { kind, label } = leadStateMark(state)
  const reply = `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject ?? topicLabel(topic)} (${number})`)}`
  return (
    <>
      <AppHead title={`Enquiry ${number}`} />
      {actionData && (
        <Note kind="bad" live>
          {actionData.text}
        </Note>
      )}
      <FactList
        dense
        facts={[
          { term: 'Status', value: <Status kind={kind}>{label}</Status> },
          { term: 'From', value: name },
          { term: 'Email', value: <a href={reply}>{email}</a> },
          { term: 'Tax situation', value: topicLabel(topic) },
          ...(subject ? [{ term: 'Subject', value: subject }] : []),
          { term: 'Received', value: formatDateTime(createdAt) },
          { term: 'Adviser', value: assigneeName ?? 'Nobody yet' },
          ...(scenario ? [{ term: 'Calculation', value: <Link to={scenario}>Open what was calculated</Link> }] : []),
        ]}
      />
      <p className="measure mt-24" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {message}
      </p>
      <div className="row mt-24">
        <a className="button ink small" href={reply}>
          Answer by e-mail
        </a>
        {moves.map((move) => (
          <Form method="post" key={move}>
            <Button name="move" value={move} kind={move === 'spam' ? 'quiet' : 'outline'} size="small">
              {leadWords().moves[move]}
            </Button>
          </Form>
        ))}
      </div>
    </>
  )
}
