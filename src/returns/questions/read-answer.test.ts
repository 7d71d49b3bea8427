import { describe, expect, test } from 'vitest'
import type { Question } from '#content/questions/question.ts'
import type { OriginalAmount } from '#returns/amounts/original-amount.ts'
import { question as questionTexts } from '#returns/locales/en.ts'
import { type Answer, isSameValue, isStated, newestOf, rowsOf } from './answer.ts'
import { answerLines, fieldText } from './answer-text.ts'
import { journeysCents, mealsCents } from './answered-work-costs.ts'
import { carriedValue } from './carry.ts'
import { differencesOf } from './load-differences.server.ts'
import { cellField, readAnswer, rowsField } from './read-answer.ts'

const words = { text: '', help: '', example: '' }
const options = [
  { value: 'a', label: 'First' },
  { value: 'b', label: 'Second' },
  { value: 'none', label: 'None of these' },
]
const requested = {
  money: { ...words, code: 'q', kind: 'money' },
  date: { ...words, code: 'q', kind: 'date' },
  number: { ...words, code: 'q', kind: 'number', unit: 'days', max: 366 },
  text: { ...words, code: 'q', kind: 'text' },
  country: { ...words, code: 'q', kind: 'country' },
  yes_no: { ...words, code: 'q', kind: 'yes_no' },
  choice: { ...words, code: 'q', kind: 'choice', options },
  several: { ...words, code: 'q', kind: 'several', options },
  rows: {
    ...{ ...words, code: 'q', kind: 'rows', each: 'account' },
    columns: [
      { code: 'name', label: 'Bank', kind: 'text' },
      { code: 'sum', label: 'Balance', kind: 'money', figure: 'accounts' },
      { code: 'on', label: 'Since', kind: 'date' },
      { code: 'sort', label: 'Sort', kind: 'choice', options },
      { code: 'year', label: 'Of the year', kind: 'text', ofYear: true },
      { code: 'currency', label: 'Currency', kind: 'currency' },
      { code: 'abroad', label: 'Abroad', kind: 'money', rate: { year: 2025, basis: 'yearEnd' } },
      { code: 'born', label: 'Born', kind: 'date', past: true },
    ],
  },
} as const satisfies Record<string, Question>

function form(fields: Record<string, string | readonly string[]>): FormData {
  const submitted = new FormData()
  for (const [name, values] of Object.entries(fields))
    for (const value of [values].flat()) submitted.append(name, value)
  return submitted
}
const known = { today: '2026-03-01', before: null }
const read = (kind: keyof typeof requested, submitted: string | readonly string[]) =>
  readAnswer(requested[kind], 'q', form({ q: submitted }), known)

describe('readAnswer of one value', () => {
  test.each([
    ['money', "1'234.50", 123_450],
    ['money', 'CHF 0', 0],
    ['money', '   ', null],
    ['date', '31.12.2025', '2025-12-31'],
    ['date', '29.2.2024', '2024-02-29'],
    ['date', '2025-01-09', '2025-01-09'],
    ['date', '01042025', '2025-04-01'],
    ['date', '1.4.27', '2027-04-01'],
    ['country', 'PT', 'PT'],
    ['country', ' portugal', 'PT'],
    ['country', 'other', 'other'],
    ['country', '', null],
    ['number', '0', 0],
    ['number', '366', 366],
    ['number', '3,5', 3.5],
    ['number', '1’0', 10],
    ['number', '0,125', 0.125],
    ['text', '  Biel ', 'Biel'],
    ['text', 'One line.\r\n Another.', 'One line. Another.'],
    ['text', 'x'.repeat(500), 'x'.repeat(500)],
    ['yes_no', 'no', 'no'],
    ['choice', 'b', 'b'],
    ['choice', '', null],
    ['several', ['a', 'b'], ['a', 'b']],
    ['several', [], null],
    ['several', ['none'], ['none']],
    ['several', ['a', 'none'], ['a']],
  ] as const)('%s %j is parsed as %j', (kind, submitted, value) => {
    expect(read(kind, submitted)).toEqual({ value, errors: [] })
  })

  test.each([
    ['money', '-5', 'amount-negative'],
    ['money', 'CHF', 'amount-not-figures'],
    ['money', '12.345', 'amount-not-figures'],
    ['money', '9'.repeat(11), 'amount-too-large'],
    ['date', '29.2.2025', 'no-date'],
    ['date', '31.4.2025', 'no-date'],
    ['date', 'yesterday', 'no-date'],
    ['country', 'Atlantis', 'no-country'],
    ['number', '367', 'number-too-large'],
    ['number', '1,000', 'number-too-large'],
    ['number', '-1', 'not-a-number'],
    ['number', 'many', 'not-a-number'],
    ['number', '0x10', 'not-a-number'],
    ['number', '1e2', 'not-a-number'],
    ['number', 'Infinity', 'not-a-number'],
    ['text', 'x'.repeat(501), 'text-too-long'],
    ['yes_no', 'maybe', 'no-such-option'],
    ['choice', 'c', 'no-such-option'],
    ['several', ['a', 'c'], 'no-such-option'],
  ] as const)('%s %j is rejected: %s', (kind, submitted, reason) => {
    expect(read(kind, submitted)).toMatchObject({ errors: [{ reason, at: 'q' }] })
  })
})

