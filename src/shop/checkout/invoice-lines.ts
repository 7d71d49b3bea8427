import { z } from 'zod'
import { maxLines, maxUnits } from '#shop/cart/cart.ts'

const line = z
  .string()
  .regex(/^[^~]{1,100}~[^~]{1,100}~\d{1,2}$/)
  .transform((text) => text.split('~'))
  .transform(([product = '', variant = '', quantity]) => ({ product, variant, quantity: Number(quantity) }))
  .refine(({ quantity }) => quantity >= 1 && quantity <= maxUnits)
const named = z.object({ id: z.uuid(), lines: z.array(line).min(1).max(maxLines) })

export function readInvoiceLines(fields: { get(name: 'cart'): unknown; getAll(name: 'line'): unknown[] }) {
  const parsed = named.safeParse({ id: fields.get('cart'), lines: fields.getAll('line') })
  return parsed.success ? parsed.data : null
}
