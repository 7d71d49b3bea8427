import { expect, test } from 'vitest'
import { addDays, documentsDueOn, filingDueOn, isDay, lastFullYear, swissDay } from './due-date.ts'

test('the day is that of Switzerland, in winter and in summer', () => {
  expect(swissDay(new Date('2026-12-31T23:30:00Z'))).toBe('2027-01-01')
  expect(swissDay(new Date('2026-07-01T21:59:00Z'))).toBe('2026-07-01')
  expect(swissDay(new Date('2026-07-01T22:00:00Z'))).toBe('2026-07-02')
  expect(lastFullYear(new Date('2026-12-31T23:30:00Z'))).toBe(2026)
})

test('days are counted over ends of months and leap years', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(documentsDueOn('2026-12-20')).toBe('2027-01-03')
})

test.each([
  [2025, '2026-01-10', '2026-03-31'],
  [2025, '2026-03-31', '2026-03-31'],
  [2025, '2026-04-01', '2026-05-01'],
  [2023, '2026-01-10', '2026-02-09'],
])('a return for %i seen on %s is due on %s', (taxYear, today, due) => {
  expect(filingDueOn(taxYear, today)).toBe(due)
})

test('only days that exist are days', () => {
  for (const day of ['2026-02-29', '2026-13-01', '2026-1-1', '', '2026-01-01x']) expect(isDay(day)).toBe(false)
  expect(isDay('2028-02-29')).toBe(true)
})
