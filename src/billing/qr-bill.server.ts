import { SwissQRBill } from 'swissqrbill/pdf'
import { type Paper, paperHeight } from '#design/pdf-paper.server.ts'
import { printFonts } from '#design/print-fonts.server.ts'
import { formatMoney } from '#platform/format.ts'
import { billOf } from './bill-code.ts'
import type { Invoice } from './invoice-db.server.ts'
import { billingWords } from './words.ts'

const billFont = 'Liberation Sans'
const room = 12

/** Draws the payment part and receipt at the foot of a page: of the present one, or of a new one where it is not free. */
export function drawQrBill(paper: Paper, invoice: Invoice): void {
  const data = billOf(invoice, invoice.totalCents)
  if (!data) return
  const { pdf } = paper
  const top = paperHeight - SwissQRBill.height
  if (pdf.y + room > top) pdf.addPage()
  paper.leaveFootFree()
  pdf.registerFont(billFont, printFonts.bill)
  pdf.registerFont(`${billFont}-Bold`, printFonts.billBold)
  const bill = new SwissQRBill(data, { language: 'EN', fontName: billFont, scissors: false, separate: true })
  const amount = formatMoney(invoice.totalCents)
  const alt = billingWords().paper.billAlt({ amount, account: data.creditor.account, reference: data.reference ?? '' })
  paper.root.add(pdf.struct('Figure', { alt }, () => bill.attachTo(pdf, 0, top)))
}
