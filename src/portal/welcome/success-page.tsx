import { useEffect, useState } from 'react'
import { data, redirectDocument, useRevalidator } from 'react-router'
import * as accountTexts from '#accounts/locales/en.ts'
import { chooseFirstPassword, readFirstPasswordCookie } from '#accounts/passwords/first-password.server.ts'
import { findCurrentUser, requestMetadata } from '#accounts/sessions/current-user.server.ts'
import { checkoutResults } from '#content/pages/checkout-results.ts'
import { ButtonLink } from '#design/button.tsx'
import { Col, Grid, PageHeader, Wrap } from '#design/page/layout.tsx'
import styles from '#design/shop.css?url'
import { pageMeta } from '#platform/http/page-meta.ts'
import { readForm } from '#platform/http/read-form.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import { readCookieCart, writeCookieCart } from '#shop/cart/cart-cookie.server.ts'
import { cart } from '#shop/cart/ui/cart-store.ts'
import { writeUnpaidOrder } from '#shop/cart/unpaid-cart.server.ts'
import { checkOrder } from '#shop/orders/close-orders.server.ts'
import type { OrderState } from '#shop/orders/order.ts'
import type { Route } from './+types/success-page'
import { type Entry, loadWelcome } from './load-success.server.ts'
import * as welcomeTexts from './locales/en.ts'
import { findNextSteps, type NextSteps } from './next-steps.server.ts'
import { PasswordPanel } from './password-panel.tsx'
import { Receipt } from './receipt.tsx'
import { stepLines } from './step-lines.ts'

const copy = () => t(welcomeTexts.successPage)

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

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

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
  const order = await orderOf(services, request)
  if (!order) {
    const nothing = { result: 'unknown' as CheckoutResult, order: null, welcome: null, boughtCartId: null }
    return data(nothing, { status: tokenOf(request) ? 404 : 200 })
  }
  const { number, totalCents, currencyCode, buyerEmail, cartKey, vatPlace } = order
  const result = results[order.state]
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
      welcome: result === 'paid' ? await loadWelcome(services, request, order) : null,
      boughtCartId: isBought ? cartKey : null,
    },
    { headers },
  )
}

/** Chooses the password of the account that the payment created; only in the browser that placed the order. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context)
  const order = await orderOf(services, request)
  if (!order) throw new Response(null, { status: 404 })
  const { path = '/client-portal' } = (await findNextSteps(services.db, order.id)) ?? {}
  const token = readFirstPasswordCookie(services, request.headers.get('Cookie'), order.id)
  const password = String((await readForm(request)).get('password') ?? '')
  const outcome = token
    ? await chooseFirstPassword(services, { token, password }, requestMetadata(context, request))
    : ({ ok: false, reason: 'link-invalid' } as const)
  if (outcome.ok) throw redirectDocument(path, { status: 303, headers: outcome.headers })
  if (outcome.reason === 'weak-password')
    return data({ errors: { password: t(accountTexts.accounts).passwords[outcome.error] } }, { status: 422 })
  // A second click or a second tab: the first one has signed this browser in.
  const user = await findCurrentUser(services, request)
  if (user && user.person.id === order.personId) throw redirectDocument(path, { status: 303 })
  return data({ errors: {} }, { status: 409 })
}

function tokenOf(request: Request): string {
  return new URL(request.url).searchParams.get('order') ?? ''
}

async function orderOf(services: ReturnType<typeof servicesOf>, request: Request) {
  const token = tokenOf(request)
  return token ? checkOrder(services, token) : null
}

/** Shortens an address to j…@example.com: the buyer recognises it, but others learn little. */
function hidden(email: string | null): string | null {
  return email?.replace(/^(.).*(@.*)$/, '$1…$2') ?? null
}

export default function SuccessPage({ loaderData, actionData }: Route.ComponentProps) {
  const { result, order, welcome, boughtCartId } = loaderData
  useEffect(() => {
    if (boughtCartId) cart.forget(boughtCartId)
  }, [boughtCartId])
  const isWaiting = result === 'processing' || (welcome?.isOpening ?? false)
  const gaveUp = usePolling(isWaiting)
  const words = checkoutResults[result]
  return (
    <>
      <PageHeader title={words.title} lead={gaveUp && !welcome ? checkoutResults.late.text : words.text}>
        {isWaiting && (
          <noscript>
            <meta httpEquiv="refresh" content="5" />
          </noscript>
        )}
      </PageHeader>
      <Wrap className="page-end">
        <Grid>
          <Col span="1-7" className="stack">
            <div aria-live="polite">{welcome && <PasswordPanel {...welcome} errors={actionData?.errors ?? {}} />}</div>
            {welcome?.steps && <StepList entry={welcome.entry} steps={welcome.steps} />}
            <Ways result={result} />
          </Col>
          {order && (
            <Col span="9-12">
              <Receipt order={order} welcome={welcome} />
            </Col>
          )}
        </Grid>
      </Wrap>
    </>
  )
}

function StepList({ entry, steps }: { entry: Entry; steps: NextSteps }) {
  const account = {
    choose: 'password-here',
    'signed-in': null,
    closed: 'password-by-email',
    'by-email': 'password-by-email',
  } as const
  const isDone = entry.kind === 'signed-in'
  return (
    <section className="mt-32">
      <h2 className="t24">{t(welcomeTexts.steps).title}</h2>
      <ol className="welcome-steps">
        {stepLines(account[entry.kind], steps).map(({ name, time, hint }, at) => (
          <li key={name}>
            <b>{name}</b>
            <span className="soft">{isDone && at === 0 ? t(welcomeTexts.steps).done : time}</span>
            {hint && <span className="soft t16">{hint}</span>}
          </li>
        ))}
      </ol>
    </section>
  )
}

function Ways({ result }: { result: CheckoutResult }) {
  return (
    <p className="row mt-32">
      {result === 'invoice' && (
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
      <ButtonLink to="/store" kind="quiet">
        {copy().continueShopping}
      </ButtonLink>
    </p>
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
