import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FigureLine } from '#returns/figure.ts'
import { allFigureCodes } from '#returns/figure-codes.ts'
import { counting, sumOf, worksheetOf } from '#returns/worksheet.ts'
import { isAdviceKind } from './advice.ts'
import { type AssessedFigure, compareAssessed, differencesOf, groupsOf, restOf } from './assessment.ts'
import { billParts, checkBill, noBill, openCentsOf, taxParts } from './bill.ts'
import { objectionRows } from './objection-rows.ts'

const bill = (change: Partial<typeof noBill>) => ({ ...noBill, ...change })

describe('what is to be paid still', () => {
  test.each([
    [{}, 0],
    [{ confederation: 100_000 }, 100_000],
    [{ confederation: 100_000, canton: 200_000, commune: 150_000, church: 5_000, interest: 320 }, 455_320],
    [{ canton: 200_000, paid: 150_000 }, 50_000],
    [{ canton: 200_000, paid: 250_000 }, -50_000],
    [{ canton: 200_000, interest: -120 }, 199_880],
    [{ paid: 100 }, -100],
  ])('%j: %d centimes', (parts, open) => expect(openCentsOf(bill(parts))).toBe(open))

  test('every part is in it, the payment with the other sign', () => {
    const cents = fc.option(fc.integer({ min: -1_000_000, max: 9_000_000 }))
    fc.assert(
      fc.property(fc.tuple(cents, cents, cents, cents, cents, cents), (amounts) => {
        const created = bill(Object.fromEntries(billParts.map((part, at) => [part, amounts[at] ?? null])))
        const all = amounts.reduce<number>((sum, each) => sum + (each ?? 0), 0)
        expect(openCentsOf(created)).toBe(all - 2 * (created.paid ?? 0))
      }),
    )
  })
})

describe('a bill beside what the engine computes', () => {
  const computed = { confederation: 100_000, canton: 200_000, commune: 150_000, church: 0 }
  test.each([
    ['equal', { canton: 200_000 }, 'equal', undefined],
    ['99 centimes above are no difference', { canton: 200_099 }, 'equal', undefined],
    ['99 centimes below', { canton: 199_901 }, 'equal', undefined],
    ['a franc above', { canton: 200_100 }, 'differs', 100],
    ['a franc below', { canton: 199_900 }, 'differs', -100],
    ['no bill yet', {}, 'no-bill', undefined],
  ] as const)('%s', (_name, parts, code, aboveCents) => {
    const [check] = checkBill(bill(parts), computed).filter(({ part }) => part === 'canton')
    expect(check).toMatchObject({ code, ...(aboveCents !== undefined && { aboveCents }) })
  })

  test('nothing computed is nothing to compare with', () => {
    expect(checkBill(bill({ canton: 1 }), null).map(({ code }) => code)).toEqual([
      'no-bill',
      'not-computed',
      'no-bill',
      'no-bill',
    ])
  })

  test('the taxes are compared, interest and payments are not', () => {
    expect(checkBill(noBill, computed).map(({ part }) => part)).toEqual([...taxParts])
  })
})

const line = (change: Partial<FigureLine>): FigureLine => ({
  ...{ lineId: 'a', version: 1, code: 'salary', label: '', person: 'client', amountCents: 100, source: 'adviser' },
  ...{ documentId: null, filename: null, page: null, statementId: null, statementLine: null, note: '' },
  ...{ state: 'confirmed', byName: null, createdAt: new Date(0), earlier: [], ...change },
})
const assessed = (change: Partial<AssessedFigure>): AssessedFigure => ({
  ...{ code: 'salary', person: 'client', version: 1, amountCents: 100, reason: '', byName: null },
  ...{ createdAt: new Date(0), ...change },
})

