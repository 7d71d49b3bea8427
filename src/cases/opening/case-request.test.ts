import { describe, expect, test } from 'vitest'
import { excerptOf, maxRequestLength, readCaseRequest, requestableYears } from './case-request.ts'

const now = new Date('2026-11-21T09:00:00Z')
const filled = {
  ...{ taxYear: 2025, caseType: 'tax_return', canton: 'BE', description: 'Please help.' },
  submissionKey: 'key-00000001',
}
const reasonOf = (change: Partial<typeof filled>) => {
  const read = readCaseRequest({ ...filled, ...change }, now)
  return read.ok ? null : read.reason
}

describe('requestable tax years', () => {
  test.each([
    ['end with the old year until midnight in Switzerland', '2026-12-31T22:59:59Z', 2026],
    ['end with the new year from midnight in Switzerland', '2026-12-31T23:00:00Z', 2027],
    ['end with the current year in summer', '2027-07-01T00:00:00Z', 2027],
  ])('%s', (_rule, instant, newest) => {
    expect(requestableYears(new Date(instant))).toEqual([newest, newest - 1, newest - 2, newest - 3])
  })
})

describe('reading a case request', () => {
  test.each([
    ['accepts the current year', { taxYear: 2026 }, null],
    ['accepts the oldest of four years', { taxYear: 2023 }, null],
    ['refuses an older year', { taxYear: 2022 }, 'unknown-year'],
    ['refuses a future year', { taxYear: 2027 }, 'unknown-year'],
    ['refuses a fractional year', { taxYear: 2025.5 }, 'unknown-year'],
    ['refuses a missing year', { taxYear: Number.NaN }, 'unknown-year'],
    ['refuses an unknown case type', { caseType: 'constructor' }, 'unknown-type'],
    ['refuses a missing case type', { caseType: '' }, 'unknown-type'],
    ['accepts a missing canton', { canton: '' }, null],
    ['refuses an unknown canton', { canton: 'XX' }, 'unknown-canton'],
    ['refuses a canton in lower case', { canton: 'be' }, 'unknown-canton'],
    ['refuses a blank description', { description: ' \r\n\t' }, 'no-text'],
    ['refuses a description of control characters', { description: '\u0000\u0001' }, 'no-text'],
    ['accepts a description at the maximum length', { description: 'x'.repeat(maxRequestLength) }, null],
    [
      'refuses a description over the maximum length',
      { description: 'x'.repeat(maxRequestLength + 1) },
      'text-too-long',
    ],
    ['counts code points, not UTF-16 units', { description: '🏔'.repeat(maxRequestLength) }, null],
    [
      'refuses one code point over the maximum length',
      { description: '🏔'.repeat(maxRequestLength + 1) },
      'text-too-long',
    ],
    ['counts a line break as one character', { description: 'x\r\n'.repeat(maxRequestLength / 2) }, null],
    ['refuses an empty submission key', { submissionKey: '' }, 'no-submission-key'],
    ['accepts a submission key of 8 characters', { submissionKey: '12345678' }, null],
    ['refuses a submission key of 7 characters', { submissionKey: '1234567' }, 'no-submission-key'],
    ['accepts a submission key of 100 characters', { submissionKey: 'k'.repeat(100) }, null],
    ['refuses a submission key of 101 characters', { submissionKey: 'k'.repeat(101) }, 'no-submission-key'],
    ['refuses a submission key with a line break', { submissionKey: '12345678\n' }, 'no-submission-key'],
    ['refuses a submission key with markup', { submissionKey: '<b>12345678' }, 'no-submission-key'],
  ])('%s', (_rule, change, reason) => {
    expect(reasonOf(change)).toBe(reason)
  })

  test('cleans the description and reads an empty canton as null', () => {
    const read = readCaseRequest({ ...filled, canton: '', description: ' a\r\nb\u0007 ' }, now)
    expect(read).toEqual({ ok: true, request: { ...filled, canton: null, description: 'a\nb' } })
  })
})

test.each([
  ['preserves a text at the limit', 'x'.repeat(120), 'x'.repeat(120)],
  ['shortens a longer text with an ellipsis', 'x'.repeat(121), `${'x'.repeat(120)}…`],
  ['joins lines into one', 'a\n\n b\tc', 'a b c'],
  ['does not split a character', '🏔'.repeat(121), `${'🏔'.repeat(120)}…`],
  ['drops the space before the ellipsis', `${'x'.repeat(119)} yz`, `${'x'.repeat(119)}…`],
  ['of an empty text is empty', '', ''],
])('an excerpt %s', (_rule, text, excerpt) => {
  expect(excerptOf(text)).toBe(excerpt)
})
