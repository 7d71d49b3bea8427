import { deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { maxFigureCents } from '#returns/amounts/figure.ts'
import { savedRemark } from '#returns/statements/propose-figures.server.ts'
import { type RequestedStatement, statementXml } from '#test/statements/statement-xml.ts'
import { ownerOf } from './placement.ts'
import { proposalsOf } from './proposals.ts'
import { readPayload } from './read-payload.server.ts'
import { joinSegments, type Segment } from './segments.ts'

const readXml = (xml: string) => readPayload(deflateSync(xml))
const read = (requested: RequestedStatement, change: (xml: string) => string = (xml) => xml) => {
  const reading = readXml(change(statementXml(requested)))
  if (!reading.ok) throw new Error(JSON.stringify(reading))
  return reading.content
}
const reasonFor = (change: (xml: string) => string) => {
  const reading = readXml(change(statementXml({ accounts: [account('1')], securities: [security] })))
  if (reading.ok) return 'read'
  return reading.because.reason
}
const account = (value: string) => ({ value, taxed: '0', untaxed: '0', claim: '0' })
const security = { isin: 'CH0012032048', value: '10', payments: [{ taxed: '1' }] }

describe('character references and entities', () => {
  test.each([
    ['a decimal character reference', 'M&#252;ller', 'Müller'],
    ['a hexadecimal character reference', 'M&#xFC;ller', 'Müller'],
    ['an escaped ampersand is not decoded twice', 'A &amp;#252; B', 'A &#252; B'],
    ['entities of quotes and brackets', '&lt;b&gt; &quot;x&quot; &apos;y&apos;', `<b> "x" 'y'`],
    ['unescaped Unicode characters', 'Żółć 株式会社 😀', 'Żółć 株式会社 😀'],
  ])('%s', (_name, bank, name) => {
    expect(read({ bank }).bank).toBe(name)
  })

  test('a client whose name contains character references is recognised', () => {
    const { clients } = read({ clients: [{ firstName: 'J&#246;rg', lastName: 'M&#xFC;ller' }] })
    expect(ownerOf({ clients }, { client: 'Jörg Müller', partner: null })).toBe('client')
  })
})

describe('hostile and invalid content', () => {
  const cut = (from: string | RegExp, to: string) => (xml: string) => xml.replace(from, to)
  test.each<[string, (xml: string) => string, string]>([
    ['a valid statement is read', (xml) => xml, 'read'],
    ['an entity declaration', cut('?>', '?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>'), 'hostile'],
    ['a document type in lower case', cut('?>', '?><!doctype a>'), 'hostile'],
    ['a document type in a comment', cut('?>', '?><!-- <!DOCTYPE a> -->'), 'hostile'],
    ['two statements in one', (xml) => `${xml}${xml.slice(xml.indexOf('<eCH'))}`, 'damaged'],
    ['two lists of accounts', cut('<eCH-0196:listOfLiabilities', '<eCH-0196:listOfBankAccounts/>$&'), 'other-content'],
    ['a property name of JavaScript', cut('canton="BE"', '__proto__="1" canton="BE"'), 'damaged'],
    ['an amount in another spelling', cut(/totalTaxValue="1"/, 'totalTaxValue="1,5"'), 'other-content'],
    ['an amount that is missing', cut(/ totalGrossRevenueA="0" totalGrossRevenueB="0"/, ''), 'other-content'],
    ['a canton name instead of its code', cut('canton="BE"', 'canton="Bern"'), 'other-content'],
    ['a date that does not exist', cut('periodTo="2025-12-31"', 'periodTo="2025-02-30"'), 'other-content'],
    ['a year of five digits', cut('taxPeriod="2025"', 'taxPeriod="20250"'), 'other-content'],
    ['no client', cut(/<eCH-0196:client [^>]*>/, ''), 'other-content'],
    ['a name of 256 characters', cut('firstName="Ana"', `firstName="${'x'.repeat(256)}"`), 'other-content'],
    ['a decimal reference to NUL', cut('firstName="Ana"', 'firstName="A&#0;na"'), 'damaged'],
    ['a hexadecimal reference to a control character', cut('firstName="Ana"', 'firstName="A&#x0B;na"'), 'damaged'],
    ['a reference to a surrogate', cut('firstName="Ana"', 'firstName="A&#xD800;na"'), 'damaged'],
    ['an unescaped control character', cut('firstName="Ana"', 'firstName="A\u0001na"'), 'damaged'],
    ['a later namespace', cut('eCH-0196/2"', 'eCH-0196/3"'), 'other-version'],
    [
      'the right namespace only in a comment',
      cut(/(\?>)([\s\S]*)eCH-0196\/2"/, '$1<!-- eCH-0196/2 -->$2eCH-0196/3"'),
      'other-version',
    ],
    ['a later minor version', cut('minorVersion="22"', 'minorVersion="30"'), 'other-version'],
    ['a minor version that is no number', cut('minorVersion="22"', 'minorVersion="new"'), 'other-version'],
    ['no namespace at all', cut(/ xmlns:eCH-0196="[^"]*"/, ''), 'other-content'],
    [
      'another standard',
      cut(/xmlns:eCH-0196="[^"]*"/, 'xmlns:eCH-0196="http://www.ech.ch/xmlns/eCH-0119/2"'),
      'other-content',
    ],
    ['two values at the end of the year', cut(/<eCH-0196:taxValue[^>]*>/, '$&$&'), 'other-content'],
    ['an invalid boolean', cut(' value="10"', ' undefined="yes"'), 'other-content'],
  ])('%s', (_name, change, reason) => expect(reasonFor(change)).toBe(reason))
})

describe('sums outside the range of a figure', () => {
  const proposed = (accounts: string[]) =>
    proposalsOf(read({ accounts: accounts.map(account) })).map(({ line, amountCents }) => [line, amountCents])

  test.each<[string, string[], [string, number | null][]]>([
    ['a sum of zero is not proposed', ['0'], []],
    ['amounts that cancel out are not proposed', ['5', '-5'], []],
    ['less than half a cent is not proposed', ['0.004'], []],
    ['a negative sum has no amount', ['5', '-5.01'], [['accounts', null]]],
    ['the largest figure is proposed', ['999999999999.99', '0.01'], [['accounts', maxFigureCents]]],
    ['a cent above the largest figure has no amount', ['999999999999.99', '0.02'], [['accounts', null]]],
  ])('%s', (_name, accounts, lines) => expect(proposed(accounts)).toEqual(lines))
})

describe('rounding', () => {
  test('fractions of a cent are rounded once, in the sum', () => {
    const { accounts, sums } = read({ accounts: ['0.004', '0.004', '0.004'].map(account) })
    expect(accounts.map(({ value }) => value)).toEqual([0, 0, 0])
    expect(sums.accounts).toBe(1)
  })
})

describe('the bank’s total', () => {
  test.each([
    ['99.01', []],
    ['99', ['value']],
    ['101', ['value']],
    ['100.99', []],
  ])('CHF %s for an account of CHF 100: differs in %j', (value, differs) => {
    const totals = { value, taxed: '0', untaxed: '0', claim: '0' }
    expect(read({ accounts: [account('100')], totals }).differs).toEqual(differs)
  })
})

describe('segments of several documents in one file', () => {
  const part = (fileId: string, index: number, count: number): Segment => ({
    ...{ fileId, index, count, bytes: new TextEncoder().encode(`${fileId}${index}`) },
  })
  const joined = (segments: Segment[]) => {
    const found = joinSegments(segments)
    return found.ok ? new TextDecoder().decode(found.bytes) : found
  }

  test('a segment found several times does not make its document larger', () => {
    const again = [part('b', 0, 1), part('b', 0, 1), part('b', 0, 1)]
    expect(joined([...again, part('a', 0, 2), part('a', 1, 2)])).toBe('a0a1')
  })

  test('a segment beyond the count is ignored; with a larger count, missing segments are reported', () => {
    expect(joined([part('a', 0, 1), part('a', 7, 1)])).toBe('a0')
    expect(joined([part('a', 0, 1), part('a', 1, 3)])).toMatchObject({ reason: 'incomplete', count: 3, missing: [3] })
  })
})

describe('remarks on amounts confirmed from an earlier version', () => {
  const line = { code: 'securities', statementLine: 'securities:D-1:1' } as const
  const proposal = (amountCents: number | null) => [{ ...line, line: line.statementLine, label: '', amountCents }]
  test.each([
    ['the same amount gives no remark', 500, proposal(500), []],
    ['an open amount gives no remark', 500, proposal(null), []],
    ['another amount gives a remark', 500, proposal(700), [700]],
    ['an amount no longer stated gives a remark', 500, [], [0]],
    ['zero confirmed and nothing stated give no remark', 0, [], []],
  ])('%s', (_name, amountCents, proposals, stated) => {
    expect(savedRemark({ ...line, amountCents }, proposals).map(({ values }) => values)).toEqual(
      stated.map((statedCents) => ({ code: 'securities', confirmedCents: amountCents, statedCents })),
    )
  })
})
