import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findReference } from '#billing/invoices/reference.ts'
import { readCamt } from './read-camt.ts'

const today = '2026-11-21'
const amount = (text: string, currency = 'CHF') => `<Amt Ccy="${currency}">${text}</Amt>`
const detail = (inner: string) => `<TxDtls>${inner}</TxDtls>`
const document = (entries: string, { encoding = 'UTF-8' } = {}) =>
  `<?xml version="1.0" encoding="${encoding}"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt><Id>S</Id><Acct><Id><IBAN>CH9300762011623852957</IBAN></Id></Acct>${entries}</Stmt></BkToCstmrStmt></Document>`
const dates = '<BookgDt><Dt>2026-11-20</Dt></BookgDt>'
const credit = (text: string, inner = '', more = dates) =>
  `<Ntry>${amount(text)}<CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>${more}${inner}</Ntry>`
const details = (count: number | null, ...parts: string[]) =>
  `<NtryDtls>${count === null ? '' : `<Btch><NbOfTxs>${count}</NbOfTxs></Btch>`}${parts.map(detail).join('')}</NtryDtls>`

function entryOf(xml: string) {
  const read = readCamt(new TextEncoder().encode(document(xml)), today)
  if (!read.ok) throw new Error(JSON.stringify(read))
  const [entry] = read.entries
  if (!entry) throw new Error('no entry')
  const { lines, listed } = entry
  return {
    booked: lines.map(({ amountCents }) => amountCents),
    listed: listed.map(({ reason, amountCents }) => [reason, amountCents]),
    entry,
  }
}

const side = (word: string) => `<CdtDbtInd>${word}</CdtDbtInd>`
const charge = (text: string) => `<Chrgs><Rcrd>${amount(text)}${side('DBIT')}</Rcrd></Chrgs>`
const exchanged = (text: string) => `<AmtDtls><TxAmt>${amount(text)}</TxAmt></AmtDtls>`

describe('booked and listed amounts of an entry', () => {
  test.each([
    ['a detail of nothing in another currency', credit('9.85', details(null, amount('0', 'SEK'))), [985], []],
    [
      'a detail in euros with its value in francs',
      credit('939.20', details(null, amount('1000.00', 'EUR') + exchanged('939.20'))),
      [93_920],
      [],
    ],
    [
      'two of ten details',
      credit('1000.00', details(10, amount('100.00'), amount('50.00'))),
      [10_000, 5_000],
      [['details-missing', 85_000]],
    ],
    [
      'details that are too few although no number says so',
      credit('300.00', details(null, amount('100.00'), amount('110.00'))),
      [10_000, 11_000],
      [['details-missing', 9_000]],
    ],
    [
      'a debit within a credit',
      credit('98.00', details(2, amount('100.00') + side('CRDT'), amount('2.00') + side('DBIT'))),
      [10_000],
      [['debit-in-credit', -200]],
    ],
    ['charges', credit('98.00', details(1, amount('100.00') + charge('2.00'))), [10_000], [['charges', -200]]],
    [
      'a detail that differs without a reason: what arrived',
      credit('98.00', details(1, amount('100.00'))),
      [9_800],
      [],
    ],
    [
      'details that are more than the entry',
      credit('90.00', details(2, amount('50.00'), amount('50.00'))),
      [],
      [['sum-differs', 9_000]],
    ],
    [
      'one of two details in another currency',
      credit('90.00', details(2, amount('50.00'), amount('41.00', 'EUR'))),
      [5_000],
      [['foreign-detail', 4_000]],
    ],
    [
      'a sum without details',
      credit('37.90', '<NtryDtls><Btch><NbOfTxs>3</NbOfTxs></Btch></NtryDtls>'),
      [],
      [['collective', 3_790]],
    ],
    ['nothing', credit('0.00'), [], [['no-amount', 0]]],
  ])('add up: %s', (_, xml, booked, listed) => {
    expect(entryOf(xml)).toMatchObject({ booked, listed })
  })

  test('add up to the amount of the entry, whatever the details are', () => {
    const part = fc.record({
      cents: fc.integer({ min: 0, max: 30_000 }),
      currency: fc.constantFrom('CHF', 'CHF', 'EUR'),
      side: fc.constantFrom('', 'CRDT', 'DBIT'),
    })
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 50_000 }),
        fc.array(part, { maxLength: 4 }),
        fc.nat(6),
        (cents, parts, count) => {
          const francs = (value: number) => (value / 100).toFixed(2)
          const inner = parts.map((one) => amount(francs(one.cents), one.currency) + (one.side && side(one.side)))
          const { booked, listed } = entryOf(credit(francs(cents), details(count || null, ...inner)))
          const sum = [...booked, ...listed.map(([, value]) => Number(value))].reduce((all, value) => all + value, 0)
          expect(sum).toBe(cents)
        },
      ),
    )
  })
})

