import { data } from 'react-router'
import { type AdminContext, adminContext, insist, notFound, requireIntent } from '#admin/guard.server.ts'
import { doneAt } from '#admin/notices.server.ts'
import { oneOf } from '#admin/ui/address.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import calendarCss from '#appointments/staff/calendar.css?url'
import { useStayFresh } from '#design/rendering/stay-fresh.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import { readAnswerForm } from '#site/contact/answer-files.server.ts'
import { answerLead, linkLead, moveLead } from '#site/contact/answer-lead.server.ts'
import { type Lead, pressedMoves } from '#site/contact/lead.ts'
import { findLead } from '#site/contact/lead-db.server.ts'
import * as siteStaffTexts from '#site/staff/locales/en.ts'
import type { Route } from './+types/contact-page'
import { answerPath } from './answer-path.server.ts'
import styles from './enquiry.css?url'
import { answerLeadError } from './enquiry-errors.ts'
import { type EnquiryAnswer, EnquiryPage } from './enquiry-view.tsx'
import { loadEnquiry } from './load-enquiry.server.ts'

export const headers = privatePage
export const links: Route.LinksFunction = () => [calendarCss, styles].map((href) => ({ rel: 'stylesheet', href }))
export const meta: Route.MetaFunction = ({ params }) => adminMeta(t(siteStaffTexts.contactPage).enquiry(params.number))

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const ctx = adminContext({ request, context }, 'lead.read')
  return loadEnquiry(ctx, await leadAt(ctx, params.number))
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const ctx = adminContext({ request, context }, 'lead.read')
  const { services, person, actor } = ctx
  insist(person, 'lead.write')
  const number = numberOf(params.number)
  const form = await readAnswerForm(services, request, actor)
  const { values } = form
  requireIntent(person, '/admin/contacts/:number', values.intent ?? '')
  const home = `/admin/contacts/${number}`
  const refused = (text: string, status: number) => data<EnquiryAnswer>({ text, values }, { status })
  if (values.intent === 'reply') {
    const { body = '', key: submissionKey = '' } = values
    const outcome = await answerLead(services, { actor, number, direction: 'received', body, submissionKey })
    if (outcome.ok) throw doneAt(home, 'enquiry-reply')
    const { status, text } = answerLeadError(outcome)
    if (status === 404) throw notFound()
    return refused(text ?? '', status)
  }
  if (values.intent === 'link' || values.intent === 'unlink') {
    const clientId = values.intent === 'link' ? (values.same ?? '') : null
    const outcome = await linkLead(services, { number, clientId, actor })
    if (outcome.ok) throw doneAt(home, clientId === null ? 'enquiry-unlinked' : 'enquiry-linked')
    throw notFound()
  }
  const isPath = values.goto !== undefined || oneOf(['answer', 'preview', 'times'], values.intent ?? null)
  if (isPath) return answerPath(ctx, await leadAt(ctx, params.number), form)
  const move = oneOf(pressedMoves, values.move ?? null)
  if (!move) throw notFound()
  const outcome = await moveLead(services, { number, move, actor })
  if (outcome.ok) throw doneAt(home, 'enquiry')
  if (outcome.reason !== 'not-allowed') throw notFound()
  return refused(t(siteStaffTexts.lead).notMoved(outcome.state), 409)
}

async function leadAt({ services }: AdminContext, text: string): Promise<Lead> {
  const lead = await findLead(services.db, numberOf(text))
  if (!lead) throw notFound()
  return lead
}

/** Parses an enquiry number of 1–9 digits. For any other text, returns 0, which no enquiry has. */
function numberOf(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : 0
}

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  useStayFresh()
  return <EnquiryPage view={loaderData} answer={actionData} />
}
