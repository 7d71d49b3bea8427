import { company } from '#company/company.ts'
import { grey, left, openPaper, width } from '#design/pdf-paper.server.ts'
import { formatDate } from '#platform/format.ts'
import { moneyOf, type OrderLine, vatWithin } from '#shop/order-amounts.ts'
import type { OwnOrder } from './order-db.server.ts'
import { refundWords } from './order-state.ts'

/** The receipt of a paid order, as a PDF: who sold what to whom, for how much, and the VAT in it. */
export function drawReceipt(
  order: OwnOrder & { paidAt: Date },
  lines: readonly OrderLine[],
  discounts: readonly { title: string; amountCents: number }[],
): Promise<Buffer> {
  const money = moneyOf(order)
  const vat = vatWithin(order.totalCents)
  const title = `Receipt, order ${order.number}`
  const firm = company().legalName
  const paper = openPaper({ title, subject: title, firm, foot: `${firm} · ${title}`, madeAt: order.paidAt })
  paper.write('P', firm, { font: 'bold', size: 12 })
  paper.write('P', company().office, { colour: grey })
  paper.write('P', company().vatNumber, { colour: grey })
  paper.write('H1', title, { font: 'bold', size: 26, before: 24, gap: 2 })
  paper.write('P', `For ${[order.buyerName, order.buyerEmail].filter(Boolean).join(', ')}`, { before: 4 })
  paper.write('P', `Ordered ${formatDate(order.createdAt)}, paid ${formatDate(order.paidAt)}`)
  paper.space(16)
  paper.rule(true)
  const row = (term: string, amount: string, font: 'regular' | 'bold' = 'regular') => {
    paper.space(8)
    paper.needRoom(paper.heightOf(term, {}, width - 120))
    const { y } = paper.pdf
    paper.root.add(
      paper.writeAt('P', amount, { x: left + width - 110, y, width: 110, align: 'right' }, { font, figures: true }),
    )
    paper.root.add(paper.writeAt('P', term, { x: left, y, width: width - 120 }, { font }))
    paper.pdf.y = y + paper.heightOf(term, { font }, width - 120)
    paper.space(8)
    paper.rule()
  }
  for (const { productTitle, variantTitle, taxYear, quantity, unitPriceCents } of lines) {
    const what = [productTitle, variantTitle, taxYear && `tax year ${taxYear}`].filter(Boolean).join(', ')
    row(`${quantity} × ${what}`, money(quantity * unitPriceCents))
  }
  for (const { title, amountCents } of discounts) row(title, money(-amountCents))
  row('Total', money(order.totalCents), 'bold')
  row(vat.term, money(vat.cents))
  const refund = refundWords(order)
  if (refund) paper.write('P', refund, { before: 16 })
  const bank = company().bank.join(' · ')
  if (bank) paper.write('P', bank, { before: 16, colour: grey })
  return paper.close()
}
