import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Interval, overlap } from '#appointments/kinds/terms.ts'
import { defaultHours } from '#platform/week-hours.ts'
import { movedBy } from '#platform/working-days.ts'
import { type Bookable, countByDay, freeTimes, type Search, stretchesOn, takenBy } from './free-times.ts'
import { clockIn, minutesAhead, swissInstant, zoneOf } from './zone.ts'

const rules = { bufferBefore: 0, bufferAfter: 15, noticeHours: 0, daysAhead: 365, maxPerDay: 8 }
const anAdviser = (change: Partial<Bookable> = {}): Bookable => ({
  ...{ id: 'anna', hours: defaultHours, busy: [], away: [], appointmentsOn: new Map() },
  ...change,
})
const aSearch = (day: string, change: Partial<Search> = {}): Search => ({
  ...{ rules, durationMinutes: 30, from: day, to: day, now: 0 },
  ...change,
})
const on = (day: string, from: string, to: string): Interval => ({
  start: swissInstant(day, from),
  end: swissInstant(day, to),
})
const clocks = (times: { startsAt: number }[], zone = 'Europe/Zurich') =>
  times.map(({ startsAt }) => clockIn(zone, startsAt).time)
const open = (day: string) => ({ ...aSearch(day), rules: { ...rules, daysAhead: 400_000 } })

describe('hours and rules', () => {
  test('appointments begin every half an hour, and the last one ends with the working day', () => {
    const found = clocks(freeTimes([anAdviser()], open('2026-12-10')))
    expect([found[0], found[1], found.at(-1), found.length]).toEqual(['09:00', '09:30', '17:30', 18])
  })

  test.each([
    ['a Saturday', '2026-12-12'],
    ['Christmas', '2026-12-25'],
    ['2 January', '2027-01-02'],
    ['Good Friday', '2027-03-26'],
    ['Easter Monday', '2027-03-29'],
    ['Ascension', '2027-05-06'],
    ['Whit Monday', '2027-05-17'],
  ])('no time is free on %s', (_, day) => {
    expect(freeTimes([anAdviser()], open(day))).toEqual([])
  })

  test('an appointment needs its buffer; an absence may begin right after it', () => {
    const busy = [on('2026-12-10', '11:00', '11:45')]
    const found = clocks(
      freeTimes([anAdviser({ busy, away: [on('2026-12-10', '14:00', '24:00')] })], open('2026-12-10')),
    )
    expect(found).toEqual(['09:00', '09:30', '10:00', '12:00', '12:30', '13:00', '13:30'])
  })

  test('notice, booking horizon and daily maximum apply', () => {
    const day = '2026-12-10'
    const now = swissInstant(day, '10:15')
    expect(clocks(freeTimes([anAdviser()], { ...open(day), now, rules: { ...rules, noticeHours: 2 } }))[0]).toBe(
      '12:30',
    )
    expect(freeTimes([anAdviser()], { ...aSearch('2027-02-10'), now, rules: { ...rules, daysAhead: 60 } })).toEqual([])
    expect(freeTimes([anAdviser({ appointmentsOn: new Map([[day, 8]]) })], open(day))).toEqual([])
  })
})

