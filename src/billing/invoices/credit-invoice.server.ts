import * as billingTexts from '#billing/locales/en.ts'
import { swissDay } from '#platform/day.ts'
import type { Tx } from '#platform/db/database.server.ts'
import { t } from '#platform/texts.ts'
import { creditedVatCents, type InvoiceLine, openCents, stateOf } from './invoice.ts'
import { assignNumber, type Invoice, insertInvoice, listInvoiceLines, saveStatus } from './invoice-db.server.ts'
import { finishInvoice } from './issue-invoice.server.ts'

type Credit = { amountCents: number; reason: 'refund' | 'cancelled'; at: Date }

export async function creditInvoice(tx: Tx, invoice: Invoice, { amountCents, reason, at }: Credit): Promise<Invoice> {
  const issuedOn = swissDay(at)
  const year = Number(issuedOn.slice(0, 4))
  const {
    orderId,
    serviceOn,
    payBy,
    issuer,
    recipient,
    recipientName,
    currencyCode,
    vatRateBp,
    vatCode,
    placeOfSupply,
  } = invoice
  const isWhole = amountCents === invoice.totalCents
  const note = await insertInvoice(
    tx,
    {
      ...{
        kind: 'credit_note',
        year,
        number: await assignNumber(tx, 'credit_note', year),
        creditsId: invoice.id,
        reason,
      },
      ...{ orderId, serviceOn, payBy, currencyCode, recipientName, issuedAt: at, issuedOn },
      ...{ issuer: JSON.stringify(issuer), recipient: JSON.stringify(recipient) },
      ...{ totalCents: amountCents, vatRateBp, vatCode, placeOfSupply },
      vatCents: creditedVatCents(invoice.creditedCents, amountCents, vatRateBp),
    },
    isWhole ? await listInvoiceLines(tx, invoice.id) : [partOf(invoice, amountCents)],
  )
  const creditedCents = invoice.creditedCents + amountCents
  const paidCents = reason === 'refund' ? Math.max(0, invoice.paidCents - amountCents) : invoice.paidCents
  const amounts = { ...invoice, creditedCents, paidCents }
  if (openCents(amounts) < 0) throw new Error(`More of invoice ${invoice.label} would be credited than is left of it`)
  await saveStatus(tx, invoice, { creditedCents, paidCents, state: stateOf(amounts, invoice.dueOn, issuedOn) })
  await finishInvoice(tx, note)
  return note
}

function partOf({ label }: Invoice, amountCents: number): InvoiceLine {
  const title = t(billingTexts.billing).paper.partOf(label)
  return { productId: null, title, quantity: 1, unitPriceCents: amountCents, amountCents }
}
