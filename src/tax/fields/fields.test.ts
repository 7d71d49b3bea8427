import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { readFrancs, readMoney } from '#tax/money-input.ts'
import { scenarioPath } from '#tax/scenario-path.ts'
import { amount, cents, communeText, optionalAmount, positiveAmount, tariffCode, taxYear } from './amounts.ts'
import { errorOf, readQuery } from './error.ts'
import { age, checkAges, childAges, children, confession, confessions, earnerAge } from './household.ts'

function read(schema: z.ZodType, submitted: unknown): unknown {
  const found = schema.safeParse(submitted)
  return found.success ? found.data : found.error.issues[0]?.message
}

const eastern = ['١٢٣', '１２３', '௧௨௩']

describe('amounts', () => {
  test.each([
    ["1'000.95", 1_000],
    ['0', 0],
    ['1000000000', 1_000_000_000],
    ['1000000000.99', 1_000_000_000],
    ['1000000001', 'amount-too-large'],
    ['9'.repeat(400), 'amount-too-large'],
    ['-1', 'amount-negative'],
    ['−1', 'amount-negative'],
    ['–1', 'amount-negative'],
    ['', 'amount-missing'],
    ['CHF', 'amount-missing'],
    ['0x10', 'amount-not-figures'],
    ['1e3', 'amount-not-figures'],
    ['Infinity', 'amount-not-figures'],
    ['NaN', 'amount-not-figures'],
    ['+5', 'amount-not-figures'],
    ['5%', 'amount-not-figures'],
    ['1\n000', 'amount-not-figures'],
    ['EUR 5', 'amount-not-figures'],
    ['1.234', 'amount-not-figures'],
    ['1,2345', 'amount-not-figures'],
    [eastern[0], 'amount-not-figures'],
    [eastern[1], 'amount-not-figures'],
    [eastern[2], 'amount-not-figures'],
    [undefined, 'amount-missing'],
    [['5'], 'amount-missing'],
    [5, 'amount-missing'],
  ])('%j is parsed as %j', (submitted, expected) => expect(read(amount(), submitted)).toBe(expected))

  test('a missing amount gives the error code of its field', () => {
    expect(read(amount('wealth-missing'), undefined)).toBe('wealth-missing')
    expect(read(positiveAmount('income-missing'), '0')).toBe('income-missing')
    expect(read(positiveAmount('income-missing'), '0.99')).toBe('income-missing')
    expect(read(positiveAmount('income-missing'), '1')).toBe(1)
    expect(read(optionalAmount, undefined)).toBeUndefined()
    expect(read(cents('monthly-income-missing'), undefined)).toBe('monthly-income-missing')
    expect(read(cents('monthly-income-missing'), '6500.5')).toBe(650_050)
  })

  test('texts of 100,000 characters are rejected within a second', () => {
    const began = performance.now()
    for (const text of ["1'".repeat(50_000), ' '.repeat(100_000), `${'9'.repeat(99_999)}x`, "1'000".repeat(20_000)]) {
      expect(readMoney(text).ok).toBe(false)
    }
    expect(performance.now() - began).toBeLessThan(1_000)
  })

  const separators = ["'", '’', '‘', '`', '´', ',', ' ', '\u00a0', '\u2009', '\u202f']

  test('every notation of an amount is parsed to the same value', () => {
    const written = fc.record({
      whole: fc.integer({ min: 0, max: 999_999_999 }),
      rappen: fc.integer({ min: 0, max: 99 }),
      separator: fc.constantFrom('', ...separators),
      currency: fc.constantFrom('', 'CHF ', 'Fr. ', 'SFr ', 'chf'),
    })
    fc.assert(
      fc.property(written, ({ whole, rappen, separator, currency }) => {
        const grouped = String(whole).replace(/\B(?=(\d{3})+$)/g, separator)
        const expected = { ok: true, cents: whole * 100 + rappen }
        expect(readMoney(`${currency}${grouped}.${String(rappen).padStart(2, '0')}`)).toEqual(expected)
        expect(readFrancs(`${grouped}.– CHF`)).toEqual({ ok: true, francs: whole })
      }),
      { numRuns: 400, seed: 20_261_123 },
    )
  })

  test('any text gives either an amount within the limits or an error', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[-+\d.,' ]{0,14}$/)), (text) => {
        const found = readMoney(text)
        if (!found.ok) {
          expect(found.reason).toMatch(/^amount-/)
          return
        }
        expect(Number.isSafeInteger(found.cents)).toBe(true)
        expect(found.cents).toBeGreaterThanOrEqual(0)
        expect(found.cents).toBeLessThan(100_000_000_100)
      }),
      { numRuns: 1_000, seed: 20_261_123 },
    )
  })
})

describe('whole numbers', () => {
  test.each([
    [children, '0', 0],
    [children, '15', 15],
    [children, '016', 'children-range'],
    [children, '16', 'children-range'],
    [children, '-1', 'children-range'],
    [children, '1.0', 'children-range'],
    [children, '1e1', 'children-range'],
    [children, 'two', 'children-range'],
    [children, eastern[1], 'children-range'],
    [children, '0000', 'children-range'],
    [age(), '16', 16],
    [age(), '15', 'age-range'],
    [age(), '110', 110],
    [age(), '111', 'age-range'],
    [age('age-at-withdrawal-range'), '200', 'age-at-withdrawal-range'],
    [earnerAge, '99', 99],
    [earnerAge, '100', 'earner-age-range'],
    [earnerAge, undefined, 'earner-age-range'],
  ])('%#: %j becomes %j', (schema, submitted, expected) => expect(read(schema, submitted)).toBe(expected))

  test.each([
    ['2026', 2026],
    ['0000', 0],
    ['20260', 'year-digits'],
    ['202', 'year-digits'],
    ['2026 ', 'year-digits'],
    ['２０２６', 'year-digits'],
    [undefined, 'year-missing'],
  ])('the year %j becomes %j', (submitted, expected) => expect(read(taxYear, submitted)).toBe(expected))
})

