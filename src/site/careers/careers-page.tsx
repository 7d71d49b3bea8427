import { data, redirect } from 'react-router'
import { company } from '#company/company.ts'
import { careers, careersForm } from '#content/pages/careers.ts'
import { ButtonLink } from '#design/button.tsx'
import { TickList } from '#design/facts.tsx'
import { PageHeader, Row, Section, VisuallyHidden } from '#design/page/layout.tsx'
import { ServerRendered } from '#design/rendering/server-rendered.tsx'
import { chatLink } from '#platform/http/chat-link.ts'
import { siteOf } from '#platform/http/page-meta.ts'
import { requestOf, servicesOf } from '#platform/http/request-context.server.ts'
import { privatePage, sharedUnlessRequested } from '#platform/http/shared-headers.ts'
import { jsonLd } from '#platform/http/structured-data.ts'
import { offlineText, unlessOffline } from '#platform/http/unless-offline.ts'
import { t } from '#platform/texts.ts'
import firmStyles from '#site/firm/firm.css?url'
import { pageWithTrail } from '#site/firm/page-trail.ts'
import * as siteTexts from '#site/locales/en.ts'
import { ValueList } from '#site/ui/value-list.tsx'
import type { Route } from './+types/careers-page'
import { Apply, type ApplyAnswer } from './apply.tsx'
import styles from './careers.css?url'
import { careersMeta, jobPostings } from './careers-meta.ts'
import { Opening } from './opening.tsx'
import { listOpenings } from './openings.server.ts'
import { isPosition, openApplication } from './positions.ts'
import { type SubmittedApplication, submitApplication } from './submit-application.server.ts'

const copy = () => t(siteTexts.careersPage)

export const headers: Route.HeadersFunction = ({ actionHeaders }) =>
  actionHeaders.has('Cache-Control') ? actionHeaders : sharedUnlessRequested()

export const links: Route.LinksFunction = () => [firmStyles, styles].map((href) => ({ rel: 'stylesheet', href }))

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const site = siteOf(matches)
  if (!import.meta.env.SSR) return []
  return [
    ...pageWithTrail(careersMeta((loaderData?.openings ?? []).map(({ title }) => title)), '/careers', matches),
    ...(site ? jsonLd(...jobPostings(site, loaderData?.openings ?? [])) : []),
  ]
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const openings = await listOpenings(servicesOf(context))
  const search = url.searchParams
  const position = search.get('position') ?? ''
  const sent = /^\d{1,9}$/.exec(search.get('sent') ?? '')
  return {
    openings,
    positions: [
      ...openings.map(({ id, title }) => ({ value: id, label: title })),
      { value: openApplication, label: careersForm.openApplication },
    ],
    position: isPosition(position, openings) ? position : '',
    sent: sent && { number: Number(sent[0]), receipt: search.get('receipt') !== 'no' },
  }
}

/** Forms with a CV go to an upload route that runs this action, because other routes refuse large bodies. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context)
  const outcome = await submitApplication(services, request, { ip: requestOf(context).ip })
  if (outcome.ok) {
    const receipt = outcome.receipt ? '' : '&receipt=no'
    return redirect(`/careers?sent=${outcome.number}${receipt}#apply`, { status: 303 })
  }
  const answer = { status: statuses[outcome.reason], headers: new Headers(privatePage()) }
  if (outcome.reason === 'too-many') answer.headers.set('Retry-After', String(outcome.retryAfterSeconds))
  return data(answerTo(outcome), answer)
}

type Refused = Exclude<SubmittedApplication, { ok: true }>

const statuses: Record<Refused['reason'], number> = {
  invalid: 422,
  'too-many': 429,
  interrupted: 400,
  'not-stored': 503,
}

function answerTo(outcome: Refused): ApplyAnswer {
  const { website: _, ...entered } = outcome.entered
  const problem = problemOf(outcome)
  return { entered, errors: outcome.reason === 'invalid' ? outcome.errors : {}, problem }
}

function problemOf(outcome: Refused): ApplyAnswer['problem'] {
  if (outcome.reason === 'invalid') return null
  const { interrupted, 'not-stored': notStored, 'too-many': tooMany } = t(siteTexts.careers).problems
  if (outcome.reason === 'too-many') return { title: tooMany.title, text: tooMany.text(outcome) }
  return outcome.reason === 'interrupted' ? interrupted : { title: notStored.title, text: notStored.text() }
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  const lost = (): ApplyAnswer => ({
    entered: {},
    errors: {},
    problem: { title: copy().nothingWasSent, text: offlineText },
  })
  return unlessOffline(serverAction, lost)
}

export default function CareersPage({ loaderData, actionData }: Route.ComponentProps) {
  const { openings, ...apply } = loaderData
  return (
    <>
      <ServerRendered name="careers" className="as-is">
        {import.meta.env.SSR && <Offers openings={openings} />}
      </ServerRendered>
      <Section title={careersForm.title} split={false} id="apply">
        <Apply {...apply} pageAnswer={actionData} />
      </Section>
      <ServerRendered name="careers-chat" className="as-is">
        {import.meta.env.SSR && <ChatInstead />}
      </ServerRendered>
    </>
  )
}

function Offers({ openings }: Pick<Route.ComponentProps['loaderData'], 'openings'>) {
  return (
    <>
      <PageHeader title={careers.title} lead={careers.lead} />
      <Section ground="mist" title={careers.valuesTitle} split={false}>
        <ValueList values={careers.values} className="columns three statements" />
      </Section>
      <Section title={careers.benefitsTitle}>
        <TickList yes={careers.benefits} />
      </Section>
      <Section title={careers.openingsTitle} split={false}>
        <ul className="jobs">
          {openings.map((job) => (
            <Opening key={job.id} job={job} />
          ))}
        </ul>
        {openings.length === 0 && <p className="lead">{copy().weHaveNoOpenPositions}</p>}
      </Section>
    </>
  )
}

function ChatInstead() {
  const mail = company().careersEmail
  const chat = chatLink(company().whatsapp, careers.chatMessage)
  return (
    <Section ground="mist">
      {chat && <p className="careers-chat soft t16">{careers.chatNote}</p>}
      <Row>
        {chat && (
          <ButtonLink to={chat} kind="outline" icon="message-square" target="_blank" rel="noopener noreferrer">
            {careers.chatButton}
            <VisuallyHidden> {copy().opensInNewTab}</VisuallyHidden>
          </ButtonLink>
        )}
        <p>
          {careers.emailText} <a href={`mailto:${mail}`}>{mail}</a>
        </p>
      </Row>
    </Section>
  )
}
