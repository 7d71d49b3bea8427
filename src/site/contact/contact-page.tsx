import { data, Link, redirect } from 'react-router'
import * as accountTexts from '#accounts/locales/en.ts'
import { findCurrentUser } from '#accounts/sessions/current-user.server.ts'
import { pickClaims } from '#company/claims/claims.ts'
import { findShownClaims } from '#company/claims/find-shown-claims.server.ts'
import { company } from '#company/company.ts'
import { claims } from '#content/claims.ts'
import { contact, contactTopics } from '#content/pages/contact.ts'
import { serviceLevels } from '#content/service-levels.ts'
import { Note } from '#design/feedback/note.tsx'
import { Col, Grid, PageHeader, Section, Wrap } from '#design/page/layout.tsx'
import { ServerRendered } from '#design/rendering/server-rendered.tsx'
import { Table } from '#design/table.tsx'
import { fieldErrors } from '#platform/field-errors.ts'
import { siteOf } from '#platform/http/page-meta.ts'
import { readForm } from '#platform/http/read-form.ts'
import { requestOf, servicesOf } from '#platform/http/request-context.server.ts'
import { privatePage, sharedUnlessRequested } from '#platform/http/shared-headers.ts'
import { accountingService, jsonLd } from '#platform/http/structured-data.ts'
import { t } from '#platform/texts.ts'
import { waitingTime } from '#platform/waiting-time.ts'
import { firmFacts } from '#site/firm/firm-facts.ts'
import { pageWithTrail } from '#site/firm/page-trail.ts'
import * as siteTexts from '#site/locales/en.ts'
import { SentNote } from '#site/ui/sent-note.tsx'
import { scenarioPath } from '#tax/scenario-path.ts'
import type { Route } from './+types/contact-page'
import styles from './contact.css?url'
import { ContactForm } from './contact-form.tsx'
import { contactForm, enquiryFields } from './lead.ts'
import { maxLength } from './max-lengths.ts'
import { ReachOut } from './reach-out.tsx'
import { submitEnquiry } from './submit-enquiry.server.ts'

const pageCopy = () => t(siteTexts.contactPage)

export const headers: Route.HeadersFunction = ({ loaderHeaders }) =>
  loaderHeaders.has('Cache-Control') ? loaderHeaders : sharedUnlessRequested()

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const meta: Route.MetaFunction = ({ matches }) => {
  const site = siteOf(matches)
  return [
    ...pageWithTrail(contact.meta, '/contact', matches),
    ...(import.meta.env.SSR && site ? jsonLd(accountingService(firmFacts(site))) : []),
  ]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams
  const sent = /^\d{1,9}$/.exec(search.get('sent') ?? '')
  const scenario = scenarioPath(search.get('scenario'))
  const services = servicesOf(context)
  const user = scenario ? await findCurrentUser(services, request) : null
  const offers = pickClaims(await findShownClaims(services, claims), [contact.freeConsultation.claimId])
  const isClient = user?.person.role === 'client'
  const page = {
    given: {
      topic: contactTopics.find(({ value }) => value === search.get('topic'))?.value ?? '',
      subject: (search.get('subject') ?? '').trim().slice(0, maxLength.subject),
      scenario,
    },
    sent: sent && { number: Number(sent[0]), receipt: search.get('copy') !== 'no' },
    isFirstConsultationFree: offers.length > 0,
    mailbox: company().email,
    newCase: scenario && isClient ? `/client-portal/cases/new?${new URLSearchParams({ scenario })}` : null,
  }
  return data(page, { headers: isClient ? privatePage() : sharedUnlessRequested() })
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const entered = Object.fromEntries(
    enquiryFields.map((name) => {
      const value = form.get(name)
      return [name, typeof value === 'string' ? value : '']
    }),
  )
  const saved = { ...entered, scenario: scenarioPath(entered.scenario ?? '') }
  const parsed = contactForm.safeParse(entered)
  if (!parsed.success)
    return data(
      {
        entered: saved,
        errors: fieldErrors(parsed.error, { ...t(accountTexts.accounts).fields, ...t(siteTexts.contact).fields }),
        wait: null,
      },
      { status: 422 },
    )
  const outcome = await submitEnquiry(servicesOf(context), parsed.data, {
    ip: requestOf(context).ip,
    looksLikeSpam: form.get('website') !== null && form.get('website') !== '',
  })
  if (!outcome.ok) {
    const wait = waitingTime(outcome.retryAfterSeconds)
    const headers = { 'Retry-After': String(outcome.retryAfterSeconds) }
    return data({ entered: saved, errors: {}, wait }, { status: 429, headers })
  }
  return redirect(`/contact?sent=${outcome.number}${outcome.receipt ? '' : '&copy=no'}#enquiry`, { status: 303 })
}

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const { given, sent, newCase, isFirstConsultationFree, mailbox } = loaderData
  return (
    <>
      <PageHeader title={contact.title} lead={contact.lead} />
      <Wrap className="page-end">
        <Grid>
          <Col span="1-7">
            {newCase && (
              <Note kind="info">
                <Link to={newCase}>{pageCopy().alreadyClientOpenNewCase}</Link>
              </Note>
            )}
            <div id="enquiry">
              {sent ? (
                <SentNote words={contact.form} {...sent}>
                  <Link className="alone" to="/contact">
                    {pageCopy().writeAnotherMessage}
                  </Link>
                </SentNote>
              ) : (
                <ContactForm given={given} mailbox={mailbox} answer={actionData} />
              )}
            </div>
          </Col>
          <Col span="9-12">
            <ServerRendered name="contact-aside">
              {import.meta.env.SSR && <ContactAside isFirstConsultationFree={isFirstConsultationFree} />}
            </ServerRendered>
          </Col>
        </Grid>
      </Wrap>
      <ServerRendered name="contact-more" className="as-is">
        {import.meta.env.SSR && <ContactMore />}
      </ServerRendered>
    </>
  )
}

function ContactMore() {
  return (
    <>
      <Section ground="mist" title={contact.cardsTitle} split={false}>
        <ReachOut />
      </Section>
      <Section title={contact.answerTimesTitle} intro={contact.answerTimesLead}>
        <Table
          caption={contact.answerTimesTitle}
          hideCaption
          rows={serviceLevels}
          rowKey={({ id }) => id}
          columns={[
            { key: 'topic', header: pageCopy().about, cell: ({ topic }) => topic },
            { key: 'channel', header: pageCopy().sentFrom, cell: ({ channel }) => channel },
            {
              key: 'answer',
              header: pageCopy().answer,
              cell: ({ answer }) => answer.charAt(0).toUpperCase() + answer.slice(1),
            },
          ]}
        />
      </Section>
    </>
  )
}

function ContactAside({ isFirstConsultationFree }: { isFirstConsultationFree: boolean }) {
  const { urgent, freeConsultation } = contact
  return (
    <aside className="contact-aside">
      <section className="contact-urgent">
        <h2 className="t24">{urgent.title}</h2>
        <p>{urgent.text}</p>
        <a className="button ink" href={`tel:${company().phoneLink}`}>
          {urgent.action}: {company().phone}
        </a>
      </section>
      {isFirstConsultationFree && (
        <section>
          <h2 className="t20">{freeConsultation.title}</h2>
          <p className="soft t16 mt-8">{freeConsultation.text}</p>
          <p className="mt-16">
            <Link className="button outline" to="/book/first-talk">
              {freeConsultation.action}
            </Link>
          </p>
        </section>
      )}
    </aside>
  )
}
