import { resourcesPage as words } from '#content/pages/resources.ts'
import type { ResourceCategory } from '#content/resources/resource.ts'
import { ButtonLink } from '#design/button.tsx'
import { PageHeader, Row, Section } from '#design/page/layout.tsx'
import { pageMeta, siteOf } from '#platform/http/page-meta.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { sharedPage } from '#platform/http/shared-headers.ts'
import { breadcrumbs, jsonLd } from '#platform/http/structured-data.ts'
import { NewsletterBox } from '#publishing/newsletter/ui/newsletter-box.tsx'
import type { Route } from './+types/resources-page'
import { listResources } from './documents.server.ts'
import styles from './library.css?url'
import { ResourceCard } from './ui/resource-card.tsx'

const sections: readonly ResourceCategory[] = ['Tax Guide', 'Checklist', 'Template']

export const headers = sharedPage

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const meta: Route.MetaFunction = ({ matches }) => {
  const site = siteOf(matches)
  return [
    ...pageMeta({ ...words.meta, path: '/resources' }, matches),
    ...(import.meta.env.SSR && site ? jsonLd(breadcrumbs(site, [{ name: words.title, path: '/resources' }])) : []),
  ]
}

export async function loader({ context }: Route.LoaderArgs) {
  return { resources: await listResources(servicesOf(context)) }
}

export default function ResourcesPage({ loaderData: { resources } }: Route.ComponentProps) {
  const featured = resources.filter((resource) => resource.featured)
  return (
    <>
      <PageHeader title={words.title} lead={words.lead} />
      <Section ground="mist" title={words.featuredTitle} split={false}>
        <ul className="resource-list featured">
          {featured.map((resource) => (
            <ResourceCard key={resource.id} resource={resource} anchor={false} />
          ))}
        </ul>
      </Section>
      {sections.map((category) => (
        <Section key={category} title={words.sections[category]} split={false}>
          <ul className="resource-list">
            {resources
              .filter((resource) => resource.category === category)
              .map((resource) => (
                <ResourceCard key={resource.id} resource={resource} anchor />
              ))}
          </ul>
        </Section>
      ))}
      <Section>
        <NewsletterBox topic="resources" />
      </Section>
      <Section ground="mist" title={words.closingTitle}>
        <Row>
          <ButtonLink to="/book/first-talk" kind="primary">
            {words.schedule}
          </ButtonLink>
          <ButtonLink to="/contact" kind="outline">
            {words.contact}
          </ButtonLink>
        </Row>
      </Section>
    </>
  )
}
