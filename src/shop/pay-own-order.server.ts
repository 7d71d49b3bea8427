import { vatPercent } from '#company/vat.ts'
import type { Services } from '#platform/services.ts'
import { checkOrder } from './close-orders.server.ts'
import { domicilePath } from './domicile/domicile-path.ts'
import { wayToPay } from './way-to-pay.ts'

type PayOwnOrderDeps = Pick<Services, 'db' | 'now' | 'config' | 'payments' | 'log'>

/** `url` is where it is paid. `nothing-to-pay`: it is paid, or not to be paid in this way any more. */
export type PayOwnOutcome =
  | { ok: true; url: string }
  | { ok: false; reason: 'nothing-to-pay' | 'on-its-way' | 'provider-down' }

/**
 * Where the buyer of an order pays it, asked when they press the button: the provider is asked first, so that what was paid a
 * moment ago is not paid twice, and while it does not answer nobody is sent there. Whose order it is, the caller has found out.
 */
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
