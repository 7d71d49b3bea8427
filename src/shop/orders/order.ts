/** Order states and the allowed transitions. In `paid_review`, staff decide about the order. */
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

/** Duration of the stock reservation of an order by invoice: far longer than all payment reminders take. */
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
