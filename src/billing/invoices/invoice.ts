import { z } from 'zod'
import { nameOfCountry } from '#platform/countries.ts'

/** State machine of an invoice. An issued invoice is never edited; only a credit note can correct it. */
const moves = {
  issued: ['partly_paid', 'overdue', 'paid', 'credited', 'written_off'],
  partly_paid: ['issued', 'overdue', 'paid', 'credited', 'written_off'],
  overdue: ['issued', 'partly_paid', 'paid', 'credited', 'written_off'],
  paid: ['issued', 'partly_paid', 'overdue', 'credited'],
  credited: [],
  written_off: [],
} as const satisfies Record<string, readonly string[]>

export type InvoiceState = keyof typeof moves

export function isInvoiceState(text: unknown): text is InvoiceState {
  return typeof text === 'string' && Object.hasOwn(moves, text)
}

export function mayBecome(from: InvoiceState, to: InvoiceState): boolean {
  return from === to || moves[from].some((state) => state === to)
}

export const openStates = ['issued', 'partly_paid', 'overdue'] as const satisfies readonly InvoiceState[]

export function isOpen(state: InvoiceState | null): boolean {
  return openStates.some((open) => open === state)
}

/** Amounts of an invoice in cents. `paidCents` is the money received less refunds. */
export type Amounts = { totalCents: number; paidCents: number; creditedCents: number; writtenOffCents: number }

export function openCents({ totalCents, paidCents, creditedCents, writtenOffCents }: Amounts): number {
  return totalCents - paidCents - creditedCents - writtenOffCents
}

export function stateOf(amounts: Amounts, dueOn: string | null, today: string): InvoiceState {
  if (openCents(amounts) === 0) {
    if (amounts.writtenOffCents > 0) return 'written_off'
    return amounts.creditedCents === amounts.totalCents ? 'credited' : 'paid'
  }
  if (dueOn !== null && dueOn < today) return 'overdue'
  return amounts.paidCents > 0 ? 'partly_paid' : 'issued'
}

export type InvoiceKind = 'invoice' | 'credit_note'

/** Counted from 1 in each year, per kind. @example labelOf('invoice', 2026, 1) // '2026-00001' */
export function labelOf(kind: InvoiceKind, year: number, number: number): string {
  const plain = `${year}-${String(number).padStart(5, '0')}`
  return kind === 'credit_note' ? `CN-${plain}` : plain
}

export const postalAddress = z.object({
  street: z.string(),
  houseNumber: z.string().nullable(),
  postcode: z.string(),
  town: z.string(),
  country: z.string(),
})
export type PostalAddress = z.output<typeof postalAddress>

export const recipient = z.object({
  name: z.string(),
  email: z.string().nullable(),
  address: postalAddress.nullable(),
})
export type Recipient = z.output<typeof recipient>

/** Issuer as stored with the invoice; `vatNumber` is null if the firm was not registered for VAT when it was issued. */
export const issuer = z.object({
  legalName: z.string(),
  address: postalAddress,
  uid: z.string(),
  vatNumber: z.string().nullable(),
  email: z.string(),
  bank: z.string().nullable().default(null),
})
export type Issuer = z.output<typeof issuer>

export type InvoiceLine = {
  productId: string | null
  title: string
  quantity: number
  unitPriceCents: number
  amountCents: number
}

export function addressLines({ street, houseNumber, postcode, town, country }: PostalAddress): string[] {
  const place = `${postcode} ${town}`
  return [[street, houseNumber].filter(Boolean).join(' '), country === 'CH' ? place : `${country}-${place}`]
}

type Addressed = { recipient: Recipient; placeOfSupply: string | null }

/** Name, address and country of the buyer. A buyer who has given no address is identified by the email address. */
export function recipientLines({ recipient: { name, email, address }, placeOfSupply }: Addressed): string[] {
  const country = address?.country ?? placeOfSupply
  return [name, ...(address ? addressLines(address) : [email]), country && nameOfCountry(country)].flatMap((line) =>
    line ? [line] : [],
  )
}

/** VAT included in a gross amount, rounded to the nearest cent. `rateBp` is in hundredths of a percent. */
export function vatWithinCents(grossCents: number, rateBp: number): number {
  return Math.round((grossCents * rateBp) / (10_000 + rateBp))
}

/**
 * VAT of one credit note in cents: the VAT on everything credited so far, minus the VAT on what was credited before.
 * Rounding differences thus cancel out, and all credit notes together have exactly the VAT of the invoice.
 */
export function creditedVatCents(creditedBefore: number, creditedNow: number, rateBp: number): number {
  return vatWithinCents(creditedBefore + creditedNow, rateBp) - vatWithinCents(creditedBefore, rateBp)
}
