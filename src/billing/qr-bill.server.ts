import { SwissQRBill } from 'swissqrbill/pdf'
import type { Creditor, Data, Debtor } from 'swissqrbill/types'
import { type Paper, paperHeight } from '#design/pdf-paper.server.ts'
import { printFonts } from '#design/print-fonts.server.ts'
import { formatMoney } from '#platform/format.ts'
import type { PostalAddress } from './invoice.ts'
import type { Invoice } from './invoice-db.server.ts'
import { billingWords } from './words.ts'

const billFont = 'Liberation Sans'
const room = 12

/** What the code of a bill says; the library writes addresses in parts (type S). */
export function qrBillData(invoice: Invoice): Data | null {
  const { account, reference, issuer, recipient, currencyCode, label } = invoice
  if (!account || !reference || currencyCode !== 'CHF') return null
  return {
    currency: 'CHF',
    amount: invoice.totalCents / 100,
    creditor: { account, ...partyOf(issuer.legalName, issuer.address) } satisfies Creditor,
    ...(recipient.address && { debtor: partyOf(recipient.name, recipient.address) }),
    reference,
    message: billingWords().paper.title(invoice.kind, label),
  }
}

function partyOf(name: string, { street, houseNumber, postcode, town, country }: PostalAddress): Debtor {
  const party = { name: name.slice(0, 70), address: street, zip: postcode, city: town, country }
  return houseNumber ? { ...party, buildingNumber: houseNumber } : party
}

/** Draws the payment part and receipt at the foot of a page: of the present one, or of a new one where it is not free. */
export function drawQrBill(paper: Paper, invoice: Invoice): void {
  const data = qrBillData(invoice)
  if (!data) return
  const { pdf } = paper
  const top = paperHeight - SwissQRBill.height
  if (pdf.y + room > top) pdf.addPage()
  paper.leaveFootFree()
  pdf.registerFont(billFont, printFonts.bill)
  pdf.registerFont(`${billFont}-Bold`, printFonts.billBold)
  const bill = new SwissQRBill(data, { language: 'EN', fontName: billFont, scissors: false, separate: true })
  const amount = formatMoney(Math.round((data.amount ?? 0) * 100))
  const alt = billingWords().paper.billAlt({ amount, account: data.creditor.account, reference: data.reference ?? '' })
  paper.root.add(pdf.struct('Figure', { alt }, () => bill.attachTo(pdf, 0, top)))
}
