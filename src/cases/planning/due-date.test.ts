import { describe, expect, test } from 'vitest'
import { cantons, filingDueOn } from '#shop/domicile/cantons.ts'
import { addDays, documentsDueOn, isDay, lastFullYear } from './due-date.ts'

describe('year and day arithmetic', () => {
  test('lastFullYear uses the calendar of Switzerland', () => {
    expect(lastFullYear(new Date('2026-12-31T23:30:00Z'))).toBe(2026)
  })

  test('addDays respects leap years', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  })
})

describe('due dates', () => {
  test.each([
    ['tax_return', 2025, '2026-12-20', '2027-01-03'],
    ['tax_return', 2026, '2026-11-24', '2027-02-14'],
    ['tax_return', 2026, '2027-01-31', '2027-02-14'],
    ['tax_return', 2026, '2027-02-01', '2027-02-15'],
    ['service', 2026, '2026-11-24', '2026-12-08'],
  ])('documents of a %s for %i, requested on %s, are due on %s', (caseType, taxYear, today, due) => {
    expect(documentsDueOn({ caseType, taxYear }, today)).toBe(due)
  })

  test.each([
    [2025, null, '2026-03-31'],
    [2023, null, '2024-03-31'],
    [2026, 'ZH', '2027-03-31'],
    [2026, 'BE', '2027-03-15'],
    [2026, 'NE', '2027-02-21'],
    [2026, 'TI', '2027-04-30'],
    [2025, 'XX', '2026-03-31'],
  ])('a return for %i of canton %s is due on %s, even if that day has passed', (taxYear, canton, due) => {
    expect(filingDueOn({ taxYear, canton })).toBe(due)
  })

  test('every canton has a valid filing date', () => {
    expect(cantons).toHaveLength(26)
    expect(new Set(cantons.map(({ value }) => value)).size).toBe(26)
    for (const { value } of cantons) expect(isDay(filingDueOn({ taxYear: 2026, canton: value }))).toBe(true)
  })
})

describe('calendar dates', () => {
  test('isDay refuses dates that do not exist', () => {
    for (const day of ['2026-02-29', '2026-13-01', '2026-1-1', '', '2026-01-01x']) expect(isDay(day)).toBe(false)
    expect(isDay('2028-02-29')).toBe(true)
  })

  test.each([
    ['2024-02-29', true],
    ['0001-01-01', true],
    ['9999-12-31', true],
    ['2026-02-29', false],
    ['2100-02-29', false],
    ['2026-13-01', false],
    ['0000-01-01', false],
    ['10000-01-01', false],
    ['2026-1-1', false],
    ['2026-01-01T00:00', false],
    ['', false],
  ])('isDay accepts %j as a date for the database: %s', (text, isOne) => {
    expect(isDay(text)).toBe(isOne)
  })
})
