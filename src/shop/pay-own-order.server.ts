import type { Services } from '#platform/services.ts'
import { checkOrder } from './close-orders.server.ts'
import { wayToPay } from './way-to-pay.ts'

type Needs = Pick<Services, 'db' | 'now' | 'config' | 'payments' | 'log'>

/**
 * Where the buyer of an order pays it, asked when they press the button: the provider is asked first, so that what was paid a
 * moment ago is not paid twice. Null where nothing is to be paid in this way any more. Whose order it is, the caller has found out.
 */
export async function payOwnOrder(services: Needs, returnToken: string): Promise<string | null> {
  const order = await checkOrder(services, returnToken)
  if (!order || order.isOnItsWay) return null
  const way = wayToPay(order, services.now())
  if (way === 'checkout') return order.checkoutUrl
  return way === 'cart' ? `/checkout/cancelled/${returnToken}` : null
}
