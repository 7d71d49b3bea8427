import { Link } from 'react-router'
import { vatPercent } from '#company/vat.ts'
import { firmWords } from '#content/firm-words.ts'
import { servicePages, servicesOverview as words } from '#content/pages/services.ts'
import { describeVatIn } from '#content/vat.ts'
import { Drawing } from '#design/illustrations/illustration.tsx'
import { PageHeader, Section } from '#design/page/layout.tsx'
import { ServerRendered } from '#design/rendering/server-rendered.tsx'
import { sharedPage } from '#platform/http/shared-headers.ts'
import styles from '#site/firm/firm.css?url'
import { pageWithTrail } from '#site/firm/page-trail.ts'
import type { Route } from './+types/services-page'

export const headers = sharedPage

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const meta: Route.MetaFunction = ({ matches }) =>
  import.meta.env.SSR ? pageWithTrail(words.meta, '/services', matches) : []

export function loader() {
  return {
    services: describeVatIn(servicePages, vatPercent()).map(({ slug, title, short, lead, drawing, facts }) => ({
      slug,
      title,
      short,
      lead,
      drawing,
      fact: facts[0],
    })),
  }
}

function ServicesContent({ loaderData: { services } }: Pick<Route.ComponentProps, 'loaderData'>) {
  return (
    <>
      <PageHeader title={words.title} lead={words.lead}>
        <p className="soft measure">{firmWords.focus}</p>
      </PageHeader>
      <Section flush>
        <ul className="service-list">
          {services.map(({ slug, title, short, lead, drawing, fact }) => (
            <li key={slug} className="grid beside picture-first card-link">
              <div className="col-1-4">
                <Drawing
                  illustration={drawing.illustration}
                  seed={drawing.seed}
                  level={drawing.level}
                  title={drawing.alt}
                />
              </div>
              <div className="col-5-12 service-words">
                <div>
                  <h2 className="t32">
                    <Link to={`/services/${slug}`}>{title}</Link>
                  </h2>
                  <p className="lead mt-8">{short}</p>
                  <p className="soft mt-16">{lead}</p>
                </div>
                {fact && (
                  <p className="soft t16">
                    <b className="figure">{fact.value}</b> {fact.label}
                  </p>
                )}
              </div>
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}

export default function ServicesPage({ loaderData }: Route.ComponentProps) {
  return (
    <ServerRendered name="services" className="as-is">
      {import.meta.env.SSR && <ServicesContent loaderData={loaderData} />}
    </ServerRendered>
  )
}
