import { describe, expect, test } from 'vitest'
import { type InvoiceTerms, invoiceBuyer, mayPayByInvoice, offersInvoices } from './invoice-choice.ts'

const terms = (changes: Partial<InvoiceTerms> = {}): InvoiceTerms => ({
  ...{ hasAccount: true, forClients: true, upToFrancs: 500 },
  ...changes,
})
const client = { isClient: true, totalCents: 1_000_000 }
const user = { isClient: false, totalCents: 50_000 }

test.each([
  ['a client, whatever it costs', terms(), client, null],
  ['a client of a firm that lets nobody else', terms({ upToFrancs: 0 }), client, null],
  ['a visitor up to the amount', terms(), user, null],
  ['a visitor for a centime more', terms(), { ...user, totalCents: 50_001 }, 'too-much-for-invoice'],
  ['a visitor where only clients may', terms({ upToFrancs: 0 }), user, 'clients-only'],
  ['a visitor where nobody may', terms({ upToFrancs: 0, forClients: false }), user, 'no-invoices'],
  ['a client where clients may not more than others', terms({ forClients: false }), client, 'too-much-for-invoice'],
  ['a client where clients may as much as others', terms({ forClients: false }), { ...user, isClient: true }, null],
  ['a client while there is no account', terms({ hasAccount: false }), client, 'no-invoices'],
  ['a visitor while there is no account', terms({ hasAccount: false }), user, 'no-invoices'],
] as const)('payment by invoice for %s', (_, given, who, reason) => {
  expect(mayPayByInvoice(given, who)).toMatchObject(reason ? { ok: false, reason } : { ok: true })
})

test('invoices are offered exactly when some total could be paid by invoice', () => {
  for (const hasAccount of [true, false])
    for (const forClients of [true, false])
      for (const upToFrancs of [0, 500])
        for (const isClient of [true, false]) {
          const given = terms({ hasAccount, forClients, upToFrancs })
          expect(offersInvoices(given, isClient)).toBe(mayPayByInvoice(given, { isClient, totalCents: 100 }).ok)
        }
})

describe('the recipient of an invoice', () => {
  const ana = {
    ...{ name: 'Ana Keller', email: ' Ana@Example.com ', street: 'Seeweg', houseNumber: '' },
    ...{ postcode: '2502', town: 'Biel/Bienne', country: ' ch ' },
  }

  test('is normalized as it is printed, with an optional house number', () => {
    expect(invoiceBuyer.parse(ana)).toEqual({ ...ana, email: 'ana@example.com', country: 'CH' })
  })

  test.each([
    [{ name: ' \n' }, 'name-missing'],
    [{ name: 'A'.repeat(71) }, 'name-too-long'],
    [{ name: 'Claim at www.evil.test' }, 'name-link'],
    [{ name: 'Ольга Иванова' }, 'not-latin'],
    [{ town: '深圳' }, 'not-latin'],
    [{ street: '-' }, 'missing'],
    [{ town: 'A…'.repeat(10) }, 'too-long'],
    [{ email: 'ana' }, 'no-email'],
    [{ email: `${'a'.repeat(190)}@example.com` }, 'too-long'],
    [{ street: '' }, 'missing'],
    [{ street: 'S'.repeat(71) }, 'too-long'],
    [{ houseNumber: '1'.repeat(17) }, 'too-long'],
    [{ postcode: '' }, 'missing'],
    [{ postcode: '2'.repeat(17) }, 'too-long'],
    [{ town: 'T'.repeat(36) }, 'too-long'],
    [{ country: 'Switzerland' }, 'no-country'],
    [{ country: 'Ç1' }, 'no-country'],
  ])('with %j is refused with %s', (change, message) => {
    const read = invoiceBuyer.safeParse({ ...ana, ...change })
    expect(read.error?.issues).toMatchObject([{ path: Object.keys(change), message }])
  })

  test('is reduced to single lines', () => {
    const pasted = { ...ana, name: 'Ana\r\nKeller\u200b', street: 'Rue de l’Île\u2028B' }
    expect(invoiceBuyer.parse(pasted)).toMatchObject({ name: 'Ana Keller', street: 'Rue de l’Île B' })
  })

  test.each(['name', 'email', 'street', 'houseNumber', 'postcode', 'town', 'country'])(
    'needs %s as a string',
    (field) => {
      const { [field]: _, ...rest }: Record<string, string> = ana
      expect(invoiceBuyer.safeParse(rest).success).toBe(false)
      expect(invoiceBuyer.safeParse({ ...rest, [field]: 5 }).success).toBe(false)
    },
  )
})
