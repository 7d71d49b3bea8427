import { z } from 'zod'
import type { PriceGuaranteeError } from '#shop/price-guarantee/price-guarantee.ts'

/**
 * `email`: address of the order; the first-order discount then applies automatically. `isFirstTime`: the buyer asks for
 * it and wants to know if there is none. `priceGuarantee`: token of a price guarantee.
 */
export type DiscountInput = StatedDiscount & { priceGuarantee: string | null }

export type StatedDiscount = { code: string | null; email: string | null; isFirstTime: boolean }

export const noContent: StatedDiscount = { code: null, email: null, isFirstTime: false }
export const noDiscountInput: DiscountInput = { ...noContent, priceGuarantee: null }

export type DiscountError =
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
  | 'no-first-offer'
  | 'no-package'
  | 'no-email'
  | PriceGuaranteeError

export const discountBody = z.object({
  code: z.string().trim().max(40).optional(),
  email: z.union([z.literal(''), z.email().max(200)]).optional(),
  first_time: z.boolean().optional(),
})

type WrittenDiscount = z.infer<typeof discountBody>

export function readDiscount({ code, email, first_time }: WrittenDiscount): StatedDiscount {
  return { code: code || null, email: email ? email.trim().toLowerCase() : null, isFirstTime: first_time ?? false }
}

export function writeDiscount({ code, email, isFirstTime }: StatedDiscount): WrittenDiscount {
  return { ...(code && { code }), ...(email && { email }), ...(isFirstTime && { first_time: true }) }
}

export function discountInputOf(fields: { get(name: 'code' | 'first_time'): unknown }): StatedDiscount {
  const written = { code: fields.get('code') ?? undefined, first_time: fields.get('first_time') === 'true' }
  const { data } = discountBody.safeParse(written)
  return data ? readDiscount(data) : noContent
}
