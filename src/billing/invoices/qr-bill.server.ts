import { SwissQRBill } from 'swissqrbill/pdf'
import type { Creditor, Data, Debtor, PDFOptions } from 'swissqrbill/types'
import { getReferenceType } from 'swissqrbill/utils'
import * as billingTexts from '#billing/locales/en.ts'
import { type Pdf, pdfPageHeight } from '#design/print/pdf-document.server.ts'
import { printFonts } from '#design/print/pdf-library.server.ts'
import { formatMoney } from '#platform/format.ts'
import { bankCharacters } from '#platform/text/bank-characters.ts'
import { t } from '#platform/texts.ts'
import type { PostalAddress } from './invoice.ts'
import type { Invoice } from './invoice-db.server.ts'

type Billed = Pick<Invoice, 'account' | 'reference' | 'issuer' | 'recipient' | 'currencyCode' | 'kind' | 'label'>

/**
 * Data of an invoice's QR-bill with structured addresses (type S), without characters that banks reject. Null if the
 * invoice can have none. Omits the buyer if name, postcode or town has no permitted letter or digit.
 */
export function billOf(invoice: Billed, amountCents: number): Data | null {
  const { account, reference, issuer, recipient, currencyCode, kind, label } = invoice
  if (!account || !reference || currencyCode !== 'CHF') return null
  const debtor = recipient.address && partyOf(recipient.name, recipient.address)
  return {
    currency: 'CHF',
    amount: amountCents / 100,
    creditor: { account: account.replaceAll(/\s/g, ''), ...partyOf(issuer.legalName, issuer.address) },
    ...(debtor &&
      [debtor.name, debtor.zip, debtor.city].every((text) => hasLetterOrDigit.test(String(text))) && { debtor }),
    reference,
    message: field(t(billingTexts.billing).paper.title(kind, label), 140),
  }
}

const hasLetterOrDigit = /[\p{L}\p{N}]/u

function field(text: string, max: number): string {
  return bankCharacters(text).slice(0, max).trim()
}

function partyOf(name: string, { street, houseNumber, postcode, town, country }: PostalAddress): Debtor {
  const place = { zip: field(postcode, 16), city: field(town, 35), country }
  const party = { name: field(name, 70), address: field(street, 70), ...place }
  const buildingNumber = field(houseNumber ?? '', 16)
  return buildingNumber ? { ...party, buildingNumber } : party
}

/** QR code content of a Swiss QR-bill (version 2.0). Written here, because the PDF library does not export it. */
export function billCode({ creditor, debtor, amount, currency, reference, message }: Data): string {
  return [
    ...['SPC', '0200', '1', creditor.account, ...partyLines(creditor), ...partyLines()],
    ...[amount?.toFixed(2), currency, ...partyLines(debtor)],
    ...[getReferenceType(reference), reference, message, 'EPD'],
  ].join('\n')
}

function partyLines(party?: Debtor): unknown[] {
  if (!party) return Array.from({ length: 7 }, () => '')
  const { name, address, buildingNumber = '', zip, city, country } = party
  return ['S', name, address, buildingNumber, zip, city, country]
}

const billFont = 'Liberation Sans'
const room = 12
const pointsPerMm = 72 / 25.4
const receipt = { size: 8, width: 52 * pointsPerMm }
const paymentPart = { size: 10, width: 87 * pointsPerMm }

export function drawQrBill(pdfFile: Pdf, invoice: Invoice): void {
  const data = billOf(invoice, invoice.totalCents)
  if (!data) return
  const { pdf } = pdfFile
  const top = pdfPageHeight - SwissQRBill.height
  if (pdf.y + room > top) pdf.addPage()
  pdfFile.leaveFooterFree()
  pdf.registerFont(billFont, printFonts.bill)
  pdf.registerFont(`${billFont}-Bold`, printFonts.billBold)
  const bill = new Slip(pdf, data, { language: 'EN', fontName: billFont, scissors: false, separate: true })
  const amount = formatMoney(invoice.totalCents)
  const alt = t(billingTexts.billing).paper.billAlt({
    amount,
    account: data.creditor.account,
    reference: data.reference ?? '',
  })
  pdfFile.root.add(pdf.struct('Figure', { alt }, () => bill.attachTo(pdf, 0, top)))
}

/** Shortens printed texts that are too long, as the guidelines allow; the QR code contains the full text. */
class Slip extends SwissQRBill {
  readonly #pdf: Pdf['pdf']

  constructor(pdf: Pdf['pdf'], data: Data, options: PDFOptions) {
    super(data, options)
    this.#pdf = pdf
    // Override the library's address formatting; `Object.assign`, because its types do not declare the method.
    Object.assign(this, { formatAddress: (party: Creditor | Debtor) => this.#addressLines(party) })
  }

  #addressLines({ name, address, buildingNumber, zip, city, country }: Creditor | Debtor): string {
    const isReceipt = this.#pdf.widthOfString('0') < (receipt.size + 1) * 0.556
    const { width } = isReceipt ? receipt : paymentPart
    const place = `${country === 'CH' ? '' : `${country} - `}${zip} ${city}`
    const street = [address, buildingNumber].filter(Boolean).join(' ')
    // On the receipt, only the name may take two lines; otherwise the address would overlap the amount.
    const lines = [this.#fit(name, width, 2), this.#fit(street, width, isReceipt ? 1 : 2)]
    return [...lines, this.#fit(place, width, isReceipt ? 1 : 2)].filter(Boolean).join('\n')
  }

  #fit(text: string, width: number, lines: number): string {
    const height = (part: string) => this.#pdf.heightOfString(part, { width, lineGap: 0 })
    const max = height('A') * lines + 1
    if (height(text) <= max) return text
    let length = text.length - 1
    while (length > 1 && height(`${text.slice(0, length).trimEnd()}...`) > max) length -= 1
    return `${text.slice(0, length).trimEnd()}...`
  }
}
