import { maxLength } from '#accounts/people/max-lengths.ts'
import { findPerson } from '#accounts/people/people-db.server.ts'
import { presentAddress } from '#accounts/sessions/present-address.server.ts'
import { renderInvoicePdfJob } from '#billing/jobs.ts'
import * as billingTexts from '#billing/locales/en.ts'
import { company } from '#company/company.ts'
import { nameFromOutside } from '#company/name-field.ts'
import { vatRateOn } from '#content/vat.ts'
import { recordAudit, system } from '#platform/audit/audit.server.ts'
import { swissDay } from '#platform/day.ts'
import type { Tx } from '#platform/db/database.server.ts'
import { enqueue } from '#platform/jobs/jobs.server.ts'
import { t } from '#platform/texts.ts'
import { movedBy } from '#platform/working-days.ts'
import { type LockedOrder, listLines } from '#shop/orders/order-db.server.ts'
import { listOrderDiscounts, type OrderDiscount } from '#shop/promotions/order-discount-db.server.ts'
import { type InvoiceLine, type Issuer, postalAddress, type Recipient, vatWithinCents } from './invoice.ts'
import { assignNumber, type Invoice, insertInvoice } from './invoice-db.server.ts'
import { referenceFor } from './reference.ts'

const copy = () => t(billingTexts.issueInvoice)

/**
 * Issues the invoice of an order with the next number of the year; a job renders its PDF. The caller must have locked
 * the order. VAT rate: that of the day of service; no VAT abroad (VAT Act, Art. 8, 115) or while unregistered.
 */
export async function issueInvoice(
  tx: Tx,
  order: LockedOrder,
  { now, dueDays }: { now: Date; dueDays: number },
): Promise<Invoice> {
  const sold = await listLines(tx, order.id)
  const agreedOn = swissDay(order.paidAt ?? now)
  const serviceOn = serviceDayOf(sold, agreedOn)
  const isAbroad = order.vatPlace === 'abroad'
  const issuer = issuerOfNow()
  const recipient = await recipientOf(tx, order)
  const issuedOn = swissDay(now)
  const year = Number(issuedOn.slice(0, 4))
  const number = await assignNumber(tx, 'invoice', year)
  const vatRateBp = issuer.vatNumber === null || isAbroad ? 0 : Math.round(vatRateOn(serviceOn) * 100)
  const isPaid = order.state !== 'awaiting_transfer'
  const { totalCents } = order
  const payment = isPaid
    ? { payBy: 'provider', state: 'paid', paidCents: totalCents, paidOn: agreedOn }
    : { payBy: 'transfer', state: 'issued', dueOn: movedBy(issuedOn, dueDays), ...accountFor(year, number) }
  const invoice = await insertInvoice(
    tx,
    {
      ...{ kind: 'invoice', year, number, orderId: order.id, issuedAt: now, issuedOn, serviceOn, totalCents },
      ...{ currencyCode: order.currencyCode.toUpperCase(), vatRateBp, vatCents: vatWithinCents(totalCents, vatRateBp) },
      ...{ issuer: JSON.stringify(issuer), recipient: JSON.stringify(recipient), recipientName: recipient.name },
      ...{ vatCode: isAbroad ? 'abroad' : 'domestic', placeOfSupply: order.domicileCountry },
      ...payment,
    },
    linesOf(order, sold, await listOrderDiscounts(tx, order.id)),
  )
  await finishInvoice(tx, invoice)
  return invoice
}

function accountFor(year: number, number: number): { account: string; reference: string } | null {
  const { iban, qrIban } = company()
  if (qrIban) return { account: qrIban, reference: referenceFor(year, number, 'qr') }
  return iban ? { account: iban, reference: referenceFor(year, number, 'plain') } : null
}

export async function finishInvoice(tx: Tx, invoice: Invoice): Promise<void> {
  const { id, label, totalCents, kind } = invoice
  await enqueue(tx, renderInvoicePdfJob, { invoiceId: id })
  const action = kind === 'credit_note' ? 'credit-note.issued' : 'invoice.issued'
  await recordAudit(tx, system, { action, object: { type: 'invoice', id }, detail: { label, totalCents } })
}

