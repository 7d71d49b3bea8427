import { z } from 'zod'
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
import { quoteDiscounts } from './quote-discounts.server.ts'
import { type RequestedLine, shownLines } from './work-out-discounts.server.ts'

type CookieDiscountDeps = Pick<Services, 'db' | 'pool' | 'now'>
export type Visit = { items: CartItem[]; person: { id: string; email: string } | null; ip: string } & Pick<
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
