import type { Actor } from '#accounts/sessions/actor.ts'
import { company } from '#company/company.ts'
import { vatRateOn } from '#content/vat.ts'
import { grey, openPdf } from '#design/print/pdf-document.server.ts'
import { drawTable } from '#design/print/pdf-parts.server.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import { swissDay } from '#platform/day.ts'
import type { Db } from '#platform/db/database.server.ts'
import { formatDate, formatMoney } from '#platform/format.ts'
import { pdfReply } from '#platform/http/file-reply.ts'
import { t } from '#platform/texts.ts'
import * as cartTexts from '#shop/cart/locales/en.ts'
import { containedVatCents } from '#shop/catalogue/public/price-quote.ts'
import * as shopTexts from '#shop/locales/en.ts'
import { type QuoteLine, quoteLabel, quoteStateOn } from './quote.ts'
import { listQuoteLines, type Quote } from './quote-db.server.ts'
import { findQuoteParties } from './whose-quote-db.server.ts'

type Papered = {
  quote: Quote
  lines: readonly QuoteLine[]
  client: { name: string }
  caseNumber: string | null
  now: Date
}

/** Accessible PDF of an offer. Sent offers never change, so their PDFs stay the same. */
export function quotePdf({ quote, lines, client, caseNumber, now }: Papered): Promise<Buffer> {
  const words = t(shopTexts.quote).paper
  const title = words.title(quoteLabel(quote))
  const { legalName, address, addressParts, uid, vatNumber } = company()
  const street = [addressParts.street, addressParts.houseNumber].filter(Boolean).join(' ')
  const createdAt = quote.sentAt ?? quote.updatedAt
  const pdf = openPdf({
    ...{ title, subject: title, firm: legalName, footer: `${legalName} · ${title}`, createdAt, pageOf: words.page },
  })
  pdf.write('P', legalName, { font: 'bold', size: 12 })
  for (const line of [street, `${address.postcode} ${address.town}`]) pdf.write('P', line, { colour: grey, gap: 1 })
  pdf.space(28)
  pdf.write('P', client.name, { size: 11, gap: 2 })
  pdf.write('H1', title, { font: 'bold', size: 26, before: 28, gap: 2 })
  pdf.write('P', quote.title, { font: 'bold', size: 12, before: 6 })
  const facts = [
    [words.facts.sent, formatDate(swissDay(createdAt))],
    [words.facts.validOn, formatDate(quote.validOn)],
    ...(caseNumber ? [[words.facts.case, caseNumber]] : []),
    vatNumber ? [words.facts.vatNumber, vatNumber] : [words.facts.uid, uid],
  ]
  for (const [term, value] of facts) pdf.write('P', `${term}: ${value}`, { before: 2, gap: 1, figures: true })
  for (const text of quote.words.split(/\n{2,}/).filter(Boolean)) pdf.write('P', text, { before: 10 })
  pdf.space(16)
  const money = (cents: number) => formatMoney(cents, { currency: quote.currencyCode.toUpperCase() })
  const percent = vatNumber ? vatRateOn(swissDay(createdAt)) : 0
  const { what, quantity, price, amount } = words.columns
  drawTable(pdf, {
    heads: [what, quantity, price, amount],
    rows: lines.map((line) => {
      const cents = line.quantity * line.unitPriceCents
      return [line.title, String(line.quantity), money(line.unitPriceCents), money(cents)]
    }),
    total: [words.total, '', '', money(quote.totalCents)],
    after: percent > 0 ? [[words.vat(percent), '', '', money(containedVatCents(quote.totalCents, percent))]] : [],
  })
  if (percent === 0) pdf.write('P', words.noVat, { before: 8, colour: grey })
  else
    pdf.write(
      'P',
      t(cartTexts.domicile).abroad(money(quote.totalCents - containedVatCents(quote.totalCents, percent))),
      {
        before: 8,
        colour: grey,
      },
    )
  const isOpen = quoteStateOn(quote, swissDay(now)) === 'sent'
  pdf.write('P', isOpen ? words.accept(quote.validOn) : words.void, { before: 16 })
  return pdf.close()
}

/** Returns the offer's PDF and records the download in the audit log. The caller must authorize the reader. */
export async function quotePdfReply(
  { db, now }: { db: Db; now: () => Date },
  quote: Quote,
  actor: Actor,
): Promise<Response> {
  const { clientName, caseNumber } = await findQuoteParties(db, quote.id)
  const lines = await listQuoteLines(db, quote.id)
  const content = await quotePdf({ quote, lines, client: { name: clientName }, caseNumber, now: now() })
  const label = quoteLabel(quote)
  await recordAudit(db, actor, {
    action: 'quote.downloaded',
    object: { type: 'quote', id: quote.id },
    detail: { label },
  })
  return pdfReply({ filename: t(shopTexts.quote).paper.filename(label), content })
}
