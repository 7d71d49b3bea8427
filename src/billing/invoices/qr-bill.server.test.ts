import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, test } from 'vitest'
import { openPdf } from '#design/print/pdf-document.server.ts'
import { firm } from '#test/billing/billing.ts'
import type { PostalAddress } from './invoice.ts'
import type { Invoice } from './invoice-db.server.ts'
import { billCode, billOf, drawQrBill } from './qr-bill.server.ts'
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

const seeweg: PostalAddress = {
  ...{ street: 'Seeweg', houseNumber: '7a', postcode: '2502', town: 'Biel/Bienne', country: 'CH' },
}
type Billed = Parameters<typeof billOf>[0]
const anInvoice = (changes: Partial<Billed> = {}): Billed => ({
  ...{ account: firm.qrIban, reference: referenceFor(2026, 1, 'qr'), currencyCode: 'CHF', kind: 'invoice' },
  ...{ label: '2026-00001', recipient: { name: 'Zoë Müller-Łukasz', email: null, address: seeweg } },
  issuer: {
    ...{ legalName: 'Expat Tax Biel GmbH', uid: 'CHE-1', vatNumber: null, email: 'a@example.com', bank: null },
    address: seeweg,
  },
  ...changes,
})
const linesOf = (invoice: Billed, cents: number) => {
  const bill = billOf(invoice, cents)
  return bill && billCode(bill).split('\n')
}

describe('the QR code of an invoice', () => {
  test.each([
    ['that is paid at the provider', { account: null }],
    ['without a reference', { reference: null }],
    ['in another currency', { currencyCode: 'EUR' }],
  ])('is absent for an invoice %s', (_, change) => {
    expect(billOf(anInvoice(change), 49_900)).toBeNull()
  })

  test.each([
    [1, '0.01'],
    [5, '0.05'],
    [10, '0.10'],
    [100, '1.00'],
    [1_990, '19.90'],
    [57_555, '575.55'],
    [104_990, '1049.90'],
    [2_147_483_647, '21474836.47'],
  ])('writes %d cents as CHF %s', (cents, written) => {
    expect(linesOf(anInvoice(), cents)?.slice(18, 20)).toEqual([written, 'CHF'])
  })

  test('has 31 lines, with or without the payer’s address', () => {
    const anonymous = anInvoice({ recipient: { name: 'Ana', email: null, address: null } })
    const without = anInvoice({ recipient: { name: 'Ana', email: null, address: { ...seeweg, houseNumber: null } } })
    expect([anInvoice(), anonymous, without].map((invoice) => linesOf(invoice, 100)?.length)).toEqual([31, 31, 31])
    expect(linesOf(anonymous, 100)?.slice(20, 27)).toEqual(['', '', '', '', '', '', ''])
    expect(linesOf(without, 100)?.slice(20, 27)).toEqual(['S', 'Ana', 'Seeweg', '', '2502', 'Biel/Bienne', 'CH'])
  })

  test.each([
    ['a QR-IBAN', firm.qrIban, 'qr', 'QRR'],
    ['an IBAN', firm.iban, 'plain', 'SCOR'],
  ] as const)('has the reference type that %s requires', (_, account, kind, written) => {
    const lines = linesOf(anInvoice({ account, reference: referenceFor(2026, 1, kind) }), 100)
    expect(lines?.[27]).toBe(written)
    expect(lines?.[3]).toBe(account.replaceAll(' ', ''))
  })

  test('truncates a name to the maximum length', () => {
    const name = 'Ä'.repeat(90)
    expect(linesOf(anInvoice({ recipient: { name, email: null, address: seeweg } }), 100)?.[21]).toBe('Ä'.repeat(70))
  })

  test.each([
    ['Rue de l’Île', "Rue de l'Île"],
    ['A\u202fB\u200bC – “D”', 'A BC - "D"'],
    ['Mu\u0308ller\r\nEnd', 'Müller End'],
    ['Ana 🎉', 'Ana'],
    ['Ольга', 'Olga'],
  ])('writes %j in the permitted character set', (submitted, written) => {
    const recipient = { name: submitted, email: null, address: { ...seeweg, street: submitted, town: submitted } }
    const lines = linesOf(anInvoice({ recipient }), 100)
    expect(lines).toHaveLength(31)
    expect(lines?.slice(20, 27)).toEqual(['S', written, written, '7a', '2502', written, 'CH'])
  })

  test('omits the payer when the name has no permitted characters', () => {
    const recipient = { name: '王芳', email: null, address: seeweg }
    expect(linesOf(anInvoice({ recipient }), 100)?.slice(20, 27)).toEqual(['', '', '', '', '', '', ''])
  })
})
