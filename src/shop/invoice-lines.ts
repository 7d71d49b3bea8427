import { z } from 'zod'
import { mostUnits } from './cart.ts'
import type { SaidWish } from './promotions/wish.ts'

const line = z
  .string()
  .regex(/^[^~]{1,100}~[^~]{1,100}~\d{1,2}$/)
  .transform((text) => text.split('~'))
  .transform(([product = '', variant = '', quantity]) => ({ product, variant, quantity: Number(quantity) }))
  .refine(({ quantity }) => quantity >= 1 && quantity <= mostUnits)
const named = z.object({ id: z.uuid(), lines: z.array(line).min(1).max(30) })

/** The cart that an address or a form names; null when it names none. */
export function readInvoiceLines(fields: { get(name: 'cart'): unknown; getAll(name: 'line'): unknown[] }) {
  const parsed = named.safeParse({ id: fields.get('cart'), lines: fields.getAll('line') })
  return parsed.success ? parsed.data : null
}

const wished = z.object({
  code: z.string().min(1).max(40).nullable().catch(null),
  first: z.string().nullable().catch(null),
})

/** What an address or a form asks for to pay less. Whose first order it is, is said by the form. */
export function readInvoiceWish(fields: { get(name: 'code' | 'first'): unknown }, email: string | null): SaidWish {
  const { code, first } = wished.parse({ code: fields.get('code'), first: fields.get('first') })
  return { code, email, isFirstTime: first === '1' }
}
