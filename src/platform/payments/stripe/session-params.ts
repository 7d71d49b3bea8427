import type Stripe from 'stripe'
import { type CheckoutRequest, discountTotalCents, withSessionPlaceholder } from '#platform/payments/payments.ts'

const SPOKEN = [
  'bg',
  'cs',
  'da',
  'de',
  'el',
  'en',
  'en-GB',
  'es',
  'es-419',
  'et',
  'fi',
  'fil',
  'fr',
  'fr-CA',
  'hi-IN',
  'hr',
  'hu',
  'id',
  'it',
  'ja',
  'ko',
  'lt',
  'lv',
  'ms',
  'mt',
  'nb',
  'nl',
  'pl',
  'pt',
  'pt-BR',
  'ro',
  'ru',
  'sk',
  'sl',
  'sv',
  'th',
  'tr',
  'vi',
  'zh',
  'zh-HK',
  'zh-TW',
] as const

const OTHER_NAMES = new Map<string, (typeof SPOKEN)[number]>([
  ['no', 'nb'],
  ['nn', 'nb'],
  ['hi', 'hi-IN'],
  ['tl', 'fil'],
])

/**
 * Added to the expiry of a checkout, because Stripe requires at least 30 minutes from the receipt of the request, and our
 * clock may be minutes slow. It is constant, so that a retried request is identical to the first one.
 */
const GRACE_SECONDS = 600

/** Session parameters, identical on a retry. Stripe itself hides TWINT for amounts above its limit of CHF 5'000.00. */
export function sessionParams(
  request: CheckoutRequest,
  couponId: string | null = null,
): Stripe.Checkout.SessionCreateParams {
  const metadata = { order_id: request.orderId, store_id: request.storeId }
  return {
    mode: 'payment',
    allowed_payment_method_types: request.currency === 'chf' ? ['card', 'twint'] : ['card'],
    line_items: request.lines.map((line) => ({
      quantity: line.quantity,
      price_data: {
        currency: request.currency,
        unit_amount: line.unitPriceCents,
        product_data: { name: line.title, ...(line.variantTitle ? { description: line.variantTitle } : {}) },
      },
    })),
    ...(couponId ? { discounts: [{ coupon: couponId }] } : {}),
    client_reference_id: request.orderId,
    metadata,
    payment_intent_data: { metadata, description: `Order ${request.orderNumber}` },
    ...(request.buyerEmail ? { customer_email: request.buyerEmail } : {}),
    locale: stripeLocale(request.locale),
    adaptive_pricing: { enabled: false },
    expires_at: Math.ceil(request.expiresAt.getTime() / 1000) + GRACE_SECONDS,
    success_url: withSessionPlaceholder(request.successUrl),
    cancel_url: request.cancelUrl,
  }
}

/** Maximum length of a coupon name at Stripe. */
const LONGEST_NAME = 40

export function couponParams(request: CheckoutRequest): Stripe.CouponCreateParams {
  const name = request.discounts.map(({ title }) => title).join(', ')
  return {
    duration: 'once',
    amount_off: discountTotalCents(request),
    currency: request.currency,
    max_redemptions: 1,
    name: name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1).replace(/[\ud800-\udbff]$/, '')}…` : name,
    metadata: { order_id: request.orderId, store_id: request.storeId },
  }
}

type StripeLocale = (typeof SPOKEN)[number] | 'auto'

/** @example stripeLocale('de-CH') // 'de'; unsupported languages become 'auto' */
export function stripeLocale(locale: string | null): StripeLocale {
  const requested = (locale ?? '').replace('_', '-').toLowerCase()
  const language = requested.split('-')[0] ?? ''
  return (
    SPOKEN.find((spoken) => spoken.toLowerCase() === requested) ??
    SPOKEN.find((spoken) => spoken === language) ??
    OTHER_NAMES.get(language) ??
    'auto'
  )
}
