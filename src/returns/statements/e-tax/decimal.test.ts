import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as returnTexts from '#returns/locales/en.ts'
import { centsOf, decimal, total } from './decimal.ts'
import { givenValues, withGiven } from './given-values.ts'
import { namesOn, ownerOf } from './placement.ts'
import { proposalsOf } from './proposals.ts'
import { securitiesList } from './securities-list.ts'
import { isComplete, joinSegments, type Segment } from './segments.ts'
import type { Security, Statement } from './statement.ts'

const cents = (text: string) => centsOf(decimal.parse(text))

describe('amounts of a statement', () => {
  test.each([
    ['0', 0],
    ['1', 100],
    ['.5', 50],
    ['5.', 500],
    ['+12.34', 1_234],
    ['-12.34', -1_234],
    ['0.005', 1],
    ['0.00499999999999999999', 0],
    ['-0.005', -1],
    ['-0.004', 0],
    ['1.005', 101], // 1.005 is slightly lower as a binary number and would give 100
    ['999999999999.99', 99_999_999_999_999],
    ['  7.10 ', 710],
  ])('%s is %d cents', (text, expected) => expect(cents(text) + 0).toBe(expected))

  test.each([
    '',
    '.',
    '-',
    '1e3',
    '1,5',
    "1'000",
    'NaN',
    '1234567890123',
    `0.${'1'.repeat(21)}`,
    '1.2.3',
    '0x10',
    '--1',
  ])('%j is rejected', (text) => expect(decimal.safeParse(text).success).toBe(false))

  test('a sum is exact regardless of the order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), { maxLength: 40 }), (all) => {
        const texts = all.map((each) => `${each < 0 ? '-' : ''}0.${String(Math.abs(each)).padStart(20, '0')}`)
        const amounts = texts.map((text) => decimal.parse(text))
        expect(total(amounts)).toBe(total(amounts.toReversed()))
        expect(total(amounts)).toBe(BigInt(all.reduce((sum, each) => sum + each, 0)))
      }),
    )
  })
})

describe('segments of a document', () => {
  const part = (fileId: string, index: number, count: number, ...bytes: number[]): Segment => ({
    ...{ fileId, index, count, bytes: new Uint8Array(bytes) },
  })
  test.each<[string, Segment[], number[]]>([
    ['one segment', [part('a', 0, 1, 7)], [7]],
    ['segments in any order', [part('a', 1, 2, 3, 4), part('a', 0, 2, 1, 2)], [1, 2, 3, 4]],
    ['a segment found twice', [part('a', 0, 2, 1), part('a', 1, 2, 2), part('a', 0, 2, 1)], [1, 2]],
    ['segments beside one of another document', [part('b', 0, 9, 9), part('a', 0, 2, 1), part('a', 1, 2, 2)], [1, 2]],
  ])('%s: joined', (_name, segments, bytes) => {
    expect(joinSegments(segments)).toEqual({ ok: true, bytes: new Uint8Array(bytes) })
    expect(isComplete(segments)).toBe(true)
  })

  test.each<[string, Segment[], object]>([
    ['no segments', [], { reason: 'no-barcodes' }],
    ['a count of zero', [part('a', 0, 0)], { reason: 'no-barcodes' }],
    ['a count above the maximum', [part('a', 0, 361)], { reason: 'no-barcodes' }],
    [
      'a missing segment',
      [part('a', 0, 3), part('a', 2, 3)],
      { reason: 'incomplete', found: 2, count: 3, missing: [2] },
    ],
    ['the maximum count with missing segments', [part('a', 0, 360)], { reason: 'incomplete', found: 1, count: 360 }],
  ])('%s: not joined', (_name, segments, why) => {
    expect(joinSegments(segments)).toMatchObject({ ok: false, ...why })
    expect(isComplete(segments)).toBe(false)
  })
})

describe('owner of a statement', () => {
  const named = (firstName: string, lastName: string) => ({ firstName, lastName })
  const household = { client: 'Anna-Maria Müller Rossi', partner: 'José da Silva' }
  test.each([
    ['the client', [named('Anna', 'Müller')], 'client'],
    ['without accents, in capitals', [named('ANNA', 'MULLER')], 'client'],
    ['both of the client’s last names', [named('Anna', 'Müller Rossi')], 'client'],
    ['one of several first names', [named('Anna Beatrice', 'Rossi')], 'client'],
    ['the partner', [named('Jose', 'da Silva')], 'partner'],
    ['both spouses', [named('Anna', 'Müller'), named('José', 'Silva')], 'joint'],
    ['the client twice', [named('Anna', 'Müller'), named('Maria', 'Rossi')], 'client'],
    ['another person', [named('Anna', 'Meier')], null],
    ['the client and another person', [named('Anna', 'Müller'), named('Peter', 'Meier')], null],
    ['a part of a first name', [named('Ann', 'Müller')], null],
    ['a last name without a first name', [named('', 'Müller')], 'client'],
    ['a first name without a last name', [named('Anna', '')], null],
    ['no names', [], null],
  ] as const)('%s: %j', (_name, clients, owner) => {
    expect(ownerOf({ clients: clients as never }, household)).toBe(owner)
  })

  test('without a partner only the client is recognised', () => {
    expect(ownerOf({ clients: [named('José', 'da Silva')] as never }, { ...household, partner: null })).toBeNull()
  })

  test('the names are listed as printed', () => {
    const clients = [named('Anna', 'Müller'), named('', 'Silva'), named('', '')]
    expect(namesOn({ clients: clients as never })).toBe('Anna Müller, Silva')
  })
})