describe('time zones', () => {
  test('clock changes neither lose nor duplicate an hour', () => {
    const hours = { '7': [['00:00', '06:00']] } as const
    const [spring, autumn] = ['2027-03-28', '2027-10-31'].map((day) =>
      stretchesOn({ '7': hours['7'].map(([from, to]) => [from, to]) }, day).map(
        ({ start, end }) => (end - start) / 3_600_000,
      ),
    )
    expect([spring, autumn]).toEqual([[5], [7]])
    for (const day of ['2027-03-30', '2027-11-02']) {
      const times = freeTimes([anAdviser()], open(day)).map(({ startsAt }) => startsAt)
      expect(new Set(times).size).toBe(18)
      expect(times.slice(1).every((time, at) => time - (times[at] ?? 0) === 1_800_000)).toBe(true)
    }
  })

  test.each([
    // New York and Europe change their clocks on different dates, so the time difference varies.
    ['America/New_York', '2026-12-10', '03:00', -360],
    ['America/New_York', '2027-03-22', '04:00', -300],
    ['America/New_York', '2027-03-30', '03:00', -360],
    ['America/New_York', '2027-11-02', '04:00', -300],
    ['Australia/Sydney', '2026-12-10', '19:00', 600],
    ['Australia/Sydney', '2027-03-30', '18:00', 540],
    ['Australia/Sydney', '2027-11-02', '19:00', 600],
    ['Asia/Kathmandu', '2026-12-10', '13:45', 285],
    ['Asia/Kathmandu', '2027-03-30', '12:45', 225],
  ])('in %s nine o’clock on %s is %s', (zone, day, time, ahead) => {
    const [first] = freeTimes([anAdviser()], open(day))
    expect(clockIn(zone, first?.startsAt ?? 0)).toEqual({ day, time })
    expect(minutesAhead(zone, first?.startsAt ?? 0)).toBe(ahead)
  })

  test('days are those of the visitor: a Swiss afternoon is tomorrow in Sydney', () => {
    const counts = countByDay(freeTimes([anAdviser()], open('2026-12-10')), 'Australia/Sydney')
    expect([...counts]).toEqual([
      ['2026-12-10', 10],
      ['2026-12-11', 8],
    ])
  })

  test.each([
    ['America/New_York', 'America/New_York'],
    ['Not/AZone', 'Europe/Zurich'],
    ['', 'Europe/Zurich'],
    ['<script>', 'Europe/Zurich'],
    [null, 'Europe/Zurich'],
  ])('the zone of %j is %s', (name, zone) => {
    expect(zoneOf(name)).toBe(zone)
  })
})

describe('random calendars', () => {
  test('booked times never overlap for an adviser and are no longer offered', () => {
    const days = ['2027-03-24', '2027-03-30', '2027-10-29', '2027-11-01', '2026-12-10']
    const appointment = fc.record({
      day: fc.constantFrom(...days),
      pick: fc.nat(),
      minutes: fc.constantFrom(15, 30, 60, 90),
    })
    const buffers = fc.record({ bufferBefore: fc.constantFrom(0, 10), bufferAfter: fc.constantFrom(0, 15, 30) })
    fc.assert(
      fc.property(fc.array(appointment, { maxLength: 40 }), buffers, (inputs, requested) => {
        const busy = new Map<string, Interval[]>([
          ['anna', []],
          ['luca', []],
        ])
        const advisers = () => [...busy].map(([id, taken]) => anAdviser({ id, busy: taken }))
        for (const { day, pick, minutes } of inputs) {
          const search = {
            ...open(day),
            durationMinutes: minutes,
            rules: { ...rules, ...requested, daysAhead: 400_000 },
          }
          const offered = freeTimes(advisers(), search)
          const chosen = offered[pick % Math.max(1, offered.length)]
          const adviser = chosen?.staffIds[pick % chosen.staffIds.length]
          if (!chosen || !adviser) continue
          const taken = takenBy(chosen.startsAt, minutes, search.rules)
          for (const other of busy.get(adviser) ?? []) expect(overlap(other, taken)).toBe(false)
          busy.get(adviser)?.push(taken)
          const after = freeTimes(advisers(), search).find(({ startsAt }) => startsAt === chosen.startsAt)
          expect(after?.staffIds ?? []).not.toContain(adviser)
        }
      }),
      { numRuns: 60 },
    )
  })

  test('every offered time is within working hours', () => {
    const quarter = fc.nat({ max: 95 })
    const time = (at: number) =>
      `${String(Math.floor(at / 4)).padStart(2, '0')}:${String((at % 4) * 15).padStart(2, '0')}`
    fc.assert(
      fc.property(quarter, quarter, fc.nat({ max: 700 }), (a, b, later) => {
        fc.pre(a < b)
        const hours = Object.fromEntries(['1', '2', '3', '4', '5', '6', '7'].map((day) => [day, [[time(a), time(b)]]]))
        const day = movedBy('2026-11-23', later)
        for (const { startsAt } of freeTimes([anAdviser({ hours: hours as never })], open(day))) {
          expect(clockIn('Europe/Zurich', startsAt).day).toBe(day)
          expect(startsAt).toBeGreaterThanOrEqual(swissInstant(day, time(a)))
          expect(startsAt + 1_800_000).toBeLessThanOrEqual(swissInstant(day, time(b)))
        }
      }),
      { numRuns: 200 },
    )
  })
})
