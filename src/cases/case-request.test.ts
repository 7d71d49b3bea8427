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

describe('the years that can be asked about', () => {
  test.each([
    ['a minute before the new year in Switzerland', '2026-12-31T22:59:59Z', 2026],
    ['from midnight in Switzerland, while it is still the old year in London', '2026-12-31T23:00:00Z', 2027],
    ['in the middle of summer', '2027-07-01T00:00:00Z', 2027],
  ])('%s', (_rule, instant, newest) => {
    expect(requestableYears(new Date(instant))).toEqual([newest, newest - 1, newest - 2, newest - 3])
  })
})

describe('a request', () => {
  test.each([
    ['for the current year is read', { taxYear: 2026 }, null],
    ['for the oldest of four years is read', { taxYear: 2023 }, null],
    ['for a year before is refused', { taxYear: 2022 }, 'unknown-year'],
    ['for a year to come is refused', { taxYear: 2027 }, 'unknown-year'],
    ['for half a year is refused', { taxYear: 2025.5 }, 'unknown-year'],
    ['for no year is refused', { taxYear: Number.NaN }, 'unknown-year'],
    ['of a type that there is not is refused', { caseType: 'constructor' }, 'unknown-type'],
    ['of no type is refused', { caseType: '' }, 'unknown-type'],
    ['without a canton is read', { canton: '' }, null],
    ['of a canton that there is not is refused', { canton: 'XX' }, 'unknown-canton'],
    ['of a canton in small letters is refused', { canton: 'be' }, 'unknown-canton'],
    ['needs words', { description: ' \r\n\t' }, 'no-text'],
    ['needs words that can be seen', { description: '\u0000\u0001' }, 'no-text'],
    ['may be as long as the limit', { description: 'x'.repeat(maxRequestLength) }, null],
    ['may not be longer', { description: 'x'.repeat(maxRequestLength + 1) }, 'text-too-long'],
    ['counts characters, not their halves', { description: '🏔'.repeat(maxRequestLength) }, null],
    ['is too long with one such character more', { description: '🏔'.repeat(maxRequestLength + 1) }, 'text-too-long'],
    ['counts a line break once', { description: 'x\r\n'.repeat(maxRequestLength / 2) }, null],
    ['has a key', { submissionKey: '' }, 'no-submission-key'],
    ['has a key of eight characters', { submissionKey: '12345678' }, null],
    ['has no shorter key', { submissionKey: '1234567' }, 'no-submission-key'],
    ['has a key of a hundred characters', { submissionKey: 'k'.repeat(100) }, null],
    ['has no longer key', { submissionKey: 'k'.repeat(101) }, 'no-submission-key'],
    ['has a key on one line', { submissionKey: '12345678\n' }, 'no-submission-key'],
    ['has a key without markup', { submissionKey: '<b>12345678' }, 'no-submission-key'],
  ])('%s', (_rule, change, reason) => {
    expect(reasonOf(change)).toBe(reason)
  })

  test('is kept cleaned, and no canton as none', () => {
    const read = readCaseRequest({ ...filled, canton: '', description: ' a\r\nb\u0007 ' }, now)
    expect(read).toEqual({ ok: true, request: { ...filled, canton: null, description: 'a\nb' } })
  })
})

test.each([
  ['a text at the limit stays whole', 'x'.repeat(120), 'x'.repeat(120)],
  ['a longer one is cut and says so', 'x'.repeat(121), `${'x'.repeat(120)}…`],
  ['lines become one line', 'a\n\n b\tc', 'a b c'],
  ['no character is cut in half', '🏔'.repeat(121), `${'🏔'.repeat(120)}…`],
  ['no space stands before the dots', `${'x'.repeat(119)} yz`, `${'x'.repeat(119)}…`],
  ['nothing stays nothing', '', ''],
])('the beginning of a text for lists: %s', (_rule, text, excerpt) => {
  expect(excerptOf(text)).toBe(excerpt)
})
