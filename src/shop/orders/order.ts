/** First words of variant titles that `lineTitle` writes in lower case, because they are not proper names. */
const noName = /^(?:Each|From|Per|Tax year|Up to|With|Without)\b/

/** Order states and allowed transitions. `paid_review`: staff must decide whether to accept or refund the payment. */
const moves = {
  // A refund event may arrive before the payment event; the order then becomes `refunded` directly.
  pending: ['paid', 'paid_review', 'payment_failed', 'cancelled', 'expired', 'refunded'],
  payment_failed: ['paid', 'paid_review', 'cancelled', 'expired', 'refunded'],
  cancelled: ['paid', 'paid_review', 'refunded'],
  expired: ['paid', 'paid_review', 'refunded'],
  awaiting_transfer: ['paid', 'paid_review', 'cancelled', 'refunded'],
  paid: ['refunded'],
  paid_review: ['paid', 'refunded'],
  refunded: [],
} as const satisfies Record<string, readonly string[]>

export type OrderState = keyof typeof moves

export function isOrderState(text: string): text is OrderState {
  return Object.hasOwn(moves, text)
}

export function mayBecome(from: OrderState, to: OrderState): boolean {
  return moves[from].some((state) => state === to)
}

export const moneyStates: readonly OrderState[] = ['paid', 'paid_review']

export function holdsMoney(state: OrderState): boolean {
  return moneyStates.includes(state)
}

/** States in which an order awaits an online payment: stock is reserved, and the buyer may continue the payment. */
export const unpaidStates: readonly OrderState[] = ['pending', 'payment_failed']

export function awaitsPayment(state: OrderState): boolean {
  return unpaidStates.includes(state)
}

/** Prefix of cart keys that belong to an individual offer instead of a browser's cart. */
export const agreedPrefix = 'agreed:'

/** Lifetime of an unpaid order and of its stock reservation. */
export const reservationMinutes = 30

/** Duration of the stock reservation of an order by invoice: far longer than the time until the last reminder. */
export const transferDays = 365

const firstCheckMinutes = 3
const maxPauseMinutes = 6 * 60

/**
 * When to ask the provider about an unpaid order if no event arrives: 3 minutes after it was placed, then after another
 * 6 and 12 minutes, and when it expires. Later checks, of a payment still processing, are up to 6 hours apart.
 * @example nextCheckAt({ checkCount: 1, expiresAt }, at('09:06')) // 09:12
 */
export function nextCheckAt({ checkCount, expiresAt }: { checkCount: number; expiresAt: Date }, now: Date): Date {
  const pause = Math.min(firstCheckMinutes * 2 ** Math.min(checkCount, 16), maxPauseMinutes)
  const next = new Date(now.getTime() + pause * 60_000)
  return now < expiresAt && next > expiresAt ? expiresAt : next
}

export type CheckoutItem = { variantId: string; quantity: number }

export function mergeItems(items: CheckoutItem[]): CheckoutItem[] {
  const quantities = new Map<string, number>()
  for (const item of items) quantities.set(item.variantId, (quantities.get(item.variantId) ?? 0) + item.quantity)
  return [...quantities].map(([variantId, quantity]) => ({ variantId, quantity }))
}

export function isSameCart(a: CheckoutItem[], b: CheckoutItem[]): boolean {
  const other = new Map(b.map((item) => [item.variantId, item.quantity]))
  return a.length === b.length && a.every((item) => other.get(item.variantId) === item.quantity)
}

export type NotDueCode = 'order-refunded'

export function isNotDueCode(text: string | null): text is NotDueCode {
  return text === 'order-refunded'
}

type Named = { productTitle: string; variantTitle: string }

/** @example lineTitle({ productTitle: 'Foreign income', variantTitle: 'Per year' }) // 'Foreign income, per year' */
export function lineTitle({ productTitle, variantTitle }: Named): string {
  const variant = variantTitle.trim()
  if (variant === '' || variant === productTitle || /^default\b/i.test(variant)) return productTitle
  return `${productTitle}, ${noName.test(variant) ? variant.charAt(0).toLowerCase() + variant.slice(1) : variant}`
}

/**
 * How to pay an unpaid order: in the provider's `checkout`, by bank `transfer`, by ordering the `cart` again, or on the
 * page of the offer (`quote`).
 */
export type WayToPay = 'checkout' | 'transfer' | 'cart' | 'quote'

type Unpaid = {
  state: OrderState
  expiresAt: Date
  checkoutUrl: string | null
  cartKey: string
}

/** @example wayToPay({ state: 'awaiting_transfer', … }, now) // 'transfer' */
export function wayToPay({ state, expiresAt, checkoutUrl, cartKey }: Unpaid, now: Date): WayToPay | null {
  if (state === 'awaiting_transfer') return 'transfer'
  const isUnpaid = awaitsPayment(state) || state === 'expired'
  if (cartKey.startsWith(agreedPrefix)) return isUnpaid || state === 'cancelled' ? 'quote' : null
  // A checkout whose payment failed cannot be reused.
  if (state === 'pending' && expiresAt > now && checkoutUrl !== null) return 'checkout'
  return isUnpaid ? 'cart' : null
}

export function quoteOfOrder({ cartKey }: Pick<Unpaid, 'cartKey'>): string | null {
  return cartKey.startsWith(agreedPrefix) ? cartKey.slice(agreedPrefix.length) : null
}
