import type { AccountName, AccountNumbers } from '#billing/billing-settings.ts'
import type { Turnover } from './turnover.ts'

export type InvoiceDocument = {
  kind: 'invoice' | 'credit_note'
  label: string
  name: string
  issuedOn: string
  payBy: 'provider' | 'transfer'
  reason: 'refund' | 'cancelled' | null
  totalCents: number
  vatCents: number
  vatCode: 'domestic' | 'abroad'
  writtenOffCents: number
  writtenOffOn: string | null
}

/** A bank transfer or its reversal. `reversedOn`: day on which the allocation to an invoice ended, if it did. */
export type BookedPayment = {
  label: string
  name: string
  bookedOn: string
  amountCents: number
  isReversal: boolean
  allocations: readonly {
    label: string
    name: string
    amountCents: number
    createdOn: string
    reversedOn: string | null
  }[]
}

/** `isOnPaper` is true if a credit note already contains the payout, so that it must not be booked again. */
export type BookedPayout = {
  label: string
  name: string
  amountCents: number
  paidOn: string
  returnedOn: string | null
  isOnPaper: boolean
}

export type BookedReturn = { label: string; name: string; amountCents: number; returnedOn: string }

export type Booked = {
  documents: readonly InvoiceDocument[]
  payments: readonly BookedPayment[]
  payouts: readonly BookedPayout[]
  returns: readonly BookedReturn[]
}

export type Entry = {
  on: string
  label: string
  text: EntryText
  name: string
  debit: string
  credit: string
  amountCents: number
}
export type EntryText =
  | 'invoice'
  | 'invoice-abroad'
  | 'credit-note-abroad'
  | 'vat'
  | 'paid'
  | 'credit-note'
  | 'given-back'
  | 'written-off'
  | MoneyText
type MoneyText = 'taken-back' | 'unassigned' | 'assigned' | 'reversed' | 'paid-out' | 'came-back'

/** Double-entry journal by day. Receivables: what clients owe. Credits: client money not allocated to an invoice. */
export function journalOf({ documents, payments, payouts, returns }: Booked, numbers: AccountNumbers): Entry[] {
  const entries: Entry[] = []
  const book: Book = (facts, debit, credit) => {
    if (facts.amountCents > 0) entries.push({ ...facts, debit: numbers[debit], credit: numbers[credit] })
  }
  for (const pdf of documents) bookPdf(pdf, book)
  for (const payment of payments) bookPayment(payment, book)
  for (const payout of payouts) bookPayout(payout, book)
  for (const { returnedOn: on, ...returned } of returns)
    book({ ...returned, on, text: 'came-back' }, 'provider', 'credits')
  return entries.toSorted((a, b) => (a.on === b.on ? 0 : a.on < b.on ? -1 : 1))
}

type Book = (
  facts: Pick<Entry, 'on' | 'label' | 'text' | 'name' | 'amountCents'>,
  debit: AccountName,
  credit: AccountName,
) => void

function bookPdf(pdf: InvoiceDocument, book: Book): void {
  const { kind, label, name, issuedOn: on, payBy, reason, totalCents, vatCents, vatCode } = pdf
  const money = payBy === 'provider' ? 'provider' : 'bank'
  const net = { on, label, name, amountCents: totalCents - vatCents }
  const tax = { on, label, name, text: 'vat', amountCents: vatCents } as const
  if (kind === 'credit_note') {
    book({ ...net, text: vatCode === 'abroad' ? 'credit-note-abroad' : 'credit-note' }, 'revenue', 'receivable')
    book(tax, 'vat', 'receivable')
    if (reason === 'refund') book({ on, label, name, text: 'given-back', amountCents: totalCents }, 'receivable', money)
    return
  }
  book({ ...net, text: vatCode === 'abroad' ? 'invoice-abroad' : 'invoice' }, 'receivable', 'revenue')
  book(tax, 'receivable', 'vat')
  if (payBy === 'provider') book({ on, label, name, text: 'paid', amountCents: totalCents }, 'provider', 'receivable')
  if (pdf.writtenOffOn) {
    const lost = { on: pdf.writtenOffOn, label, name, amountCents: pdf.writtenOffCents }
    book({ ...lost, text: 'written-off' }, 'losses', 'receivable')
  }
}

/** Books what is allocated on the payment day; the rest becomes client credit. Later allocations reduce this credit. */
function bookPayment({ allocations, isReversal, bookedOn: on, ...payment }: BookedPayment, book: Book): void {
  const { label, name, amountCents } = payment
  if (isReversal) {
    book({ on, label, name, amountCents, text: 'reversed' }, 'credits', 'bank')
    return
  }
  let leftCents = amountCents
  for (const { createdOn, reversedOn, ...paid } of allocations) {
    const atOnceCents = Math.min(leftCents, paid.amountCents)
    leftCents -= atOnceCents
    book({ ...paid, on, text: 'paid', amountCents: atOnceCents }, 'bank', 'receivable')
    const laterCents = paid.amountCents - atOnceCents
    book({ ...paid, on: createdOn, text: 'assigned', amountCents: laterCents }, 'credits', 'receivable')
    if (reversedOn) book({ ...paid, on: reversedOn, text: 'taken-back' }, 'receivable', 'credits')
  }
  book({ on, label, name, text: 'unassigned', amountCents: leftCents }, 'bank', 'credits')
}

function bookPayout({ paidOn, returnedOn, isOnPaper, ...payout }: BookedPayout, book: Book): void {
  if (!isOnPaper) book({ ...payout, on: paidOn, text: 'paid-out' }, 'credits', 'bank')
  if (returnedOn) book({ ...payout, on: returnedOn, text: 'came-back' }, 'bank', 'credits')
}

type Taxed = Pick<Turnover, 'month' | 'vatRateBp' | 'vatCode' | 'grossCents' | 'vatCents'>

export type QuarterVat = {
  quarter: number
  grossCents: number
  /** VAT by the effective method: the sum of the VAT on the invoices. */
  effectiveCents: number
  /** VAT by the net tax rate method: a percentage of the taxed turnover including VAT. */
  netRateCents: number
  /** Turnover from untaxed services supplied abroad, deducted in field 221 of the VAT return. */
  abroadCents: number
}

export function vatOfYear(turnovers: readonly Taxed[], netRatePercent: number): QuarterVat[] {
  return [1, 2, 3, 4].map((quarter) => {
    const ofQuarter = turnovers.filter((one) => Math.ceil(one.month / 3) === quarter)
    const taxed = ofQuarter.filter((one) => one.vatRateBp > 0)
    const abroad = ofQuarter.filter(({ vatCode }) => vatCode === 'abroad')
    const abroadCents = abroad.reduce((sum, one) => sum + one.grossCents, 0)
    const grossCents = taxed.reduce((sum, one) => sum + one.grossCents, 0)
    const effectiveCents = taxed.reduce((sum, one) => sum + one.vatCents, 0)
    return {
      quarter,
      grossCents,
      effectiveCents,
      netRateCents: Math.round((grossCents * netRatePercent) / 100),
      abroadCents,
    }
  })
}
