import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { pickClaims } from '#company/claims/claims.ts'
import { findShownClaims } from '#company/claims/find-shown-claims.server.ts'
import { useVatPercent, vatPercentIn } from '#company/use-vat-percent.ts'
import { claims } from '#content/claims.ts'
import { competitorTables, packageFinder, priceExample, pricing } from '#content/pages/pricing.ts'
import { describeVat } from '#content/vat.ts'
import { ArrowLink } from '#design/button.tsx'
import { ErrorState } from '#design/feedback/states.tsx'
import { Col, Grid, Row, Section, Wrap } from '#design/page/layout.tsx'
import { ServerRendered } from '#design/rendering/server-rendered.tsx'
import shopStyles from '#design/shop.css?url'
import { swissDay } from '#platform/day.ts'
import { formatFrancs, formatMoney } from '#platform/format.ts'
import { intentOf } from '#platform/http/form-intent.server.ts'
import { pageMeta, siteOf, socialImagePath } from '#platform/http/page-meta.ts'
import { requestOf, servicesOf } from '#platform/http/request-context.server.ts'
import { sharedUnlessRequested } from '#platform/http/shared-headers.ts'
import { breadcrumbs, jsonLd, product as productData } from '#platform/http/structured-data.ts'
import { t } from '#platform/texts.ts'
import { explain } from '#platform/words.ts'
import type { CartRefusal } from '#shop/cart/cart.ts'
import { changeCookieCart, readCookieCart, writeCookieCart } from '#shop/cart/cart-cookie.server.ts'
import * as cartTexts from '#shop/cart/locales/en.ts'
import { listed, unitPriceCents } from '#shop/catalogue/catalogue.ts'
import { listProducts } from '#shop/catalogue/catalogue-db.server.ts'
import * as catalogueTexts from '#shop/catalogue/locales/en.ts'
import { ProductCards } from '#shop/catalogue/ui/product-cards.tsx'
import * as shopTexts from '#shop/locales/en.ts'
import { guaranteePrice } from '#shop/price-guarantee/guarantee-price.server.ts'
import { priceGuaranteePath } from '#shop/price-guarantee/price-guarantee.ts'

import { Calculator } from '#shop/pricing/calculator.tsx'
import { Guarantees } from '#shop/pricing/guarantees.tsx'
import type { AddOnProduct, PackageProduct } from '#shop/pricing/offers.ts'
import styles from '#shop/pricing/pricing.css?url'
import { addOnsOf, packagesOf } from '#shop/pricing/read-offers.ts'
import { choiceQuery, linesOf, readChoice } from '#shop/pricing/selection.ts'

import type { Route } from './+types/pricing-page'

const copy = () => t(catalogueTexts.pricingPage)

const PackageFinder = import.meta.env.SSR ? (await import('#shop/pricing/package-finder.tsx')).PackageFinder : null
const PackageColumns = import.meta.env.SSR ? (await import('#shop/pricing/package-columns.tsx')).PackageColumns : null
const Tables = import.meta.env.SSR ? (await import('#shop/pricing/comparison-tables.tsx')).ComparisonTables : null

export const headers = sharedUnlessRequested

export const links: Route.LinksFunction = () => [shopStyles, styles].map((href) => ({ rel: 'stylesheet', href }))

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const site = siteOf(matches)
  const offered = (loaderData?.packages ?? []).map(({ product, variant }) => ({
    path: `/product/${product.id}`,
    name: product.title,
    description: product.subtitle ?? product.title,
    imagePaths: [socialImagePath(`/product/${product.id}`)],
    currency: variant.currency,
    variantCents: product.variants.map(unitPriceCents),
    isAvailable: product.purchasable,
  }))
  const prices = (loaderData?.packages ?? [])
    .map(({ product, variant }) => `${product.title} ${formatFrancs(unitPriceCents(variant) / 100)}`)
    .join(', ')
  return [
    ...pageMeta(
      {
        title: pricing.meta.title,
        description: describeVat(pricing.meta.description(prices), vatPercentIn(matches)),
        path: '/pricing',
      },
      matches,
    ),
    ...(import.meta.env.SSR && site
      ? jsonLd(
          ...offered.map((facts) => productData(site, facts)),
          breadcrumbs(site, [{ name: pricing.meta.title, path: '/pricing' }]),
        )
      : []),
  ]
}

export async function loader({ context }: Route.LoaderArgs) {
  const services = servicesOf(context)
  const { db, now, log } = services
  const today = swissDay(now())
  const shown = await findShownClaims(services, claims)
  const isShown = (requested: string) => shown.some(({ id }) => id === requested)
  const compares = isShown(pricing.comparisonClaimId)
  const offered = {
    tables: compares ? competitorTables : [],
    rates: compares ? pickClaims(shown, pricing.rateClaimIds).map(({ value, text }) => ({ value, text })) : [],
    firstTimeDiscount: isShown('first-time-discount'),
  }
  try {
    const { products } = await listProducts(db, { limit: 100 }, now())
    const [packages, addOns] = [packagesOf(products), addOnsOf(products)]
    return {
      offered,
      today,
      packages,
      addOns,
      example: exampleOf(packages, addOns),
      consultations: products.filter(({ type }) => type.value === 'consultation').map(listed),
      isBroken: false,
    }
  } catch (error) {
    log.error({ err: error }, 'the prices could not be read')
    const empty = { packages: [], addOns: [], example: null, consultations: [] }
    return data({ offered, today, ...empty, isBroken: true }, { status: 503 })
  }
}

