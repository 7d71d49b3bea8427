import { z } from 'zod'
import { maxUnits } from './cart.ts'

/** What may be wrong with a form of the cart. */
export type CartFormError = 'no-number' | 'no-quantity' | 'too-many' | 'no-choice' | 'not-understood'

const error = (code: CartFormError) => ({ error: code })

const quantity = z.coerce.number(error('no-number')).int().min(1, error('no-quantity')).max(maxUnits, error('too-many'))
const id = z.string().min(1, error('no-choice')).max(100)

/** What the forms of store, product and cart post to /cart. */
export const cartForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('add'), productId: id, variantId: id, quantity }),
  z.object({ intent: z.literal('change'), variantId: id, quantity }),
  z.object({ intent: z.literal('remove'), variantId: id }),
  z.object({ intent: z.literal('clear') }),
  // What is asked for to pay less; an empty field takes it back.
  z.object({ intent: z.literal('first-time'), email: z.string().trim().max(200).optional() }),
  z.object({
    intent: z.literal('code'),
    code: z.string().trim().max(40),
    email: z.string().trim().max(200).optional(),
  }),
  // The total that the page showed, so that nobody pays another one.
  z.object({
    intent: z.literal('checkout'),
    total: z.coerce.number().int().min(0).optional(),
    /** Where the buyer lives. */
    domicile: z.string().trim().max(2).optional(),
  }),
])
