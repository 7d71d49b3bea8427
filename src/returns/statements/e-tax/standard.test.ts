import { readFile } from 'node:fs/promises'
import { deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { readApart } from '#test/statements/read-apart.ts'
import { scannedPdf } from '#test/statements/scanned-pdf.ts'
import { statementPdf } from '#test/statements/statement-pdf.ts'
import { type RequestedStatement, statementXml } from '#test/statements/statement-xml.ts'
import { proposalsOf } from './proposals.ts'
import { readPayload } from './read-payload.server.ts'
import { remarksOn } from './remarks-on.ts'

const read = (requested: RequestedStatement, change: (xml: string) => string = (xml) => xml) => {
  const reading = readPayload(deflateSync(change(statementXml(requested))))
  if (!reading.ok) throw new Error(JSON.stringify(reading))
  return reading.content
}
const proposed = (statement: ReturnType<typeof read>) =>
  Object.fromEntries(proposalsOf(statement).map(({ line, code, amountCents }) => [`${code} ${line}`, amountCents]))
const remarks = (statement: ReturnType<typeof read>) => remarksOn(statement, { canton: 'BE', taxYear: 2025 })
const share = (payments: NonNullable<RequestedStatement['securities']>[number]['payments'], value = '1000') => ({
  ...{ isin: 'CH0012032048', value, payments },
})
const totals = { value: '1000', taxed: '0', untaxed: '0', claim: '0' }

describe('DA-1: only tax that is not recoverable is credited (eCH-0196 2.2, nonRecoverableTaxAmount)', () => {
  test.each([
    ['30% withheld, 15% credited', '34.35', '17.18', 1718, 1717],
    ['26.38% withheld, 15% credited', '26.38', '15.00', 1500, 1138],
    ['25% withheld, 15% credited', '25.00', '15.00', 1500, 1000],
    ['all credited', '15.00', '15.00', 1500, 0],
    ['nothing credited', '35.00', '0', 0, 3500],
  ])('%s', (_name, withheld, credit, creditCents, abroad) => {
    const statement = read({ totals, securities: [share([{ withheld, credit }])] })
    expect([statement.sums.credit, statement.apart.abroad]).toEqual([creditCents, abroad])
    expect(proposed(statement)['foreign-tax-credit credit']).toBe(creditCents || undefined)
    expect(remarks(statement)).toEqual(abroad > 0 ? [{ code: 'credit-abroad', values: { cents: abroad } }] : [])
  })

  test('a credit is proposed without an amount if the bank states only the tax withheld', () => {
    const statement = read({ totals, securities: [share([{ other: { lumpSumTaxCreditAmount: '25.00' } }])] })
    expect(statement.sums.credit).toBe(0)
    expect(proposed(statement)).toEqual({
      'securities securities': 100_000,
      'foreign-tax-credit foreign-tax-credit:D-1:1': null,
    })
    expect(remarks(statement).map(({ code }) => code)).toEqual(['values-open', 'credit-open'])
  })
})

describe('payments that the bank’s totals exclude are in no sum (eCH-0196 2.5.7)', () => {
  test.each([
    ['a retrocession', { untaxed: '20', other: { retrocession: '1' } }, 'retrocession', 2000],
    ['a lending fee', { untaxed: '20', other: { lendingFee: '1' } }, 'lending', 2000],
    ['a substitute payment for a dividend', { untaxed: '20', other: { securitiesLending: 'true' } }, 'lending', 2000],
    ['a negative IUP result', { untaxed: '-20', other: { iup: '1' } }, 'negativeIup', -2000],
  ])('%s', (_name, payment, kind, cents) => {
    const statement = read({ totals: { ...totals, untaxed: '50' }, securities: [share([{ untaxed: '50' }, payment])] })
    expect(statement.sums.securitiesUntaxed).toBe(5000)
    expect(statement.differs).toEqual([])
    expect(remarks(statement)).toEqual([{ code: 'held-apart', values: { kind, cents } }])
  })

  test('a positive IUP result and other negative income are included', () => {
    const statement = read({ securities: [share([{ untaxed: '300', other: { iup: '1' } }, { untaxed: '-10' }])] })
    expect(statement.sums.securitiesUntaxed).toBe(29_000)
  })

  test('gold is another asset, not a security', () => {
    const gold = { isin: 'XC0009655157', value: '4000', category: 'COINBULL', payments: [] }
    const statement = read({ totals, securities: [share([]), gold] })
    expect(proposed(statement)).toEqual({ 'securities securities': 100_000, 'other-asset metals': 400_000 })
    expect(statement.differs).toEqual([])
    expect(remarks(statement)).toEqual([{ code: 'metals', values: { cents: 400_000 } }])
  })
})

describe('cantonal amounts', () => {
  test.each([
    ['income without withholding tax', { untaxed: '100', other: { grossRevenueBCanton: '60.00' } }, 'untaxed', 6000],
    ['income with withholding tax', { taxed: '100', other: { grossRevenueACanton: '0' } }, 'taxed', 0],
  ])('%s: remarked with both amounts', (_name, payment, what, canton) => {
    const statement = read({ totals: { ...totals, [what]: '100' }, securities: [share([payment])] })
    expect(remarks(statement)).toEqual([{ code: 'canton-differs', values: { what, federal: 10_000, canton } }])
  })

  test('differing cantonal charges and a differing cantonal total are remarked', () => {
    const charges = [{ amount: '50', deductible: '40' }]
    const ofCharges = read({ charges }, (xml) =>
      xml.replace('expensesDeductible="40"', '$& expensesDeductibleCanton="30"'),
    )
    expect(remarks(ofCharges)).toEqual([
      { code: 'canton-differs', values: { what: 'charges', federal: 4000, canton: 3000 } },
    ])
    const ofTotal = read({ totals: { ...totals, untaxed: '100' }, securities: [share([{ untaxed: '100' }])] }, (xml) =>
      xml.replace('totalGrossRevenueB="100"', '$& totalGrossRevenueBCanton="75"'),
    )
    expect(remarks(ofTotal)).toEqual([
      { code: 'canton-differs', values: { what: 'untaxed', federal: 10_000, canton: 7500 } },
    ])
  })

  test('an equal cantonal amount gives no remark', () => {
    const statement = read({
      totals: { ...totals, untaxed: '5' },
      securities: [share([{ untaxed: '5', other: { grossRevenueBCanton: '5.00' } }])],
    })
    expect(remarks(statement)).toEqual([])
  })
})

describe('XML variants', () => {
  test.each([
    ['taxPeriod="2025"', 'taxPeriod="2025Z"'],
    ['taxPeriod="2025"', 'taxPeriod="2025+01:00"'],
    ['periodFrom="2025-01-01"', 'periodFrom="2025-01-01+01:00"'],
    ['periodTo="2025-12-31"', 'periodTo="2025-12-31Z"'],
    ['minorVersion="22"', 'minorVersion="20"'],
    ['<eCH-0196:taxStatement', '<!-- <taxStatement> --><eCH-0196:taxStatement'],
  ])('%s is also accepted as %s', (from, to) => {
    expect(read({}, (xml) => xml.replace(from, to))).toMatchObject({
      ...{ taxYear: 2025, periodFrom: '2025-01-01', periodTo: '2025-12-31' },
    })
  })

  test('another or no namespace prefix is accepted', () => {
    const account = { value: '5', taxed: '0', untaxed: '0', claim: '0' }
    const named = (prefix: string, declaration: string) => (xml: string) =>
      xml.replace('xmlns:eCH-0196=', `${declaration}=`).replaceAll('eCH-0196:', prefix)
    expect(read({ accounts: [account] }, named('n:', 'xmlns:n')).sums.accounts).toBe(500)
    expect(read({ accounts: [account] }, named('', 'xmlns')).sums.accounts).toBe(500)
  })

  test('a name of 255 characters is shortened', () => {
    const { bank } = read({
      bank: 'B'.repeat(255),
      securities: [{ isin: '', value: '5', category: 'COINBULL', payments: [] }],
    })
    expect(bank).toHaveLength(200)
    expect(bank.endsWith('B…')).toBe(true)
    const labels = proposalsOf(
      read({ bank: 'B'.repeat(255), securities: [{ isin: '', value: '5', category: 'COINBULL', payments: [] }] }),
    )
    expect(labels.every(({ label }) => label.length <= 200)).toBe(true)
  })
})

describe('PDF pages', () => {
  test('barcodes on page 61 are read', { timeout: 120_000 }, async () => {
    const pdf = await readFile('test/statements/cases/barcodes-on-page-61.pdf')
    expect(await readApart(pdf)).toMatchObject({ ok: true, content: { sums: { accounts: 10_000 } } })
  })

  test('a skewed scan is read; an illegible one is reported as such, not as another document', {
    timeout: 120_000,
  }, async () => {
    const xml = statementXml({ accounts: [{ value: '5', taxed: '0', untaxed: '0', claim: '0' }] })
    const pdf = await statementPdf(xml, { textPages: 0 })
    for (const degrees of [-2, 5])
      expect(await readApart(await scannedPdf(pdf, degrees)), `${degrees}°`).toMatchObject({ ok: true })
    expect(await readApart(await scannedPdf(pdf, 2, 50))).toMatchObject({
      ok: false,
      because: { reason: 'not-legible' },
    })
  })
})
