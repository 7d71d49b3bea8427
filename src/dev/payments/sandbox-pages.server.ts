import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { fillSessionId } from '#platform/payments/payments.ts'
import type { Services } from '#platform/services.ts'
import { type ClosedState, type SandboxCheckout, whyClosed } from './checkout.ts'
import { findCheckout } from './checkout-db.server.ts'
import { emptyFields, type PayErrors, type PayFields, readFields, readPayForm } from './pay-form.ts'
import { noticeView, payView } from './pay-view.server.ts'
import { declineCheckout, payCheckout, type SettleOutcome } from './settle-checkout.server.ts'

const sandboxCss = `
:root { --ink: #1b1f3b; --soft: #565b78; --line: #d5d8e6; --mist: #eef0f8; --deep: #2b2f77; --paper: #fff; --bad: #a3123a }
* { box-sizing: border-box }
html { color-scheme: light }
body { margin: 0; min-height: 100vh; background: var(--mist); color: var(--ink);
  font: 1rem/1.5 ui-rounded, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif }
header { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; justify-content: space-between;
  padding: .875rem max(1rem, calc(50vw - 30rem)); background: var(--deep); color: #fff }
.brand { font-weight: 700; font-size: 1.125rem }
.label { padding: .125rem .75rem; border-radius: 1rem; background: #ffd65c; color: #2a2100; font-size: .875rem; font-weight: 600 }
main { max-width: 62rem; margin: 0 auto; padding: 2rem 1rem 4rem }
h1 { margin: 0 0 1.5rem; font-size: 2rem; line-height: 1.2; letter-spacing: -.01em; overflow-wrap: anywhere }
h2 { margin: 0 0 1rem; font-size: 1.25rem }
p { margin: 0 0 1rem }
.split { display: grid; gap: 2rem }
.summary, .panel { min-width: 0 }
.panel { padding: 1.5rem; border: 1px solid var(--line); border-radius: 14px; background: var(--paper) }
.notice { max-width: 34rem; margin: 2rem auto }
.eyebrow { margin: 0; color: var(--soft) }
.lines { margin: 0; padding: 0; list-style: none }
.lines li, .total { display: flex; gap: 1rem; justify-content: space-between; padding: .75rem 0; border-bottom: 1px solid var(--line) }
.title { min-width: 0; overflow-wrap: anywhere }
.lines small { display: block; color: var(--soft); font-size: .875rem }
.amount { white-space: nowrap; font-variant-numeric: tabular-nums }
.total { border: 0; font-weight: 700; font-size: 1.125rem }
.small, .hint { color: var(--soft); font-size: .875rem }
.hint { margin: 0 0 .25rem }
.field { margin: 0 0 1rem }
label, legend { font-weight: 600 }
.field label { display: block }
input:not([type=radio]) { width: 100%; min-height: 2.875rem; padding: .5rem .75rem; border: 1px solid #7d82a0; border-radius: 8px;
  background: #fff; color: inherit; font: inherit }
input[aria-invalid] { border-color: var(--bad); box-shadow: inset 0 0 0 1px var(--bad) }
.fault { margin: .25rem 0 0; color: var(--bad); font-size: .875rem; font-weight: 600 }
.alert { padding: .75rem 1rem; border-left: 4px solid var(--bad); border-radius: 6px; background: #fdeef2; color: #6d0a26; font-weight: 600 }
.alert .small { color: inherit; font-weight: 400 }
button, .button { display: inline-flex; align-items: center; justify-content: center; width: 100%; min-height: 2.875rem; padding: .5rem 1rem;
  border: 1px solid #7d82a0; border-radius: 8px; background: #fff; color: var(--ink); font: inherit; font-weight: 600; text-decoration: none; cursor: pointer }
button:hover, .button:hover { border-color: var(--deep); background: var(--mist) }
.pay { border-color: var(--deep); background: var(--deep); color: #fff }
.pay:hover { background: #1d2059 }
:focus-visible { outline: 3px solid #5a61e8; outline-offset: 2px }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: .75rem; margin: .75rem 0 1.5rem }
details { margin: 0 0 1rem; padding: .75rem 1rem; border: 1px dashed #7d82a0; border-radius: 8px }
summary { min-height: 1.5rem; font-weight: 600; cursor: pointer }
details[open] summary { margin-bottom: 1rem }
fieldset { margin: 0 0 1rem; padding: 0; border: 0 }
.choice { display: flex; gap: .625rem; align-items: center; min-height: 2.25rem; font-weight: 400 }
.choice input { width: 1.125rem; height: 1.125rem; flex: none; accent-color: var(--deep) }
@media (min-width: 48rem) {
  main { padding-top: 3.5rem }
  .split { grid-template-columns: 1fr 26rem; gap: 3.5rem }
  h1 { font-size: 2.5rem }
}
`

type SandboxPagesDeps = Pick<Services, 'db' | 'now' | 'config' | 'secretKey' | 'log'>

