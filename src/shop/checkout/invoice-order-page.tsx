import { data, Form, Link, redirect } from 'react-router'
import { findCurrentUser } from '#accounts/sessions/current-user.server.ts'
import { presentAddress } from '#accounts/sessions/present-address.server.ts'
import { vatPercent } from '#company/vat.ts'
import { invoiceOrder } from '#content/pages/invoice-order.ts'
import { Button, ButtonLink } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Col, Grid, PageHeader, Wrap } from '#design/page/layout.tsx'
import styles from '#design/shop.css?url'
import { fieldErrors } from '#platform/field-errors.ts'
import { networkOf } from '#platform/http/client-address.ts'
import { countUse } from '#platform/http/limits.server.ts'
import { pageMeta } from '#platform/http/page-meta.ts'
import { readForm } from '#platform/http/read-form.ts'
import { requestOf, servicesOf } from '#platform/http/request-context.server.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { t } from '#platform/texts.ts'
import { explain } from '#platform/words.ts'
import { cartTotalCents } from '#shop/cart/cart.ts'
import { openCookieCart, readCookieCart, writeCookieCart } from '#shop/cart/cart-cookie.server.ts'
import { CartTotal, takenOffCents } from '#shop/cart/ui/cart-total.tsx'
import { OwnCaseNotes } from '#shop/cart/ui/own-case-notes.tsx'
import { vatOffCents, vatPlaceOf } from '#shop/domicile/domicile.ts'
import * as shopTexts from '#shop/locales/en.ts'

import { listOwnCasesOfYears } from '#shop/orders/case-of-year-db.server.ts'
import { readPriceGuaranteeCookie } from '#shop/price-guarantee/price-guarantee-cookie.server.ts'
import { discountInputOf, noContent } from '#shop/promotions/discount-input.ts'
import { findCookieDiscounts } from '#shop/promotions/quote-discounts.server.ts'
import type { Route } from './+types/invoice-order-page'
import { checkoutLimit, readInvoiceLines } from './checkout-input.ts'
import { domicileOf, type InvoiceBuyer, invoiceBuyer, invoiceOpensCase, mayPayByInvoice } from './invoice-choice.ts'
import { type ByInvoiceRefusal, placeByInvoice, readInvoiceTerms } from './place-by-invoice.server.ts'
import { withFewGuesses } from './place-order.server.ts'
import { InvoiceFields } from './ui/invoice-fields.tsx'

const copy = () => t(shopTexts.invoiceOrderPage)

export const headers = privatePage
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]
export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    { title: invoiceOrder.title, description: invoiceOrder.lead, path: '/checkout/invoice', noindex: true },
    matches,
  )

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = servicesOf(context)
  const search = new URL(request.url).searchParams
  const named = readInvoiceLines(search)
  const saved = await readCookieCart(request)
  const cart = named ?? saved
  const { items } = await openCookieCart(services.db, cart, services.now())
  const user = await findCurrentUser(services, request)
  const person = user?.person.role === 'client' ? user.person : null
  const discountInput = named ? discountInputOf(search) : (saved.discount ?? noContent)
  const priceGuarantee = await readPriceGuaranteeCookie(request)
  const given = await findCookieDiscounts(
    services,
    { id: cart.id, discount: discountInput },
    { items, person, priceGuarantee, ip: requestOf(context).ip },
  )
  const totalCents = cartTotalCents(items) - takenOffCents(given.discounts)
  const allowed = mayPayByInvoice(await readInvoiceTerms(services), { isClient: person !== null, totalCents })
  const address = person && (await presentAddress(services.db, person.id))
  return {
    cartId: cart.id,
    items,
    discounts: given.discounts,
    totalCents,
    discount: discountInput,
    refusal: allowed.ok ? null : explain<ByInvoiceRefusal>(t(shopTexts.order).byInvoice, allowed),
    opensAtOnce: (await readSetting(services, invoiceOpensCase)) === 'at-once',
    buyer: { name: person?.name ?? '', email: person?.email ?? discountInput.email ?? '', ...address },
    isClient: person !== null,
    ownCases: person ? await listOwnCasesOfYears(services.db, person.id) : [],
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context)
  const form = await readForm(request)
  const cart = readInvoiceLines(form)
  const entered = Object.fromEntries([...form].filter((pair): pair is [string, string] => typeof pair[1] === 'string'))
  const words = t(shopTexts.order)
  const limited = await countUse(services.pool, checkoutLimit, networkOf(requestOf(context).ip))
  if (!limited.ok) return data({ error: words.tooManyAttempts(limited), fields: {}, entered }, { status: 429 })
  const user = await findCurrentUser(services, request)
  const person = user?.person.role === 'client' ? user.person : null
  const buyer = invoiceBuyer.safeParse({ ...entered, ...(person && { email: person.email }) })
  if (!buyer.success)
    return data({ error: null, fields: fieldErrors(buyer.error, words.invoiceBuyer), entered }, { status: 422 })
  const priceGuarantee = await readPriceGuaranteeCookie(request)
  const discount = { ...discountInputOf(form), email: buyer.data.email.toLowerCase(), priceGuarantee }
  const discountInput = {
    items: (cart?.lines ?? []).map(({ variant, quantity }) => ({ variantId: variant, quantity })),
    cartKey: cart?.id ?? '',
    person: person && { id: person.id, email: person.email },
    successUrl: `${services.config.PUBLIC_URL}/success`,
    cancelUrl: `${services.config.PUBLIC_URL}/cart`,
    locale: request.headers.get('Accept-Language')?.split(',')[0]?.slice(0, 35) ?? null,
    timeZone: null,
    // Buyers with an invoice address abroad pay no VAT, so `expectedFor` deducts it from the submitted total.
    expectedTotalCents: expectedFor(entered.total ?? '', buyer.data),
    buyer: buyer.data,
    isClient: person !== null,
    discount,
  }
  const requested = { discount: discount, person: discountInput.person, ip: requestOf(context).ip }
  const outcome = await withFewGuesses(services.pool, requested, () => placeByInvoice(services, discountInput))
  if (!outcome.ok) {
    const error = explain<ByInvoiceRefusal>(words.byInvoice, outcome)
    return data({ error, fields: {}, entered }, { status: outcome.reason === 'payment-unsure' ? 502 : 409 })
  }
  const isHttps = services.config.PUBLIC_URL.startsWith('https:')
  const saved = await readCookieCart(request)
  const headers = new Headers()
  if (saved.id === cart?.id) headers.append('Set-Cookie', await writeCookieCart({ ...saved, lines: [] }, isHttps))
  throw redirect(`/success?order=${outcome.returnToken}`, { status: 303, headers })
}

