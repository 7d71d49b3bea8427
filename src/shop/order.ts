/** The life of an order. Reading this table is reading the process; `paid_review` waits for a person. */
const moves = {
  // A refund may be told before the payment it gives back: then both have happened.
  pending: ['paid', 'paid_review', 'payment_failed', 'cancelled', 'expired', 'refunded'],
  payment_failed: ['paid', 'paid_review', 'cancelled', 'expired', 'refunded'],
  cancelled: ['paid', 'paid_review', 'refunded'],
  expired: ['paid', 'paid_review', 'refunded'],
  // By invoice: the transfer comes, or staff cancel it.
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

/** The states in which we hold the buyer's money, so that it can be given back. */
export const moneyStates: readonly OrderState[] = ['paid', 'paid_review']

export function holdsMoney(state: OrderState): boolean {
  return moneyStates.includes(state)
}

/** The states in which an order still waits for its payment: its stock is held, and the buyer may come back to it. */
export const unpaidStates: readonly OrderState[] = ['pending', 'payment_failed']

export function awaitsPayment(state: OrderState): boolean {
  return unpaidStates.includes(state)
}

/** The cart of an order that was agreed with its buyer has a name that begins so; it is in no browser. */
export const agreedPrefix = 'agreed:'

/** How long an order waits for its payment, and stock is held for it. */
export const reservationMinutes = 30

/** How long an order by invoice holds its units: far longer than its reminders take. */
export const transferDays = 365

const firstCheckMinutes = 3
const maxPauseMinutes = 6 * 60

/**
 * When the provider is asked about an unpaid order, should no event come: 3 minutes after it was placed, then after 6, 12
 * and 24, and in any case when its time is up. A payment that is on its way for days is asked about every 6 hours.
 * @example nextCheckAt({ checkCount: 1, expiresAt }, at('09:06')) // 09:12
 */
export function nextCheckAt({ checkCount, expiresAt }: { checkCount: number; expiresAt: Date }, now: Date): Date {
  const pause = Math.min(firstCheckMinutes * 2 ** Math.min(checkCount, 16), maxPauseMinutes)
  const next = new Date(now.getTime() + pause * 60_000)
  return now < expiresAt && next > expiresAt ? expiresAt : next
}

export type CheckoutItem = { variantId: string; quantity: number }

/** One line for each variant, in the order of the cart. */
export function mergeItems(items: CheckoutItem[]): CheckoutItem[] {
  const quantities = new Map<string, number>()
  for (const item of items) quantities.set(item.variantId, (quantities.get(item.variantId) ?? 0) + item.quantity)
  return [...quantities].map(([variantId, quantity]) => ({ variantId, quantity }))
}

/** Whether two carts hold the same, in whatever order. */
export function isSameCart(a: CheckoutItem[], b: CheckoutItem[]): boolean {
  const other = new Map(b.map((item) => [item.variantId, item.quantity]))
  return a.length === b.length && a.every((item) => other.get(item.variantId) === item.quantity)
}

/** Why the program itself turns the discount of a first order down; people write a reason in their own words. */
export type NotDueCode = 'order-refunded'

export function isNotDueCode(text: string | null): text is NotDueCode {
  return text === 'order-refunded'
}
