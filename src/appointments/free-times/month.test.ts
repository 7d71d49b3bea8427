import { describe, expect, test } from 'vitest'
import { daysOf, monthAfter, monthOf, placesBefore, selectedDay } from './month.ts'
import { clockIn, minutesAhead, placeOf, swissInstant, swissZone, weekdayOf, zoneOf } from './zone.ts'

describe('months and days in URLs', () => {
  test.each([
    ['2026-12', '2026-12'],
    ['2026-00', null],
    ['2026-13', null],
    ['1999-12', null],
    ['2026-1', null],
    ['2026-12-01', null],
    ['2026-12\n', null],
    ['', null],
    [null, null],
  ])('the month %j is %j', (text, month) => {
    expect(monthOf(text)).toBe(month)
  })

  test.each([
    ['2026-12-31', '2026-12-31'],
    ['2028-02-29', '2028-02-29'],
    ['2026-02-29', null],
    ['2026-04-31', null],
    ['2026-12-32', null],
    ['2026-12-00', null],
    ['2026-12-1', null],
    ['2026-12-01T00:00', null],
    [null, null],
  ])('the day %j is %j', (text, day) => {
    expect(selectedDay(text)).toBe(day)
  })
})

test.each([
  ['2026-01', 31, 3, '2025-12', '2026-02'],
  ['2026-02', 28, 6, '2026-01', '2026-03'],
  ['2028-02', 29, 1, '2028-01', '2028-03'],
  ['2026-03', 31, 6, '2026-02', '2026-04'],
  ['2026-06', 30, 0, '2026-05', '2026-07'],
  ['2026-12', 31, 1, '2026-11', '2027-01'],
])('%s has %i days after %i empty cells, between %s and %s', (month, days, places, before, after) => {
  const all = daysOf(month)
  expect(all).toHaveLength(days)
  expect([all[0], all.at(-1)]).toEqual([`${month}-01`, `${month}-${days}`])
  expect(placesBefore(month)).toBe(places)
  expect([monthAfter(month, -1), monthAfter(month, 1)]).toEqual([before, after])
})

test('the next month’s previous month is the same, for a hundred years', () => {
  for (let month = '2000-01', count = 0; count < 1199; count++) {
    const next = monthAfter(month, 1)
    expect(next > month).toBe(true)
    expect(monthAfter(next, -1)).toBe(month)
    month = next
  }
})

describe('Swiss local time as an instant', () => {
  test.each([
    ['in winter', '2026-12-10', '09:00', '2026-12-10T08:00:00Z'],
    ['in summer', '2026-07-10', '09:00', '2026-07-10T07:00:00Z'],
    ['that the clock skips in spring is an hour later', '2027-03-28', '02:30', '2027-03-28T01:30:00Z'],
    ['before the skip', '2027-03-28', '01:59', '2027-03-28T00:59:00Z'],
    ['after the skip', '2027-03-28', '03:00', '2027-03-28T01:00:00Z'],
    ['that the clock shows twice is the first of them', '2027-10-31', '02:30', '2027-10-31T00:30:00Z'],
    ['after the clock went back', '2027-10-31', '03:00', '2027-10-31T02:00:00Z'],
    ['at the end of a day is the beginning of the next', '2026-12-31', '24:00', '2026-12-31T23:00:00Z'],
    ['at the end of the long day', '2027-10-31', '24:00', '2027-10-31T23:00:00Z'],
    ['at the end of the short day', '2027-03-28', '24:00', '2027-03-28T22:00:00Z'],
  ])('%s', (_rule, day, time, instant) => {
    expect(new Date(swissInstant(day, time))).toEqual(new Date(instant))
  })

  test('round-trips except for the skipped hour', () => {
    for (const day of ['2027-03-27', '2027-03-28', '2027-10-30', '2027-10-31', '2026-12-31']) {
      for (const time of ['00:00', '01:59', '03:00', '12:15', '23:59'])
        expect(clockIn(swissZone, swissInstant(day, time))).toEqual({ day, time })
    }
    expect(clockIn(swissZone, swissInstant('2027-03-28', '02:30'))).toEqual({ day: '2027-03-28', time: '03:30' })
  })
})

describe('time zones', () => {
  test.each([
    ['America/New_York', 'America/New_York'],
    ['Mars/Olympus', swissZone],
    ['', swissZone],
    [null, swissZone],
    ['Europe/Zurich<script>', swissZone],
    ['Europe/Zurich\n', swissZone],
    [`${'A'.repeat(61)}`, swissZone],
  ])('%j is read as %s', (name, zone) => {
    expect(zoneOf(name)).toBe(zone)
  })

  test.each([
    ['New York, five weeks of the year only five hours behind', 'America/New_York', '2027-03-20T12:00:00Z', -300],
    ['New York in summer', 'America/New_York', '2027-07-01T12:00:00Z', -360],
    ['Kathmandu in winter', 'Asia/Kathmandu', '2026-12-10T12:00:00Z', 285],
    ['Kathmandu in summer', 'Asia/Kathmandu', '2026-07-10T12:00:00Z', 225],
    ['Zurich itself', swissZone, '2026-07-10T12:00:00Z', 0],
  ])('%s', (_rule, zone, instant, minutes) => {
    expect(minutesAhead(zone, new Date(instant))).toBe(minutes)
  })

  test('days and weekdays are local to the zone', () => {
    expect(clockIn('Asia/Tokyo', new Date('2026-12-31T16:00:00Z'))).toEqual({ day: '2027-01-01', time: '01:00' })
    expect(clockIn('Asia/Kathmandu', new Date('2026-12-10T13:30:00Z'))).toEqual({ day: '2026-12-10', time: '19:15' })
    expect([weekdayOf('2026-11-22'), weekdayOf('2026-11-23')]).toEqual([7, 1])
    expect([placeOf('America/New_York'), placeOf(swissZone), placeOf('UTC')]).toEqual([
      'New York',
      'Switzerland',
      'UTC',
    ])
  })
})
