import { Link } from 'react-router'
import { vatPercent } from '#company/vat.ts'
import { firmWords } from '#content/firm-words.ts'
import { servicePages, servicesOverview as words } from '#content/pages/services.ts'
import { describeVat, describeVatIn } from '#content/vat.ts'
import { ButtonLink } from '#design/button.tsx'
import { Drawing } from '#design/illustrations/illustration.tsx'
import { PageHeader, Section } from '#design/page/layout.tsx'
import { ServerRendered } from '#design/rendering/server-rendered.tsx'
import { formatMoney } from '#platform/format.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { sharedPage } from '#platform/http/shared-headers.ts'
import { type Product, unitPriceCents } from '#shop/catalogue/catalogue.ts'
import { listProducts } from '#shop/catalogue/catalogue-db.server.ts'
import styles from '#site/firm/firm.css?url'
import { pageWithTrail } from '#site/firm/page-trail.ts'
import type { Route } from './+types/services-page'

export const headers = sharedPage

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const meta: Route.MetaFunction = ({ matches }) =>
  import.meta.env.SSR ? pageWithTrail(words.meta, '/services', matches) : []

export async function loader({ context }: Route.LoaderArgs) {
  const { db, now, log } = servicesOf(context)
  const { products } = await listProducts(db, { limit: 100 }, now()).catch((error) => {
    log.error({ err: error }, 'the prices of the services could not be read')
    return { products: [] }
  })
  return {
    services: describeVatIn(servicePages, vatPercent()).map(({ slug, title, short, lead, drawing, facts, offer }) => ({
      ...{ slug, title, short, lead, drawing, offer },
      fact: facts[0],
      price: priceOf(products.filter(({ id, purchasable }) => purchasable && offer.productIds.includes(id))),
    })),
  }
}

/** Text such as 'From CHF 299, VAT included' ('From' only for several prices). Null if there are no prices. */
function priceOf(products: readonly Product[]): string | null {
  const prices = products.flatMap(({ variants }) => variants.map(unitPriceCents))
  if (prices.length === 0) return null
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)]
  const price = formatMoney(lowest, { decimals: lowest % 100 === 0 ? 0 : 2 })
  return describeVat(words.price(price, lowest < highest), vatPercent())
}

function ServicesContent({ loaderData: { services } }: Pick<Route.ComponentProps, 'loaderData'>) {
  return (
    <>
      <PageHeader title={words.title} lead={words.lead} />
      <Section flush>
        <ul className="service-list">
          {services.map(({ slug, title, short, lead, drawing, fact, price, offer }) => (
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
                  {price && <p className="bold numbers mt-16">{price}</p>}
                  <p className="row mt-16">
                    <ButtonLink to={offer.href} kind="primary">
                      {offer.button}
                    </ButtonLink>
                    <ButtonLink to={`/services/${slug}`} kind="outline">
                      {words.details}
                      <span className="visually-hidden">: {title}</span>
                    </ButtonLink>
                  </p>
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
        <p className="soft measure mt-48">
          {firmWords.focus} {firmWords.referral}
        </p>
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
