import { z } from 'zod'
import { nameField } from '#company/name-field.ts'
import type { NameFieldError } from '#company/name-words.ts'
import { isCountry } from '#platform/countries.ts'
import { defineSetting } from '#platform/settings/setting.ts'
import { bankCharacters, unwritableIn } from '#platform/text/bank-characters.ts'
import type { Domicile } from '#shop/domicile/domicile.ts'

export const invoiceForClients = defineSetting('invoice_for_clients', z.boolean(), true, 'admin', {
  isOnPublicPages: true,
})
/** Maximum total in francs that buyers without an account may pay by invoice; 0 if none may. */
export const invoiceUpToFrancs = defineSetting('invoice_up_to_francs', z.int().min(0).max(10_000), 0, 'admin', {
  isOnPublicPages: true,
})
export const invoiceOpensCase = defineSetting('invoice_opens_case', z.enum(['paid', 'at-once']), 'paid', 'admin')

export type InvoiceTerms = {
  hasAccount: boolean
  forClients: boolean
  upToFrancs: number
}

export type InvoiceRefusal = { ok: false; reason: 'no-invoices' | 'clients-only' } | TooMuch
type TooMuch = { ok: false; reason: 'too-much-for-invoice'; upToFrancs: number }

export function mayPayByInvoice(
  { hasAccount, forClients, upToFrancs }: InvoiceTerms,
  { isClient, totalCents }: { isClient: boolean; totalCents: number },
): { ok: true } | InvoiceRefusal {
  if (!hasAccount) return { ok: false, reason: 'no-invoices' }
  if (isClient && forClients) return { ok: true }
  if (upToFrancs === 0) return { ok: false, reason: forClients ? 'clients-only' : 'no-invoices' }
  if (totalCents > upToFrancs * 100) return { ok: false, reason: 'too-much-for-invoice', upToFrancs }
  return { ok: true }
}

export function offersInvoices({ hasAccount, forClients, upToFrancs }: InvoiceTerms, isClient: boolean): boolean {
  return hasAccount && (upToFrancs > 0 || (isClient && forClients))
}

/** Strips line breaks and invisible characters, which the QR-bill does not allow. */
function onOneLine(text: string): string {
  return text
    .replaceAll(/[\s\u0085]+/gu, ' ')
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .normalize('NFC')
    .trim()
}

/** Schema for an optional line of the invoice address. Rejects characters that banks cannot process. */
const optionalLine = (max: number) =>
  z
    .string()
    .transform(onOneLine)
    .refine((text) => unwritableIn(text).length === 0, { error: 'not-latin' })
    .refine((text) => bankCharacters(text).length <= max, { error: 'too-long' })
const line = (max: number) => optionalLine(max).refine((text) => /[\p{L}\p{N}]/u.test(text), { error: 'missing' })

/** Invoice address as submitted; the maximum lengths are those of the QR-bill. */
export const invoiceBuyer = z.object({
  name: z
    .string({ error: 'name-missing' })
    .transform(onOneLine)
    .pipe(nameField('name', 'company', 70))
    .pipe(
      z
        .string()
        .refine((text) => unwritableIn(text).length === 0, { error: 'not-latin' })
        .refine((text) => bankCharacters(text).length <= 70, { error: 'name-too-long' }),
    ),
  email: z
    .string()
    .trim()
    .toLowerCase()
    .pipe(z.email({ error: 'no-email' }).max(200, { error: 'too-long' })),
  street: line(70),
  houseNumber: optionalLine(16),
  postcode: line(16),
  town: line(35),
  country: z.string().trim().toUpperCase().refine(isCountry, { error: 'no-country' }),
})
export type InvoiceBuyer = z.output<typeof invoiceBuyer>
export type InvoiceBuyerError =
  | NameFieldError<'name'>
  | 'missing'
  | 'too-long'
  | 'not-latin'
  | 'no-email'
  | 'no-country'

export function domicileOf({ country, postcode }: Pick<InvoiceBuyer, 'country' | 'postcode'>): Domicile {
  return { country, postcode, source: 'billing-address' }
}
