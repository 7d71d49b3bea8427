import { claims } from '#content/claims.ts'
import { howItWorks } from '#content/pages/how-it-works.ts'
import { wordsOf } from '#platform/claims/claims.ts'
import { findShownClaims } from '#platform/claims/find-shown-claims.server.ts'
import { ButtonLink } from '#platform/ui/button.tsx'
import { TickList } from '#platform/ui/facts.tsx'
import { PageHead, Row, Section } from '#platform/ui/layout.tsx'
import { servicesOf } from '#platform/web/request-context.server.ts'
import { sharedPage } from '#platform/web/shared-headers.ts'
import { Timeline } from '#site/home/timeline.tsx'
import type { Route } from './+types/how-it-works-page'
import styles from './firm.css?url'
import { pageWithTrail } from './page-trail.ts'

export const headers = sharedPage

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const meta: Route.MetaFunction = ({ matches }) => pageWithTrail(howItWorks.meta, '/how-it-works', matches)

export async function loader({ context }: Route.LoaderArgs) {
  const shown = await findShownClaims(servicesOf(context), claims)
  return { offer: wordsOf(howItWorks.callToAction.offer, shown) }
}

export default function HowItWorksPage({ loaderData: { offer } }: Route.ComponentProps) {
  const { callToAction } = howItWorks
  return (
    <>
      <PageHead title={howItWorks.title} lead={howItWorks.lead} />
      <ol className="work-steps">
        {howItWorks.steps.map(({ number, title, text, youDo, weDo }) => (
          <li key={number}>
            <Section
              title={
                <>
                  <span className="step-figure numbers">{number}</span>
                  {title}
                </>
              }
            >
              <p className="lead">{text}</p>
              <div className="columns mt-32">
                <div>
                  <h3 className="t18 work-head">You</h3>
                  <TickList yes={youDo} />
                </div>
                <div>
                  <h3 className="t18 work-head">We</h3>
                  <TickList yes={weDo} />
                </div>
              </div>
            </Section>
          </li>
        ))}
      </ol>
      <Section ground="mist" title={howItWorks.timelineTitle} intro={howItWorks.timelineLead} split={false}>
        <Timeline />
      </Section>
      <Section title={howItWorks.clocksTitle}>
        <dl className="lined clocks">
          {howItWorks.clocks.map(({ title, text }) => (
            <div key={title}>
              <dt className="t20 bold">{title}</dt>
              <dd className="soft">{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title={howItWorks.securityTitle}>
        <TickList yes={howItWorks.security} />
      </Section>
      <Section ground="mist" title={callToAction.title}>
        <p className="lead">{offer}</p>
        <Row className="mt-24">
          <ButtonLink to={callToAction.primary.href} kind="primary">
            {callToAction.primary.name}
          </ButtonLink>
          <ButtonLink to={callToAction.secondary.href} kind="outline">
            {callToAction.secondary.name}
          </ButtonLink>
        </Row>
      </Section>
    </>
  )
}
