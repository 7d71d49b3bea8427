import { data, Link } from 'react-router'
import { guarantees } from '#content/pages/pricing.ts'
import { storePage } from '#content/pages/store.ts'
import { BackLink } from '#design/crumbs.tsx'
import { Col, Grid, Section, Wrap } from '#design/layout.tsx'
import styles from '#design/product.css?url'
import shopStyles from '#design/shop.css?url'
import { ErrorState } from '#design/states.tsx'
import { pageMeta, siteOf } from '#web/page-meta.ts'
import { servicesOf } from '#web/request-context.server.ts'
import { sharedUnlessRequested } from '#web/shared-headers.ts'
import { socialImagePath } from '#web/social-image.ts'
import { breadcrumbs, jsonLd, product } from '#web/structured-data.ts'
import type { Route } from './+types/product-page'
import { type ListedProduct, listed, onPage, type ProductOnPage, stockOf, unitPriceCents } from './catalogue.ts'
import { findProduct, listProducts } from './catalogue-db.server.ts'
import { plainText } from './plain-text.ts'
import type { PackageProduct } from './pricing/offers.ts'
import { packagesOf } from './pricing/read-offers.ts'
import { BuyBox } from './ui/buy-box.tsx'
import { Gallery } from './ui/gallery.tsx'
import { ProductCards } from './ui/product-cards.tsx'
import { ProductFacts } from './ui/product-facts.tsx'
import { useBuying } from './ui/use-buying.ts'

export const headers = sharedUnlessRequested

export const links: Route.LinksFunction = () => [shopStyles, styles].map((href) => ({ rel: 'stylesheet', href }))

export const meta: Route.MetaFunction = ({ loaderData, matches, params }) => {
  const path = `/product/${params.productId}`
  const found = loaderData?.product
  const words = {
    title: found?.title ?? 'Product',
    description: found ? descriptionOf(found) : '',
    path,
    kind: 'product' as const,
  }
  const site = siteOf(matches)
  if (!import.meta.env.SSR || !found || !site) return pageMeta(words, matches)
  const trail = [
    { name: storePage.title, path: '/store' },
    { name: found.title, path },
  ]
  return [...pageMeta(words, matches), ...jsonLd(product(site, productFacts(found, path)), breadcrumbs(site, trail))]
}

/** The subtitle comes first because search engines show only the beginning. */
function descriptionOf({ subtitle, description }: Pick<ProductOnPage, 'subtitle' | 'description'>): string {
  return `${subtitle ?? ''} ${plainText(description)}`.trim()
}

function productFacts(found: ProductOnPage, path: string) {
  return {
    path,
    name: found.title,
    description: descriptionOf(found),
    imagePaths: [socialImagePath(path), ...found.images.map(({ url }) => url)],
    sku: found.variants[0]?.sku,
    currency: found.currency.toUpperCase(),
    variantCents: found.variants.map(unitPriceCents),
    isAvailable: found.variants.some((variant) => stockOf(found, variant, 1).canAdd),
  }
}

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { db, now, log } = servicesOf(context)
  const view = Number(new URL(request.url).searchParams.get('view') ?? 1) - 1
  try {
    const product = await findProduct(db, params.productId, now())
    if (!product) throw new Response(null, { status: 404 })
    const ids = product.related_products
      .filter((link) => link.related_type === 'product')
      .map((link) => link.related_id)
    const related = (await listProducts(db, { ids, limit: 3 }, now())).products
    const facts = packagesOf([product])[0]?.facts ?? null
    return {
      product: onPage(product),
      facts,
      related: related.map(listed),
      view: Number.isInteger(view) && view >= 0 && view < product.images.length ? view : 0,
    }
  } catch (error) {
    if (error instanceof Response) throw error
    log.error({ err: error }, 'a product could not be read')
    return data({ product: null, facts: null, related: [], view: 0 }, { status: 503 })
  }
}

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { product, facts, related, view } = loaderData
  if (!product) {
    return (
      <Section flush>
        <BackLink to="/store">{storePage.backToStore}</BackLink>
        <ErrorState title="Error loading product: Failed to load product" />
      </Section>
    )
  }
  return <ProductScreen key={product.id} product={product} facts={facts} related={related} view={view} />
}

type Shown = { product: ProductOnPage; facts: PackageProduct['facts'] | null; related: ListedProduct[]; view: number }

function ProductScreen({ product, facts, related, view }: Shown) {
  const buying = useBuying(product, view)
  return (
    <>
      <Wrap>
        <BackLink to="/store">{storePage.backToStore}</BackLink>
        <Grid className="product-main">
          <Col span="1-7">
            <Gallery product={product} view={buying.view} onView={buying.setView} />
          </Col>
          <Col span="8-12">
            <BuyBox product={product} facts={facts ? promisesOf(facts) : []} buying={buying} />
          </Col>
        </Grid>
      </Wrap>
      <ProductFacts product={product} />
      {related.length > 0 && (
        <Section title="Also in the store" split={false}>
          <ProductCards name="related" products={related} three />
        </Section>
      )}
    </>
  )
}

function promisesOf({ timeToComplete, responseTime }: PackageProduct['facts']) {
  const refund = guarantees.find(({ id }) => id === 'refund')
  return [
    { term: 'Ready in', value: `${timeToComplete.replace('-', '–')} after the last document` },
    { term: 'Support', value: responseTime },
    ...(refund ? [{ term: 'Guarantee', value: <Link to="/pricing#guarantees">{refund.title}</Link> }] : []),
  ]
}
