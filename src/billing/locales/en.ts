import type { EntryText } from '#billing/books/journal.ts'
import type { InvoiceKind, InvoiceState } from '#billing/invoices/invoice.ts'
import { formatLongDate, formatNumber } from '#platform/format.ts'
import { lineTitle } from '#shop/orders/order.ts'

type SoldLine = { productTitle: string; variantTitle: string; taxYear: number | null }

export type BillingWords = {
  states: Record<InvoiceState, string>
  kinds: Record<InvoiceKind, string>
  journal: { head: string[]; texts: Record<EntryText, string> }
  transfer: {
    facts: Record<'amount' | 'due' | 'account' | 'bank' | 'reference' | 'payee', string>
    late: (day: string) => { title: string; text: string }
    code: (amount: string) => string
    scan: string
  }
  paper: {
    title: (kind: InvoiceKind, label: string) => string
    filename: (kind: InvoiceKind, label: string) => string
    lineTitle: (line: SoldLine) => string
    discount: string
    addition: string
    partOf: (label: string) => string
    columns: { what: string; quantity: string; price: string; amount: string }
    facts: Record<'issued' | 'service' | 'serviceFrom' | 'due' | 'order' | 'credits' | 'uid' | 'vatNumber', string>
    total: Record<InvoiceKind, string>
    vat: (percent: number) => string
    noVat: string
    noVatAbroad: (country: string) => string
    rounding: string
    billAlt: (bill: { amount: string; account: string; reference: string }) => string
    payWith: (facts: { due: string; account: string; bank: string | null; reference: string }) => string[]
    paid: (day: string) => string
    credited: Record<'refund' | 'cancelled', (label: string) => string>
    page: (page: number, of: number) => string
  }
}

const kinds = { invoice: 'Invoice', credit_note: 'Credit note' } as const

export const billing: BillingWords = {
  states: {
    issued: 'To be paid',
    partly_paid: 'Partly paid',
    overdue: 'Overdue',
    paid: 'Paid',
    credited: 'Credited',
    written_off: 'Written off',
  },
  kinds,
  journal: {
    head: ['Date', 'Number', 'Text', 'Debit', 'Credit', 'Amount (CHF)'],
    texts: {
      invoice: 'Invoice',
      'invoice-abroad': 'Invoice, supplied abroad (no VAT)',
      vat: 'VAT',
      paid: 'Payment',
      'credit-note': 'Credit note',
      'credit-note-abroad': 'Credit note, supplied abroad (no VAT)',
      'given-back': 'Refund',
      'written-off': 'Loss',
      'taken-back': 'Payment no longer assigned to this invoice',
      unassigned: 'Payment not yet assigned to an invoice',
      assigned: 'Payment assigned later',
      reversed: 'Payment reversed by the bank',
      'paid-out': 'Refund by bank transfer',
      'came-back': 'Bank transfer returned',
    },
  },
  transfer: {
    facts: {
      amount: 'Amount',
      due: 'Pay by',
      account: 'IBAN',
      bank: 'Bank',
      reference: 'Reference',
      payee: 'Account holder',
    },
    late: (day) => ({
      title: `Your payment was due on ${day}`,
      text: 'Please pay now, or contact us if you cannot. Your payment will appear here once we have received it.',
    }),
    code: (amount) => `Swiss QR code: pay ${amount} with your banking app`,
    scan: 'Scan the code with your banking app.',
  },
  paper: {
    title: (kind, label) => `${kinds[kind]} ${label}`,
    filename: (kind, label) => `${kind === 'invoice' ? 'invoice' : 'credit-note'}-${label}.pdf`,
    lineTitle: (line) => {
      const isStated = line.taxYear === null || line.variantTitle.includes(String(line.taxYear))
      return isStated ? lineTitle(line) : `${lineTitle(line)}, tax year ${line.taxYear}`
    },
    discount: 'Discount',
    addition: 'Additional services',
    partOf: (label) => `Part of invoice ${label}`,
    columns: { what: 'Service', quantity: 'Quantity', price: 'Price', amount: 'Amount' },
    facts: {
      issued: 'Date',
      service: 'Date of service',
      serviceFrom: 'Service expected from',
      due: 'Pay by',
      order: 'Order',
      credits: 'Credit for invoice',
      uid: 'UID',
      vatNumber: 'VAT number',
    },
    total: { invoice: 'Total', credit_note: 'Total in your favour' },
    vat: (percent) => `Including ${formatNumber(percent, { decimals: 1 })}% VAT`,
    noVat: 'No VAT: the firm is not registered for VAT.',
    noVatAbroad: (country) =>
      `No Swiss VAT: the client is domiciled abroad, so the place of supply is abroad (Art. 8 para. 1 MWSTG). Domicile: ${country}.`,
    rounding: 'Rounding',
    billAlt: ({ amount, account, reference }) =>
      `Swiss QR-bill: payment of ${amount} to account ${account} with reference ${reference}.`,
    payWith: ({ due, account, bank, reference }) => [
      `Please pay by ${due} using the QR-bill below.`,
      `Account ${bank ? `${account} at ${bank}` : account}, reference ${reference}.`,
    ],
    paid: (day) => `Paid on ${formatLongDate(day)}. Thank you.`,
    credited: {
      refund: (label) => `We have refunded this amount from invoice ${label}.`,
      cancelled: (label) => `Invoice ${label} has been cancelled. Please do not pay it.`,
    },
    page: (page, of) => `Page ${page} of ${of}`,
  },
}

export const issueInvoice = {
  order: (number: number) => `Order ${number}`,
}

export const pdfList = {
  pdf: (kind: string) => `${kind} (PDF)`,
  open: 'Open',
  fileIsBeingCreated: '. The file is being created.',
}