describe('readAnswer of rows', () => {
  const cells = (id: string, fields: Record<string, string>) =>
    Object.fromEntries(
      requested.rows.columns.flatMap((column) => {
        const submitted = fields[column.code]
        return submitted === undefined ? [] : [[cellField('q', id, column), submitted]]
      }),
    )
  const rowsRead = (ids: string[], fields: Record<string, string>) =>
    readAnswer(requested.rows, 'q', form({ [rowsField('q')]: ids, ...fields }), known)

  test.each([
    [
      'a completed row is parsed',
      ['1'],
      cells('1', { name: 'Bank', sum: '5.05', on: '1.2.2025', sort: 'a' }),
      [{ id: '1', fields: { name: 'Bank', sum: 505, on: '2025-02-01', sort: 'a' } }],
    ],
    ['an empty row is ignored', ['1'], cells('1', { name: ' ', sum: '' }), null],
    ['no rows give null', [], {}, null],
    [
      'a repeated row id gives one row',
      ['1', '1'],
      cells('1', { name: 'Bank' }),
      [{ id: '1', fields: { name: 'Bank' } }],
    ],
    [
      'a currency is stored, and a birth in a year with two digits is in the past',
      ['1'],
      cells('1', { name: 'Bank', currency: 'GBP', abroad: '12.50', born: '1.4.27' }),
      [{ id: '1', fields: { name: 'Bank', currency: 'GBP', abroad: 1250, born: '1927-04-01' } }],
    ],
    ['Swiss francs alone leave the row empty', ['1'], cells('1', { currency: 'CHF' }), null],
    ['a malformed row id is ignored', ['../x'], { 'q.../x.name': 'Bank' }, null],
  ])('%s', (_name, ids, fields, value) => expect(rowsRead(ids, fields)).toEqual({ value, errors: [] }))

  test.each([
    ['a row without its name is saved', cells('1', { sum: '5' }), { sum: 500 }, []],
    [
      'a wrong amount is reported, and its row is saved without it',
      cells('1', { name: 'B', sum: 'x', on: '1.2.2025' }),
      { name: 'B', on: '2025-02-01' },
      [{ reason: 'amount-not-figures', at: 'q.1.sum' }],
    ],
    [
      'each wrong cell is reported',
      cells('1', { name: 'B', sum: 'x', on: '31.2.2025', sort: 'z' }),
      { name: 'B' },
      [
        { reason: 'amount-not-figures', at: 'q.1.sum' },
        { reason: 'no-date', at: 'q.1.on' },
        { reason: 'no-such-option', at: 'q.1.sort' },
      ],
    ],
    [
      'an unknown currency is reported',
      cells('1', { name: 'B', currency: 'XXX' }),
      { name: 'B' },
      [{ reason: 'no-such-option', at: 'q.1.currency' }],
    ],
  ])('%s', (_name, fields, saved, errors) => {
    expect(rowsRead(['1'], fields)).toMatchObject({ value: [{ id: '1', fields: saved }], errors })
  })

  test('a wrong cell keeps the value saved before, and a row with only wrong cells is not saved', () => {
    const submitted = form({
      [rowsField('q')]: ['1', '2'],
      ...cells('1', { name: 'C', sum: 'x' }),
      ...cells('2', { sum: 'x' }),
    })
    const saved = [{ id: '1', fields: { name: 'B', sum: 505 } }]
    expect(readAnswer(requested.rows, 'q', submitted, { ...known, before: saved })).toMatchObject({
      value: [{ id: '1', fields: { name: 'C', sum: 505 } }],
      errors: [{ at: 'q.1.sum' }, { at: 'q.2.sum' }],
    })
  })

  test('a part above its whole is reported and not saved; the rest of the row is', () => {
    const days: Question = {
      ...{ code: 'grants', text: '', help: '', example: '' },
      kind: 'rows',
      each: 'grant',
      columns: [
        { code: 'swiss', label: 'Swiss', kind: 'number', atMost: 'all' },
        { code: 'all', label: 'All', kind: 'number' },
      ],
    }
    const read = (swiss: string, all: string) =>
      readAnswer(days, 'q', form({ [rowsField('q')]: ['1'], 'q.1.swiss': swiss, 'q.1.all': all }), known)
    expect(read('720', '720').errors).toEqual([])
    expect(read('721', '720')).toEqual({
      value: [{ id: '1', fields: { all: 720 } }],
      errors: [{ ok: false, reason: 'above-total', part: 721, whole: 720, at: 'q.1.swiss' }],
    })
  })

  test('more than 60 rows are rejected', () => {
    const ids = Array.from({ length: 61 }, (_, at) => String(at))
    expect(rowsRead(ids, {})).toMatchObject({ errors: [{ reason: 'too-many-rows', at: 'q' }] })
  })
})

