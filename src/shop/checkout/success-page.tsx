import { useEffect, useState } from 'react'
import { data, useRevalidator } from 'react-router'
import { checkoutResults, nextSteps } from '#content/pages/checkout-results.ts'
import { ButtonLink } from '#design/button.tsx'
import { FactList } from '#design/facts.tsx'
import { PageHeader, Wrap } from '#design/page/layout.tsx'
import { formatMoney } from '#platform/format.ts'
import { pageMeta } from '#platform/http/page-meta.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import { readCookieCart, writeCookieCart } from '#shop/cart/cart-cookie.server.ts'
import * as cartTexts from '#shop/cart/locales/en.ts'
import { cart } from '#shop/cart/ui/cart-store.ts'
import { writeUnpaidOrder } from '#shop/cart/unpaid-cart.server.ts'
import * as shopTexts from '#shop/locales/en.ts'

import { checkOrder } from '#shop/orders/close-orders.server.ts'
import type { OrderState } from '#shop/orders/order.ts'
import type { Route } from './+types/success-page'

const copy = () => t(shopTexts.successPage)

const results: Record<OrderState, CheckoutResult> = {
  pending: 'processing',
  awaiting_transfer: 'invoice',
  paid: 'paid',
  paid_review: 'review',
  payment_failed: 'failed',
  cancelled: 'failed',
  expired: 'failed',
  refunded: 'refunded',
}

export const headers = privatePage

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(
    {
      title: checkoutResults[loaderData?.result ?? 'unknown'].title,
      description: copy().seeStatusOfYourPayment,
      path: '/success',
      noindex: true,
    },
    matches,
  )

/** Payment status of an order. Only a visitor with the order's token gets any details. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const services = servicesOf(context)
  const token = new URL(request.url).searchParams.get('order') ?? ''
  const order = token ? await checkOrder(services, token) : null
  if (!order) {
    const nothing = { result: 'unknown' as CheckoutResult, order: null, boughtCartId: null }
    return data(nothing, { status: token ? 404 : 200 })
  }
  const { number, totalCents, currencyCode, buyerEmail, cartKey, vatPlace } = order
  const result = resultOf(order.state)
  const headers = new Headers()
  // Without JavaScript, the purchased cart may be back in the cart cookie; if so, empty the cookie.
  const isHttps = services.config.PUBLIC_URL.startsWith('https:')
  const saved = await readCookieCart(request)
  const isBought = result === 'paid' || result === 'invoice' || result === 'review' || result === 'refunded'
  if (isBought) headers.append('Set-Cookie', await writeUnpaidOrder(null, isHttps))
  if (isBought && saved.id === cartKey)
    headers.append('Set-Cookie', await writeCookieCart({ ...saved, lines: [] }, isHttps))
  return data(
    {
      result,
      order: { number, totalCents, currencyCode, vatPlace, buyerEmail: hidden(buyerEmail) },
      boughtCartId: isBought ? cartKey : null,
    },
    { headers },
  )
}

/** Shortens an address to j…@example.com: the buyer recognises it, but others learn little. */
function hidden(email: string | null): string | null {
  return email?.replace(/^(.).*(@.*)$/, '$1…$2') ?? null
}

export default function SuccessPage({ loaderData: { result, order, boughtCartId } }: Route.ComponentProps) {
  useEffect(() => {
    if (boughtCartId) cart.forget(boughtCartId)
  }, [boughtCartId])
  const gaveUp = usePolling(result === 'processing')
  const words = checkoutResults[result]
  return (
    <>
      <PageHeader title={words.title} lead={gaveUp ? checkoutResults.late.text : words.text}>
        {result === 'processing' && (
          <noscript>
            <meta httpEquiv="refresh" content="5" />
          </noscript>
        )}
      </PageHeader>
      <Wrap className="page-end stack" aria-live="polite">
        {order && (
          <div className="measure">
            <FactList
              facts={[
                { term: copy().order, value: String(order.number) },
                {
                  term: copy().total,
                  value: formatMoney(order.totalCents, { currency: order.currencyCode.toUpperCase() }),
                },
                ...(order.vatPlace === 'abroad' ? [{ term: 'VAT', value: t(cartTexts.domicile).noVat }] : []),
                ...(result === 'paid' && order.buyerEmail
                  ? [{ term: copy().confirmationSentTo, value: order.buyerEmail }]
                  : []),
              ]}
            />
          </div>
        )}
        {result === 'paid' && (
          <div className="prose measure">
            <h2 className="t24">{nextSteps.title}</h2>
            <ol>
              {nextSteps.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </div>
        )}
        <p className="row">
          {(result === 'paid' || result === 'invoice') && (
            <ButtonLink to="/client-portal" kind="primary">
              {copy().goToClientPortal}
            </ButtonLink>
          )}
          {result === 'failed' && (
            <ButtonLink to="/cart" kind="primary">
              {copy().backToYourCart}
            </ButtonLink>
          )}
          {result === 'unknown' && (
            <ButtonLink to="/contact" kind="outline">
              {copy().contactUs}
            </ButtonLink>
          )}
          <ButtonLink to="/store" kind="outline">
            {copy().continueShopping}
          </ButtonLink>
        </p>
      </Wrap>
    </>
  )
}

function usePolling(isWaiting: boolean): boolean {
  const { revalidate } = useRevalidator()
  const [count, setCount] = useState(0)
  const isOver = count >= 30
  useEffect(() => {
    if (!isWaiting || isOver) return
    const timer = setTimeout(() => {
      setCount(count + 1)
      void revalidate()
    }, 2_000)
    return () => clearTimeout(timer)
  }, [isWaiting, isOver, count, revalidate])
  return isWaiting && isOver
}

type CheckoutResult = Exclude<keyof typeof checkoutResults, 'late'>

function resultOf(state: OrderState): CheckoutResult {
  return results[state]
}
