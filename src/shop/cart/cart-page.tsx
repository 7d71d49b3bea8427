import { randomUUID } from 'node:crypto'
import { useEffect } from 'react'
import { data, redirect } from 'react-router'
import { z } from 'zod'
import { firstPasswordCookie } from '#accounts/passwords/first-password.server.ts'
import { findCurrentUser } from '#accounts/sessions/current-user.server.ts'
import { useVatPercent } from '#company/use-vat-percent.ts'
import { vatPercent } from '#company/vat.ts'
import { cartPage } from '#content/pages/cart.ts'
import { describeVat } from '#content/vat.ts'
import { ButtonLink } from '#design/button.tsx'
import { LoadingState } from '#design/feedback/states.tsx'
import { Col, Grid, PageHeader, Wrap } from '#design/page/layout.tsx'
import styles from '#design/shop.css?url'
import { fieldErrors } from '#platform/field-errors.ts'
import { networkOf } from '#platform/http/client-address.ts'
import { countUse } from '#platform/http/limits.server.ts'
import { pageMeta } from '#platform/http/page-meta.ts'
import { readForm } from '#platform/http/read-form.ts'
import { requestOf, servicesOf } from '#platform/http/request-context.server.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import { explain } from '#platform/words.ts'
import * as cartTexts from '#shop/cart/locales/en.ts'
import { checkoutLimit } from '#shop/checkout/checkout-input.ts'
import { offersInvoices } from '#shop/checkout/invoice-choice.ts'
import { readInvoiceTerms } from '#shop/checkout/place-by-invoice.server.ts'
import { explainRefusal, placeDiscounted } from '#shop/checkout/place-order.server.ts'
import { readDeclared, vatOffCents, vatPlaceOf } from '#shop/domicile/domicile.ts'
import * as shopTexts from '#shop/locales/en.ts'

import { listOwnCasesOfYears } from '#shop/orders/case-of-year-db.server.ts'
import { readPriceGuaranteeCookie } from '#shop/price-guarantee/price-guarantee-cookie.server.ts'
import { discountInCookie, findCookieDiscounts } from '#shop/promotions/quote-discounts.server.ts'

import type { Route } from './+types/cart-page'
import type { CartRefusal } from './cart.ts'
import {
  type CookieCart,
  changeCookieCart,
  openCookieCart,
  readCookieCart,
  writeCookieCart,
} from './cart-cookie.server.ts'
import { cartForm } from './cart-form.ts'
import { CartChanges, CartLines, EmptyCart } from './ui/cart-lines.tsx'
import { adoptSavedCart, useCart } from './ui/cart-store.ts'
import { CartSummary } from './ui/cart-summary.tsx'
import { PlainCart } from './ui/plain-cart.tsx'
import { readSavedCart, writeUnpaidOrder } from './unpaid-cart.server.ts'

const copy = () => t(cartTexts.cartPage)

export const headers = privatePage

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...cartPage.meta, path: '/cart', noindex: true }, matches)

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = servicesOf(context)
  const { config, db, now } = services
  const search = new URL(request.url).searchParams
  const { cart, isRestored } = await readSavedCart(services, request)
  const { items, changes } = await openCookieCart(db, cart, now())
  const headers = new Headers()
  if (isRestored) {
    const isHttps = config.PUBLIC_URL.startsWith('https:')
    headers.append('Set-Cookie', await writeCookieCart(cart, isHttps))
    headers.append('Set-Cookie', await writeUnpaidOrder(null, isHttps))
  }
  const user = await findCurrentUser(services, request)
  const person = user?.person ?? null
  const hasInvoices = offersInvoices(await readInvoiceTerms(services), person?.role === 'client')
  const priceGuarantee = await readPriceGuaranteeCookie(request)
  const given = await findCookieDiscounts(services, cart, { items, person, priceGuarantee, ip: requestOf(context).ip })
  const wasCancelled = search.get('checkout') === 'cancelled'
  const email = person?.email ?? cart.discount?.email ?? null
  const ownCases = person?.role === 'client' ? await listOwnCasesOfYears(db, person.id) : []
  return data({ items, changes, given, hasInvoices, ownCases, wasCancelled, email }, { headers })
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context)
  const { config, db, now } = services
  const form = await readForm(request)
  const parsed = cartForm.safeParse(Object.fromEntries(form))
  if (!parsed.success) {
    const words = t(shopTexts.order).cartForm
    return refuse(Object.values(fieldErrors(parsed.error, words))[0] ?? words['not-understood'], 422)
  }
  const cart = await readCookieCart(request)
  const change = parsed.data
  if (change.intent === 'checkout') return checkOut(services, request, requestOf(context).ip, cart, change)
  if (change.intent === 'code') {
    const { items } = await openCookieCart(db, cart, now())
    const person = (await findCurrentUser(services, request))?.person ?? null
    const visit = { items, person, ip: requestOf(context).ip, priceGuarantee: await readPriceGuaranteeCookie(request) }
    const wished = await discountInCookie(services, cart, change, visit)
    if (!wished.ok) return refuse(t(shopTexts.promotion).discountErrors[wished.error], 409)
    throw await cartAgain(wished.cart, config)
  }
  let outcome = await changeCookieCart(db, cart, change, now())
  for (const added of change.intent === 'add' ? addOnsIn(form, change.quantity) : [])
    if (outcome.ok) outcome = await changeCookieCart(db, outcome.cart, added, now())
  if (!outcome.ok) return refuse(explain<CartRefusal>(t(cartTexts.shop).cart, outcome), 409)
  throw await cartAgain(outcome.cart, config)
}

