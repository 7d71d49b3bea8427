import { data, Link, redirect } from 'react-router'
import { asClient } from '#accounts/access/as-client.server.ts'
import { actorOf, currentUserOf } from '#accounts/sessions/current-user.server.ts'
import { presentAddress } from '#accounts/sessions/present-address.server.ts'
import { clientCasePath } from '#cases/process/case-links.ts'
import { vatPercent } from '#company/vat.ts'
import { FactList } from '#design/facts.tsx'
import { Note } from '#design/feedback/note.tsx'
import { AppHeader, Panel } from '#design/page/app-shell.tsx'
import { BackLink } from '#design/page/crumbs.tsx'
import { swissDay } from '#platform/day.ts'
import { fieldErrors } from '#platform/field-errors.ts'
import { formatDate, formatMoney } from '#platform/format.ts'
import { readForm } from '#platform/http/read-form.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { isUuid } from '#platform/text/uuid.ts'
import { t } from '#platform/texts.ts'
import { explain } from '#platform/words.ts'
import { notFound } from '#portal/guard.server.ts'
import { withFlash } from '#portal/notices.server.ts'
import { portalMeta } from '#portal/portal-meta.ts'
import { Badge } from '#portal/ui/badge.tsx'
import * as cartTexts from '#shop/cart/locales/en.ts'
import { invoiceBuyer, mayPayByInvoice } from '#shop/checkout/invoice-choice.ts'
import { readInvoiceTerms } from '#shop/checkout/place-by-invoice.server.ts'
import { readDeclared } from '#shop/domicile/domicile.ts'
import * as shopTexts from '#shop/locales/en.ts'

import { orderPath, ordersPath } from '#shop/orders/client/order-state.ts'

import { findOrderOf } from '#shop/orders/own-order-db.server.ts'
import { acceptQuote, type Paying } from '#shop/quotes/accept-quote.server.ts'
import { declineQuote } from '#shop/quotes/decline-quote.server.ts'
import { isStillToPay, quoteLabel, quotePath, quoteStateOn } from '#shop/quotes/quote.ts'
import { findQuoteOf, listQuoteLines } from '#shop/quotes/quote-db.server.ts'
import { QuoteTable } from '#shop/quotes/ui/quote-table.tsx'

import type { Route } from './+types/offer-page'
import { OfferAnswer, type OfferViewData } from './offer-answer.tsx'
import { offerBadge } from './offer-list.tsx'

const copy = () => t(shopTexts.offerPage)

export const headers = privatePage
export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  portalMeta(loaderData ? copy().quote(loaderData.offer.label) : copy().quoteLabel, matches)

export async function loader({ context, params }: Route.LoaderArgs) {
  const services = servicesOf(context)
  const { person } = currentUserOf(context)
  const found = await asClient(services.db, person.id, async (tx) => {
    const quote = isUuid(params.quoteId) ? await findQuoteOf(tx, person.id, params.quoteId) : null
    if (!quote) return null
    const order = quote.orderId ? await findOrderOf(tx, person.id, quote.orderId) : null
    return { quote, order, lines: await listQuoteLines(tx, quote.id) }
  })
  if (!found) throw notFound()
  const { quote, order, lines } = found
  const state = quoteStateOn(quote, swissDay(services.now()))
  const { id, title, words, totalCents, currencyCode, validOn, sentAt, reason, caseId } = quote
  const allowed = mayPayByInvoice(await readInvoiceTerms(services), { isClient: true, totalCents })
  return {
    offer: {
      id,
      label: quoteLabel(quote),
      title,
      words,
      totalCents,
      currencyCode,
      validOn,
      sentAt,
      reason,
      caseId,
      state,
    },
    lines,
    order: order && { id: order.id, number: order.number, state: order.state },
    mayPay: state === 'sent' || isStillToPay({ state, orderState: order?.state ?? null }),
    mayDecline: state === 'sent',
    hasInvoice: allowed.ok,
    buyer: { name: person.name, email: person.email, ...(await presentAddress(services.db, person.id)) },
  }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const services = servicesOf(context)
  const actor = actorOf({ request, context })
  const { quoteId } = params
  const form = await readForm(request)
  const entered = Object.fromEntries([...form].filter((pair): pair is [string, string] => typeof pair[1] === 'string'))
  const refuse = (at: string, error: string | null, status: number, fields = {}) =>
    data({ at, error, fields, entered }, { status })
  if (entered.intent === 'decline') {
    const outcome = await declineQuote(services, { actor, quoteId, reason: entered.reason ?? '' })
    if (outcome.ok) throw redirect(withFlash(quotePath(quoteId), 'offer-declined'), 303)
    if (outcome.reason === 'unknown-quote') throw notFound()
    return refuse('decline', explain(t(shopTexts.quote).decline, outcome), outcome.reason === 'not-open' ? 409 : 422)
  }
  if (entered.intent !== 'card' && entered.intent !== 'invoice') throw notFound()
  const paying = readPaying(entered, actor.person.email)
  if (!paying.ok) return refuse(paying.at, null, 422, paying.fields)
  const outcome = await acceptQuote(services, { actor, quoteId, paying: paying.paying })
  if (outcome.ok && outcome.url) throw redirect(outcome.url, 303)
  if (outcome.ok) throw redirect(withFlash(orderPath(outcome.orderId), 'offer-accepted'), 303)
  if (outcome.reason === 'unknown-quote') throw notFound()
  const at = paying.paying.by === 'invoice' ? 'invoice' : 'card'
  const isUnavailable = outcome.reason === 'provider-down' || outcome.reason === 'payment-unsure'
  return refuse(at, explain(t(shopTexts.quote).accept, outcome), isUnavailable ? 502 : 409)
}

