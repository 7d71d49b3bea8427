import { useState } from 'react'
import { resourcesPage as words } from '#content/pages/resources.ts'
import { ButtonLink } from '#design/button.tsx'
import { Tag } from '#design/feedback/status.tsx'
import { Drawing } from '#design/illustrations/illustration.tsx'
import { PageHeader, Row, Section, VisuallyHidden } from '#design/page/layout.tsx'
import { formatDate, formatFileSize, formatNumber } from '#platform/format.ts'
import { pageMeta, siteOf } from '#platform/http/page-meta.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { sharedPage } from '#platform/http/shared-headers.ts'
import { breadcrumbs, jsonLd } from '#platform/http/structured-data.ts'
import { t } from '#platform/texts.ts'
import * as libraryTexts from '#publishing/library/locales/en.ts'
import { NewsletterBox } from '#publishing/newsletter/ui/newsletter-form.tsx'
import type { Route } from './+types/resources-page'
import { type ResourceCard as Card, listResources } from './documents.server.ts'
import styles from './library.css?url'
import { Rating } from './ui/rating.tsx'

const copy = () => t(libraryTexts.resourcesPage)

/** Names of files downloaded in this tab since the page was loaded. */
const downloaded = new Set<string>()

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
      {copy().sections.map((category) => (
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

/** `anchor`: the card has an HTML id. Featured resources appear twice, and only one of the cards may have the id. */
function ResourceCard({ resource, anchor }: { resource: Card; anchor: boolean }) {
  const { id, title, description, category, drawing, featured, rating, tags, format, fileName, bytes, downloads } =
    resource
  return (
    <li className="resource" id={anchor ? id : undefined}>
      <div className="resource-picture">
        <Drawing illustration={drawing.illustration} seed={drawing.seed} title={drawing.alt} />
        {featured && <Tag tone="ink">{words.featuredBadge}</Tag>}
      </div>
      <p className="meta">
        <span className="bold">{category}</span>
        {rating !== null && <Rating value={rating} />}
      </p>
      <h3 className="t20">{title}</h3>
      <p className="resource-text">{description}</p>
      <ul className="row tight" aria-label={copy().tags}>
        {tags.slice(0, 3).map((tag) => (
          <li key={tag}>
            <Tag>{tag}</Tag>
          </li>
        ))}
      </ul>
      <p className="fine numbers">
        {[
          format.toUpperCase(),
          formatFileSize(bytes),
          copy().taxYearOf(resource.taxYear),
          copy().asOf(formatDate(resource.stateOn)),
          downloads > 0 && `${formatNumber(downloads)} ${downloads === 1 ? copy().download : copy().downloads}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <DownloadButton fileName={fileName} title={title} />
    </li>
  )
}

function DownloadButton({ fileName, title }: { fileName: string; title: string }) {
  const [isDone, setDone] = useState(() => downloaded.has(fileName))
  function remember() {
    downloaded.add(fileName)
    setDone(true)
  }
  return (
    <ButtonLink
      to={`/documents/${fileName}`}
      reloadDocument
      download
      kind={isDone ? 'quiet' : 'outline'}
      size="small"
      icon={isDone ? 'check' : 'download'}
      onClick={remember}
    >
      <span aria-live="polite">{isDone ? words.downloaded : words.download}</span>
      <VisuallyHidden>: {title}</VisuallyHidden>
    </ButtonLink>
  )
}