describe('households', () => {
  test.each([
    ['8', [8]],
    ['8,11', [8, 11]],
    ['8 , 11', [8, 11]],
    ['0,17', [0, 17]],
    ['8;11', 'child-ages-page'],
    ['8,', 'child-ages-page'],
    [',8', 'child-ages-page'],
    ['8,,9', 'child-ages-page'],
    ['108', 'child-ages-page'],
    ['-8', 'child-ages-page'],
    ['8\n;drop', 'child-ages-page'],
    [undefined, undefined],
  ])('the ages %j become %j', (submitted, expected) => {
    expect(read(childAges('child-ages-page'), submitted)).toEqual(expected)
  })

  test.each([
    [0, [8], 'ages-for-children'],
    [1, [8], undefined],
    [2, [8], 'ages-for-children'],
    [1, [8, 9], 'ages-for-children'],
    [2, undefined, undefined],
  ])('for %d children the ages %j give the error %s', (count, ages, expected) => {
    const household = z.object({ children: z.number(), childAges: z.array(z.number()).optional() })
    const found = household.superRefine(checkAges).safeParse({ children: count, childAges: ages })
    expect(found.error?.issues[0]?.message).toBe(expected)
    if (found.error?.issues[0]) {
      expect(errorOf(found.error.issues[0])).toEqual({ code: expected, values: { count } })
    }
  })

  test('only the exact names of churches are accepted', () => {
    const schema = confession('church-unknown')
    for (const church of confessions) expect(read(schema, church)).toBe(church)
    for (const other of ['', 'Protestant', 'none ', 'constructor', null, 0])
      expect(read(schema, other)).toBe('church-unknown')
  })
})

test.each([
  ['A0N', 'A0N'],
  ['c2y', 'C2Y'],
  [' h1n ', 'H1N'],
  ['A0', 'tariff-unreadable-page'],
  ['A10N', 'tariff-unreadable-page'],
  ['AA0N', 'tariff-unreadable-page'],
  ['A0X', 'tariff-unreadable-page'],
  ['Ä0N', 'tariff-unreadable-page'],
  ['A0N\nB0N', 'tariff-unreadable-page'],
  ['../A0N', 'tariff-unreadable-page'],
])('the tariff code %j becomes %j', (submitted, expected) => {
  expect(read(tariffCode({ wrong: 'tariff-unreadable-page' }), submitted)).toBe(expected)
})

test.each([
  ['x'.repeat(80), 'x'.repeat(80)],
  ['x'.repeat(81), 'commune-too-long'],
  [`  ${'x'.repeat(80)}  `, 'x'.repeat(80)],
  [undefined, 'search-missing'],
])('%#: a commune has at most 80 characters', (submitted, expected) => {
  expect(read(communeText('search-missing'), submitted)).toBe(expected)
})

describe('readQuery', () => {
  const schema = z.object({ income: positiveAmount('income-missing'), children: children.default(0) })

  test('empty fields are treated as missing', () => {
    const given: [string, string][] = [
      ['income', '5'],
      ['children', '  '],
      ['other', 'x'],
    ]
    expect(readQuery(schema, given)).toEqual({ ok: true, query: { income: 5, children: 0 } })
  })

  test('each invalid field is named once, with its first error', () => {
    const given: [string, string][] = [
      ['income', 'x'],
      ['children', '99'],
    ]
    expect(readQuery(schema, given)).toEqual({
      ok: false,
      errors: { income: 'amount-not-figures', children: 'children-range' },
    })
  })

  test('property names of Object.prototype have no effect', () => {
    const query = new URLSearchParams('__proto__=1&constructor=2&toString=3&income=7')
    expect(readQuery(schema, query)).toEqual({ ok: true, query: { income: 7, children: 0 } })
    expect(({} as Record<string, unknown>)[1]).toBeUndefined()
  })

  test('an unknown error code is replaced by a general one', () => {
    expect(errorOf({ message: 'Invalid input: expected string' })).toBe('not-understood')
    expect(errorOf({ message: 'constructor' })).toBe('not-understood')
    expect(errorOf({ message: 'year-digits' })).toBe('year-digits')
  })
})

describe('scenarioPath, a link that staff follow', () => {
  test.each([
    '/calculators',
    '/calculators?tab=wealth-tax&wealth=1',
    '/calculators?commune=Z%C3%BCrich',
    '/calculators?',
  ])('%s is accepted', (text) => expect(scenarioPath(text)).toBe(text))

  test.each([
    null,
    '',
    '/',
    'calculators',
    '/calculators/',
    '/calculators2?x=1',
    '/calculators#x',
    '//evil.example/calculators?x=1',
    'https://evil.example/calculators?x=1',
    'javascript:alert(1)//calculators?x',
    '/calculators?x=<b>',
    '/calculators?x="',
    '/calculators?x=1 2',
    '/calculators?x=1\n/evil',
    '\n/calculators',
    '/calculators?x=1\n',
    '/calculators?\\evil',
    '/admin?next=/calculators?x',
    `/calculators?${'x'.repeat(2_000)}`,
  ])('%j is rejected', (text) => expect(scenarioPath(text)).toBeNull())
})