type Read = { ok: true; paying: Paying } | { ok: false; at: string; fields: Record<string, string> }

function readPaying(entered: Record<string, string>, email: string): Read {
  if (entered.intent !== 'invoice') {
    const domicile = readDeclared(entered.domicile)
    if (!domicile && vatPercent() !== null)
      return { ok: false, at: 'card', fields: { domicile: t(cartTexts.domicile).missing } }
    return { ok: true, paying: { by: 'card', domicile } }
  }
  const buyer = invoiceBuyer.safeParse({ ...entered, email })
  if (!buyer.success)
    return { ok: false, at: 'invoice', fields: fieldErrors(buyer.error, t(shopTexts.order).invoiceBuyer) }
  return { ok: true, paying: { by: 'invoice', buyer: buyer.data } }
}

export default function OfferPage({ loaderData, actionData }: Route.ComponentProps) {
  const { offer, lines } = loaderData
  return (
    <>
      <AppHeader
        title={copy().quote(offer.label)}
        before={<BackLink to={ordersPath}>{copy().ordersAndQuotes}</BackLink>}
      >
        <Badge mark={offerBadge({ state: offer.state, orderState: loaderData.order?.state ?? null })} />
      </AppHeader>
      {actionData?.error && (
        <Note kind="bad" live>
          {actionData.error}
        </Note>
      )}
      <div className="panels">
        <div className="panel-stack">
          <Panel title={offer.title}>
            {offer.words
              .split('\n')
              .filter(Boolean)
              .map((text) => (
                <p key={text}>{text}</p>
              ))}
            <QuoteTable lines={lines} totalCents={offer.totalCents} currencyCode={offer.currencyCode} />
          </Panel>
        </div>
        <div className="panel-stack">
          <OfferFacts view={loaderData} />
          <OfferAnswer view={loaderData} answer={actionData} />
        </div>
      </div>
    </>
  )
}

function OfferFacts({ view: { offer, order } }: { view: OfferViewData }) {
  const { id, validOn, sentAt, totalCents, currencyCode, caseId, reason } = offer
  return (
    <Panel title={copy().details}>
      <FactList
        dense
        facts={[
          ...(sentAt ? [{ term: copy().sent, value: formatDate(sentAt) }] : []),
          { term: copy().validUntil, value: formatDate(validOn) },
          { term: copy().total, value: formatMoney(totalCents, { currency: currencyCode.toUpperCase() }) },
          ...(caseId ? [{ term: copy().case, value: <Link to={clientCasePath(caseId)}>{copy().openCase}</Link> }] : []),
          ...(order
            ? [{ term: copy().orderLabel, value: <Link to={orderPath(order.id)}>{copy().order(order.number)}</Link> }]
            : []),
          ...(reason ? [{ term: copy().whyYouDeclined, value: reason }] : []),
        ]}
      />
      <p className="mt-16">
        <a className="alone" href={`${quotePath(id)}/paper`}>
          {copy().quotePdf}
        </a>
      </p>
    </Panel>
  )
}
