import { type Form, type FormValue, parseForm } from './stripe-form.ts'
import {
  makeCoupon,
  makeSession,
  newId,
  refuse,
  type StandInCharge,
  type StandInCoupon,
  type StandInIntent,
  type StandInRefund,
  type StandInSession,
  StripeRefusal,
  text,
  texts,
} from './stripe-objects.ts'

export function newStripeAccount(now: () => Date, pageUrl: string) {
  const sessions = new Map<string, StandInSession>()
  const intents = new Map<string, StandInIntent>()
  const charges = new Map<string, StandInCharge>()
  const refunds: StandInRefund[] = []
  const coupons = new Map<string, StandInCoupon>()
  const intentMetadata = new Map<string, Record<string, string>>()

  const need = <T>(found: T | undefined, what: string, id: string): T => {
    if (found) return found
    throw new StripeRefusal(404, {
      type: 'invalid_request_error',
      code: 'resource_missing',
      message: `No such ${what}: '${id}'`,
      param: 'id',
    })
  }
  const session = (id: string) => {
    const found = need(sessions.get(id), 'checkout.session', id)
    const isOver = found.status === 'open' && found.expires_at * 1000 <= now().getTime()
    return isOver ? Object.assign(found, { status: 'expired' as const, url: null }) : found
  }

  function createSession(form: Form): StandInSession {
    const created = makeSession(form, now(), pageUrl, (id) => need(coupons.get(id), 'coupon', id))
    const { payment_intent_data: intent } = form
    const isObject = typeof intent === 'object' && !Array.isArray(intent)
    intentMetadata.set(created.id, texts(isObject ? intent.metadata : {}))
    sessions.set(created.id, created)
    return created
  }

  function createCoupon(form: Form): StandInCoupon {
    const created = makeCoupon(form)
    coupons.set(created.id, created)
    return created
  }

  function expireSession(id: string): StandInSession {
    const found = session(id)
    if (found.status !== 'open') {
      refuse(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${found.status}\`.`,
      )
    }
    return Object.assign(found, { status: 'expired' as const, url: null })
  }

  /** Completes the hosted payment page. With `isLater`, the payment is still being processed. */
  function complete(id: string, buyer: { email: string; name: string }, { isLater = false, amountCents = 0 } = {}) {
    const found = session(id)
    if (found.status !== 'open') throw new Error(`session ${id} is ${found.status}`)
    if (amountCents) found.amount_total = amountCents
    const intent: StandInIntent = {
      id: newId('pi'),
      object: 'payment_intent',
      status: isLater ? 'processing' : 'succeeded',
      amount: found.amount_total,
      currency: found.currency,
      metadata: intentMetadata.get(id) ?? {},
      latest_charge: null,
    }
    intents.set(intent.id, intent)
    Object.assign(found, {
      status: 'complete',
      payment_status: isLater ? 'unpaid' : 'paid',
      payment_intent: intent.id,
      customer_details: buyer,
      url: null,
    })
    if (!isLater) charge(found, intent)
    return found
  }

  function settle(id: string, hasArrived: boolean): StandInSession {
    const found = session(id)
    const intent = need(intents.get(found.payment_intent ?? ''), 'payment_intent', id)
    intent.status = hasArrived ? 'succeeded' : 'requires_payment_method'
    if (hasArrived) {
      found.payment_status = 'paid'
      charge(found, intent)
    }
    return found
  }

  function charge(of: StandInSession, intent: StandInIntent): void {
    const created: StandInCharge = {
      id: newId('ch'),
      object: 'charge',
      amount: intent.amount,
      amount_refunded: 0,
      currency: intent.currency,
      refunded: false,
      metadata: intent.metadata,
      payment_intent: intent.id,
      billing_details: of.customer_details ?? { email: null, name: null },
    }
    intent.latest_charge = created.id
    charges.set(created.id, created)
  }

  function createRefund(form: Form): StandInRefund {
    const intent = need(intents.get(String(form.payment_intent)), 'payment_intent', String(form.payment_intent))
    const paid = need(charges.get(intent.latest_charge ?? ''), 'charge', intent.id)
    const cents = form.amount === undefined ? paid.amount - paid.amount_refunded : Number(form.amount)
    if (paid.refunded) refuse(`Charge ${paid.id} has already been refunded.`, undefined, 'charge_already_refunded')
    if (!(cents > 0) || cents > paid.amount - paid.amount_refunded) {
      refuse(`Refund amount (${cents}) is greater than unrefunded amount on charge`, 'amount')
    }
    paid.amount_refunded += cents
    paid.refunded = paid.amount_refunded === paid.amount
    const created: StandInRefund = {
      id: newId('re'),
      object: 'refund',
      amount: cents,
      currency: paid.currency,
      status: 'succeeded',
      failure_reason: null,
      payment_intent: intent.id,
      charge: paid.id,
      metadata: texts(form.metadata),
    }
    refunds.unshift(created)
    return created
  }

  /** Makes a refund fail, as may happen days later when a bank rejects it. The amount returns to the Stripe account. */
  function failRefund(id: string, status: 'failed' | 'canceled' = 'failed'): StandInRefund {
    const failed = need(
      refunds.find((one) => one.id === id),
      'refund',
      id,
    )
    const paid = need(charges.get(failed.charge), 'charge', failed.charge)
    paid.amount_refunded -= failed.amount
    paid.refunded = false
    return Object.assign(failed, { status, failure_reason: status === 'failed' ? 'expired_or_canceled_card' : null })
  }

  function answered(found: StandInSession, expand: FormValue | undefined): unknown {
    const request = Array.isArray(expand) && expand.includes('payment_intent.latest_charge')
    const intent = request ? intents.get(found.payment_intent ?? '') : undefined
    if (!intent) return found
    return { ...found, payment_intent: { ...intent, latest_charge: charges.get(intent.latest_charge ?? '') ?? null } }
  }

  function call(method: string, path: string, query: string, form: Form): unknown {
    const requested = parseForm(query)
    const [, , , kind, id = '', verb] = path.split('/')
    if (method === 'POST' && path === '/v1/checkout/sessions') return createSession(form)
    if (method === 'POST' && path === '/v1/coupons') return createCoupon(form)
    if (method === 'POST' && path === '/v1/refunds') return createRefund(form)
    if (method === 'GET' && path === '/v1/refunds')
      return page(
        refunds.filter((one) => one.payment_intent === text(requested.payment_intent)),
        requested,
      )
    if (method === 'GET' && path === '/v1/checkout/sessions') {
      return list([...sessions.values()].filter((one) => one.payment_intent === text(requested.payment_intent)))
    }
    if (kind === 'sessions' && method === 'POST' && verb === 'expire') return expireSession(id)
    if (kind === 'sessions' && method === 'GET' && !verb) return answered(session(id), requested.expand)
    throw new StripeRefusal(404, {
      type: 'invalid_request_error',
      message: `Unrecognized request URL (${method}: ${path})`,
    })
  }

  return { sessions, charges, refunds, coupons, call, complete, settle, expireSession, failRefund }
}

function page<T extends { id: string }>(all: T[], requested: Form) {
  const from = all.findIndex(({ id }) => id === text(requested.starting_after)) + 1
  const data = all.slice(from, from + Number(requested.limit ?? 10))
  return { ...list(data), has_more: from + data.length < all.length }
}

function list<T>(data: T[]) {
  return { object: 'list', data, has_more: false, url: '' }
}