/** Add-ons ticked on the page of a package, as `product~variant`. */
function addOnsIn(form: FormData, quantity: number) {
  return form.getAll('addOn').map((value) => {
    const [productId = '', variantId = ''] = String(value).split('~')
    return { intent: 'add' as const, productId, variantId, quantity }
  })
}

type Entered = { email?: string; domicile?: string; canton?: string }

function refuse(error: string, status: number, { email = '', domicile = '', canton = '' }: Entered = {}) {
  return data({ error, entered: { email, domicile, canton } }, { status })
}

async function cartAgain(cart: CookieCart, { PUBLIC_URL }: { PUBLIC_URL: string }) {
  const cookie = await writeCookieCart(cart, PUBLIC_URL.startsWith('https:'))
  return redirect('/cart', { status: 303, headers: { 'Set-Cookie': cookie } })
}

async function checkOut(
  services: ReturnType<typeof servicesOf>,
  request: Request,
  ip: string,
  cart: Awaited<ReturnType<typeof readCookieCart>>,
  { total, ...entered }: Entered & { total?: number },
) {
  const { config } = services
  const domicile = readDeclared(entered.domicile, entered.canton)
  if (!z.email().safeParse(entered.email).success) return refuse(t(cartTexts.checkoutFields).emailMissing, 422, entered)
  if (!domicile && vatPercent() !== null) return refuse(t(cartTexts.domicile).missing, 422, entered)
  const email = entered.email?.toLowerCase() ?? null
  const limited = await countUse(services.pool, checkoutLimit, networkOf(ip))
  if (!limited.ok) return refuse(t(shopTexts.order).tooManyAttempts(limited), 429, entered)
  const user = await findCurrentUser(services, request)
  // Products no longer sold are not in `items`; the page lists them above the cart.
  const { items } = await openCookieCart(services.db, cart, services.now())
  const person = user ? { id: user.person.id, email: user.person.email } : null
  const priceGuarantee = await readPriceGuaranteeCookie(request)
  const given = await findCookieDiscounts(services, cart, { items, person, priceGuarantee, ip })
  const discount = {
    items: items.map(({ variant, quantity }) => ({ variantId: variant.id, quantity })),
    cartKey: cart.id || randomUUID(),
    person,
    successUrl: `${config.PUBLIC_URL}/success`,
    cancelUrl: `${config.PUBLIC_URL}/cart`,
    locale: request.headers.get('Accept-Language')?.split(',')[0]?.slice(0, 35) ?? null,
    timeZone: null,
    // Buyers abroad pay no VAT, so deduct it from the submitted total.
    expectedTotalCents:
      total === undefined ? null : total - vatOffCents(total, domicile && vatPlaceOf(domicile), vatPercent()),
    discount: { ...given.discount, email },
    domicile,
  }
  const outcome = await placeDiscounted(services, discount, ip)
  if (!outcome.ok) {
    const { status, message } = explainRefusal(outcome)
    return refuse(message, status, entered)
  }
  const isHttps = config.PUBLIC_URL.startsWith('https:')
  const headers = new Headers()
  headers.append('Set-Cookie', await writeCookieCart({ ...cart, lines: [] }, isHttps))
  headers.append('Set-Cookie', await writeUnpaidOrder(outcome.returnToken, isHttps))
  headers.append('Set-Cookie', firstPasswordCookie(services, outcome.orderId))
  throw redirect(outcome.url, { status: 303, headers })
}

export default function CartPage({ loaderData, actionData }: Route.ComponentProps) {
  const { items, changes } = useCart()
  const hasSaved = loaderData.items.length > 0
  useEffect(() => {
    if (hasSaved && !loaderData.wasCancelled) void adoptSavedCart()
  }, [hasSaved, loaderData.wasCancelled])
  return (
    <>
      <PageHeader title={cartPage.title} lead={describeVat(cartPage.lead, useVatPercent())} />
      <Wrap className="page-end">
        <noscript>
          <PlainCart
            items={loaderData.items}
            changes={loaderData.changes}
            given={loaderData.given}
            error={actionData?.error}
            entered={actionData?.entered ?? { email: loaderData.email ?? '', domicile: '', canton: '' }}
            wasCancelled={loaderData.wasCancelled}
            hasInvoices={loaderData.hasInvoices}
            ownCases={loaderData.ownCases}
          />
        </noscript>
        <div className="needs-script stack">
          <CartChanges changes={changes} />
          {items === null ? (
            <LoadingState label={copy().loadingYourCart} />
          ) : items.length === 0 ? (
            <EmptyCart />
          ) : (
            <Grid>
              <Col span="1-7">
                <CartLines items={items} />
                <ButtonLink to="/store" kind="quiet" size="small">
                  {cartPage.continueShopping}
                </ButtonLink>
              </Col>
              <Col span="8-12">
                <aside className="receipt">
                  <h2 className="t20">{cartPage.summaryTitle}</h2>
                  <CartSummary items={items} hasInvoices={loaderData.hasInvoices} ownEmail={loaderData.email} />
                </aside>
              </Col>
            </Grid>
          )}
        </div>
      </Wrap>
    </>
  )
}
