import { company } from '#company/company.ts'
import { vatRateOn } from '#content/vat.ts'
import { recordAudit, system } from '#platform/audit/audit.server.ts'
import { swissDay } from '#platform/day.ts'
import type { Tx } from '#platform/db/database.server.ts'
import { enqueue } from '#platform/jobs/jobs.server.ts'
import { movedBy } from '#platform/working-days.ts'
import { type LockedOrder, listLines } from '#shop/order-db.server.ts'
import type { InvoiceLine } from './invoice.ts'
import { type Invoice, insertInvoice, takeNumber } from './invoice-db.server.ts'
import { makePaperJob } from './jobs.ts'
import { issuerOfNow, recipientOf } from './parties.server.ts'
import { referenceFor } from './reference.ts'
import { vatWithinCents } from './vat.ts'
import { billingWords } from './words.ts'

/**
 * Writes the invoice of a locked order that has none, with the next number of the year; its paper is made by a job.
 * What is done on a day bears the rate of that day, and none while the firm is not registered.
 */
export async function issueInvoice(
  tx: Tx,
  order: LockedOrder,
  { now, dueDays }: { now: Date; dueDays: number },
): Promise<Invoice> {
  const serviceOn = swissDay(order.paidAt ?? now)
  const issuer = issuerOfNow()
  const recipient = await recipientOf(tx, order)
  const issuedOn = swissDay(now)
  const year = Number(issuedOn.slice(0, 4))
  const number = await takeNumber(tx, 'invoice', year)
  const vatRateBp = issuer.vatNumber === null ? 0 : Math.round(vatRateOn(serviceOn) * 100)
  const isPaid = order.state !== 'awaiting_transfer'
  const { totalCents } = order
  const payment = isPaid
    ? { payBy: 'provider', state: 'paid', paidCents: totalCents }
    : { payBy: 'transfer', state: 'issued', dueOn: movedBy(issuedOn, dueDays), ...accountFor(year, number) }
  const invoice = await insertInvoice(
    tx,
    {
      ...{ kind: 'invoice', year, number, orderId: order.id, issuedAt: now, issuedOn, serviceOn, totalCents },
      ...{ currencyCode: order.currencyCode.toUpperCase(), vatRateBp, vatCents: vatWithinCents(totalCents, vatRateBp) },
      ...{ issuer: JSON.stringify(issuer), recipient: JSON.stringify(recipient), recipientName: recipient.name },
      ...payment,
    },
    linesOf(order, await listLines(tx, order.id)),
  )
  await finishInvoice(tx, invoice)
  return invoice
}

/** Where a transfer goes, and by what reference it is known again. */
function accountFor(year: number, number: number): { account: string; reference: string } | null {
  const { iban, qrIban } = company()
  if (qrIban) return { account: qrIban, reference: referenceFor(year, number, 'qr') }
  return iban ? { account: iban, reference: referenceFor(year, number, 'plain') } : null
}

/** What follows from every new invoice and credit note: its paper, and a row in the audit log. */
export async function finishInvoice(tx: Tx, invoice: Invoice): Promise<void> {
  const { id, label, totalCents, kind } = invoice
  await enqueue(tx, makePaperJob, { invoiceId: id })
  const action = kind === 'credit_note' ? 'credit-note.issued' : 'invoice.issued'
  await recordAudit(tx, system, { action, object: { type: 'invoice', id }, detail: { label, totalCents } })
}

type SoldLine = Awaited<ReturnType<typeof listLines>>[number]

/** The lines of an order; what they and its total differ by is a discount, or what came on top. */
export function linesOf({ totalCents }: { totalCents: number }, sold: SoldLine[]): InvoiceLine[] {
  const { lineTitle, discount, addition } = billingWords().paper
  const lines = sold.map((line) => ({
    productId: line.productId,
    title: lineTitle(line),
    quantity: line.quantity,
    unitPriceCents: line.unitPriceCents,
    amountCents: line.quantity * line.unitPriceCents,
  }))
  const rest = totalCents - lines.reduce((sum, { amountCents }) => sum + amountCents, 0)
  if (rest === 0) return lines
  const title = rest < 0 ? discount : addition
  return [...lines, { productId: null, title, quantity: 1, unitPriceCents: rest, amountCents: rest }]
}
