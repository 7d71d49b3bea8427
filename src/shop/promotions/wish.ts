import { z } from 'zod'

/** What a visitor says in the cart to pay less. `isFirstTime`: that they have never ordered. */
export type DiscountWish = { code: string | null; email: string | null; isFirstTime: boolean }

export const noWish: DiscountWish = { code: null, email: null, isFirstTime: false }

/** Why what was asked for is not taken off. */
export type WishFault =
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

/** A wish as a call sends it; what is empty was not said. */
export const wishBody = z.object({
  code: z.string().trim().max(40).optional(),
  email: z.union([z.literal(''), z.email().max(200)]).optional(),
  first_time: z.boolean().optional(),
})

export function readWish({ code, email, first_time }: z.infer<typeof wishBody>): DiscountWish {
  return { code: code || null, email: email ? email.trim().toLowerCase() : null, isFirstTime: first_time ?? false }
}