describe('answers as text', () => {
  const row = { id: '1', fields: { name: 'Bank', sum: 505, on: '2025-02-01', sort: 'b' } }
  test.each([
    ['money', 123_450, ['CHF 1,234.50']],
    ['money', 100_000, ['CHF 1,000']],
    ['date', '2025-02-01', ['01.02.2025']],
    ['number', 220, ['220 days']],
    ['choice', 'b', ['Second']],
    ['choice', 'gone', []],
    ['several', ['b', 'a'], ['First', 'Second']],
    ['yes_no', 'yes', ['Yes']],
    ['text', 'Biel', ['Biel']],
    ['text', null, []],
    ['country', 'PT', ['Portugal']],
    ['country', 'Holland', ['Holland']],
    ['country', 'other', [questionTexts.otherCountry]],
    ['rows', [{ id: '1', fields: { name: 'Bank', currency: 'GBP', abroad: 1250 } }], ['Bank, Abroad: GBP 12.50']],
    ['rows', [row], ['Bank, Balance: 5.05, Since: 01.02.2025, Sort: Second']],
  ] as const)('%s %j: %j', (kind, value, lines) => expect(answerLines(requested[kind], value as never)).toEqual(lines))

  test.each([
    ['money', 505, '5.05'],
    ['money', 500, '5'],
    ['date', '2025-12-31', '31.12.2025'],
    ['text', null, ''],
    ['number', undefined, ''],
  ] as const)('the field value of %s %j is %j', (kind, value, submitted) =>
    expect(fieldText({ kind }, value)).toBe(submitted),
  )

  test('a value rendered in its field is parsed as the same value', () => {
    for (const [kind, value] of [
      ['money', 123_405],
      ['date', '2024-02-29'],
      ['number', 220],
      ['text', 'Biel'],
    ] as const) {
      expect(read(kind, fieldText({ kind }, value))).toEqual({ value, errors: [] })
    }
  })
})

describe('carrying an answer over to the next year', () => {
  test.each([
    ['money', 5, null],
    ['date', '2025-01-01', null],
    ['number', 220, null],
    ['choice', 'a', 'a'],
    ['choice', 'gone', null],
    ['several', ['a'], ['a']],
    ['several', ['a', 'gone'], null],
    ['yes_no', 'yes', 'yes'],
    ['text', 'Biel', 'Biel'],
    ['text', null, null],
    [
      'rows',
      [{ id: '1', fields: { name: 'Bank', sum: 505, year: 'x', sort: 'a' } }],
      [{ id: '1', fields: { name: 'Bank', sort: 'a' } }],
    ],
    ['rows', [], null],
  ] as const)('%s %j: %j', (kind, value, carried) => {
    expect(carriedValue(requested[kind], value as never)).toEqual(carried)
  })

  test('a year-specific answer is not carried over', () => {
    expect(carriedValue({ ...requested.yes_no, ofYear: true }, 'yes')).toBeNull()
  })
})