function expectedFor(shown: string, buyer: InvoiceBuyer): number | null {
  if (!/^\d{1,9}$/.test(shown)) return null
  const totalCents = Number(shown)
  return totalCents - vatOffCents(totalCents, vatPlaceOf(domicileOf(buyer)), vatPercent())
}

export default function InvoiceOrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const {
    items,
    discounts,
    totalCents,
    discount: discountInput,
    cartId,
    refusal,
    buyer,
    isClient,
    opensAtOnce,
    ownCases,
  } = loaderData
  const problem = actionData?.error ?? refusal
  return (
    <>
      <PageHeader title={invoiceOrder.title} lead={refusal ? undefined : invoiceOrder.lead} />
      <Wrap className="page-end">
        {problem && (
          <Note kind="bad" title={copy().yourOrderWasNotPlaced} live>
            {problem}
          </Note>
        )}
        {items.length === 0 || refusal ? (
          <ButtonLink to="/cart" kind="primary">
            {invoiceOrder.back}
          </ButtonLink>
        ) : (
          <Grid>
            <Col span="1-7">
              <OwnCaseNotes items={items} cases={ownCases} />
              <h2 className="t24">{invoiceOrder.formTitle}</h2>
              <Form method="post" className="stack mt-16" noValidate>
                <input type="hidden" name="cart" value={cartId} />
                <input type="hidden" name="total" value={totalCents} />
                {discountInput.code && <input type="hidden" name="code" value={discountInput.code} />}
                {items.map(({ product, variant, quantity }) => (
                  <input key={variant.id} type="hidden" name="line" value={`${product.id}~${variant.id}~${quantity}`} />
                ))}
                <InvoiceFields buyer={buyer} isClient={isClient} answer={actionData} />
                <p className="soft t16">{opensAtOnce ? invoiceOrder.atOnce : invoiceOrder.paidFirst}</p>
                <Button kind="primary">{invoiceOrder.button}</Button>
                <Link to="/cart">{invoiceOrder.back}</Link>
              </Form>
            </Col>
            <Col span="8-12">
              <aside className="receipt">
                <h2 className="t20">{invoiceOrder.linesTitle}</h2>
                <ul>
                  {items.map(({ product, variant, quantity }) => (
                    <li key={variant.id}>
                      {quantity} × {product.title} ({variant.title})
                    </li>
                  ))}
                </ul>
                <div className="cart-sum">
                  <CartTotal items={items} discounts={discounts} />
                </div>
                {!isClient && <p className="soft t16">{invoiceOrder.firstOrder}</p>}
              </aside>
            </Col>
          </Grid>
        )}
      </Wrap>
    </>
  )
}
