import { data, Link } from 'react-router'
import { guarantees } from '#content/pages/guarantees.ts'
import { storePage } from '#content/pages/store.ts'
import { ErrorState } from '#design/feedback/states.tsx'
import { BackLink } from '#design/page/crumbs.tsx'
import { Col, Grid, Section, Wrap } from '#design/page/layout.tsx'
import styles from '#design/product.css?url'
import { ServerRendered } from '#design/rendering/server-rendered.tsx'
import shopStyles from '#design/shop.css?url'
import { pageMeta, siteOf, socialImagePath } from '#platform/http/page-meta.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { sharedUnlessRequested } from '#platform/http/shared-headers.ts'
import { breadcrumbs, jsonLd, product } from '#platform/http/structured-data.ts'
import { t } from '#platform/texts.ts'
import { BuyBox } from '#shop/cart/ui/buy-box.tsx'
import { useBuying } from '#shop/cart/ui/use-buying.ts'
import {
  type ListedProduct,
  listed,
  onPage,
  type ProductOnPage,
  plainText,
  stockOf,
  unitPriceCents,
} from '#shop/catalogue/catalogue.ts'
import { findProduct, listProducts } from '#shop/catalogue/catalogue-db.server.ts'
import * as catalogueTexts from '#shop/catalogue/locales/en.ts'
import { Gallery } from '#shop/catalogue/ui/gallery.tsx'
import { ProductCards } from '#shop/catalogue/ui/product-cards.tsx'
import type { AddOnProduct, PackageProduct } from '#shop/pricing/offers.ts'
import { addOnsOf, packagesOf } from '#shop/pricing/read-offers.ts'
import type { Route } from './+types/product-page'

const copy = () => t(catalogueTexts.productPage)

const Documents = import.meta.env.SSR ? (await import('#shop/orders/ui/order-pdfs.tsx')).Documents : null

export const headers = sharedUnlessRequested

export const links: Route.LinksFunction = () => [shopStyles, styles].map((href) => ({ rel: 'stylesheet', href }))

export const meta: Route.MetaFunction = ({ loaderData, matches, params }) => {
  const path = `/product/${params.productId}`
  const found = loaderData?.product
  const words = {
    title: found?.title ?? copy().product,
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

/** Meta description. Search engines show only its beginning, so the subtitle comes first. */
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
    const ids = product.related_products.map((link) => link.related_id)
    const related = (await listProducts(db, { ids, limit: 3 }, now())).products
    const facts = packagesOf([product])[0]?.facts ?? null
    const addOns = facts ? addOnsOf((await listProducts(db, { limit: 100 }, now())).products) : []
    return {
      product: onPage(product),
      facts,
      addOns: addOns.filter(({ flag }) => !facts?.includedAddOns.includes(flag)),
      related: related.map(listed),
      view: Number.isInteger(view) && view >= 0 && view < product.images.length ? view : 0,
    }
  } catch (error) {
    if (error instanceof Response) throw error
    log.error({ err: error }, 'a product could not be read')
    return data({ product: null, facts: null, addOns: [], related: [], view: 0 }, { status: 503 })
  }
}

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { product, view, ...more } = loaderData
  if (!product) {
    return (
      <Section flush>
        <BackLink to="/store">{storePage.backToStore}</BackLink>
        <ErrorState title={copy().errorLoadingProductFailedTo} />
      </Section>
    )
  }
  return <ProductScreen key={product.id} product={product} view={view} {...more} />
}

type Shown = {
  product: ProductOnPage
  facts: PackageProduct['facts'] | null
  addOns: readonly AddOnProduct[]
  related: ListedProduct[]
  view: number
}

function ProductScreen({ product, facts, addOns, related, view }: Shown) {
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
            <BuyBox product={product} facts={facts ? promisesOf(facts) : []} addOns={addOns} buying={buying} />
          </Col>
        </Grid>
      </Wrap>
      <ProductFacts product={product} />
      {related.length > 0 && (
        <Section title={copy().alsoInStore} split={false}>
          <ProductCards name="related" products={related} three />
        </Section>
      )}
    </>
  )
}

function promisesOf({ timeToComplete, responseTime }: PackageProduct['facts']) {
  const refund = guarantees.find(({ id }) => id === 'refund')
  return [
    { term: copy().readyIn, value: copy().afterWeReceiveYourLast(timeToComplete.replace('-', '–')) },
    { term: copy().support, value: responseTime },
    ...(refund ? [{ term: copy().guarantee, value: <Link to="/pricing#guarantees">{refund.title}</Link> }] : []),
  ]
}

function ProductFacts({ product }: { product: ProductOnPage }) {
  return (
    <>
      <Section ground="mist" title={copy().whatYouGet}>
        <div className="prose" dangerouslySetInnerHTML={{ __html: product.description }} />
        {product.additional_info.length > 0 && (
          <dl className="columns detail-list">
            {product.additional_info.map((detail) => (
              <div key={detail.id}>
                <dt className="bold">{detail.title}</dt>
                <dd className="soft">{detail.description}</dd>
              </div>
            ))}
          </dl>
        )}
      </Section>
      {product.checklist.length > 0 && (
        <Section title={copy().documentsWeWillAskFor} intro={copy().youUploadTheseInYour}>
          <ServerRendered name="documents" className="columns papers">
            {Documents && <Documents checklist={product.checklist} />}
          </ServerRendered>
        </Section>
      )}
    </>
  )
}
