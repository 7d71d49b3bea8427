import { z } from 'zod'
import { networkOf } from '#platform/http/client-address.ts'
import { countUse, type Limit } from '#platform/http/limits.server.ts'
import type { Services } from '#platform/services.ts'
import type { CartItem } from '#shop/cart/cart.ts'
import type { CookieCart } from '#shop/cart/cart-cookie.server.ts'
import { unitPriceCents } from '#shop/catalogue/catalogue.ts'
import { listReplaceable } from '#shop/checkout/checkout-db.server.ts'
import {
  type DiscountError,
  type DiscountInput,
  noContent,
  noDiscountInput,
  type StatedDiscount,
} from './discount-input.ts'
import { type RequestedLine, shownLines, type Worked, workOutDiscounts } from './work-out-discounts.server.ts'

// Allows ten wrong codes per hour: a request is refused only once the counter is above nine.
const guesses: Limit = { name: 'discount-guesses', points: 9, seconds: 60 * 60 }

/** Only unknown codes count as guesses. A code refused for another reason exists, so the visitor did not guess it. */
const isGuess = (error: DiscountError | undefined) => error === 'unknown-code'
/** Limits requests with an email address by visitors who are not signed in, whatever the result. */
const namedAddresses: Limit = { name: 'discount-addresses', points: 60, seconds: 60 * 60 }

type QuoteDiscountsDeps = Pick<Services, 'db' | 'pool' | 'now'>
type QuoteDiscountsInput = {
  lines: readonly RequestedLine[]
  discount: DiscountInput
  person: { id: string; email: string } | null
  ip: string
  /** Unpaid orders of this cart do not count as uses: checkout replaces them. */
  cartKey: string | null
}

/** Discounts of a cart for display. After too many wrong codes, all codes are rejected for an hour. */
export async function quoteDiscounts(
  { db, pool, now }: QuoteDiscountsDeps,
  { ip, cartKey, ...requested }: QuoteDiscountsInput,
): Promise<Worked> {
  const { discount, person } = requested
  const except = await listReplaceable(db, { cartKey, personId: person?.id ?? null })
  const isAsking = discount.code !== null || discount.isFirstTime
  if (isAsking && !((await countNamed(pool, requested, ip)) && (await mayGuess(pool, ip)))) {
    const open = await workOutDiscounts(db, {
      ...requested,
      except,
      discount: { ...noDiscountInput, priceGuarantee: discount.priceGuarantee },
      now: now(),
    })
    const error = 'too-many-codes'
    return {
      ...open,
      errors: { ...(discount.code && { code: error }), ...(discount.isFirstTime && { firstTime: error }) },
    }
  }
  const worked = await workOutDiscounts(db, { ...requested, except, now: now() })
  if (isGuess(worked.errors.code)) await noteGuess(pool, ip)
  return worked
}

export async function countNamed(
  pool: Services['pool'],
  { discount, person }: Pick<QuoteDiscountsInput, 'discount' | 'person'>,
  ip: string,
): Promise<boolean> {
  return person !== null || discount.email === null || (await countUse(pool, namedAddresses, networkOf(ip))).ok
}

export async function mayGuess(pool: Services['pool'], ip: string): Promise<boolean> {
  return (await countUse(pool, guesses, networkOf(ip), 0)).ok
}

export async function noteError(pool: Services['pool'], ip: string, error: DiscountError): Promise<void> {
  if (isGuess(error)) await noteGuess(pool, ip)
}

async function noteGuess(pool: Services['pool'], ip: string): Promise<void> {
  await countUse(pool, guesses, networkOf(ip))
}

type CookieDiscountDeps = Pick<Services, 'db' | 'pool' | 'now'>

type Visit = { items: CartItem[]; person: { id: string; email: string } | null; ip: string } & Pick<
  DiscountInput,
  'priceGuarantee'
>

export async function findCookieDiscounts(
  services: CookieDiscountDeps,
  cart: Pick<CookieCart, 'discount' | 'id'>,
  visit: Visit,
) {
  if (visit.items.length === 0) return { discounts: [], discount: noDiscountInput }
  const discount = { ...(cart.discount ?? noContent), priceGuarantee: visit.priceGuarantee }
  const worked = await quoteDiscounts(services, { ...visit, cartKey: cart.id, lines: linesOf(visit.items), discount })
  const { errors } = worked
  return {
    discounts: shownLines(worked),
    discount: {
      ...discount,
      code: errors.code ? null : discount.code,
      isFirstTime: discount.isFirstTime && !errors.firstTime,
    },
  }
}

type CookieDiscountInput = { code: string; email?: string }

export async function discountInCookie(
  services: CookieDiscountDeps,
  cart: CookieCart,
  requested: CookieDiscountInput,
  visit: Visit,
): Promise<{ ok: true; cart: CookieCart } | { ok: false; error: DiscountError }> {
  const before = cart.discount ?? noContent
  const email = requested.email ? requested.email.toLowerCase() : before.email
  if (requested.email && !z.email().safeParse(requested.email).success) return { ok: false, error: 'no-email' }
  const content: StatedDiscount = { ...before, email, code: requested.code || null }
  const discount = { ...content, priceGuarantee: visit.priceGuarantee }
  const { errors } = await quoteDiscounts(services, {
    ...visit,
    cartKey: cart.id,
    lines: linesOf(visit.items),
    discount,
  })
  return errors.code ? { ok: false, error: errors.code } : { ok: true, cart: { ...cart, discount: content } }
}

function linesOf(items: readonly CartItem[]): RequestedLine[] {
  return items.map(({ product, variant, quantity }) => {
    const facts = { variantId: variant.id, productId: product.id, typeValue: product.type.value }
    return { ...facts, quantity, unitPriceCents: unitPriceCents(variant) }
  })
}
