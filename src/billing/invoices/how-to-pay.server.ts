import type { Tx } from '#platform/db/database.server.ts'
import { isOpen, openCents, type PostalAddress } from './invoice.ts'
import { findInvoiceOf } from './invoice-db.server.ts'
import { billCode, billOf } from './qr-bill.server.ts'

export type HowToPay = {
  account: string
  payee: { name: string; address: PostalAddress; bank: string | null }
  reference: string
  amountCents: number
  currencyCode: string
  dueOn: string | null
  isOverdue: boolean
  code: string | null
}

/** Transfer details of an unpaid invoice; null if not issued or already paid. Call within `asClient`. */
export async function howToPay(tx: Tx, orderId: string, today: string): Promise<HowToPay | null> {
  const invoice = await findInvoiceOf(tx, orderId)
  if (!invoice?.account || !invoice.reference || !isOpen(invoice.state)) return null
  const { account, reference, issuer, currencyCode, dueOn } = invoice
  const { legalName: name, address, bank } = issuer
  const amountCents = openCents(invoice)
  const bill = billOf(invoice, amountCents)
  return {
    ...{ account, payee: { name, address, bank }, reference, amountCents, currencyCode, dueOn },
    isOverdue: dueOn !== null && dueOn < today,
    code: bill && billCode(bill),
  }
}
