import { z } from 'zod'
import { nameField } from '#company/name-field.ts'
import type { NameFieldError } from '#company/name-words.ts'
import { defineSetting } from '#platform/settings/setting.ts'
import { bankCharacters, unwritableIn } from '#platform/text/bank-characters.ts'
import { isCountry } from './domicile/countries.ts'
import type { Domicile } from './domicile/domicile.ts'

/** Whether clients with an account may pay by invoice. */
export const invoiceForClients = defineSetting('invoice_for_clients', z.boolean(), true, 'admin', {
  isOnPublicPages: true,
})
/** Up to which total everybody else may, in francs; 0 for not at all. */
export const invoiceUpToFrancs = defineSetting('invoice_up_to_francs', z.int().min(0).max(10_000), 0, 'admin', {
  isOnPublicPages: true,
})
/** When an order by invoice opens its cases. */
export const invoiceOpensCase = defineSetting('invoice_opens_case', z.enum(['paid', 'at-once']), 'paid', 'admin')

export type InvoiceTerms = {
  /** Whether the firm has named an account to pay into. */
  hasAccount: boolean
  forClients: boolean
  upToFrancs: number
}

export type InvoiceRefusal = { ok: false; reason: 'no-invoices' | 'clients-only' } | TooMuch
type TooMuch = { ok: false; reason: 'too-much-for-invoice'; upToFrancs: number }

/** Whether somebody may pay this total by invoice: clients with an active account, others up to an amount. */
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

/** Whether a cart should offer it to somebody at all; the amount is looked at later. */
export function offersInvoices({ hasAccount, forClients, upToFrancs }: InvoiceTerms, isClient: boolean): boolean {
  return hasAccount && (upToFrancs > 0 || (isClient && forClients))
}

/** As one line of the bill: without line breaks and invisible signs. */
function onOneLine(text: string): string {
  return text
    .replaceAll(/[\s\u0085]+/gu, ' ')
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .normalize('NFC')
    .trim()
}

/** One line of the bill; what banks cannot write is refused. */
const optionalLine = (max: number) =>
  z
    .string()
    .transform(onOneLine)
    .refine((text) => unwritableIn(text).length === 0, { error: 'not-latin' })
    .refine((text) => bankCharacters(text).length <= max, { error: 'too-long' })
const line = (max: number) => optionalLine(max).refine((text) => /[\p{L}\p{N}]/u.test(text), { error: 'missing' })

/** Whom the invoice is for, as the form of an order by invoice sends it. What is longer does not fit onto a QR-bill. */
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

/** Where somebody is domiciled who pays by invoice: at the address of the invoice. */
export function domicileOf({ country, postcode }: Pick<InvoiceBuyer, 'country' | 'postcode'>): Domicile {
  return { country, postcode, source: 'billing-address' }
}
