import { Link } from 'react-router'
import { sitemapPage } from '#content/pages/sitemap.ts'
import { PageHeader, Wrap } from '#design/page/layout.tsx'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { sharedPage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import * as siteTexts from '#site/locales/en.ts'
import type { Route } from './+types/sitemap-page'
import styles from './firm/firm.css?url'
import { pageWithTrail } from './firm/page-trail.ts'
import { listPublicPages } from './list-public-pages.server.ts'

const copy = () => t(siteTexts.sitemapPage)

export const headers = sharedPage

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const meta: Route.MetaFunction = ({ matches }) => pageWithTrail(sitemapPage.meta, '/sitemap', matches)

export async function loader({ context }: Route.LoaderArgs) {
  const groups = await listPublicPages(servicesOf(context))
  return {
    groups: groups.map(({ title, pages }) => ({ title, pages: pages.map(({ path, name }) => ({ path, name })) })),
  }
}

export default function SitemapPage({ loaderData: { groups } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader title={sitemapPage.title} lead={sitemapPage.lead}>
        <p className="fine">
          {sitemapPage.xmlLabel}{' '}
          <a href="/sitemap.xml" target="_blank" rel="noopener">
            /sitemap.xml
            <span className="visually-hidden"> {copy().opensInNewTab}</span>
          </a>
        </p>
      </PageHeader>
      <Wrap className="page-end">
        <div className="site-map">
          {groups.map(({ title, pages }) => (
            <section key={title}>
              <h2 className="t20">{title}</h2>
              <ul>
                {pages.map(({ path, name }) => (
                  <li key={path}>
                    <Link to={path}>{name}</Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </Wrap>
    </>
  )
}