test.each([
  ['000000000000149.87', 14_987],
  ['+12.34', 1_234],
  ['.50', 50],
])('the amount %s is parsed', (text, cents) => {
  expect(entryOf(credit(text)).booked).toEqual([cents])
})

test('an entry with a value date only is booked on that day', () => {
  const { entry } = entryOf(credit('5.00', '', '<ValDt><Dt>2026-11-19+01:00</Dt></ValDt>'))
  expect(entry).toMatchObject({ bookedOn: '2026-11-19', valueOn: '2026-11-19' })
})

test.each([
  ['NOTPROVIDED', null],
  ['notprovided', null],
  ['NONREF', null],
  ['000000', null],
  ['CH4431999123000889012', null],
  ['RF18539007547034', null],
  ['ZD81A-77', 'ZD81A-77'],
])('the bank reference %s identifies a booking as %s', (written, reference) => {
  expect(entryOf(credit('5.00', `<AcctSvcrRef>${written}</AcctSvcrRef>`)).entry.bankReference).toBe(reference)
})

test.each([
  ['1', null],
  ['CH4431999123000889012', null],
  ['20261120-0000472', '20261120-0000472'],
])('the entry number %s identifies a booking as %s', (written, reference) => {
  expect(entryOf(credit('5.00', '', `<NtryRef>${written}</NtryRef>${dates}`)).entry.bankReference).toBe(reference)
})

const wide = (text: string, isBig: boolean) => {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le')
  return new Uint8Array(isBig ? bytes.swap16() : bytes)
}
test.each([
  ['UTF-16, little end first', wide(document(credit('5.00'), { encoding: 'UTF-16' }), false)],
  ['UTF-16, big end first', wide(document(credit('5.00'), { encoding: 'UTF-16' }), true)],
  ['UTF-8 below the name of UTF-16', new TextEncoder().encode(document(credit('5.00'), { encoding: 'utf-16' }))],
  ['ISO-8859-15', new Uint8Array(Buffer.from(document(credit('5.00'), { encoding: 'ISO-8859-15' }), 'latin1'))],
])('a file in %s is decoded', (_, bytes) => expect(readCamt(bytes, today)).toMatchObject({ ok: true }))

test('an unknown encoding is rejected by name', () => {
  const bytes = new TextEncoder().encode(document(credit('5.00'), { encoding: 'EBCDIC-CP-CH' }))
  expect(readCamt(bytes, today)).toEqual({ ok: false, reason: 'bad-encoding', found: 'ebcdic-cp-ch' })
})

test.each([
  ['Zahlung RF18 5390 0754 7034 danke', 'RF18539007547034'],
  ['ref:rf18539007547034.', 'RF18539007547034'],
  ['21 00000 00003 13947 14300 09017 merci', '210000000003139471430009017'],
  ['RF19 5390 0754 7034', null],
  ['Miete November', null],
])('the payment text “%s” contains the reference %s', (text, reference) => expect(findReference(text)).toBe(reference))
