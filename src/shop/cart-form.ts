import { z } from 'zod'
import { mostUnits } from './cart.ts'

const quantity = z.coerce
  .number({ error: 'Please enter a number.' })
  .int()
  .min(1, { error: 'The quantity must be at least 1.' })
  .max(mostUnits, { error: `No more than ${mostUnits} fit into one order.` })
const id = z.string().min(1, { error: 'Please choose one.' }).max(100)

/** What the forms of store, product and cart post to /cart. */
export const cartForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('add'), productId: id, variantId: id, quantity }),
  z.object({ intent: z.literal('change'), variantId: id, quantity }),
  z.object({ intent: z.literal('remove'), variantId: id }),
  z.object({ intent: z.literal('clear') }),
  z.object({ intent: z.literal('checkout') }),
])
