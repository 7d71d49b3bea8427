import { describe, expect, test } from 'vitest'
import { firm } from '#test/billing/billing.ts'
import { billCode, billOf } from './bill-code.ts'
import type { PostalAddress } from './invoice.ts'
import { referenceFor } from './reference.ts'

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