// The browser's back button may restore the form of a checkout that has since been paid, so reload the page.
const sandboxScript = "addEventListener('pageshow', (event) => event.persisted && location.reload())"

export function sandboxPages(services: SandboxPagesDeps): Hono {
  const { db, now, config } = services
  const app = new Hono()
  if (config.PAYMENTS !== 'sandbox') return app
  const pages = app.basePath('/sandbox-pay')

  pages.get('/sandbox.css', (c) =>
    c.body(sandboxCss, 200, { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'public, max-age=3600' }),
  )

  pages.get('/sandbox.js', (c) =>
    c.body(sandboxScript, 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    }),
  )

  pages.get('/:id', async (c) => {
    const checkout = await findCheckout(db, c.req.param('id'))
    const closed = checkout && whyClosed(checkout, now())
    if (!checkout || closed) return notice(c, closed ?? 'unknown', checkout)
    const fields = { ...emptyFields, email: checkout.customerEmail ?? '', name: checkout.customerName ?? '' }
    return form(c, 200, { checkout, fields, isDeclined: checkout.state === 'declined' })
  })

  const tooLarge = (c: Context) =>
    c.text('You entered too much text. Nothing was charged. Go back and shorten it.', 413)
  pages.post('/:id', bodyLimit({ maxSize: 16 * 1024, onError: tooLarge }), async (c) => {
    const checkout = await findCheckout(db, c.req.param('id'))
    if (!checkout) return notice(c, 'unknown', null)
    const posted = await c.req.parseBody()
    const { action } = posted
    const closed = whyClosed(checkout, now())
    if (closed) return settled(c, { ok: false, reason: closed, checkout }, action)
    if (action === 'cancel') return c.redirect(checkout.cancelUrl, 303)

    const fields = readFields(posted)
    if (action !== 'pay' && action !== 'decline') {
      return form(c, 400, { checkout, fields, alert: 'Choose Pay, Decline or Cancel.' })
    }
    const read = readPayForm(action, fields)
    if (!read.ok) return form(c, 422, { checkout, fields, errors: read.errors })
    const { email, name, amount: chargedCents, duplicates: copies, delay: delaySeconds, timing } = read.order
    const attempt = { email, name, chargedCents, sending: { copies, delaySeconds, timing } }
    const settle = action === 'pay' ? payCheckout : declineCheckout
    return settled(c, await settle(services, checkout.id, attempt), action)
  })
  return app
}

function settled(c: Context, outcome: SettleOutcome, action: unknown) {
  const { checkout } = outcome
  if (outcome.ok && action === 'decline') return c.redirect(`/sandbox-pay/${outcome.checkout.id}`, 303)
  if (checkout && action === 'pay' && (outcome.ok || outcome.reason === 'paid')) {
    return c.redirect(fillSessionId(checkout.successUrl, checkout.id), 303)
  }
  return notice(c, outcome.ok ? 'paid' : outcome.reason, checkout)
}

const notices = {
  unknown: { status: 404, title: 'Payment not found', text: 'Check the link, or go back to the shop and start again.' },
  expired: {
    status: 410,
    title: 'This payment page has expired',
    text: 'Nothing was charged. Go back to the shop to order again.',
  },
  cancelled: {
    status: 410,
    title: 'This payment has been cancelled',
    text: 'Nothing was charged. Go back to the shop to order again.',
  },
  paid: { status: 200, title: 'This order has already been paid', text: 'You will not be charged again.' },
  refunded: { status: 200, title: 'This payment has been refunded', text: 'The full amount has been refunded.' },
} as const

function notice(c: Context, kind: ClosedState | 'unknown', checkout: SandboxCheckout | null) {
  const { status, ...words } = notices[kind]
  const isPaid = kind === 'paid' || kind === 'refunded'
  const href = checkout && (isPaid ? fillSessionId(checkout.successUrl, checkout.id) : checkout.cancelUrl)
  protect(c, checkout)
  return c.html(noticeView({ ...words, back: href ? { href, label: 'Back to the shop' } : undefined }), status)
}

type FormView = {
  checkout: SandboxCheckout
  fields: PayFields
  errors?: PayErrors
  isDeclined?: boolean
  alert?: string
}

function form(c: Context, status: 200 | 400 | 422, view: FormView) {
  protect(c, view.checkout)
  return c.html(payView({ errors: {}, isDeclined: false, ...view }), status)
}

/** Sets security headers. `form-action` includes the shop, because browsers apply it to the redirect to the shop. */
function protect(c: Context, checkout: SandboxCheckout | null) {
  const targets = checkout ? [checkout.successUrl, checkout.cancelUrl].map((address) => new URL(address).origin) : []
  const formAction = [...new Set(["'self'", ...targets])].join(' ')
  c.header(
    'Content-Security-Policy',
    `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; form-action ${formAction}; base-uri 'none'; frame-ancestors 'none'`,
  )
  c.header('Cache-Control', 'no-store')
  c.header('X-Robots-Tag', 'noindex')
}
