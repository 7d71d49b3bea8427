import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { fillSessionId } from '#platform/payments/return-address.ts'
import type { Services } from '#platform/services.ts'
import { type ClosedState, type SandboxCheckout, whyClosed } from './checkout.ts'
import { findCheckout } from './checkout-db.server.ts'
import { emptyFields, type PayErrors, type PayFields, readFields, readPayForm } from './pay-form.ts'
import { noticeView } from './pay-layout.server.ts'
import { payView } from './pay-view.server.ts'
import { sandboxCss } from './sandbox-css.ts'
import { declineCheckout, payCheckout, type SettleOutcome } from './settle-checkout.server.ts'

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
