import { company } from '#content/company.ts'
import { careers, type JobOpening, jobOpenings } from '#content/pages/careers.ts'
import { chatLink } from '#platform/chat-link.ts'
import { formatDate } from '#platform/format.ts'
import { ButtonLink } from '#platform/ui/button.tsx'
import { TickList } from '#platform/ui/facts.tsx'
import { PageHead, Row, Section, VisuallyHidden } from '#platform/ui/layout.tsx'
import { siteOf } from '#platform/web/page-meta.ts'
import { servicesOf } from '#platform/web/request-context.server.ts'
import { sharedPage } from '#platform/web/shared-headers.ts'
import { jobPosting, jsonLd } from '#platform/web/structured-data.ts'
import { todayInZurich } from '#site/claims.ts'
import type { Route } from './+types/careers-page'
import styles from './firm.css?url'
import { pageWithTrail } from './page-trail.ts'

export const headers = sharedPage

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const site = siteOf(matches)
  const { city, postcode, canton, countryCode } = company.address
  const place = {
    city: city.value,
    postcode: postcode.value,
    region: canton.value,
    countryCode: countryCode.value,
  }
  const jobs = (loaderData?.openings ?? []).map((job) => ({
    ...job,
    ...place,
    descriptionHtml: descriptionOf(job),
    isFullTime: job.type === 'Full-time',
    isRemote: job.remote,
  }))
  return [
    ...pageWithTrail(careers.meta, '/careers', matches),
    ...(site ? jsonLd(...jobs.map((job) => jobPosting(site, job))) : []),
  ]
}

/** The openings that one can still apply for. */
export function loader({ context }: Route.LoaderArgs) {
  const today = todayInZurich(servicesOf(context).now())
  return { openings: jobOpenings.filter(({ validThrough }) => today <= validThrough) }
}

export default function CareersPage({ loaderData: { openings } }: Route.ComponentProps) {
  const mail = company.careersEmail.value
  return (
    <>
      <PageHead title={careers.title} lead={careers.lead} />
      <Section ground="mist" title={careers.valuesTitle} split={false}>
        <ul className="columns three statements">
          {careers.values.map(({ title, text }) => (
            <li key={title}>
              <h3 className="t20">{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
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
        {openings.length === 0 && <p className="lead">No position is open at the moment.</p>}
      </Section>
      <Section ground="mist">
        <Row>
          <ButtonLink
            to={chatLink(company.whatsapp.value, careers.chatMessage)}
            kind="outline"
            icon="message-square"
            target="_blank"
            rel="noopener noreferrer"
          >
            {careers.chatButton}
            <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
          </ButtonLink>
          <p>
            {careers.mailText} <a href={`mailto:${mail}`}>{mail}</a>
          </p>
        </Row>
      </Section>
    </>
  )
}

function Opening({ job }: { job: JobOpening }) {
  return (
    <li id={job.id} className="grid job">
      <div className="col-1-4">
        <h3 className="t24">{job.title}</h3>
        <p className="soft t16 mt-8">
          {job.type}, {job.experience} of experience
          <br />
          {job.location}
          <br />
          {job.department}
        </p>
        <p className="fine mt-8">Apply until {formatDate(job.validThrough)}</p>
        <p className="mt-24">
          <ButtonLink
            to={chatLink(company.whatsapp.value, job.chatMessage)}
            kind="ink"
            icon="message-square"
            target="_blank"
            rel="noopener noreferrer"
          >
            {careers.applyButton}
            <VisuallyHidden>: {job.title} (opens a chat in a new tab)</VisuallyHidden>
          </ButtonLink>
        </p>
      </div>
      <div className="col-5-12">
        <p className="lead">{job.description}</p>
        <div className="columns mt-24">
          <div>
            <h4 className="t18 work-head">What you do</h4>
            <TickList yes={job.responsibilities} />
          </div>
          <div>
            <h4 className="t18 work-head">What you bring</h4>
            <TickList yes={job.requirements} />
          </div>
        </div>
      </div>
    </li>
  )
}

/** The opening as the plain HTML that job search engines take. */
function descriptionOf({ description, responsibilities, requirements }: JobOpening): string {
  const list = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
  return `<p>${description}</p>${list(responsibilities)}${list(requirements)}`
}