describe('an assessment beside the return', () => {
  test.each([
    ['several lines are one figure', [line({}), line({ lineId: 'b', amountCents: 50 })], [], [[150, null, 0]]],
    ['what is only proposed was not declared', [line({ state: 'proposed' })], [], []],
    [
      'each person apart',
      [line({}), line({ person: 'partner' })],
      [],
      [
        [100, null, 0],
        [100, null, 0],
      ],
    ],
    [
      'the newest row counts',
      [line({})],
      [assessed({ amountCents: 90 }), assessed({ version: 2, amountCents: 80 })],
      [[100, 80, 2]],
    ],
    ['a row taken back is none', [line({})], [assessed({ version: 3, amountCents: null })], [[100, null, 3]]],
    ['assessed, and never declared', [], [assessed({})], [[0, 100, 1]]],
    ['taken back, and never declared', [], [assessed({ amountCents: null })], []],
  ] as const)('%s', (_name, lines, rows, expected) => {
    const compared = compareAssessed([...lines], [...rows])
    expect(compared.map((one) => [one.declaredCents, one.assessedCents, one.version])).toEqual(expected)
  })

  test('in the order of the return', () => {
    const compared = compareAssessed([line({ code: 'mortgage' }), line({ code: 'accounts' })], [assessed({})])
    expect(compared.map(({ code }) => code)).toEqual(['salary', 'accounts', 'mortgage'])
  })

  test('earlier rows are told, newest first', () => {
    const rows = [assessed({}), assessed({ version: 3 }), assessed({ version: 2 })]
    expect(compareAssessed([], rows)[0]?.earlier.map(({ version }) => version)).toEqual([2, 1])
  })

  test.each([
    ['salary', 100, 120, 20, true],
    ['salary', 100, 80, -20, false],
    ['accounts', 100, 101, 1, true],
    ['commuting', 100, 80, -20, true],
    ['commuting', 100, 120, 20, false],
    ['mortgage', 100, 0, -100, true],
    ['tax-at-source', 100, 90, -10, true],
  ] as const)(
    '%s of %d assessed as %d: %d, against the client %s',
    (code, amountCents, with_, differenceCents, isAgainst) => {
      const compared = compareAssessed([line({ code, amountCents })], [assessed({ code, amountCents: with_ })])
      expect(differencesOf(compared)).toMatchObject([{ differenceCents, isAgainst }])
    },
  )

  test('the same, or nothing entered, is no difference', () => {
    expect(differencesOf(compareAssessed([line({}), line({ code: 'meals' })], [assessed({})]))).toEqual([])
  })

  test('what is not entered yet counts as declared in the sums, and is carried by the form', () => {
    const compared = compareAssessed(
      [line({}), line({ code: 'pension', amountCents: 7 })],
      [assessed({ amountCents: 90 })],
    )
    expect(groupsOf(compared)).toMatchObject([{ group: 'income', declaredCents: 107, assessedCents: 97 }])
    expect(restOf(compared)).toBe('pension client 7')
    expect(groupsOf([])).toEqual([])
  })

  test('an objection asks for what is against the client alone, and names the partner', () => {
    const compared = compareAssessed(
      [line({ person: 'partner' }), line({ code: 'commuting' })],
      [
        assessed({ person: 'partner', amountCents: 200, reason: 'Paid twice' }),
        assessed({ code: 'commuting', amountCents: 500 }),
      ],
    )
    const rows = objectionRows(differencesOf(compared), 'en')
    expect(rows).toMatchObject([{ reason: 'Paid twice', declared: expect.stringContaining('1.00') }])
    expect(rows[0]?.name).toMatch(/\(.+\)$/)
  })

  test.each([
    ['accept', true],
    ['object', true],
    ['maybe', false],
    ['', false],
  ])('%j is a recommendation: %s', (text, isOne) => expect(isAdviceKind(text)).toBe(isOne))
})

describe('the lines that count', () => {
  const codes = (lines: FigureLine[]) => counting(lines).map(({ code, person }) => `${code} ${person}`)
  test.each([
    ['gross and net of one person', [line({}), line({ code: 'gross-salary' })], ['salary client']],
    [
      'gross of another person',
      [line({}), line({ code: 'gross-salary', person: 'partner' })],
      ['salary client', 'gross-salary partner'],
    ],
    [
      'a net one that has to be asked for',
      [line({ amountCents: null }), line({ code: 'gross-salary' })],
      ['salary client', 'gross-salary client'],
    ],
    ['of both is the client’s', [line({ person: 'joint' }), line({ code: 'gross-salary' })], ['salary joint']],
    ['a net one of zero counts', [line({ amountCents: 0 }), line({ code: 'gross-salary' })], ['salary client']],
  ])('%s', (_name, lines, expected) => expect(codes(lines)).toEqual(expected))

  test('the sums of the groups are the sum of all lines that count', () => {
    const aLine = fc.record({
      code: fc.constantFrom(...allFigureCodes),
      amountCents: fc.option(fc.integer({ min: 0, max: 9_000_000 })),
    })
    fc.assert(
      fc.property(fc.array(aLine, { maxLength: 25 }), (given) => {
        const lines = given.map((each, at) => line({ ...each, lineId: String(at), label: String(at) }))
        const groups = worksheetOf(lines, [])
        expect(groups.reduce((sum, { sumCents }) => sum + sumCents, 0)).toBe(sumOf(counting(lines)))
        expect(groups.reduce((sum, { rows }) => sum + rows.length, 0)).toBe(lines.length)
        expect(groups.reduce((sum, { toAsk }) => sum + toAsk, 0)).toBe(
          lines.filter((one) => one.amountCents === null).length,
        )
      }),
    )
  })
})