const noSums: Statement['sums'] = {
  ...{ accounts: 0, accountsTaxed: 0, accountsUntaxed: 0, securities: 0, securitiesTaxed: 0, securitiesUntaxed: 0 },
  metals: 0,
  ...{ debts: 0, debtInterest: 0, charges: 0, claim: 0, credit: 0, us: 0 },
}
const security = (change: Partial<Security>) =>
  ({
    ...{ depot: 'd', position: '1', name: 'Nestlé', isin: '', valor: '3886335', quantity: '5', currency: 'CHF' },
    ...{ value: 100, taxed: 1, untaxed: 0, claim: 0, credit: 0, abroad: 0, us: 0, ...change },
  }) as unknown as Security
const statement = (sums: Partial<Statement['sums']>, securities: Security[] = []) =>
  ({
    ...{ id: 's', bank: 'Bank', accounts: [], securities, sums: { ...noSums, ...sums } },
    apart: { abroad: 0 },
  }) as unknown as Statement

describe('figures proposed by a statement', () => {
  test('each nonzero sum is one figure, in the order of the return', () => {
    const found = proposalsOf(statement({ us: 5, accounts: 100, debts: 7, charges: 0 }))
    expect(found.map(({ line, code, amountCents }) => [line, code, amountCents])).toEqual([
      ['accounts', 'accounts', 100],
      ['debts', 'bank-debt', 7],
      ['us', 'us-withholding', 5],
    ])
  })

  test('a negative sum is proposed without an amount', () => {
    expect(proposalsOf(statement({ securitiesUntaxed: -5 }))).toEqual([
      {
        line: 'securitiesUntaxed',
        code: 'securities-untaxed',
        label: returnTexts.statement.list.sheet.bank,
        amountCents: null,
      },
    ])
  })

  test.each([
    ['an open value', { value: null }, ['securities:d:1']],
    ['an open yield', { taxed: null }, ['securities-untaxed:d:1']],
    ['both spouses', { value: null, taxed: null }, ['securities:d:1', 'securities-untaxed:d:1']],
    ['no open amounts', {}, []],
  ])('%s', (_name, change, lines) => {
    expect(proposalsOf(statement({}, [security(change)])).map(({ line }) => line)).toEqual(lines)
  })

  test('a label contains bank, security and ISIN, at most 200 characters', () => {
    const [one] = proposalsOf(statement({}, [security({ value: null, isin: 'CH0038863350' })]))
    expect(one?.label).toBe('Bank: Nestlé (CH0038863350)')
    const [long] = proposalsOf(statement({}, [security({ value: null, name: 'x'.repeat(300) })]))
    expect(long?.label).toHaveLength(200)
  })
})

describe('list of securities', () => {
  test('the list contains all statements with their sums', () => {
    const list = securitiesList([
      statement({ securities: 100, claim: 3 }, [security({})]),
      statement({ securities: 50 }, [security({ value: null }), security({ taxed: null, isin: 'CH0012221716' })]),
    ])
    expect(list.sums).toMatchObject({ securities: 150, claim: 3, us: 0 })
    expect(list.open).toBe(2)
    expect(list.lines.map(({ number }) => number)).toEqual(['3886335', '3886335', 'CH0012221716'])
  })

  test('a confirmed amount fills an open value in its line and in the sum', () => {
    const lacking = [security({ value: null }), security({ position: '2', taxed: null, untaxed: null })]
    const open = { ...statement({ securities: 100 }, lacking), key: 'k' }
    const line = {
      statementId: 's1',
      statementLine: 'securities:d:1',
      amountCents: 50_000,
      state: 'confirmed',
    } as const
    const listed = (lines: Parameters<typeof givenValues>[1]) =>
      securitiesList([withGiven(open, givenValues([{ id: 's1', content: open }], lines))])
    expect(listed([])).toMatchObject({ open: 2, sums: { securities: 100 } })
    expect(listed([{ ...line, state: 'proposed' }])).toMatchObject({ open: 2 })
    expect(listed([{ ...line, statementId: 'other' }])).toMatchObject({ open: 2 })
    const one = listed([line])
    expect(one).toMatchObject({ open: 1, sums: { securities: 50_100, securitiesUntaxed: 0 } })
    expect(one.lines[0]?.value).toBe(50_000)
    const both = listed([line, { ...line, statementLine: 'securities-untaxed:d:2', amountCents: 700 }])
    expect(both).toMatchObject({ open: 0, sums: { securities: 50_100, securitiesUntaxed: 700 } })
    expect(both.lines[1]).toMatchObject({ taxed: 0, untaxed: 700 })
  })

  test('without statements the list is empty', () => {
    expect(securitiesList([])).toEqual({ lines: [], open: 0, abroad: 0, sums: noSums })
  })
})
