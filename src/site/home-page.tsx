import { pickClaims } from '#company/claims/claims.ts'
import { findShownClaims } from '#company/claims/find-shown-claims.server.ts'
import { claims } from '#content/claims.ts'
import { guarantees } from '#content/pages/guarantees.ts'
import { home, testimonials } from '#content/pages/home.ts'
import { servicePages } from '#content/pages/services.ts'
import { ServerRendered } from '#design/rendering/server-rendered.tsx'
import { swissDay } from '#platform/day.ts'
import type { Db } from '#platform/db/database.server.ts'
import { formatMoney } from '#platform/format.ts'
import { pageMeta, siteOf } from '#platform/http/page-meta.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { sharedPage } from '#platform/http/shared-headers.ts'
import { accountingService, jsonLd, webSite } from '#platform/http/structured-data.ts'
import { unitPriceCents } from '#shop/catalogue/catalogue.ts'
import { listProducts } from '#shop/catalogue/catalogue-db.server.ts'
import { getHeroRows } from '#tax/pages/tariff-rows.server.ts'
import type { Route } from './+types/home-page'
import { firmFacts } from './firm/firm-facts.ts'
import styles from './home/home.css?url'

const HomeContent = import.meta.env.SSR ? (await import('./home/home-content.tsx')).HomeContent : null

export const headers = sharedPage

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export async function loader({ context }: Route.LoaderArgs) {
  const services = servicesOf(context)
  const shown = await findShownClaims(services, claims)
  const from = await findLowestPrice(services.db, services.now())
  const promised: readonly string[] = home.promises.guaranteeIds
  return {
    words: { title: home.meta.title, description: home.meta.description(from) },
    from,
    today: swissDay(services.now()),
    tariff: getHeroRows(),
    services: servicePages.map(({ slug, title, short }) => ({ slug, title, short })),
    figures: pickClaims(shown, home.figures.claimIds).slice(0, 6),
    quotes: pickClaims(shown, [testimonials.claimId]).length > 0 ? testimonials : null,
    guarantees: guarantees
      .filter(({ id }) => promised.includes(id))
      .map(({ id, title, short }) => ({ id, title, short })),
  }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return []
  const site = siteOf(matches)
  const words = pageMeta({ ...loaderData.words, path: '/' }, matches)
  return import.meta.env.SSR && site ? [...words, ...jsonLd(webSite(site), accountingService(firmFacts(site)))] : words
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  return (
    <ServerRendered name="home" className="home">
      {HomeContent && <HomeContent {...loaderData} />}
    </ServerRendered>
  )
}

async function findLowestPrice(db: Db, now: Date): Promise<string | null> {
  const { products } = await listProducts(db, { limit: 100 }, now)
  const packages = products.filter(({ type, purchasable }) => type.value === 'package' && purchasable)
  const prices = packages.flatMap(({ variants }) => variants.map(unitPriceCents))
  if (prices.length === 0) return null
  const cents = Math.min(...prices)
  return formatMoney(cents, { decimals: cents % 100 === 0 ? 0 : 2 })
}
