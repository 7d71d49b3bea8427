import { z } from 'zod'
import type { Services } from '#platform/services.ts'
import type { CartItem } from '#shop/cart.ts'
import type { CookieCart } from '#shop/cart-cookie.server.ts'
import { unitPriceCents } from '#shop/catalogue.ts'
import { askDiscounts } from './ask-discounts.server.ts'
import { type DiscountWish, noWish, type SaidWish, saidNothing, type WishError } from './wish.ts'
import { type AskedLine, shownLines } from './work-out-discounts.server.ts'

type Needs = Pick<Services, 'db' | 'pool' | 'now'>
export type Visit = { items: CartItem[]; person: { id: string; email: string } | null; ip: string } & Pick<
  DiscountWish,
  'priceGuarantee'
>

/** What the cart of a visitor without script is given, and of the wish what still holds. */
export async function findCookieDiscounts(services: Needs, cart: Pick<CookieCart, 'wish'>, visit: Visit) {
  if (visit.items.length === 0) return { discounts: [], wish: noWish, hasFirstTime: false }
  const wish = { ...(cart.wish ?? saidNothing), priceGuarantee: visit.priceGuarantee }
  const worked = await askDiscounts(services, { ...visit, lines: linesOf(visit.items), wish })
  const { discounts, errors } = worked
  return {
    discounts: shownLines(worked),
    wish: { ...wish, code: errors.code ? null : wish.code, isFirstTime: wish.isFirstTime && !errors.firstTime },
    hasFirstTime: discounts.some(({ promotion }) => promotion.audience === 'first-order'),
  }
}

type Asked = { intent: 'first-time'; email?: string } | { intent: 'code'; code: string; email?: string }

/** The cart with what a form asks for to pay less, or why that is not given. An empty code takes the last one back. */
export async function wishInCookie(
  services: Needs,
  cart: CookieCart,
  asked: Asked,
  visit: Visit,
): Promise<{ ok: true; cart: CookieCart } | { ok: false; error: WishError }> {
  const before = cart.wish ?? saidNothing
  const email = asked.email ? asked.email.toLowerCase() : before.email
  if (asked.email && !z.email().safeParse(asked.email).success) return { ok: false, error: 'no-email' }
  const said: SaidWish =
    asked.intent === 'code' ? { ...before, email, code: asked.code || null } : { ...before, email, isFirstTime: true }
  const wish = { ...said, priceGuarantee: visit.priceGuarantee }
  const { errors } = await askDiscounts(services, { ...visit, lines: linesOf(visit.items), wish })
  const error = asked.intent === 'code' ? errors.code : errors.firstTime
  return error ? { ok: false, error } : { ok: true, cart: { ...cart, wish: said } }
}

function linesOf(items: readonly CartItem[]): AskedLine[] {
  return items.map(({ product, variant, quantity }) => {
    const facts = { variantId: variant.id, productId: product.id, typeValue: product.type.value }
    return { ...facts, quantity, unitPriceCents: unitPriceCents(variant) }
  })
}