describe('versions of answers', () => {
  const version = (number: number, change: Partial<Answer> = {}): Answer => ({
    ...{ question: 'q', person: 'client', version: number, value: number, mark: null, threadId: null },
    ...{ isCarried: false, answeredBy: null, byName: null, answeredAt: new Date(0), ...change },
  })
  test('the newest version per person applies, regardless of the row order', () => {
    const all = [version(2), version(3), version(1), version(1, { person: 'partner', value: 9 })]
    for (const rows of [all, all.toReversed()]) {
      const newest = newestOf(rows)
      expect([newest.get('client.q')?.value, newest.get('partner.q')?.value, newest.size]).toEqual([3, 9, 2])
    }
  })

  test.each([
    [{ value: 0 }, true],
    [{ value: null, mark: 'unknown' }, true],
    [{ value: null, mark: 'requested' }, true],
    [{ value: null, mark: null }, false],
  ] as const)('%j is a stated answer: %s', (change, content) => expect(isStated(version(1, change))).toBe(content))

  test('a missing answer is not stated', () => expect([isStated(null), isStated(undefined)]).toEqual([false, false]))

  test.each([
    [1, 1, true],
    [1, '1', false],
    [null, null, true],
    [null, 0, false],
    [['a', 'b'], ['a', 'b'], true],
    [['a', 'b'], ['b', 'a'], false],
    [[{ id: '1', fields: { a: 1, b: 2 } }], [{ fields: { b: 2, a: 1 }, id: '1' }], true],
    [[{ id: '1', fields: { a: 1 } }], [{ id: '1', fields: { a: 2 } }], false],
  ] as const)('%j and %j are the same value: %s', (one, other, same) => {
    expect(isSameValue(one as never, other as never)).toBe(same)
  })

  test.each([
    [null, 0],
    ['a', 0],
    [['a', 'b'], 0],
    [[{ id: '1', fields: {} }], 1],
  ] as const)('%j has %d rows', (value, count) => expect(rowsOf(value as never)).toHaveLength(count))
})

/** SR 642.118.1 Art. 6 and 9: CHF 15 a day, at most CHF 3,200 a year; half of both amounts with a canteen. */
describe('meals away from home', () => {
  const days = (value: number | null, flag: string | null = null) => ({ value, mark: flag })
  test.each([
    ['no', days(1), 1_500],
    ['no', days(213), 319_500],
    ['no', days(214), 320_000],
    ['no', days(366), 320_000],
    ['shift', days(100), 150_000],
    ['canteen', days(1), 750],
    ['canteen', days(213), 159_750],
    ['canteen', days(214), 160_000],
    ['no', days(0.5), 750],
    ['no', days(0), 0],
    ['no', days(null, 'unknown'), null],
    ['no', days(null), 0],
    ['no', null, 0],
    ['home', days(220), 0],
    ['constructor', days(220), 0],
    [null, days(220), 0],
  ] as const)('lunch %j, %j: %j cents', (lunch, worked, cents) => expect(mealsCents(lunch, worked, false)).toBe(cents))

  test.each([
    ['no', 214, 640_000],
    ['canteen', 214, 480_000],
    ['yes', 100, 150_000],
  ] as const)(
    'a weekly resident also deducts the evening meal: lunch %j on %d days, %j cents',
    (lunch, worked, cents) => {
      expect(mealsCents(lunch, days(worked), true)).toBe(cents)
    },
  )
})

describe('commuting by car', () => {
  const stated = (value: number | null, mark: string | null = null) => ({ value, mark })
  test.each([
    [stated(18), stated(220), 594_000],
    [stated(0), stated(220), 0],
    [stated(18), stated(0), 0],
    [stated(18), stated(null, 'unknown'), null],
    [stated(null, 'unknown'), stated(220), null],
    [stated(18), null, null],
  ])('%j km on %j days: %j cents, there and back', (distance, worked, cents) => {
    expect(journeysCents(distance, worked, 75)).toBe(cents)
  })
})

describe('confirmed figures that contradict the answers', () => {
  const line = (change: object) =>
    ({ lineId: 'a', state: 'confirmed', code: 'salary', label: 'x', amountCents: 100, ...change }) as never
  const content = (amountCents: number | null, original: OriginalAmount | null = null) =>
    new Map([['a', { amountCents, original }]])
  const dollars = (cents: number): OriginalAmount => ({
    ...{ currency: 'USD', cents, year: 2026, basis: 'average', rate: null },
  })
  test.each([
    ['the same amount is no difference', [line({})], content(100), 0],
    ['another amount is a difference', [line({})], content(101), 1],
    ['an answer that no longer gives a figure is a difference', [line({})], new Map(), 1],
    ['a proposed line is no difference', [line({ state: 'proposed' })], content(101), 0],
    ['a missing amount on both sides is no difference', [line({ amountCents: null })], content(null), 0],
    [
      'an amount that the adviser converted, for want of a rate, is no difference',
      [line({ original: dollars(125) })],
      content(null, dollars(125)),
      0,
    ],
    [
      'a new amount in the same currency is a difference',
      [line({ original: dollars(125) })],
      content(null, dollars(126)),
      1,
    ],
    ['a missing amount that is now answered is a difference', [line({ amountCents: null })], content(5), 1],
  ])('%s', (_name, lines, answered, count) => expect(differencesOf(lines, answered)).toHaveLength(count))
})