type SoldLine = Awaited<ReturnType<typeof listLines>>[number]

/** Invoice lines, without VAT for buyers abroad. An extra line holds any difference between their sum and the total. */
export function linesOf(
  { totalCents, vatOffCents = 0 }: { totalCents: number; vatOffCents?: number },
  sold: SoldLine[],
  given: readonly OrderDiscount[],
): InvoiceLine[] {
  const { lineTitle, discount, addition } = t(billingTexts.billing).paper
  const oneOf = (title: string, cents: number) => {
    return { productId: null, title, quantity: 1, unitPriceCents: cents, amountCents: cents }
  }
  const lines: InvoiceLine[] = [
    ...sold.map((line) => ({
      productId: line.productId,
      title: lineTitle(line),
      quantity: line.quantity,
      unitPriceCents: line.unitPriceCents,
      amountCents: line.quantity * line.unitPriceCents,
    })),
    ...given.map(({ title, amountCents }) => oneOf(title, -amountCents)),
  ]
  if (vatOffCents > 0)
    return netLines(lines, { totalCents, vatOffCents }, (rest) => oneOf(t(billingTexts.billing).paper.rounding, rest))
  const rest = totalCents - lines.reduce((sum, { amountCents }) => sum + amountCents, 0)
  if (rest === 0) return lines
  return [...lines, oneOf(rest < 0 ? discount : addition, rest)]
}

/** Converts lines to net prices. A rounding difference goes to a line of quantity 1 or becomes an extra line. */
function netLines(
  lines: readonly InvoiceLine[],
  { totalCents, vatOffCents }: { totalCents: number; vatOffCents: number },
  rounding: (cents: number) => InvoiceLine,
): InvoiceLine[] {
  const net = lines.map((line) => {
    const unitPriceCents = Math.round((line.unitPriceCents * totalCents) / (totalCents + vatOffCents))
    return { ...line, unitPriceCents, amountCents: line.quantity * unitPriceCents }
  })
  const rest = totalCents - net.reduce((sum, { amountCents }) => sum + amountCents, 0)
  if (rest === 0) return net
  const single = net.findIndex(({ quantity, amountCents }) => quantity === 1 && amountCents + rest > 0)
  if (single < 0) return [...net, rounding(rest)]
  return net.map((line, at) => {
    const cents = line.amountCents + rest
    return at === single ? { ...line, unitPriceCents: cents, amountCents: cents } : line
  })
}

function issuerOfNow(): Issuer {
  const { legalName, address, addressParts, uid, vatNumber, email, bank } = company()
  const { postcode, town, countryCode } = address
  return { legalName, address: { ...addressParts, postcode, town, country: countryCode }, uid, vatNumber, email, bank }
}

export async function recipientOf(tx: Tx, order: LockedOrder): Promise<Recipient> {
  const person = order.personId ? await findPerson(tx, order.personId) : null
  const saved = postalAddress.safeParse(order.billingAddress)
  const email = order.buyerEmail ?? person?.email ?? null
  // The payment page accepts any text as a name, and the invoice is emailed to an address that may be unconfirmed.
  const written = nameFromOutside(order.buyerName ?? '', 'company', maxLength.company)
  const name = written || person?.name || email || copy().order(order.number)
  return { name, email, address: saved.data ?? (person ? await presentAddress(tx, person.id) : null) }
}

/**
 * Day of service, the latest of all order lines; it determines the VAT rate (VAT Act, SR 641.20, Art. 115 para. 1). Tax
 * returns are prepared after the tax year, on 1 January at the earliest; other work counts on the day of the order.
 * @example serviceDayOf([{ taxYear: 2026 }], '2026-12-01') // '2027-01-01'
 */
export function serviceDayOf(lines: readonly { taxYear: number | null }[], orderedOn: string): string {
  const days = lines.flatMap(({ taxYear }) => (taxYear === null ? [] : [`${taxYear + 1}-01-01`]))
  return days.concat(orderedOn).toSorted().at(-1) ?? orderedOn
}
