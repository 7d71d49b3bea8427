import { z } from 'zod'
import { maxUnits } from './cart.ts'

export type CartFormError = 'no-number' | 'no-quantity' | 'too-many' | 'no-choice' | 'not-understood'

const error = (code: CartFormError) => ({ error: code })

const quantity = z.coerce.number(error('no-number')).int().min(1, error('no-quantity')).max(maxUnits, error('too-many'))
const id = z.string().min(1, error('no-choice')).max(100)

export const cartForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('add'), productId: id, variantId: id, quantity }),
  z.object({ intent: z.literal('change'), variantId: id, quantity }),
  z.object({ intent: z.literal('remove'), variantId: id }),
  z.object({ intent: z.literal('clear') }),
  z.object({
    intent: z.literal('code'),
    code: z.string().trim().max(40),
    email: z.string().trim().max(200).optional(),
  }),
  // `total` is the total that the page showed. Checkout is refused if the current total differs from it.
  z.object({
    intent: z.literal('checkout'),
    total: z.coerce.number().int().min(0).optional(),
    domicile: z.string().trim().max(2).optional(),
    canton: z.string().trim().max(2).optional(),
    email: z.string().trim().max(200).optional(),
  }),
])
