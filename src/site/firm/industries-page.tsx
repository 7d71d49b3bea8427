import { industries, industriesPage } from '#content/pages/industries.ts'
import { ArrowLink } from '#design/button.tsx'
import { TickList } from '#design/facts.tsx'
import { Drawing } from '#design/illustrations/illustration.tsx'
import { Col, Grid, PageHeader, Section } from '#design/page/layout.tsx'
import { Chips } from '#design/page/navigation.tsx'
import { ServerRendered } from '#design/rendering/server-rendered.tsx'
import { sharedPage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import { LawCheckNote } from '#publishing/library/ui/law-check-note.tsx'
import * as siteTexts from '#site/locales/en.ts'
import type { Route } from './+types/industries-page'
import styles from './firm.css?url'
import { pageWithTrail } from './page-trail.ts'

const copy = () => t(siteTexts.industriesPage)

export const headers = sharedPage

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const meta: Route.MetaFunction = ({ matches }) =>
  import.meta.env.SSR ? pageWithTrail(industriesPage.meta, '/industry-specializations', matches) : []

function IndustriesContent() {
  return (
    <>
      <PageHeader title={industriesPage.title} lead={industriesPage.lead}>
        <Chips
          label={copy().fields}
          chips={industries.map(({ id, title }) => ({ to: `/industry-specializations#${id}`, label: title }))}
        />
      </PageHeader>
      {industries.map(({ id, title, lead, drawing, topics, documents, links: further }, at) => (
        <Section key={id} id={id} ground={at % 2 === 0 ? 'mist' : 'paper'}>
          <Grid>
            <Col span="1-4" className="industry-head">
              <Drawing
                illustration={drawing.illustration}
                seed={drawing.seed}
                title={drawing.alt}
                ground={at % 2 === 0 ? 'ink' : 'mist'}
              />
              <div>
                <h2 className="t32">{title}</h2>
                <p className="soft mt-8">{lead}</p>
              </div>
            </Col>
            <Col span="5-12">
              <ul className="features">
                {topics.map(({ title: topic, text }) => (
                  <li key={topic}>
                    <h3 className="t20">{topic}</h3>
                    <p className="t16">{text}</p>
                  </li>
                ))}
                <li>
                  <h3 className="t20 keep-head">{industriesPage.documentsTitle}</h3>
                  <TickList yes={documents} />
                </li>
              </ul>
              <p className="row mt-24">
                {further.map(({ name, href }) => (
                  <ArrowLink key={href} to={href}>
                    {name}
                  </ArrowLink>
                ))}
              </p>
            </Col>
          </Grid>
        </Section>
      ))}
      <Section flush>
        <LawCheckNote of="content/pages/industries.ts" />
      </Section>
    </>
  )
}

export default function IndustriesPage() {
  return (
    <ServerRendered name="industries" className="as-is">
      {import.meta.env.SSR && <IndustriesContent />}
    </ServerRendered>
  )
}
