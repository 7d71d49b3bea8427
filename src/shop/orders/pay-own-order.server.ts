import { vatPercent } from '#company/vat.ts'
import type { Services } from '#platform/services.ts'
import { wayToPay } from '#shop/checkout/way-to-pay.ts'
import { domicilePath } from '#shop/domicile/domicile-path.ts'
import { checkOrder } from './close-orders.server.ts'

type PayOwnOrderDeps = Pick<Services, 'db' | 'now' | 'config' | 'payments' | 'log'>

export type PayOwnOutcome =
  | { ok: true; url: string }
  | { ok: false; reason: 'nothing-to-pay' | 'on-its-way' | 'provider-down' }

/** Payment URL, after checking with the provider that the order is not paid yet. The caller authorizes the buyer. */
export async function payOwnOrder(services: PayOwnOrderDeps, returnToken: string): Promise<PayOwnOutcome> {
  const order = await checkOrder(services, returnToken)
  if (order?.isUnsure) return { ok: false, reason: 'provider-down' }
  if (order?.isOnItsWay) return { ok: false, reason: 'on-its-way' }
  const way = order && wayToPay(order, services.now())
  if (way === 'checkout' && order?.checkoutUrl)
    return {
      ok: true,
      url: order.domicileCountry === null && vatPercent() !== null ? domicilePath(returnToken) : order.checkoutUrl,
    }
  return way === 'cart'
    ? { ok: true, url: `/checkout/cancelled/${returnToken}` }
    : { ok: false, reason: 'nothing-to-pay' }
}