/** @example 'Example: … They pay Standard CHF 499 + Real estate CHF 150 + Foreign income CHF 150 = CHF 799.' */
function exampleOf(packages: readonly PackageProduct[], addOns: readonly AddOnProduct[]): string | null {
  const { packageId, flags, text } = priceExample
  const lines = linesOf({ packageId, year: '', flags: [...flags] }, packages, addOns)
  if (lines.length !== flags.length + 1) return null
  const priceOf = (cents: number) => formatMoney(cents, { decimals: cents % 100 === 0 ? 0 : 2 })
  const parts = lines.map(({ product, variant }) => `${product.title} ${priceOf(unitPriceCents(variant))}`)
  const total = lines.reduce((sum, { variant }) => sum + unitPriceCents(variant), 0)
  return text(parts.join(' + '), priceOf(total))
}

export async function action({ request, context }: Route.ActionArgs) {
  const { config, db, now } = servicesOf(context)
  const { products } = await listProducts(db, { limit: 100 }, now())
  const [packages, addOns] = [packagesOf(products), addOnsOf(products)]
  const form = await request.formData()
  const chosen = readChoice(form, packages, addOns)
  const intent = intentOf(form)
  if (intent !== 'keep' && intent !== '') throw data(null, { status: 422 })
  const refuse = (error: string) => data({ error, choice: choiceQuery(chosen).toString() }, { status: 409 })
  const lines = linesOf(chosen, packages, addOns)
  if (intent === 'keep') {
    const variants = lines.map(({ variant }) => variant)
    const saved = await guaranteePrice(servicesOf(context), { variants, ip: requestOf(context).ip })
    if (!saved.ok) return refuse(explain(t(shopTexts.priceGuarantee).keep, saved))
    throw redirect(priceGuaranteePath(saved.token), 303)
  }
  if (lines.length === 0) return refuse(copy().thisPackageIsNotAvailable)
  let cart = await readCookieCart(request)
  for (const { product, variant } of lines) {
    const change = { intent: 'add', productId: product.id, variantId: variant.id, quantity: 1 } as const
    const outcome = await changeCookieCart(db, cart, change, now())
    if (!outcome.ok) return refuse(explain<CartRefusal>(t(cartTexts.shop).cart, outcome))
    cart = outcome.cart
  }
  throw redirect('/cart', {
    status: 303,
    headers: { 'Set-Cookie': await writeCookieCart(cart, config.PUBLIC_URL.startsWith('https:')) },
  })
}

export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname === nextUrl.pathname && !formMethod ? false : defaultShouldRevalidate
}

export default function PricingPage({ loaderData, actionData }: Route.ComponentProps) {
  const { offered, today, packages, addOns, example, consultations, isBroken } = loaderData
  const listed = [...packages.map(({ product }) => product), ...consultations]
  return (
    <>
      <Wrap>
        <Grid className="pricing-head">
          <Col span="1-8">
            <h1 className="t60">{pricing.title}</h1>
          </Col>
          <Col span="9-12">
            <p className="lead">{describeVat(pricing.lead, useVatPercent())}</p>
          </Col>
        </Grid>
      </Wrap>
      <Section flush title={packageFinder.title}>
        <ServerRendered name="finder" className="as-is">
          {PackageFinder && <PackageFinder today={today} />}
        </ServerRendered>
      </Section>
      <Section flush>
        {isBroken ? (
          <ErrorState title={copy().errorLoadingProductsFailedTo} retryTo="/pricing" />
        ) : (
          <ServerRendered name="packages" as="ul" className="packages">
            {PackageColumns && <PackageColumns packages={packages} />}
          </ServerRendered>
        )}
        <Row between className="packages-foot">
          <p className="soft">{pricing.lockNote}</p>
          <ArrowLink to={pricing.helpLink.href}>{pricing.helpLink.name}</ArrowLink>
        </Row>
        {example && <p className="soft measure mt-32">{example}</p>}
      </Section>
      <Guarantees ground={offered.tables.length > 0 ? 'mist' : 'paper'} />
      {packages.length > 0 && (
        <>
          {offered.tables.length > 0 && (
            <ServerRendered name="comparison" className="as-is">
              {Tables && <Tables tables={offered.tables} rates={offered.rates} packages={packages} />}
            </ServerRendered>
          )}
          <Calculator packages={packages} addOns={addOns} offered={offered} refused={actionData} />
        </>
      )}
      {listed.length > 0 && (
        <Section title={pricing.storeTitle} split={false}>
          <ProductCards name="priced" products={listed} three />
          <p className="mt-32">
            <ArrowLink to="/store">{copy().seeWholeStore}</ArrowLink>
          </p>
        </Section>
      )}
    </>
  )
}
