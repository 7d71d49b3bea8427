import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { openPdf } from '#design/print/pdf-document.server.ts'
import { firm } from '#test/billing/billing.ts'
import type { Invoice } from './invoice-db.server.ts'
import { drawQrBill } from './qr-bill.server.ts'
import { referenceFor } from './reference.ts'

const long = { street: 'S'.repeat(70), houseNumber: '1'.repeat(16), postcode: '2'.repeat(16), town: 'T'.repeat(35) }

async function slipTexts(name: string, address: object, issuerName = 'Expat Tax Biel GmbH') {
  const pdfFile = openPdf({
    title: 't',
    subject: 's',
    firm: 'f',
    footer: 'x',
    createdAt: new Date('2026-11-21T00:00:00Z'),
  })
  const here = { street: 'Seeweg', houseNumber: '7a', postcode: '2502', town: 'Biel/Bienne', country: 'CH' }
  const invoice = {
    ...{ account: firm.qrIban, reference: referenceFor(2026, 1, 'qr'), currencyCode: 'CHF', kind: 'invoice' },
    ...{ label: '2026-00001', totalCents: 49_900, recipient: { name, email: null, address: { ...here, ...address } } },
    issuer: { legalName: issuerName, uid: 'CHE-1', vatNumber: null, email: 'a@example.com', bank: null, address: here },
  } as unknown as Invoice
  drawQrBill(pdfFile, invoice)
  const pdf = await getDocument({ data: new Uint8Array(await pdfFile.close()) }).promise
  const page = await pdf.getPage(pdf.numPages)
  const { items } = await page.getTextContent()
  return items.flatMap((item) =>
    'str' in item && item.str.trim() !== ''
      ? [{ text: item.str, x: item.transform[4], y: item.transform[5], size: item.height, width: item.width }]
      : [],
  )
}

const mm = 72 / 25.4

test.each([
  ['the longest name, street and town', 'N'.repeat(70), { ...long, country: 'DE' }],
  ['wide words', 'Wilhelmine MMMMMMMMMMMMMMMMMM von und zu WWWWWWWWWWWWWWWWWWWWW', { ...long, town: 'M'.repeat(35) }],
  ['an ordinary address', 'Bea Buyer', {}],
])('texts on the payment slip do not overlap with %s', async (_, name, address) => {
  const texts = await slipTexts(name, address, name)
  const receipt = texts.filter(({ x }) => x < 62 * mm)
  const currency = receipt.find(({ text }) => text === 'Currency')
  const above = receipt.filter(({ text, y }) => y > (currency?.y ?? 0) && text !== 'Amount')
  // The receipt must have three lines each for buyer and firm, and their labels, above the amount.
  expect(above.length).toBeGreaterThan(9)
  for (const { y, size } of above) expect(y - size * 0.2).toBeGreaterThanOrEqual((currency?.y ?? 0) + 6)
  for (const { x, width } of receipt) expect(x + width).toBeLessThanOrEqual(58 * mm)
  const right = texts.filter(({ x, y }) => x > 117 * mm && y < 105 * mm)
  for (const { x, y, width } of right) {
    expect(x + width).toBeLessThanOrEqual(206 * mm)
    expect(y).toBeGreaterThan(5 * mm)
  }
  for (const column of [receipt, right])
    for (const one of column)
      for (const other of column)
        if (one !== other && one.x < other.x + other.width && other.x < one.x + one.width)
          expect(Math.abs(one.y - other.y)).toBeGreaterThan(Math.min(one.size, other.size) * 0.8)
})

test('an ordinary address is printed in full', async () => {
  const texts = (await slipTexts('Bea Buyer', {})).map(({ text }) => text)
  for (const line of ['Bea Buyer', 'Seeweg 7a', '2502 Biel/Bienne'])
    expect(texts.filter((text) => text === line).length).toBeGreaterThanOrEqual(2)
})
