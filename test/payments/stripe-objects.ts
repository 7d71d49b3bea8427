import { randomUUID } from 'node:crypto'
import type { Form } from './stripe-form.ts'

export class StripeRefusal extends Error {
  status: number
  error: { type: string; message: string; code?: string; param?: string }

  constructor(status: number, error: StripeRefusal['error']) {
    super(error.message)
    this.status = status
    this.error = error
  }
}

export type StandInSession = {
  id: string
  object: 'checkout.session'
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid'
  amount_total: number
  amount_subtotal: number
  currency: string
  metadata: Record<string, string>
  client_reference_id: string | null
  customer_email: string | null
  customer_details: { email: string | null; name: string | null } | null
  payment_intent: string | null
  payment_method_types: string[]
  allowed_payment_method_types: string[] | null
  locale: string | null
  success_url: string
  cancel_url: string
  url: string | null
  created: number
  expires_at: number
  mode: 'payment'
  livemode: false
}

export type StandInCoupon = { id: string; object: 'coupon'; amount_off: number; currency: string; name: string | null }

export type StandInIntent = {
  id: string
  object: 'payment_intent'
  status: 'succeeded' | 'processing' | 'requires_payment_method'
  amount: number
  currency: string
  metadata: Record<string, string>
  latest_charge: string | null
}

export type StandInCharge = {
  id: string
  object: 'charge'
  amount: number
  amount_refunded: number
  currency: string
  refunded: boolean
  metadata: Record<string, string>
  payment_intent: string
  billing_details: { email: string | null; name: string | null }
}

export type StandInRefund = {
  id: string
  object: 'refund'
  amount: number
  currency: string
  status: 'succeeded' | 'failed' | 'canceled'
  failure_reason: string | null
  payment_intent: string
  charge: string
  metadata: Record<string, string>
}

const KNOWN = [
  'mode',
  'allowed_payment_method_types',
  'line_items',
  'discounts',
  'client_reference_id',
  'metadata',
  'payment_intent_data',
  'customer_email',
  'locale',
  'adaptive_pricing',
  'expires_at',
  'success_url',
  'cancel_url',
]

export function newId(prefix: string): string {
  return `${prefix}_${randomUUID().replaceAll('-', '')}`
}

export function refuse(message: string, param?: string, code?: string): never {
  throw new StripeRefusal(400, { type: 'invalid_request_error', message, param, code })
}

export function makeSession(
  form: Form,
  now: Date,
  pageUrl: string,
  couponOf: (id: string) => StandInCoupon,
): StandInSession {
  const unknown = Object.keys(form).find((name) => !KNOWN.includes(name))
  if (unknown) refuse(`Received unknown parameter: ${unknown}`, unknown, 'parameter_unknown')
  if (form.mode !== 'payment') refuse('This stand-in knows mode=payment only', 'mode')
  const { total: subtotal, currency } = readLines(form.line_items)
  const coupon = readDiscount(form.discounts, couponOf)
  if (coupon && coupon.currency !== currency) refuse('The coupon is in another currency', 'discounts')
  const total = Math.max(0, subtotal - (coupon?.amount_off ?? 0))
  const created = Math.floor(now.getTime() / 1000)
  const id = newId('cs_test')
  const allowed = Array.isArray(form.allowed_payment_method_types)
    ? form.allowed_payment_method_types.map(String)
    : null
  return {
    id,
    object: 'checkout.session',
    status: 'open',
    payment_status: 'unpaid',
    amount_total: total,
    amount_subtotal: subtotal,
    currency,
    metadata: texts(form.metadata),
    client_reference_id: text(form.client_reference_id),
    customer_email: text(form.customer_email),
    customer_details: null,
    payment_intent: null,
    payment_method_types: (allowed ?? ['card', 'twint']).filter((type) => type !== 'twint' || total <= 500_000),
    allowed_payment_method_types: allowed,
    locale: text(form.locale),
    success_url: address(form.success_url, 'success_url'),
    cancel_url: address(form.cancel_url, 'cancel_url'),
    url: `${pageUrl}/c/pay/${id}`,
    created,
    expires_at: expiry(form.expires_at, created),
    mode: 'payment',
    livemode: false,
  }
}

export function makeCoupon(form: Form): StandInCoupon {
  if (form.duration !== 'once') refuse('This stand-in knows duration=once only', 'duration')
  if (!/^[1-9]\d*$/.test(String(form.amount_off))) refuse('Invalid positive integer', 'amount_off')
  const name = text(form.name)
  if (name && name.length > 40) refuse('Invalid string: must be at most 40 characters', 'name')
  const currency = String(form.currency)
  return { id: newId('co'), object: 'coupon', amount_off: Number(form.amount_off), currency, name }
}

function readDiscount(value: unknown, couponOf: (id: string) => StandInCoupon): StandInCoupon | null {
  if (value === undefined) return null
  if (!Array.isArray(value) || value.length !== 1) refuse('Only one discount is taken', 'discounts')
  return couponOf(String(value[0].coupon))
}

function readLines(value: unknown): { total: number; currency: string } {
  if (!Array.isArray(value) || value.length === 0) refuse('You must provide line_items', 'line_items')
  const lines = value.map((line, index) => {
    const { quantity, price_data: price } = line
    const unit = Number(price?.unit_amount)
    const param = `line_items[${index}]`
    if (!/^\d+$/.test(price?.unit_amount ?? '')) refuse('Invalid integer', `${param}[price_data][unit_amount]`)
    if (!/^[1-9]\d*$/.test(quantity ?? '')) refuse('Invalid integer', `${param}[quantity]`)
    if (!price.product_data?.name) refuse('Missing required param', `${param}[price_data][product_data][name]`)
    if (price.product_data.description === '')
      refuse('You passed an empty string', `${param}[price_data][product_data]`)
    return { cents: unit * Number(quantity), currency: String(price.currency) }
  })
  const currency = lines[0]?.currency ?? ''
  if (!/^[a-z]{3}$/.test(currency)) refuse(`Invalid currency: ${currency}`, 'line_items[0][price_data][currency]')
  if (lines.some((line) => line.currency !== currency))
    refuse('All line items must have the same currency', 'line_items')
  const total = lines.reduce((sum, line) => sum + line.cents, 0)
  if (total < 50)
    refuse('The Checkout Session total amount must convert to at least 50 cents', 'line_items', 'amount_too_small')
  return { total, currency }
}

function expiry(value: unknown, created: number): number {
  if (value === undefined) return created + 86_400
  const seconds = Number(value)
  if (seconds < created + 1_800)
    refuse('The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.', 'expires_at')
  if (!(seconds <= created + 86_400))
    refuse('The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.', 'expires_at')
  return seconds
}

function address(value: unknown, param: string): string {
  if (typeof value !== 'string' || !URL.canParse(value)) refuse('Not a valid URL', param, 'url_invalid')
  return value
}

export function text(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

export function texts(value: unknown): Record<string, string> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, string>) : {}
}
