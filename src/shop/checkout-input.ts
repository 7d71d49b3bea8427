import { z } from 'zod'
import { maxLines, maxUnits } from './cart.ts'
import { isCountry } from './domicile/countries.ts'
import { discountBody } from './promotions/discount-input.ts'

/** The lines of a cart, as calls send them. */
export const checkoutItems = z
  .array(
    z.object({
      variant_id: z.string().min(1).max(100),
      quantity: z
        .number()
        .int({ error: 'must be a whole number' })
        .min(1)
        .max(maxUnits, { error: `must be at most ${maxUnits}` }),
    }),
  )
  .max(maxLines, { error: `holds more than ${maxLines} lines` })

/** The body of POST /store/{storeId}/checkout. Prices are never read from it. */
export const checkoutBody = z.strictObject({
  items: checkoutItems,
  successUrl: z.string().max(500),
  cancelUrl: z.string().max(2000),
  locale: z.string().max(35).optional(),
  timeZone: z.string().max(60).optional(),
  /** Names the browser's cart, so that a second click is no second order. */
  cartId: z.uuid().optional(),
  expectedTotalInCents: z.number().int().min(0).optional(),
  /** What the visitor asks for to pay less. */
  discount: discountBody.optional(),
  /** Where the buyer lives (ISO 3166, two letters); without it a page asks before payment. */
  domicile: z
    .string()
    .trim()
    .toUpperCase()
    .refine(isCountry, { error: 'must be the code of a country, two letters' })
    .optional(),
})

/**
 * Whether an address that the browser named lies on our own site: that of one of `ownUrls`, the public address and that
 * of the request, which the web layer made. Anything else would let strangers redirect buyers.
 */
export function isOwnAddress(text: string, ownUrls: string[]): boolean {
  if (!URL.canParse(text)) return false
  const { origin, protocol, username, password } = new URL(text)
  if (!/^https?:$/.test(protocol) || username || password) return false
  return ownUrls.some((own) => origin === new URL(own).origin)
}
