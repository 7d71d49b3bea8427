import { enqueue } from '#platform/jobs/jobs.server.ts'
import type { Checkout } from '#platform/payments/payments.ts'
import type { Services } from '#platform/services.ts'
import { closeCheckout } from '#shop/jobs.ts'
import { listLines } from '#shop/orders/order-db.server.ts'
import { listGiven } from '#shop/promotions/order-discount-db.server.ts'
import { type OpenOrder, saveCheckout } from './checkout-db.server.ts'

export type CheckoutOutcome =
  | { ok: true; url: string; orderId: string; returnToken: string }
  /** `given-up`: the order was cancelled, replaced or paid while the provider created the checkout. */
  | { ok: false; reason: 'provider-down' | 'given-up' }

type RequestCheckoutDeps = Pick<Services, 'db' | 'payments' | 'config' | 'log'>
type RequestCheckoutInput = Pick<
  OpenOrder,
  'id' | 'number' | 'currencyCode' | 'buyerEmail' | 'successUrl' | 'returnToken' | 'expiresAt' | 'checkoutUrl'
>

/** Creates the provider's checkout of a committed order; idempotent by order id. Do not call inside a transaction. */
export async function requestCheckout(
  services: RequestCheckoutDeps,
  order: RequestCheckoutInput,
  locale: string | null,
): Promise<CheckoutOutcome> {
  const { db, payments, config, log } = services
  const { id: orderId, returnToken } = order
  if (order.checkoutUrl) return { ok: true, url: order.checkoutUrl, orderId, returnToken }
  const lines = await listLines(db, orderId)
  try {
    const checkout = await payments.createCheckout({
      orderId,
      orderNumber: order.number,
      storeId: config.STORE_ID,
      currency: order.currencyCode,
      lines: lines.map((line) => ({
        title: line.productTitle,
        variantTitle: line.variantTitle,
        quantity: line.quantity,
        unitPriceCents: line.unitPriceCents,
      })),
      discounts: await listGiven(db, orderId),
      buyerEmail: order.buyerEmail,
      successUrl: order.successUrl,
      cancelUrl: `${config.PUBLIC_URL}/checkout/cancelled/${returnToken}`,
      locale,
      expiresAt: order.expiresAt,
      idempotencyKey: orderId,
    })
    if (!(await storeCheckout(services, orderId, checkout))) return { ok: false, reason: 'given-up' }
    return { ok: true, url: checkout.url, orderId, returnToken }
  } catch (error) {
    // The order stays pending, so that the next click retries with the same idempotency key.
    log.error({ err: error, orderId }, 'the payment provider could not be reached')
    return { ok: false, reason: 'provider-down' }
  }
}

/** Saves the checkout session. If the order no longer awaits payment, enqueues a job that closes the session. */
function storeCheckout({ db }: RequestCheckoutDeps, orderId: string, checkout: Checkout): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const isSaved = await saveCheckout(tx, orderId, checkout)
    if (!isSaved) await enqueue(tx, closeCheckout, { checkoutId: checkout.checkoutId })
    return isSaved
  })
}
