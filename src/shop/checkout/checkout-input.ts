import { z } from 'zod'
import { isCountry } from '#platform/countries.ts'
import { t } from '#platform/texts.ts'
import { maxLines, maxUnits } from '#shop/cart/cart.ts'
import * as shopTexts from '#shop/locales/en.ts'
import { discountBody } from '#shop/promotions/discount-input.ts'

const line = z
  .string()
  .regex(/^[^~]{1,100}~[^~]{1,100}~\d{1,2}$/)
  .transform((text) => text.split('~'))
  .transform(([product = '', variant = '', quantity]) => ({ product, variant, quantity: Number(quantity) }))
  .refine(({ quantity }) => quantity >= 1 && quantity <= maxUnits)

const named = z.object({ id: z.uuid(), lines: z.array(line).min(1).max(maxLines) })

export const checkoutLimit = { name: 'checkout', points: 30, seconds: 600 }

const copy = () => t(shopTexts.checkoutInput)

export const checkoutItems = z
  .array(
    z.object({
      variant_id: z.string().min(1).max(100),
      quantity: z
        .number()
        .int({
          get error() {
            return copy().mustBeWholeNumber
          },
        })
        .min(1)
        .max(maxUnits, {
          get error() {
            return copy().mustBeAtMost(maxUnits)
          },
        }),
    }),
  )
  .max(maxLines, {
    get error() {
      return copy().hasMoreThanLines(maxLines)
    },
  })

/** Body of POST /store/{storeId}/checkout. It contains no prices: the server determines them. */
export const checkoutBody = z.strictObject({
  items: checkoutItems,
  successUrl: z.string().max(500),
  cancelUrl: z.string().max(2000),
  locale: z.string().max(35).optional(),
  timeZone: z.string().max(60).optional(),
  /** Identifies the browser's cart, so that a second click does not create a second order. */
  cartId: z.uuid().optional(),
  expectedTotalInCents: z.number().int().min(0).optional(),
  discount: discountBody.optional(),
  /** Country of domicile (ISO 3166 alpha-2). If it is missing, a page asks for it before payment. */
  domicile: z
    .string()
    .trim()
    .toUpperCase()
    .refine(isCountry, {
      get error() {
        return copy().mustBeTwoLetterCountry
      },
    })
    .optional(),
  /** Canton of a buyer in Switzerland, as two letters. Without it, the usual filing date applies until it is known. */
  canton: z.string().max(2).optional(),
})

/** Prevents open redirects: the URL must belong to one of `ownUrls` (the public URL and that of the request). */
export function isOwnAddress(text: string, ownUrls: string[]): boolean {
  if (!URL.canParse(text)) return false
  const { origin, protocol, username, password } = new URL(text)
  if (!/^https?:$/.test(protocol) || username || password) return false
  return ownUrls.some((own) => origin === new URL(own).origin)
}

export function readInvoiceLines(fields: { get(name: 'cart'): unknown; getAll(name: 'line'): unknown[] }) {
  const parsed = named.safeParse({ id: fields.get('cart'), lines: fields.getAll('line') })
  return parsed.success ? parsed.data : null
}
