import { describe, expect, test } from 'vitest'
import { datePartsOf, explainDay, joinDates, readDay } from './read-day.ts'

describe('readDay', () => {
  test.each([
    ['1.4.25', '2025-04-01'],
    ['01.04.2025', '2025-04-01'],
    ['1. 4. 2025', '2025-04-01'],
    ['01042025', '2025-04-01'],
    ['010425', '2025-04-01'],
    ['1 4 2025', '2025-04-01'],
    ['1-4-2025', '2025-04-01'],
    ['31/12/2025', '2025-12-31'],
    ['2025-04-01', '2025-04-01'],
    ['2025/4/1', '2025-04-01'],
    ['1 April 2025', '2025-04-01'],
    ['1st April 2025', '2025-04-01'],
    ['01-Apr-2025', '2025-04-01'],
    ['April 1, 2025', '2025-04-01'],
    ['Sept. 3rd, 2025', '2025-09-03'],
    ['1. März 2025', '2025-03-01'],
    ['1.April.2025', '2025-04-01'],
    ['  29.2.2024 ', '2024-02-29'],
    ['1.1.68', '2068-01-01'],
    ['1.1.69', '1969-01-01'],
  ])('%j is %s', (text, day) => expect(readDay(text)).toEqual({ ok: true, day }))

  test.each([
    ['28.11.26', '1926-11-28'],
    ['27.11.26', '2026-11-27'],
    ['1.1.80', '1980-01-01'],
    ['28.11.2026', '2026-11-28'],
  ])('a date of birth %j with two digits of the year is not after today: %s', (text, day) =>
    expect(readDay(text, '2026-11-27')).toEqual({ ok: true, day }),
  )

  test.each([
    ['', 'no-date', 'day'],
    ['yesterday', 'no-date', 'day'],
    ['2025', 'no-date', 'day'],
    ['1.4', 'no-date', 'day'],
    ['1.4.2025.4.2025', 'no-date', 'day'],
    ['.4.2025', 'part-missing', 'day'],
    ['1..2025', 'part-missing', 'month'],
    ['1.4.', 'part-missing', 'year'],
    ['x.4.2025', 'part-not-figures', 'day'],
    ['-1.4.2025', 'part-not-figures', 'day'],
    ['1.ap.2025', 'part-not-figures', 'month'],
    ['1.marble.2025', 'part-not-figures', 'month'],
    ['1.5.5.2025', 'no-date', 'day'],
    ['12/31/2025', 'no-such-month', 'month'],
    ['31.2.2025', 'no-such-day', 'day'],
    ['31042025', 'no-such-day', 'day'],
    ['0.4.2025', 'no-such-day', 'day'],
    ['1.4.202', 'year-too-far', 'year'],
    ['1.4.1899', 'year-too-far', 'year'],
    ['1.4.20255', 'year-too-far', 'year'],
  ])('%j is rejected: %s', (text, reason, part) => expect(readDay(text)).toMatchObject({ ok: false, reason, part }))

  test('an impossible day is explained with the days of its month', () => {
    const read = readDay('31.2.2025')
    if (read.ok) throw new Error('accepted')
    expect(explainDay(read)).toBe('February 2025 has 28 days. Enter a day from 1 to 28.')
  })
})

describe('dates in three fields', () => {
  test.each([
    [['1', '4', '2025'], '1.4.2025'],
    [['31', '2', ''], '31.2.'],
    [['', '', ''], ''],
    [['01042025', '', ''], '01042025'],
    [['1 April 2025', '3', '2024'], '1 April 2025'],
  ])('%j is read as %j', ([day = '', month = '', year = ''], joined) => {
    const form = new URLSearchParams({ other: 'x', on: day, 'on.month': month, 'on.year': year })
    expect([...joinDates(form)]).toEqual([
      ['other', 'x'],
      ['on', joined],
    ])
  })

  test.each([
    ['2025-04-01', ['1', '4', '2025']],
    ['31.2.2025', ['31', '2', '2025']],
    ['.2.', ['', '2', '']],
    ['soon', ['soon', '', '']],
    ['', ['', '', '']],
  ])('%j is shown as %j', (text, parts) => expect(Object.values(datePartsOf(text))).toEqual(parts))
})
