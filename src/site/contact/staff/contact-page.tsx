import { randomUUID } from 'node:crypto'
import { data } from 'react-router'
import type { AccessScope } from '#accounts/access/access-scope.ts'
import { may } from '#accounts/people/may.ts'
import { findPersonByEmail } from '#accounts/people/people-db.server.ts'
import { adminContext, insist, notFound } from '#admin/guard.server.ts'
import { doneAt } from '#admin/notices.server.ts'
import { oneOf } from '#admin/ui/address.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { textsOf } from '#admin/ui/form-texts.ts'
import { useStayFresh } from '#design/rendering/stay-fresh.ts'
import type { Db } from '#platform/db/database.server.ts'
import { readForm } from '#platform/http/read-form.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { findQuoteClient } from '#shop/quotes/whose-quote-db.server.ts'
import { answerLead } from '#site/contact/answer-lead.server.ts'
import { movesFrom, pressedMoves } from '#site/contact/lead.ts'
import { findLead } from '#site/contact/lead-db.server.ts'
import { moveLead } from '#site/contact/move-lead.server.ts'
import { answerBy } from '#site/correspondence/answer-clock.ts'
import { listEmailMessages } from '#site/correspondence/email-message-db.server.ts'
import type { Route } from './+types/contact-page'
import { ContactView } from './contact-view.tsx'
import { answerLeadError, leadWords } from './words.ts'

export const headers = privatePage
export const meta: Route.MetaFunction = ({ params }) => adminMeta(`Enquiry ${params.number}`)

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
  return data({ text: leadWords().notMoved(outcome.state), values }, { status: 409 })
}

/** Client with the enquiry's email address, to whom offers can be sent; `clientId` is null if there is none. */
async function findOfferTo(db: Db, email: string, scope: AccessScope): Promise<{ clientId: string | null }> {
  const found = await findPersonByEmail(db, email)
  const client = found && (await findQuoteClient(db, found.id, scope))
  return { clientId: client?.id ?? null }
}

/** Returns 0, which is never an enquiry number, unless the text is 1–9 digits. */
function numberOf(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : 0
}

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  useStayFresh()
  return <ContactView view={loaderData} error={actionData} />
}
