import type { Services } from '#platform/services.ts'
import { mergeItems } from '#shop/orders/order.ts'
import { type CheckoutOutcome, requestCheckout } from './request-checkout.server.ts'
import { type PlaceOrder, type ReserveRefusal, reserveOrder } from './reserve-order.server.ts'

export type PlaceOrderRefusal =
  | ReserveRefusal
  | { ok: false; reason: 'cart-empty' }
  | { ok: false; reason: 'provider-down' | 'given-up' }
export type PlaceOrderOutcome = CheckoutOutcome | PlaceOrderRefusal

type PlaceOrderDeps = Pick<Services, 'db' | 'now' | 'payments' | 'config' | 'log'>

/** Idempotent per cart. Commits the order before it calls the provider, so that early payment events find the order. */
export async function placeOrder(services: PlaceOrderDeps, discount: PlaceOrder): Promise<PlaceOrderOutcome> {
  const { db, now, payments } = services
  const items = mergeItems(discount.items)
  if (items.length === 0) return { ok: false, reason: 'cart-empty' }

  const reserved = await db
    .transaction()
    .execute((tx) => reserveOrder(tx, { ...discount, items }, now(), payments.provider))
  if (!reserved.ok) return reserved
  return requestCheckout(services, reserved.order, discount.locale)
}
