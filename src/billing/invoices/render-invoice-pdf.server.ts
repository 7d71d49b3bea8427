import { createHash, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { formatIBAN } from 'swissqrbill/utils'
import { invoicePdfStored } from '#billing/events.ts'
import * as billingTexts from '#billing/locales/en.ts'
import { grey, openPdf, type Pdf } from '#design/print/pdf-document.server.ts'
import { drawTable } from '#design/print/pdf-parts.server.ts'
import { nameOfCountry } from '#platform/countries.ts'
import { publish } from '#platform/events/events.server.ts'
import { encryptFile } from '#platform/files/file-cipher.server.ts'
import { insertFile } from '#platform/files/file-db.server.ts'
import { StoreError } from '#platform/files/files.ts'
import { formatDate, formatMoney } from '#platform/format.ts'
import type { Services } from '#platform/services.ts'
import { t } from '#platform/texts.ts'
import { addressLines, type InvoiceLine, recipientLines } from './invoice.ts'
import { findInvoice, type Invoice, listInvoiceLines, lockInvoice, saveStatus } from './invoice-db.server.ts'
import { notifyBuyer } from './notify-buyer.server.ts'
import { drawQrBill } from './qr-bill.server.ts'

type RenderInvoicePdfDeps = Pick<Services, 'db' | 'fileStore' | 'secretKey' | 'config'>

/** Renders an invoice PDF and stores it encrypted, with its SHA-256. Idempotent, so it can be retried after a crash. */
export async function renderInvoicePdf(services: RenderInvoicePdfDeps, invoiceId: string): Promise<void> {
  const { db, fileStore } = services
  const invoice = await findInvoice(db, invoiceId)
  if (!invoice || invoice.fileId) return
  const credited = invoice.creditsId ? await findInvoice(db, invoice.creditsId) : null
  const lines = await listInvoiceLines(db, invoiceId)
  const content = await invoicePdf({ invoice, lines, creditedLabel: credited?.label ?? null })
  const id = randomUUID()
  await store(services, id, content)
  const isFirst = await db.transaction().execute(async (tx) => {
    const held = await lockInvoice(tx, invoiceId)
    // If a concurrent job has already stored the PDF, discard this one.
    if (!held || held.fileId) return false
    const sha256 = createHash('sha256').update(content).digest('hex')
    const file = { id, storageKey: id, mediaType: 'application/pdf', sizeBytes: content.length, sha256 }
    await insertFile(tx, file, 'not_needed')
    await saveStatus(tx, held, { fileId: id })
    await notifyBuyer(tx, services, held)
    await publish(tx, invoicePdfStored, { orderId: held.orderId, invoiceId })
    return true
  })
  if (!isFirst) await fileStore.remove(id)
}

async function store({ fileStore, secretKey }: RenderInvoicePdfDeps, id: string, content: Buffer): Promise<void> {
  const encrypted = encryptFile(secretKey.current, id)
  const storing = fileStore.put(id, encrypted).catch((error) => {
    encrypted.destroy()
    throw new StoreError(error)
  })
  const [stored, sent] = await Promise.allSettled([storing, pipeline(Readable.from(content), encrypted)])
  if (stored.status === 'rejected') throw stored.reason
  if (sent.status === 'rejected') throw sent.reason
}

type Papered = {
  invoice: Invoice
  lines: InvoiceLine[]
  creditedLabel: string | null
}

const tightAir = 0.35

/**
 * Renders an invoice or credit note as an accessible PDF, from stored data only, so that it can be reproduced. The
 * spaces are reduced if that puts the QR-bill on the first page.
 */
export function invoicePdf(papered: Papered): Promise<Buffer> {
  const { invoice } = papered
  const hasBill = invoice.kind === 'invoice' && invoice.payBy === 'transfer'
  if (!hasBill) return drawInvoice(papered, 1).close()
  for (const air of [1, tightAir]) {
    const pdf = drawInvoice(papered, air)
    drawQrBill(pdf, invoice)
    if (pdf.pageNumber() === 1) return pdf.close()
  }
  const pdf = drawInvoice(papered, 1)
  drawQrBill(pdf, invoice)
  return pdf.close()
}

function drawInvoice({ invoice, lines, creditedLabel }: Papered, air: number): Pdf {
  const { kind, label, issuer, issuedAt } = invoice
  const isTight = air < 1
  const words = t(billingTexts.billing).paper
  const title = words.title(kind, label)
  const firm = issuer.legalName
  const pdf = openPdf({
    title,
    subject: title,
    firm,
    footer: `${firm} · ${title}`,
    createdAt: issuedAt,
    pageOf: words.page,
    air,
  })
  pdf.write('P', firm, { font: 'bold', size: 12 })
  for (const line of [...addressLines(issuer.address), issuer.email])
    pdf.write('P', line, { colour: grey, gap: isTight ? 0 : 1 })
  pdf.space(28)
  for (const line of recipientLines(invoice)) pdf.write('P', line, { size: 11, gap: 2 })
  pdf.write('H1', title, { font: 'bold', size: isTight ? 20 : 26, before: 28, gap: 2 })
  for (const [term, value] of factsOf(invoice, creditedLabel))
    pdf.write('P', `${term}: ${value}`, { before: 2, gap: isTight ? 0 : 1, figures: true })
  pdf.space(16)
  lineTable(pdf, invoice, lines)
  closingWords(pdf, invoice, creditedLabel)
  return pdf
}

function factsOf(invoice: Invoice, creditedLabel: string | null): [string, string][] {
  const { facts } = t(billingTexts.billing).paper
  const { kind, issuedOn, serviceOn, dueOn, issuer } = invoice
  return [
    [facts.issued, formatDate(issuedOn)],
    // Clients pay in advance: when the invoice is issued, the work has yet to begin.
    [kind === 'invoice' ? facts.serviceFrom : facts.service, formatDate(serviceOn)],
    ...(dueOn ? [[facts.due, formatDate(dueOn)] satisfies [string, string]] : []),
    ...(creditedLabel ? [[facts.credits, creditedLabel] satisfies [string, string]] : []),
    issuer.vatNumber ? [facts.vatNumber, issuer.vatNumber] : [facts.uid, issuer.uid],
  ]
}

function lineTable(pdf: Pdf, invoice: Invoice, lines: InvoiceLine[]): void {
  const { columns: heads, total, vat } = t(billingTexts.billing).paper
  const money = (cents: number) => formatMoney(cents, { currency: invoice.currencyCode })
  const hasVat = invoice.vatRateBp > 0
  drawTable(pdf, {
    heads: [heads.what, heads.quantity, heads.price, heads.amount],
    rows: lines.map((line) => [line.title, String(line.quantity), money(line.unitPriceCents), money(line.amountCents)]),
    total: [total[invoice.kind], '', '', money(invoice.totalCents)],
    after: hasVat ? [[vat(invoice.vatRateBp / 100), '', '', money(invoice.vatCents)]] : [],
  })
  if (!hasVat) pdf.write('P', whyNoVat(invoice), { before: 8, colour: grey })
}

function whyNoVat({ vatCode, placeOfSupply, issuer }: Invoice): string {
  const { noVat, noVatAbroad } = t(billingTexts.billing).paper
  return vatCode === 'abroad' && placeOfSupply && issuer.vatNumber ? noVatAbroad(nameOfCountry(placeOfSupply)) : noVat
}

function closingWords(pdf: Pdf, invoice: Invoice, creditedLabel: string | null): void {
  const { paid, credited, payWith } = t(billingTexts.billing).paper
  const { kind, payBy, serviceOn, paidOn, reason, dueOn, account, reference, issuer } = invoice
  if (dueOn && account && reference)
    for (const words of payWith({ due: formatDate(dueOn), account: formatIBAN(account), bank: issuer.bank, reference }))
      pdf.write('P', words, { before: 6, figures: true })
  if (kind === 'invoice' && payBy === 'provider') pdf.write('P', paid(paidOn ?? serviceOn), { before: 16 })
  if (creditedLabel && (reason === 'refund' || reason === 'cancelled'))
    pdf.write('P', credited[reason](creditedLabel), { before: 16 })
}
