import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { firm } from '#test/billing/billing.ts'
import type { Invoice } from './invoice-db.server.ts'
import { referenceFor } from './reference.ts'
import { invoicePdf } from './render-invoice-pdf.server.ts'

const here = { street: 'Seeweg', houseNumber: '7a', postcode: '2502', town: 'Biel/Bienne', country: 'CH' }
const invoice = {
  ...{ account: firm.qrIban, reference: referenceFor(2026, 1, 'qr'), currencyCode: 'CHF', kind: 'invoice' },
  ...{
    label: '2026-00001',
    totalCents: 49_900,
    vatCents: 3_739,
    vatRateBp: 810,
    vatCode: 'standard',
    payBy: 'transfer',
  },
  ...{
    issuedOn: '2026-11-21',
    serviceOn: '2026-11-21',
    dueOn: '2026-12-21',
    issuedAt: new Date('2026-11-21T09:00:00Z'),
  },
  recipient: { name: 'Bea Buyer', email: 'bea@example.com', address: here },
  issuer: {
    ...{ legalName: 'Expat Tax Biel GmbH', uid: 'CHE-123.456.788', vatNumber: 'CHE-123.456.788 MWST' },
    ...{ email: 'office@example.com', bank: 'Seebank AG', address: here },
  },
} as unknown as Invoice
const line = {
  productId: 'standard',
  title: 'Standard, tax year 2025',
  quantity: 1,
  unitPriceCents: 49_900,
  amountCents: 49_900,
}

test.each([
  [1, 1],
  [3, 1],
  [20, 2],
])('an invoice with %i lines has its QR-bill on page %i, the last one', async (lines, pages) => {
  const content = await invoicePdf({ invoice, lines: Array.from({ length: lines }, () => line), creditedLabel: null })
  const pdf = await getDocument({ data: new Uint8Array(content) }).promise
  const { items } = await (await pdf.getPage(pages)).getTextContent()
  const texts = items.flatMap((item) => ('str' in item ? [item.str] : []))
  expect([pdf.numPages, texts.includes('Payment part')]).toEqual([pages, true])
})
