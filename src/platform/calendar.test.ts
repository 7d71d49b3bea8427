import { describe, expect, test } from 'vitest'
import { dayOf, instantOf, momentOf, swissDay } from './day.ts'
import { causesOf, codeOf } from './db/database-trouble.server.ts'
import { waitingTime } from './waiting-time.ts'
import { readHours, weekHours, writeHours } from './week-hours.ts'
import {
  addWorkingDays,
  bernHolidays,
  deadlineFrom,
  easterSunday,
  holidaysEverywhere,
  isWorkingDay,
  movedBy,
  workingDayFrom,
} from './working-days.ts'

const easters = [
  ...['1961-04-02', '2000-04-23', '2008-03-23', '2011-04-24', '2016-03-27', '2019-04-21', '2024-03-31', '2025-04-20'],
  ...['2026-04-05', '2027-03-28', '2028-04-16', '2029-04-01', '2030-04-21', '2031-04-13', '2032-03-28', '2035-03-25'],
  ...['2038-04-25', '2049-04-18', '2076-04-19', '2096-04-15'],
]

describe('holidays', () => {
  test.each(easters)('Easter is on %s', (day) => expect(easterSunday(Number(day.slice(0, 4)))).toBe(day))

  test('Easter is a Sunday between 22 March and 25 April in each of two hundred years', () => {
    for (let year = 1900; year < 2100; year++) {
      const day = easterSunday(year)
      expect(new Date(`${day}T00:00:00Z`).getUTCDay(), day).toBe(0)
      expect(day.slice(5) >= '03-22' && day.slice(5) <= '04-25', day).toBe(true)
    }
  })

  test('the holidays of Bern match the official list and include the national ones', () => {
    expect(bernHolidays(2026).toSorted()).toEqual([
      ...['2026-01-01', '2026-01-02', '2026-04-03', '2026-04-06', '2026-05-14', '2026-05-25', '2026-08-01'],
      ...['2026-12-25', '2026-12-26'],
    ])
    for (let year = 2020; year < 2040; year++)
      for (const day of holidaysEverywhere(year)) expect(bernHolidays(year)).toContain(day)
  })
})

describe('working days', () => {
  test('adding working days matches counting them one by one', () => {
    for (let day = '2026-12-01'; day < '2027-01-20'; day = movedBy(day, 1)) {
      for (const count of [1, 2, 5, 10, 25]) {
        const end = addWorkingDays(day, count)
        let counted = 0
        for (let each = movedBy(day, 1); each <= end; each = movedBy(each, 1)) if (isWorkingDay(each)) counted += 1
        expect(counted, `${day} + ${count}`).toBe(count)
        expect(isWorkingDay(end)).toBe(true)
      }
      expect(workingDayFrom(day) >= day && isWorkingDay(workingDayFrom(day))).toBe(true)
    }
  })

  test.each([
    ['2026-12-24', 1, '2026-12-28'],
    ['2026-04-02', 1, '2026-04-07'],
    ['2026-05-13', 1, '2026-05-15'],
    ['2026-12-31', 1, '2027-01-04'],
    ['2026-11-20', 0, '2026-11-20'],
    ['2026-11-20', -3, '2026-11-20'],
  ])('%s plus %d working days is %s', (day, count, end) => expect(addWorkingDays(day, count)).toBe(end))

  test.each([
    ['2026-04-06', 'BE', '2026-04-07'],
    ['2026-04-06', 'ZH', '2026-04-06'],
    ['2026-04-06', null, '2026-04-06'],
    ['2026-01-02', 'BE', '2026-01-05'],
    ['2026-01-02', 'GE', '2026-01-02'],
    ['2026-12-25', 'GE', '2026-12-28'],
    ['2026-12-25', 'BE', '2026-12-28'],
    ['2027-12-31', 'BE', '2027-12-31'],
    ['2028-01-01', 'BE', '2028-01-03'],
    ['2026-08-01', null, '2026-08-03'],
  ])('a deadline on %s in %s ends on %s', (day, canton, end) => expect(deadlineFrom(day, canton)).toBe(end))

  test('a deadline never moves back, nor by more than five days', () => {
    for (let day = '2026-01-01'; day < '2028-01-01'; day = movedBy(day, 1)) {
      for (const canton of ['BE', 'VD', null]) {
        const end = deadlineFrom(day, canton)
        expect(end >= day && end <= movedBy(day, 5), `${day} ${canton}`).toBe(true)
        expect(deadlineFrom(end, canton)).toBe(end)
      }
    }
  })

  test('adding days crosses months, leap days and years, and is reversible', () => {
    for (let day = '2027-11-01', n = 0; n < 500; n++, day = movedBy(day, 1)) {
      expect(movedBy(movedBy(day, n), -n)).toBe(day)
      expect(movedBy(day, 1) > day).toBe(true)
    }
    expect(movedBy('2028-02-28', 1)).toBe('2028-02-29')
    expect(movedBy('2027-02-28', 1)).toBe('2027-03-01')
  })
})

