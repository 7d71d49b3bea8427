import type { AccountName, AccountNumbers } from './book-settings.ts'

/** What the books know of an invoice or credit note. */
export type BookedPaper = {
  kind: 'invoice' | 'credit_note'
  label: string
  name: string
  issuedOn: string
  payBy: 'provider' | 'transfer'
  reason: 'refund' | 'cancelled' | null
  totalCents: number
  vatCents: number
  writtenOffCents: number
  writtenOffOn: string | null
}

/** What came by transfer for an invoice; `takenBackOn` when it counts no more. */
export type BookedPayment = {
  label: string
  name: string
  bookedOn: string
  amountCents: number
  takenBackOn: string | null
}

/** One entry: so much from one account to another. */
export type Entry = {
  on: string
  label: string
  text: EntryText
  name: string
  debit: string
  credit: string
  amountCents: number
}
export type EntryText = 'invoice' | 'vat' | 'paid' | 'credit-note' | 'given-back' | 'written-off' | 'taken-back'

/**
 * The journal of papers and payments, in the order of their days. Every entry has two sides, so that it always balances;
 * what stands on the account of receivables in the end is what is open.
 */
export function journalOf(
  papers: readonly BookedPaper[],
  payments: readonly BookedPayment[],
  numbers: AccountNumbers,
): Entry[] {
  const entries: Entry[] = []
  const book = (
    facts: Pick<Entry, 'on' | 'label' | 'text' | 'name' | 'amountCents'>,
    debit: AccountName,
    credit: AccountName,
  ) => {
    if (facts.amountCents > 0) entries.push({ ...facts, debit: numbers[debit], credit: numbers[credit] })
  }
  for (const paper of papers) bookPaper(paper, book)
  for (const { label, name, bookedOn, amountCents, takenBackOn } of payments) {
    book({ on: bookedOn, label, name, text: 'paid', amountCents }, 'bank', 'receivable')
    if (takenBackOn) book({ on: takenBackOn, label, name, text: 'taken-back', amountCents }, 'receivable', 'bank')
  }
  return entries.toSorted((a, b) => (a.on === b.on ? 0 : a.on < b.on ? -1 : 1))
}

type Book = (
  facts: Pick<Entry, 'on' | 'label' | 'text' | 'name' | 'amountCents'>,
  debit: AccountName,
  credit: AccountName,
) => void

function bookPaper(paper: BookedPaper, book: Book): void {
  const { kind, label, name, issuedOn: on, payBy, reason, totalCents, vatCents } = paper
  const money = payBy === 'provider' ? 'provider' : 'bank'
  const net = { on, label, name, amountCents: totalCents - vatCents }
  const tax = { on, label, name, text: 'vat', amountCents: vatCents } as const
  if (kind === 'credit_note') {
    book({ ...net, text: 'credit-note' }, 'revenue', 'receivable')
    book(tax, 'vat', 'receivable')
    if (reason === 'refund') book({ on, label, name, text: 'given-back', amountCents: totalCents }, 'receivable', money)
    return
  }
  book({ ...net, text: 'invoice' }, 'receivable', 'revenue')
  book(tax, 'receivable', 'vat')
  if (payBy === 'provider') book({ on, label, name, text: 'paid', amountCents: totalCents }, 'provider', 'receivable')
  if (paper.writtenOffOn) {
    const lost = { on: paper.writtenOffOn, label, name, amountCents: paper.writtenOffCents }
    book({ ...lost, text: 'written-off' }, 'losses', 'receivable')
  }
}

/** Turnover and tax of a quarter, by the rate of what was done: gross amounts, credit notes taken off. */
export type QuarterTurnover = { quarter: number; vatRateBp: number; grossCents: number; vatCents: number }

export type QuarterVat = {
  quarter: number
  grossCents: number
  /** By the effective method: the tax that the invoices hold. */
  effectiveCents: number
  /** By the net tax rate: a share of what was invoiced with tax. */
  netRateCents: number
}

/** The tax of the four quarters by both methods. What bears no tax counts in neither. */
export function vatOfYear(turnovers: readonly QuarterTurnover[], netRatePercent: number): QuarterVat[] {
  return [1, 2, 3, 4].map((quarter) => {
    const taxed = turnovers.filter((one) => one.quarter === quarter && one.vatRateBp > 0)
    const grossCents = taxed.reduce((sum, one) => sum + one.grossCents, 0)
    const effectiveCents = taxed.reduce((sum, one) => sum + one.vatCents, 0)
    return { quarter, grossCents, effectiveCents, netRateCents: Math.round((grossCents * netRatePercent) / 100) }
  })
}
