import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { company } from '#content/company.ts'
import { impressum } from '#content/pages/impressum.ts'
import { teamPage } from '#content/pages/team.ts'
import { FactList } from '#design/facts.tsx'
import { Col, Grid, PageHead, Stack, Wrap } from '#design/layout.tsx'
import { ServerDrawn } from '#design/server-drawn.tsx'
import styles from '#site/firm/firm.css?url'
import { pageWithTrail } from '#site/firm/page-trail.ts'
import { sharedPage } from '#web/shared-headers.ts'
import type { Route } from './+types/impressum-page'

export const headers = sharedPage

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const meta: Route.MetaFunction = ({ matches }) =>
  import.meta.env.SSR ? pageWithTrail(impressum.meta, '/impressum', matches) : []

function ImpressumContent() {
  const { labels } = impressum
  const { street, postcode, city, country } = company.address
  const mail = company.email.value
  return (
    <>
      <PageHead title={impressum.title} lead={impressum.lead} />
      <Wrap className="page-end">
        <div className="legal-parts">
          <Part title={labels.company}>
            <FactList
              facts={[
                { term: labels.name, value: company.legalName.value },
                { term: labels.address, value: `${street.value}, ${postcode.value} ${city.value}, ${country.value}` },
                {
                  term: labels.contact,
                  value: (
                    <>
                      <a href={`tel:${company.phoneLink.value}`}>{company.phone.value}</a>
                      <br />
                      <a href={`mailto:${mail}`}>{mail}</a>
                    </>
                  ),
                },
                { term: labels.legalForm, value: company.legalForm.value },
                { term: labels.register, value: company.commercialRegister.value },
                { term: labels.uid, value: company.uid.value },
                { term: labels.vat, value: company.vatNumber.value },
                { term: labels.purpose, value: company.purpose.value },
                { term: labels.management, value: company.management.value },
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
              <a href={`mailto:${company.legalEmail.value}`}>{company.legalEmail.value}</a>
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

/** Nothing on this page moves: browsers load no code for it. */
export default function ImpressumPage() {
  return (
    <ServerDrawn name="impressum" className="as-is">
      {import.meta.env.SSR && <ImpressumContent />}
    </ServerDrawn>
  )
}
