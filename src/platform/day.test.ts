import { expect, test } from 'vitest'
import { dayOf, swissDay } from './day.ts'

test.each([
  ['2026-12-31T23:30:00Z', '2027-01-01'],
  ['2026-07-01T21:59:00Z', '2026-07-01'],
  ['2026-07-01T22:00:00Z', '2026-07-02'],
])('%s is the day %s in Zurich, in winter and in summer', (instant, day) => {
  expect(swissDay(new Date(instant))).toBe(day)
})

test('what is no moment has no day', () => expect(() => swissDay(new Date('soon'))).toThrow(RangeError))

test.each([
  ['31.03.2026', '2026-03-31'],
  [' 1.3.2026 ', '2026-03-01'],
  ['1. 3. 2026', '2026-03-01'],
  ['2026-03-31', '2026-03-31'],
  ['31.02.2026', '2026-02-31'],
  ['03/31/2026', '03/31/2026'],
  ['31.3.26', '31.3.26'],
  ['', ''],
])('the day %j is read as %j', (typed, day) => {
  expect(dayOf(typed)).toBe(day)
})
