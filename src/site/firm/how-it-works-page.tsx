import { howItWorks } from '#content/pages/how-it-works.ts'
import { TickList } from '#design/facts.tsx'
import { Drawing } from '#design/illustrations/illustration.tsx'
import { Col, Grid, PageHeader, Section } from '#design/page/layout.tsx'
import { ServerRendered } from '#design/rendering/server-rendered.tsx'
import { sharedPage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import timelineStyles from '#site/home/timeline.css?url'
import { Timeline } from '#site/home/timeline.tsx'
import * as siteTexts from '#site/locales/en.ts'
import type { Route } from './+types/how-it-works-page'
import styles from './firm.css?url'
import { pageWithTrail } from './page-trail.ts'

const copy = () => t(siteTexts.howItWorksPage)

export const headers = sharedPage

export const links: Route.LinksFunction = () => [styles, timelineStyles].map((href) => ({ rel: 'stylesheet', href }))

export const meta: Route.MetaFunction = ({ matches }) =>
  import.meta.env.SSR ? pageWithTrail(howItWorks.meta, '/how-it-works', matches) : []

function HowItWorksContent() {
  return (
    <>
      <PageHeader title={howItWorks.title} lead={howItWorks.lead} />
      <ol className="work-steps">
        {howItWorks.steps.map(({ number, title, text, drawing, youDo, weDo }, at) => (
          <li key={number}>
            <Section flush={at === 0}>
              <Grid className="beside picture-first">
                <Col span="1-4">
                  <h2 className="t32">
                    <span className="step-figure numbers">{number}</span>
                    {title}
                  </h2>
                  <div className="mt-24">
                    <Drawing
                      illustration={drawing.illustration}
                      seed={drawing.seed}
                      level={drawing.level}
                      title={drawing.alt}
                    />
                  </div>
                </Col>
                <Col span="5-12">
                  <p className="lead">{text}</p>
                  <div className="columns mt-32">
                    <div>
                      <h3 className="t18 work-head">{copy().you}</h3>
                      <TickList yes={youDo} />
                    </div>
                    <div>
                      <h3 className="t18 work-head">{copy().we}</h3>
                      <TickList yes={weDo} />
                    </div>
                  </div>
                </Col>
              </Grid>
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
    </>
  )
}

export default function HowItWorksPage() {
  return (
    <ServerRendered name="how-it-works" className="as-is">
      {import.meta.env.SSR && <HowItWorksContent />}
    </ServerRendered>
  )
}
