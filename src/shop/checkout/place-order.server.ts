import type { Services } from '#platform/services.ts'
import { t } from '#platform/texts.ts'
import { explain } from '#platform/words.ts'
import * as shopTexts from '#shop/locales/en.ts'
import { mergeItems } from '#shop/orders/order.ts'
import type { DiscountError, DiscountInput } from '#shop/promotions/discount-input.ts'
import { countNamed, mayGuess, noteError } from '#shop/promotions/quote-discounts.server.ts'
import { type CheckoutOutcome, requestCheckout } from './request-checkout.server.ts'
import { type PlaceOrder, type ReserveRefusal, reserveOrder } from './reserve-order.server.ts'

const statuses: Readonly<Record<PlaceOrderRefusal['reason'], number>> = {
  'cart-empty': 422,
  'unknown-variant': 422,
  'not-purchasable': 409,
  'too-many-units': 400,
  'nothing-to-pay': 422,
  'mixed-currencies': 422,
  'out-of-stock': 409,
  'price-changed': 409,
  'discount-refused': 409,
  'provider-down': 502,
  'given-up': 409,
}

export type PlaceOrderRefusal =
  | ReserveRefusal
  | { ok: false; reason: 'cart-empty' }
  | { ok: false; reason: 'provider-down' | 'given-up' }
export type PlaceOrderOutcome = CheckoutOutcome | PlaceOrderRefusal

type PlaceOrderDeps = Pick<Services, 'db' | 'now' | 'payments' | 'config' | 'log'>

/** Places an order, once per cart. Commits it before calling the provider, so that an early payment event finds it. */
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

type PlaceDiscountedDeps = Pick<Services, 'db' | 'pool' | 'now' | 'payments' | 'config' | 'log'>

type NotGiven = { ok: false; reason: 'discount-refused'; error: DiscountError }

/** Checks discount codes and places an order. Wrong codes count towards the same rate limit as in the cart. */
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

export function explainRefusal(refusal: PlaceOrderRefusal): { status: number; code: string; message: string } {
  const { reason } = refusal
  return {
    status: statuses[reason],
    code: reason.replaceAll('-', '_'),
    message: explain<PlaceOrderRefusal>(t(shopTexts.order).refusals, refusal),
  }
}