describe('typed days and times', () => {
  test.each([
    ['1.3.2026', '2026-03-01'],
    ['01. 03. 2026', '2026-03-01'],
    ['31.12.2026', '2026-12-31'],
    ['2026-03-01', '2026-03-01'],
    ['1.3.26', '2026-03-01'],
    ['31/3/2026', '2026-03-31'],
    ['3/31/2026', '3/31/2026'],
    ['', ''],
  ])('the day %j is parsed as %j', (text, day) => expect(dayOf(text)).toBe(day))

  test.each([
    ['22.11.2026, 14:00', '2026-11-22T14:00'],
    ['22.11.2026 14.30', '2026-11-22T14:30'],
    ['22.11.2026 9', '2026-11-22T09:00'],
    ['2026-11-22T14:00', '2026-11-22T14:00'],
    ['tomorrow at noon', 'tomorrow at noon'],
  ])('the time %j is parsed as %j', (text, moment) => expect(momentOf(text)).toBe(moment))

  test.each([
    ['2026-11-22T14:00', '2026-11-22T13:00:00.000Z'],
    ['2026-07-22T14:00', '2026-07-22T12:00:00.000Z'],
    ['2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
    ['2026-03-29T02:30', null],
    ['2026-03-29T03:00', '2026-03-29T01:00:00.000Z'],
    ['2026-02-29T10:00', null],
    ['2026-13-01T10:00', null],
    ['2026-11-22T24:00', null],
    ['2026-11-22T23:60', null],
    ['2026-11-22', '2026-11-21T23:00:00.000Z'],
    ['1.7.2026', '2026-06-30T22:00:00.000Z'],
    ['2026-02-30', null],
    ['', null],
    ['x'.repeat(10_000), null],
  ])('%j in Zurich is the instant %s', (text, instant) => expect(instantOf(text)?.toISOString() ?? null).toBe(instant))

  test('Zurich time converts back to the instant for every hour of two years, except the ambiguous one', () => {
    for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2028, 0, 1); at += 3_600_000) {
      const shown = new Date(at).toLocaleString('sv-SE', { timeZone: 'Europe/Zurich' }).slice(0, 16).replace(' ', 'T')
      const found = instantOf(shown)?.getTime() ?? 0
      if (found !== at) expect(at - found, shown).toBe(3_600_000)
      expect(swissDay(new Date(at))).toBe(shown.slice(0, 10))
    }
  })
})

describe('weekly hours', () => {
  test.each([
    ['9-12', [['09:00', '12:00']]],
    [
      '9:00–12:00; 13.30 - 18',
      [
        ['09:00', '12:00'],
        ['13:30', '18:00'],
      ],
    ],
    ['0-24', [['00:00', '24:00']]],
    [
      '9-12,12-18',
      [
        ['09:00', '12:00'],
        ['12:00', '18:00'],
      ],
    ],
    ['', []],
  ])('%j is parsed and formatted back', (text, hours) => {
    expect(readHours(text)).toEqual(hours)
    expect(readHours(writeHours(hours as [string, string][]))).toEqual(hours)
  })

  test.each([
    '12-9',
    '9-9',
    '9-12,11-13',
    '13-18,9-12',
    '9-25',
    '24-24',
    '9',
    '9-',
    '-9',
    '9-12,',
    '9--12',
    '9:60-12',
    'nine-twelve',
    '1-2,3-4,5-6,7-8,9-10',
  ])('%j is refused', (text) => expect(readHours(text)).toBeNull())

  test.each([
    [{ '8': [['09:00', '12:00']] }],
    [{ '0': [] }],
    [{ '1': [['9:00', '12:00']] }],
    [{ '1': [['09:00', '12:00', '13:00']] }],
    [{ '1': [['12:00', '09:00']] }],
    [{ '1': 'always' }],
    [[]],
    [null],
  ])('the stored week %j is invalid', (week) => expect(weekHours.safeParse(week).success).toBe(false))
})

test.each([
  [0, 'a minute'],
  [-5, 'a minute'],
  [60, 'a minute'],
  [61, '2 minutes'],
  [3_600, '60 minutes'],
])('a waiting time of %d seconds reads %s', (seconds, words) => expect(waitingTime(seconds)).toBe(words))

describe('error causes', () => {
  test('the cause chain is followed through several causes and ends for circular ones', () => {
    const inner = Object.assign(new Error('inner'), { code: 'ECONNRESET' })
    const several = new AggregateError([inner, new Error('other')], 'several')
    const outer = new Error('outer', { cause: several })
    expect(causesOf(outer).map(({ message }) => message)).toEqual(['outer', 'several', 'inner', 'other'])
    const circle = new Error('circle')
    circle.cause = circle
    expect(causesOf(circle).length).toBeLessThan(20)
    for (const nothing of [null, undefined, 'text', { message: 'like one' }]) expect(causesOf(nothing)).toEqual([])
  })

  test.each([
    [{ code: 'X' }, 'X'],
    [{ code: 5 }, ''],
    [{}, ''],
  ])('an error with %j has the code %j', (more, code) => expect(codeOf(Object.assign(new Error(''), more))).toBe(code))
})
