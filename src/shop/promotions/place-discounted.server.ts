import type { Services } from '#platform/services.ts'
import { type PlaceOrderOutcome, placeOrder } from '#shop/checkout/place-order.server.ts'
import type { PlaceOrder } from '#shop/checkout/reserve-order.server.ts'
import type { DiscountError, DiscountInput } from './discount-input.ts'
import { countNamed, mayGuess, noteError } from './quote-discounts.server.ts'

type PlaceDiscountedDeps = Pick<Services, 'db' | 'pool' | 'now' | 'payments' | 'config' | 'log'>
type NotGiven = { ok: false; reason: 'discount-refused'; error: DiscountError }

/** Places an order. Wrong discount codes count towards the same rate limit as in the cart. */
export function placeDiscounted(
  services: PlaceDiscountedDeps,
  discount: PlaceOrder,
  ip: string,
): Promise<PlaceOrderOutcome> {
  return withFewGuesses(services.pool, { discount: discount.discount, person: discount.person, ip }, () =>
    placeOrder(services, discount),
  )
}

export async function withFewGuesses<Outcome extends { ok: true } | { ok: false; reason: string }>(
  pool: Services['pool'],
  { discount, person, ip }: { discount: DiscountInput; person: PlaceOrder['person']; ip: string },
  place: () => Promise<Outcome | NotGiven>,
): Promise<Outcome | NotGiven> {
  const isAsking = discount.code !== null || discount.isFirstTime
  const isAllowed = !isAsking || ((await countNamed(pool, { discount, person }, ip)) && (await mayGuess(pool, ip)))
  if (!isAllowed) return { ok: false, reason: 'discount-refused', error: 'too-many-codes' }
  const outcome = await place()
  if (!outcome.ok && 'error' in outcome) await noteError(pool, ip, outcome.error)
  return outcome
}
