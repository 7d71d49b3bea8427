import { Link } from 'react-router'
import { vatPercent } from '#company/vat.ts'
import { servicePages, servicesOverview as words } from '#content/pages/services.ts'
import { describeVatIn } from '#content/vat.ts'
import { ButtonLink } from '#design/button.tsx'
import { TickList } from '#design/facts.tsx'
import { Icon } from '#design/icon.tsx'
import { Drawing } from '#design/illustrations/illustration.tsx'
import { Breadcrumbs } from '#design/page/crumbs.tsx'
import { Col, Grid, Section, Wrap } from '#design/page/layout.tsx'
import { ServerRendered } from '#design/rendering/server-rendered.tsx'
import shopStyles from '#design/shop.css?url'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { sharedPage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import { listed } from '#shop/catalogue/catalogue.ts'
import { listProducts } from '#shop/catalogue/catalogue-db.server.ts'
import { ProductCard } from '#shop/catalogue/ui/card-list.tsx'
import styles from '#site/firm/firm.css?url'
import { pageWithTrail } from '#site/firm/page-trail.ts'
import * as siteTexts from '#site/locales/en.ts'
import type { Route } from './+types/service-page'

const copy = () => t(siteTexts.servicePage)

export const headers = sharedPage

export const links: Route.LinksFunction = () => [shopStyles, styles].map((href) => ({ rel: 'stylesheet', href }))

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) =>
  import.meta.env.SSR && loaderData
    ? pageWithTrail(loaderData.service.meta, `/services/${params.slug}`, matches, [
        { name: words.meta.title, path: '/services' },
      ])
    : []

export async function loader({ params, context }: Route.LoaderArgs) {
  const service = servicePages.find(({ slug }) => slug === params.slug)
  if (!service) throw new Response(null, { status: 404 })
  const { db, now, log } = servicesOf(context)
  const found = await listProducts(db, { ids: [...service.productIds] }, now()).catch((error) => {
    log.error({ err: error }, 'the products of a service could not be read')
    return { products: [] }
  })
  const products = service.productIds.flatMap((id) => found.products.filter((product) => product.id === id).map(listed))
  return { service: describeVatIn(service, vatPercent()), products }
}

function ServiceContent({ loaderData: { service, products } }: Pick<Route.ComponentProps, 'loaderData'>) {
  const { title, lead, drawing, audience, features, included, notIncluded, facts, links: further, sources } = service
  return (
    <>
      <Wrap>
        <Breadcrumbs crumbs={[{ label: words.meta.title, to: '/services' }, { label: title }]} />
        <Grid className="service-head beside">
          <Col span="1-7">
            <h1 className="t60">{title}</h1>
            <p className="lead mt-24">{lead}</p>
            <p className="row mt-32">
              <ButtonLink to="/contact" kind="primary">
                {copy().getStarted}
              </ButtonLink>
              <ButtonLink to={`/services/${service.slug}#store`} kind="outline">
                {words.productsTitle}
              </ButtonLink>
            </p>
          </Col>
          <Col span="8-12">
            <Drawing
              illustration={drawing.illustration}
              seed={drawing.seed}
              level={drawing.level}
              title={drawing.alt}
            />
          </Col>
        </Grid>
      </Wrap>
      <Section ground="inverted">
        <dl className="service-facts">
          {facts.map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section>
        <div className="columns three">
          <TitledList title={words.audienceTitle} yes={audience} />
          <TitledList title={words.includedTitle} yes={included} />
          <TitledList title={words.notIncludedTitle} yes={[]} no={notIncluded} />
        </div>
      </Section>
      <Section title={words.featuresTitle}>
        <ul className="features">
          {features.map((feature) => (
            <li key={feature.title}>
              <h3 className="t20">{feature.title}</h3>
              <p>{feature.text}</p>
            </li>
          ))}
        </ul>
      </Section>
      {products.length > 0 && (
        <Section ground="mist" id="store" title={words.productsTitle} split={false}>
          <ul className="products three">
            {products.map((product) => (
              <ProductCard key={product.id} product={product} />
            ))}
          </ul>
        </Section>
      )}
      <Section title={words.linksTitle}>
        <ul className="lined link-list">
          {further.map(({ name, href }) => (
            <li key={href}>
              <Link to={href}>
                {name}
                <Icon name="arrow-right" />
              </Link>
            </li>
          ))}
        </ul>
        <h3 className="t18 mt-48">{copy().sources}</h3>
        <ul className="source-list mt-16">
          {sources.map((source) => (
            <li key={source.title}>
              <a href={source.href} rel="noopener">
                {source.title}
              </a>
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}

function TitledList({ title, ...lists }: { title: string; yes: readonly string[]; no?: readonly string[] }) {
  return (
    <div>
      <h2 className="t24 work-head">{title}</h2>
      <TickList {...lists} />
    </div>
  )
}

export default function ServicePage({ loaderData }: Route.ComponentProps) {
  return (
    <ServerRendered name="service" className="as-is">
      {import.meta.env.SSR && <ServiceContent loaderData={loaderData} />}
    </ServerRendered>
  )
}
