import { describe, expect, test } from 'vitest'
import { unbroken } from '#platform/text/unbroken.ts'
import {
  formatAmount,
  formatDate,
  formatDateTime,
  formatDifference,
  formatFileSize,
  formatFrancs,
  formatLongDate,
  formatMoney,
  formatNumber,
  formatNumericDate,
  formatPercent,
  formatTime,
  formatWeekday,
} from './format.ts'

describe('money', () => {
  test.each([
    [0, 'CHF\u00a00.00'],
    [5, 'CHF\u00a00.05'],
    [29900, 'CHF\u00a0299.00'],
    [99999, 'CHF\u00a0999.99'],
    [100000, 'CHF\u00a01,000.00'],
    [129900, 'CHF\u00a01,299.00'],
    [123456789, 'CHF\u00a01,234,567.89'],
    [-2000, 'CHF\u00a0−20.00'],
  ])('%i cents are formatted as %s', (cents, text) => expect(formatMoney(cents)).toBe(text))

  test.each([
    [129949, '1,299'],
    [129950, '1,300'],
    [-129950, '−1,300'],
    [-49, '0'],
  ])('%i cents in whole francs are formatted as %s', (cents, text) =>
    expect(formatAmount(cents, { decimals: 0 })).toBe(text),
  )

  test('another currency replaces CHF', () => {
    expect(formatMoney(100, { currency: 'EUR' })).toBe('EUR\u00a01.00')
  })
})

describe('dates', () => {
  test.each([
    ['2026-11-21', '21 Nov 2026'],
    ['2028-02-29', '29 Feb 2028'],
    ['2026-12-31T23:30:00Z', '1 Jan 2027'],
  ])('%s is formatted as %s', (day, text) => expect(formatDate(day)).toBe(text))

  test.each([
    ['winter', '2026-11-21T13:30:00Z', '21 Nov 2026, 14:30'],
    ['summer', '2026-07-01T13:30:00Z', '1 Jul 2026, 15:30'],
    ['the last minute before the clocks go back', '2026-10-25T00:59:00Z', '25 Oct 2026, 02:59'],
    ['the same hour again', '2026-10-25T01:59:00Z', '25 Oct 2026, 02:59'],
    ['midnight', '2026-11-20T23:00:00Z', '21 Nov 2026, 00:00'],
  ])('%s is formatted in Zurich time', (_, moment, text) => {
    expect(formatDateTime(moment)).toBe(text)
    expect(formatDateTime(new Date(moment))).toBe(text)
    expect(formatTime(moment)).toBe(text.slice(-5))
  })

  test('a date can be written out, or in digits for date fields', () => {
    expect(formatDate('2026-09-01')).toBe('1 Sep 2026')
    expect(formatLongDate('2026-09-01')).toBe('1 September 2026')
    expect(formatNumericDate('2026-09-01')).toBe('01.09.2026')
  })

  test('an invalid date is refused', () => expect(() => formatDateTime('soon')).toThrow(RangeError))
})

test.each([
  [0.234, '23.4%'],
  [1, '100.0%'],
  [0, '0.0%'],
  [-0.0316, '−3.2%'],
])('the ratio %d is formatted as %s', (ratio, text) => expect(formatPercent(ratio)).toBe(text))

test('a percentage can have other decimals', () => expect(formatPercent(0.062, { decimals: 0 })).toBe('6%'))

test.each([
  [38000, 0, '38,000'],
  [-1234.5, 1, '−1,234.5'],
  [999, 0, '999'],
])('the number %d with %i decimals is formatted as %s', (value, decimals, text) => {
  expect(formatNumber(value, { decimals })).toBe(text)
})

test.each([
  [0, '0.0\u00a0KB'],
  [421_888, '412.0\u00a0KB'],
  [1_048_570, '1.0\u00a0MB'],
  [1_048_576, '1.0\u00a0MB'],
  [2_400_000, '2.3\u00a0MB'],
  [20 * 1024 * 1024, '20.0\u00a0MB'],
])('%i bytes are formatted as %s', (bytes, text) => expect(formatFileSize(bytes)).toBe(text))

test('numbers and units are joined by no-break spaces', () => {
  expect(unbroken('CHF 7,258 is 20% of it, CHF −9 is not')).toBe('CHF\u00a07,258 is 20% of it, CHF\u00a0−9 is not')
  expect(unbroken('francs (CHF) and percent, 100% sure')).toBe('francs (CHF) and percent, 100% sure')
})

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [1234567.5, '1,234,567.50'],
  [-1500, '−1,500'],
  [0.126, '0.13'],
  [-0.001, '0'],
])('%d francs in running text are formatted as %s', (francs, text) => expect(formatFrancs(francs)).toBe(text))

test.each([
  [1500, '+1,500'],
  [0, '0'],
  [-20, '−20'],
])('the difference %d is formatted as %s', (francs, text) => expect(formatDifference(francs)).toBe(text))

test("numbers are rounded by their binary value, like the authority's calculator", () => {
  expect(formatNumber(1.005, { decimals: 2 })).toBe('1.00')
  expect(formatNumber(2.5)).toBe('3')
  expect(formatNumber(-0.4)).toBe('0')
})

test('a date with weekday uses Zurich time', () => {
  expect(formatWeekday('2026-11-20T23:30:00Z')).toBe('Sat 21 Nov 2026')
})
