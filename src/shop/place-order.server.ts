import type { Services } from '#platform/services.ts'
import { saveCheckout } from './checkout-db.server.ts'
import { mergeItems } from './order.ts'
import { listLines } from './order-db.server.ts'
import { listOrderDiscounts } from './promotions/order-discount-db.server.ts'
import { type PlaceOrder, type ReserveRefusal, reserveOrder } from './reserve-order.server.ts'

export type PlaceOrderRefusal = ReserveRefusal | { ok: false; reason: 'cart-empty' | 'provider-down' }
export type PlaceOrderOutcome = { ok: true; url: string; orderId: string; returnToken: string } | PlaceOrderRefusal

type Needs = Pick<Services, 'db' | 'now' | 'payments' | 'config' | 'log'>

/**
 * Turns a cart into a pending order and a checkout at the payment provider, and resolves with where to send the visitor.
 * Prices, currency and stock are read from the database under lock; the order and its reservation are committed before
 * the provider is asked, so an event that comes early finds its order. The same cart again returns the same checkout.
 */
export async function placeOrder(services: Needs, wish: PlaceOrder): Promise<PlaceOrderOutcome> {
  const { db, now, payments, config, log } = services
  const items = mergeItems(wish.items)
  if (items.length === 0) return { ok: false, reason: 'cart-empty' }

  const reserved = await db
    .transaction()
    .execute((tx) => reserveOrder(tx, { ...wish, items }, now(), payments.provider))
  if (!reserved.ok) return reserved
  const { order } = reserved
  if (order.checkoutUrl) return { ok: true, url: order.checkoutUrl, orderId: order.id, returnToken: order.returnToken }

  const lines = await listLines(db, order.id)
  const discounts = await listOrderDiscounts(db, order.id)
  try {
    const checkout = await payments.createCheckout({
      orderId: order.id,
      orderNumber: order.number,
      storeId: config.STORE_ID,
      currency: order.currencyCode,
      lines: lines.map((line) => ({
        title: line.productTitle,
        variantTitle: line.variantTitle,
        quantity: line.quantity,
        unitPriceCents: line.unitPriceCents,
      })),
      discounts: discounts.map(({ title, amountCents }) => ({ title, amountCents })),
      buyerEmail: order.buyerEmail,
      successUrl: order.successUrl,
      cancelUrl: `${config.PUBLIC_URL}/checkout/cancelled/${order.returnToken}`,
      locale: wish.locale,
      expiresAt: order.expiresAt,
      idempotencyKey: order.id,
    })
    await saveCheckout(db, order.id, checkout)
    return { ok: true, url: checkout.url, orderId: order.id, returnToken: order.returnToken }
  } catch (error) {
    // The order stays pending: the next click uses it again, with the same key at the provider.
    log.error({ err: error, orderId: order.id }, 'the payment provider could not be reached')
    return { ok: false, reason: 'provider-down' }
  }
}
