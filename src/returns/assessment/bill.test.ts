import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FigureLine } from '#returns/amounts/figure.ts'
import { allFigureCodes } from '#returns/amounts/figure-codes.ts'
import { counting, sumOf, worksheetOf } from '#returns/amounts/worksheet.ts'
import { type AssessedFigure, compareAssessed, differencesOf, groupsOf, isAdviceKind, restOf } from './assessment.ts'
import { billParts, checkBill, noBill, openCentsOf, taxParts } from './bill.ts'
import { objectionRows } from './objection-rows.ts'

const bill = (change: Partial<typeof noBill>) => ({ ...noBill, ...change })

describe('open amount of the final bills', () => {
  test.each([
    [{}, 0],
    [{ confederation: 100_000 }, 100_000],
    [{ confederation: 100_000, canton: 200_000, commune: 150_000, church: 5_000, interest: 320 }, 455_320],
    [{ canton: 200_000, paid: 150_000 }, 50_000],
    [{ canton: 200_000, paid: 250_000 }, -50_000],
    [{ canton: 200_000, interest: -120 }, 199_880],
    [{ paid: 100 }, -100],
  ])('%j leaves %d cents open', (parts, open) => expect(openCentsOf(bill(parts))).toBe(open))

  test('the open amount adds every part and subtracts the payments', () => {
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

describe('comparison of a bill with the computed tax', () => {
  const computed = { confederation: 100_000, canton: 200_000, commune: 150_000, church: 0 }
  test.each([
    ['equal', { canton: 200_000 }, 'equal', undefined],
    ['99 cents above the computed tax are no difference', { canton: 200_099 }, 'equal', undefined],
    ['99 cents below the computed tax are no difference', { canton: 199_901 }, 'equal', undefined],
    ['one franc above the computed tax is a difference', { canton: 200_100 }, 'differs', 100],
    ['one franc below the computed tax is a difference', { canton: 199_900 }, 'differs', -100],
    ['no bill yet', {}, 'no-bill', undefined],
  ] as const)('%s', (_name, parts, code, aboveCents) => {
    const [check] = checkBill(bill(parts), computed).filter(({ part }) => part === 'canton')
    expect(check).toMatchObject({ code, ...(aboveCents !== undefined && { aboveCents }) })
  })

  test('a bill cannot be checked without a computed tax', () => {
    expect(checkBill(bill({ canton: 1 }), null).map(({ code }) => code)).toEqual([
      'no-bill',
      'not-computed',
      'no-bill',
      'no-bill',
    ])
  })

  test('only taxes are checked, not interest and payments', () => {
    expect(checkBill(noBill, computed).map(({ part }) => part)).toEqual([...taxParts])
  })
})

const line = (change: Partial<FigureLine>): FigureLine => ({
  ...{ lineId: 'a', version: 1, code: 'salary', label: '', person: 'client', amountCents: 100, source: 'adviser' },
  ...{ documentId: null, filename: null, page: null, statementId: null, statementLine: null, original: null, note: '' },
  ...{ state: 'confirmed', byName: null, createdAt: new Date(0), earlier: [], ...change },
})
const assessed = (change: Partial<AssessedFigure>): AssessedFigure => ({
  ...{ code: 'salary', person: 'client', version: 1, amountCents: 100, reason: '', byName: null },
  ...{ createdAt: new Date(0), ...change },
})

describe('comparison of an assessment with the return', () => {
  test.each([
    ['several lines add up to one figure', [line({}), line({ lineId: 'b', amountCents: 50 })], [], [[150, null, 0]]],
    ['a proposed line is not declared', [line({ state: 'proposed' })], [], []],
    [
      'each person has a figure of their own',
      [line({}), line({ person: 'partner' })],
      [],
      [
        [100, null, 0],
        [100, null, 0],
      ],
    ],
    [
      'the newest version applies',
      [line({})],
      [assessed({ amountCents: 90 }), assessed({ version: 2, amountCents: 80 })],
      [[100, 80, 2]],
    ],
    ['a withdrawn amount is empty', [line({})], [assessed({ version: 3, amountCents: null })], [[100, null, 3]]],
    ['a figure assessed but not declared is compared with zero', [], [assessed({})], [[0, 100, 1]]],
    ['a withdrawn figure that was not declared is left out', [], [assessed({ amountCents: null })], []],
  ] as const)('%s', (_name, lines, rows, expected) => {
    const compared = compareAssessed([...lines], [...rows])
    expect(compared.map((one) => [one.declaredCents, one.assessedCents, one.version])).toEqual(expected)
  })

  test('figures are compared in the order of the return', () => {
    const compared = compareAssessed([line({ code: 'mortgage' }), line({ code: 'accounts' })], [assessed({})])
    expect(compared.map(({ code }) => code)).toEqual(['salary', 'accounts', 'mortgage'])
  })

  test('earlier versions are listed newest first', () => {
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
    '%s of %d assessed as %d: difference %d, against the client %s',
    (code, amountCents, with_, differenceCents, isAgainst) => {
      const compared = compareAssessed([line({ code, amountCents })], [assessed({ code, amountCents: with_ })])
      expect(differencesOf(compared)).toMatchObject([{ differenceCents, isAgainst }])
    },
  )

  test('an equal or missing assessed amount is no difference', () => {
    expect(differencesOf(compareAssessed([line({}), line({ code: 'meals' })], [assessed({})]))).toEqual([])
  })

  test('totals use declared amounts for missing figures, and the form carries them', () => {
    const compared = compareAssessed(
      [line({}), line({ code: 'pension', amountCents: 7 })],
      [assessed({ amountCents: 90 })],
    )
    expect(groupsOf(compared)).toMatchObject([{ group: 'income', declaredCents: 107, assessedCents: 97 }])
    expect(restOf(compared)).toBe('pension client 7')
    expect(groupsOf([])).toEqual([])
  })

  test('an objection lists only differences against the client and names the partner', () => {
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

describe('lines included in totals', () => {
  const codes = (lines: FigureLine[]) => counting(lines).map(({ code, person }) => `${code} ${person}`)
  test.each([
    [
      'a net salary replaces the gross salary of the same person',
      [line({}), line({ code: 'gross-salary' })],
      ['salary client'],
    ],
    [
      'a net salary leaves the partner’s gross salary',
      [line({}), line({ code: 'gross-salary', person: 'partner' })],
      ['salary client', 'gross-salary partner'],
    ],
    [
      'a net salary without an amount leaves the gross salary',
      [line({ amountCents: null }), line({ code: 'gross-salary' })],
      ['salary client', 'gross-salary client'],
    ],
    [
      'a joint net salary replaces the client’s gross salary',
      [line({ person: 'joint' }), line({ code: 'gross-salary' })],
      ['salary joint'],
    ],
    [
      'a net salary of zero replaces the gross salary',
      [line({ amountCents: 0 }), line({ code: 'gross-salary' })],
      ['salary client'],
    ],
  ])('%s', (_name, lines, expected) => expect(codes(lines)).toEqual(expected))

  test('the group totals equal the total of all included lines', () => {
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
