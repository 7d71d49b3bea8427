import { expect, test } from 'vitest'
import { dayOf, endInstantOf, instantOf, momentOf, swissDay } from './day.ts'

test.each([
  ['2026-12-31T23:30:00Z', '2027-01-01'],
  ['2026-07-01T21:59:00Z', '2026-07-01'],
  ['2026-07-01T22:00:00Z', '2026-07-02'],
])('%s is the day %s in Zurich, in winter and summer', (instant, day) => {
  expect(swissDay(new Date(instant))).toBe(day)
})

test('an invalid date has no day', () => expect(() => swissDay(new Date('soon'))).toThrow(RangeError))

test.each([
  ['31.03.2026', '2026-03-31'],
  [' 1.3.2026 ', '2026-03-01'],
  ['1. 3. 2026', '2026-03-01'],
  ['2026-03-31', '2026-03-31'],
  ['31.02.2026', '31.02.2026'],
  ['03/31/2026', '03/31/2026'],
  ['31.3.26', '2026-03-31'],
  ['', ''],
])('the day %j is parsed as %j', (submitted, day) => {
  expect(dayOf(submitted)).toBe(day)
})

test.each([
  ['22.11.2026, 14:00', '2026-11-22T14:00'],
  [' 2.1.2026 7.30 ', '2026-01-02T07:30'],
  ['2. 1. 2026, 9', '2026-01-02T09:00'],
  ['2026-11-22T14:00', '2026-11-22T14:00'],
  ['22.11.2026', '2026-11-22T00:00'],
  ['tomorrow 9', 'tomorrowT09:00'],
  ['', ''],
])('the time %j is parsed as %j', (submitted, moment) => {
  expect(momentOf(submitted)).toBe(moment)
})

test.each([
  ['22.11.2026, 14:00', '2026-11-22T13:00:00.000Z'],
  ['22.07.2026 14:00', '2026-07-22T12:00:00.000Z'],
  ['29.03.2026, 02:30', undefined],
  ['tomorrow 9', undefined],
])('the time %j is the instant %s', (submitted, instant) => {
  expect(instantOf(submitted)?.toISOString()).toBe(instant)
})

test.each([
  ['31.12.2026', '2026-12-31T23:00:00.000Z'],
  ['28.03.2026', '2026-03-28T23:00:00.000Z'],
  ['31.12.2026, 18:00', '2026-12-31T17:00:00.000Z'],
  ['later', undefined],
])('a period that ends on %j ends at the instant %s', (submitted, instant) => {
  expect(endInstantOf(submitted)?.toISOString()).toBe(instant)
})
