import { z } from 'zod'
import { networkOf } from '#platform/http/client-address.ts'
import { countUse, type Limit } from '#platform/http/limits.server.ts'
import type { Services } from '#platform/services.ts'
import type { CartItem } from '#shop/cart/cart.ts'
import type { CookieCart } from '#shop/cart/cart-cookie.server.ts'
import { unitPriceCents } from '#shop/catalogue/catalogue.ts'
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

/** A code refused for another reason exists, so the visitor knows it and has not guessed. */
const isGuess = (error: DiscountError | undefined) => error === 'unknown-code'
/** Limits requests with an email address by visitors who are not signed in, whatever the result. */
const namedAddresses: Limit = { name: 'discount-addresses', points: 60, seconds: 60 * 60 }

type QuoteDiscountsDeps = Pick<Services, 'db' | 'pool' | 'now'>
type QuoteDiscountsInput = {
  lines: readonly RequestedLine[]
  discount: DiscountInput
  person: { id: string; email: string } | null
  ip: string
}

/** Discounts of a cart for display. After too many wrong codes, all codes are rejected for an hour. */
export async function quoteDiscounts(
  { db, pool, now }: QuoteDiscountsDeps,
  { ip, ...requested }: QuoteDiscountsInput,
): Promise<Worked> {
  const { discount } = requested
  const isAsking = discount.code !== null || discount.isFirstTime
  if (isAsking && !((await countNamed(pool, requested, ip)) && (await mayGuess(pool, ip)))) {
    const open = await workOutDiscounts(db, {
      ...requested,
      discount: { ...noDiscountInput, priceGuarantee: discount.priceGuarantee },
      now: now(),
    })
    const error = 'too-many-codes'
    return {
      ...open,
      errors: { ...(discount.code && { code: error }), ...(discount.isFirstTime && { firstTime: error }) },
    }
  }
  const worked = await workOutDiscounts(db, { ...requested, now: now() })
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
  cart: Pick<CookieCart, 'discount'>,
  visit: Visit,
) {
  if (visit.items.length === 0) return { discounts: [], discount: noDiscountInput, hasFirstTime: false }
  const discount = { ...(cart.discount ?? noContent), priceGuarantee: visit.priceGuarantee }
  const worked = await quoteDiscounts(services, { ...visit, lines: linesOf(visit.items), discount })
  const { discounts, errors } = worked
  return {
    discounts: shownLines(worked),
    discount: {
      ...discount,
      code: errors.code ? null : discount.code,
      isFirstTime: discount.isFirstTime && !errors.firstTime,
    },
    hasFirstTime: discounts.some(({ promotion }) => promotion.audience === 'first-order'),
  }
}

type CookieDiscountInput = { intent: 'first-time'; email?: string } | { intent: 'code'; code: string; email?: string }

export async function discountInCookie(
  services: CookieDiscountDeps,
  cart: CookieCart,
  requested: CookieDiscountInput,
  visit: Visit,
): Promise<{ ok: true; cart: CookieCart } | { ok: false; error: DiscountError }> {
  const before = cart.discount ?? noContent
  const email = requested.email ? requested.email.toLowerCase() : before.email
  if (requested.email && !z.email().safeParse(requested.email).success) return { ok: false, error: 'no-email' }
  const content: StatedDiscount =
    requested.intent === 'code'
      ? { ...before, email, code: requested.code || null }
      : { ...before, email, isFirstTime: true }
  const discount = { ...content, priceGuarantee: visit.priceGuarantee }
  const { errors } = await quoteDiscounts(services, { ...visit, lines: linesOf(visit.items), discount })
  const error = requested.intent === 'code' ? errors.code : errors.firstTime
  return error ? { ok: false, error } : { ok: true, cart: { ...cart, discount: content } }
}

function linesOf(items: readonly CartItem[]): RequestedLine[] {
  return items.map(({ product, variant, quantity }) => {
    const facts = { variantId: variant.id, productId: product.id, typeValue: product.type.value }
    return { ...facts, quantity, unitPriceCents: unitPriceCents(variant) }
  })
}
