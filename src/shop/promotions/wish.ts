import { z } from 'zod'
import type { PriceGuaranteeError } from '#shop/price-lock/price-lock.ts'

/**
 * What a visitor says in the cart to pay less. `isFirstTime`: that they have never ordered. `priceGuarantee`: the token of a
 * price that they were promised.
 */
export type DiscountWish = SaidWish & { priceGuarantee: string | null }

/** What of it is typed into the cart. */
export type SaidWish = { code: string | null; email: string | null; isFirstTime: boolean }

export const saidNothing: SaidWish = { code: null, email: null, isFirstTime: false }
export const noWish: DiscountWish = { ...saidNothing, priceGuarantee: null }

/** Why what was asked for is not taken off. */
export type WishError =
  | 'unknown-code'
  | 'code-planned'
  | 'code-over'
  | 'code-used-up'
  | 'code-used-before'
  | 'code-other-products'
  | 'code-worth-less'
  | 'code-needs-email'
  | 'too-many-codes'
  | 'ordered-before'
  | 'first-order-running'
  | 'no-first-offer'
  | 'no-package'
  | 'no-email'
  | PriceGuaranteeError

/** A wish as it is written in calls, in the cookie of the cart and in addresses; what is empty was not said. */
export const wishBody = z.object({
  code: z.string().trim().max(40).optional(),
  email: z.union([z.literal(''), z.email().max(200)]).optional(),
  first_time: z.boolean().optional(),
})

type WrittenWish = z.infer<typeof wishBody>

export function readWish({ code, email, first_time }: WrittenWish): SaidWish {
  return { code: code || null, email: email ? email.trim().toLowerCase() : null, isFirstTime: first_time ?? false }
}

export function writeWish({ code, email, isFirstTime }: SaidWish): WrittenWish {
  return { ...(code && { code }), ...(email && { email }), ...(isFirstTime && { first_time: true }) }
}

/** A wish of an address or a form, where all is text; what is not understood was not said. */
export function wishOf(fields: { get(name: 'code' | 'first_time'): unknown }): SaidWish {
  const written = { code: fields.get('code') ?? undefined, first_time: fields.get('first_time') === 'true' }
  const { data } = wishBody.safeParse(written)
  return data ? readWish(data) : saidNothing
}
