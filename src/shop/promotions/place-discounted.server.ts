import type { Services } from '#platform/services.ts'
import { type PlaceOrderOutcome, placeOrder } from '#shop/place-order.server.ts'
import type { PlaceOrder } from '#shop/reserve-order.server.ts'
import { mayGuess, noteFault } from './ask-discounts.server.ts'

type Needs = Pick<Services, 'db' | 'pool' | 'now' | 'payments' | 'config' | 'log'>

/** Places the order of a visitor at this address; codes are guessed here no more often than in the cart. */
export async function placeDiscounted(services: Needs, wish: PlaceOrder, ip: string): Promise<PlaceOrderOutcome> {
  const { code, isFirstTime } = wish.discount
  const isAsking = code !== null || isFirstTime
  if (isAsking && !(await mayGuess(services.pool, ip)))
    return { ok: false, reason: 'discount-refused', fault: 'too-many-codes' }
  const outcome = await placeOrder(services, wish)
  if (!outcome.ok && outcome.reason === 'discount-refused') await noteFault(services.pool, ip, outcome.fault)
  return outcome
}
