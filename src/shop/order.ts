/** The life of an order. Reading this table is reading the process; `paid_review` waits for a person. */
const moves = {
  pending: ['paid', 'paid_review', 'payment_failed', 'cancelled', 'expired'],
  payment_failed: ['paid', 'paid_review', 'cancelled', 'expired'],
  cancelled: ['paid', 'paid_review'],
  expired: ['paid', 'paid_review'],
  paid: ['refunded'],
  paid_review: ['paid', 'refunded'],
  refunded: [],
} as const satisfies Record<string, readonly string[]>

export type OrderState = keyof typeof moves

export function isOrderState(text: string): text is OrderState {
  return text in moves
}

export function mayBecome(from: OrderState, to: OrderState): boolean {
  return moves[from].some((state) => state === to)
}

/** How long an order waits for its payment, and stock is held for it. */
export const reservationMinutes = 30

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
