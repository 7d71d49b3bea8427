import { Link } from 'react-router'
import { claims } from '#content/claims.ts'
import { home, testimonials } from '#content/pages/home.ts'
import { guarantees } from '#content/pages/pricing.ts'
import { servicePages } from '#content/pages/services.ts'
import { pickClaims } from '#platform/claims/claims.ts'
import { findShownClaims } from '#platform/claims/find-shown-claims.server.ts'
import { ArrowLink } from '#platform/ui/button.tsx'
import { Drawing } from '#platform/ui/drawings/drawing.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { Col, Grid, Section } from '#platform/ui/layout.tsx'
import { pageMeta, siteOf } from '#platform/web/page-meta.ts'
import { servicesOf } from '#platform/web/request-context.server.ts'
import { sharedPage } from '#platform/web/shared-headers.ts'
import { accountingService, jsonLd, webSite } from '#platform/web/structured-data.ts'
import { getHeroRows } from '#tax/pages/tariff-rows.server.ts'
import type { Route } from './+types/home-page'
import { firmFacts } from './firm/firm-facts.ts'
import { Figures } from './home/figures.tsx'
import { Hero } from './home/hero.tsx'
import styles from './home/home.css?url'
import { Quotes } from './home/quotes.tsx'
import { Timeline } from './home/timeline.tsx'

export const headers = sharedPage

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

/** Only what is shown: the words of the service and pricing pages, and claims that are hidden, stay on the server. */
export async function loader({ context }: Route.LoaderArgs) {
  const shown = await findShownClaims(servicesOf(context), claims)
  const promised: readonly string[] = home.promises.guaranteeIds
  return {
    tariff: getHeroRows(),
    services: servicePages.map(({ slug, title, short }) => ({ slug, title, short })),
    figures: pickClaims(shown, home.figures.claimIds).slice(0, 6),
    quotes: pickClaims(shown, [testimonials.claimId]).length > 0 ? testimonials : null,
    guarantees: guarantees
      .filter(({ id }) => promised.includes(id))
      .map(({ id, title, short }) => ({ id, title, short })),
  }
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const site = siteOf(matches)
  const words = pageMeta({ ...home.meta, path: '/' }, matches)
  return site ? [...words, ...jsonLd(webSite(site), accountingService(firmFacts(site)))] : words
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { services, figures, quotes, guarantees: promises } = loaderData
  return (
    <div className="home">
      <Hero rows={loaderData.tariff} />
      <Section title={home.services.title} intro={home.services.lead}>
        <ul className="lined">
          {services.map(({ slug, title, short }) => (
            <li key={slug}>
              <Link to={`/services/${slug}`} className="service-row">
                <h3 className="t24">{title}</h3>
                <p>{short}</p>
                <Icon name="arrow-right" />
              </Link>
            </li>
          ))}
        </ul>
        <ArrowLink to={home.services.link.href}>{home.services.link.name}</ArrowLink>
      </Section>
      <Figures claims={figures} />
      <Section>
        <Grid className="section-head">
          <Col span="1-8">
            <h2 className="t32">{home.tools.title}</h2>
          </Col>
          <Col span="9-12" end>
            <p className="soft t16">{home.tools.lead}</p>
          </Col>
        </Grid>
        <ul className="tools">
          {home.tools.items.map(({ title, text, href, motif }) => (
            <li key={href}>
              <Link to={href} className="tool">
                <Drawing motif={motif} seed={href} shape="picture" />
                <h3 className="t20">{title}</h3>
                <p>{text}</p>
              </Link>
            </li>
          ))}
        </ul>
      </Section>
      <Section ground="mist" title={home.steps.title} split={false}>
        <ol className="steps">
          {home.steps.items.map(({ number, title, text }) => (
            <li key={number}>
              <p className="step-number numbers">{number}</p>
              <h3 className="t24">{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <Timeline />
      </Section>
      <Section title={home.features.title}>
        <ul className="features">
          {home.features.items.map(({ title, text }) => (
            <li key={title}>
              <h3 className="t20">{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Quotes quotes={quotes} promises={promises} />
    </div>
  )
}
