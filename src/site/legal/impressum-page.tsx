import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { company } from '#company/company.ts'
import { impressum } from '#content/pages/impressum.ts'
import { teamPage } from '#content/pages/team.ts'
import { FactList } from '#design/facts.tsx'
import { Col, Grid, PageHeader, Stack, Wrap } from '#design/page/layout.tsx'
import { ServerRendered } from '#design/rendering/server-rendered.tsx'
import { sharedPage } from '#platform/http/shared-headers.ts'
import styles from '#site/firm/firm.css?url'
import { pageWithTrail } from '#site/firm/page-trail.ts'
import type { Route } from './+types/impressum-page'

export const headers = sharedPage

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const meta: Route.MetaFunction = ({ matches }) =>
  import.meta.env.SSR ? pageWithTrail(impressum.meta, '/impressum', matches) : []

function ImpressumContent() {
  const { labels } = impressum
  const firm = company()
  const { email: mail, office, address } = firm
  return (
    <>
      <PageHeader title={impressum.title} lead={impressum.lead} />
      <Wrap className="page-end">
        <div className="legal-parts">
          <Part title={labels.company}>
            <FactList
              facts={[
                { term: labels.name, value: firm.legalName },
                { term: labels.address, value: `${office}, ${address.country}` },
                {
                  term: labels.contact,
                  value: (
                    <>
                      <a href={`tel:${firm.phoneLink}`}>{firm.phone}</a>
                      <br />
                      <a href={`mailto:${mail}`}>{mail}</a>
                    </>
                  ),
                },
                { term: labels.legalForm, value: firm.legalForm },
                { term: labels.register, value: firm.commercialRegister },
                { term: labels.uid, value: firm.uid },
                ...(firm.vatNumber ? [{ term: labels.vat, value: firm.vatNumber }] : []),
                { term: labels.purpose, value: firm.purpose },
                { term: labels.management, value: firm.management },
              ]}
            />
          </Part>
          <Part title={impressum.qualificationsTitle}>
            <p>
              {impressum.qualifications} <Link to="/team">{teamPage.meta.title}</Link>
            </p>
          </Part>
          <Part title={impressum.servicesTitle}>
            <p>{impressum.services}</p>
          </Part>
          <Part title={impressum.noticeTitle}>
            {impressum.notice.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Part>
          <Part title={impressum.legalContactTitle}>
            <p>{impressum.legalContact}</p>
            <p>
              <a href={`mailto:${firm.legalEmail}`}>{firm.legalEmail}</a>
            </p>
          </Part>
        </div>
      </Wrap>
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Grid>
        <Col span="1-4">
          <h2 className="t24">{title}</h2>
        </Col>
        <Col span="5-12">
          <Stack gap="close">{children}</Stack>
        </Col>
      </Grid>
    </section>
  )
}

export default function ImpressumPage() {
  return (
    <ServerRendered name="impressum" className="as-is">
      {import.meta.env.SSR && <ImpressumContent />}
    </ServerRendered>
  )
}
