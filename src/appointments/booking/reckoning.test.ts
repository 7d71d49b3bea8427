import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { balanceOf, type CreditEntry } from '#appointments/credit/minutes.ts'
import {
  type Bookable,
  chooseAdviser,
  countByDay,
  freeTimes,
  type Search,
  takenBy,
} from '#appointments/free-times/free-times.ts'
import { daysOf, monthAfter, monthOf, placesBefore, selectedDay } from '#appointments/free-times/month.ts'
import { clockIn, minutesAhead, swissInstant, swissZone, zoneOf } from '#appointments/free-times/zone.ts'
import { defaultRules, kindRules } from '#appointments/kinds/kind-rules.ts'
import { contains, type Interval, overlap } from '#appointments/kinds/terms.ts'
import { dueReminder, reminderKey } from '#appointments/reminder.ts'
import { hoursLeft } from '#appointments/staff/view-calendar.server.ts'
import { movedBy } from '#platform/working-days.ts'
import { guestForm, instantOf } from './booking-form.ts'

const seeded = { numRuns: 300, seed: 20_261_123 }
const minute = 60_000
const anInterval = fc
  .tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 1, max: 120 }))
  .map(([start, length]): Interval => ({ start: start * minute, end: (start + length) * minute }))

const minutesIn = ({ start, end }: Interval) =>
  Array.from({ length: (end - start) / minute }, (_, at) => start + at * minute)

describe('intervals', () => {
  test('overlap if they share a minute, and contain if they share all', () => {
    fc.assert(
      fc.property(anInterval, anInterval, (a, b) => {
        const [inA, inB] = [new Set(minutesIn(a)), minutesIn(b)]
        expect(overlap(a, b)).toBe(inB.some((each) => inA.has(each)))
        expect(overlap(b, a)).toBe(overlap(a, b))
        expect(contains(a, b)).toBe(inB.every((each) => inA.has(each)))
      }),
      seeded,
    )
  })

  test('hoursLeft counts free minutes, in any order and with any overlap', () => {
    fc.assert(
      fc.property(anInterval, anInterval, fc.array(anInterval, { maxLength: 6 }), (first, second, taken) => {
        const later = { start: second.start + 500 * minute, end: second.end + 500 * minute }
        const busy = new Set(taken.flatMap(minutesIn))
        const free = [first, later].flatMap(minutesIn).filter((each) => !busy.has(each))
        expect(hoursLeft([first, later], taken)).toBeCloseTo(free.length / 60, 9)
        expect(hoursLeft([first, later], taken.toReversed())).toBeCloseTo(free.length / 60, 9)
      }),
      seeded,
    )
  })
})

describe('clocks', () => {
  test('local times of a year round-trip', () => {
    for (let day = '2026-01-01'; day < '2027-01-01'; day = movedBy(day, 7)) {
      for (let quarter = 0; quarter < 96; quarter += 5) {
        const time = `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`
        expect(clockIn(swissZone, swissInstant(day, time))).toEqual({ day, time })
      }
    }
  })

  test.each([
    ['2026-03-29', '01:59', '2026-03-29T00:59:00.000Z'],
    ['2026-03-29', '02:30', '2026-03-29T01:30:00.000Z'],
    ['2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
    ['2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
    ['2026-10-25', '03:00', '2026-10-25T02:00:00.000Z'],
    ['2026-12-31', '24:00', '2026-12-31T23:00:00.000Z'],
    ['2028-02-28', '24:00', '2028-02-28T23:00:00.000Z'],
  ])('in Zurich %s %s is %s', (day, time, instant) => {
    expect(new Date(swissInstant(day, time)).toISOString()).toBe(instant)
  })

  test.each([
    ['Asia/Kathmandu', '2026-07-01T12:00:00Z', 225],
    ['Asia/Kathmandu', '2026-12-01T12:00:00Z', 285],
    ['America/New_York', '2026-12-01T12:00:00Z', -360],
    ['America/New_York', '2026-03-15T12:00:00Z', -300],
    ['Pacific/Kiritimati', '2026-12-01T12:00:00Z', 780],
    [swissZone, '2026-12-01T12:00:00Z', 0],
  ])('%s at %s is %d minutes ahead', (zone, at, minutes) => {
    expect(minutesAhead(zone, new Date(at))).toBe(minutes)
  })

  test.each([
    null,
    undefined,
    '',
    'Mars/Base',
    '../../etc/passwd',
    'Europe/Zurich\n',
    'x'.repeat(61),
    '<script>',
    '+99:99',
  ])('the zone %j falls back to Switzerland', (name) => expect(zoneOf(name)).toBe(swissZone))
})

describe('free times', () => {
  const open = { from: '2026-11-23', to: '2026-11-27' }
  const rules = { bufferBefore: 10, bufferAfter: 15, noticeHours: 24, daysAhead: 30, maxPerDay: 3 }
  const search = (change: Partial<Search> = {}): Search => ({
    ...{ rules, durationMinutes: 45, ...open, now: Date.parse('2026-11-22T12:00:00Z'), ...change },
  })
  const stretches: [string, string][] = [
    ['08:00', '12:00'],
    ['13:30', '17:00'],
  ]
  const hours = Object.fromEntries(['1', '2', '3', '4', '5', '6', '7'].map((day) => [day, stretches]))
  const adviser = (id: string, change: Partial<Bookable> = {}): Bookable => ({
    id,
    hours,
    ...{ busy: [], away: [], appointmentsOn: new Map<string, number>(), ...change },
  })
  const busyOn = fc.array(
    fc
      .tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 14, max: 34 }), fc.integer({ min: 1, max: 8 }))
      .map(([day, half, length]): Interval => {
        const start = swissInstant(
          movedBy(open.from, day),
          `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}`,
        )
        return { start, end: start + length * 15 * minute }
      }),
    { maxLength: 8 },
  )

  test('offered times never conflict and are unique', () => {
    fc.assert(
      fc.property(busyOn, busyOn, (busy, away) => {
        const advisers = [adviser('a', { busy }), adviser('b', { away })]
        const found = freeTimes(advisers, search())
        expect(new Set(found.map(({ startsAt }) => startsAt)).size).toBe(found.length)
        for (const { startsAt, staffIds } of found) {
          const appointment = { start: startsAt, end: startsAt + 45 * minute }
          const taken = takenBy(startsAt, 45, rules)
          if (staffIds.includes('a')) expect(busy.some((each) => overlap(each, taken))).toBe(false)
          if (staffIds.includes('b')) expect(away.some((each) => overlap(each, appointment))).toBe(false)
          expect(new Set(staffIds).size).toBe(staffIds.length)
          expect(startsAt).toBeGreaterThanOrEqual(search().now + 24 * 60 * minute)
          const { time } = clockIn(swissZone, startsAt)
          expect(time >= '08:00' && time <= '16:00').toBe(true)
          expect(time > '11:00' && time < '13:30').toBe(false)
        }
      }),
      { ...seeded, numRuns: 60 },
    )
  })

  test('a busy adviser is never offered, and one at the daily maximum not on that day', () => {
    const always = adviser('a', { busy: [{ start: 0, end: Number.MAX_SAFE_INTEGER }] })
    expect(freeTimes([always], search())).toEqual([])
    const full = adviser('b', {
      appointmentsOn: new Map([
        ['2026-11-24', 3],
        ['2026-11-25', 2],
      ]),
    })
    const days = [...countByDay(freeTimes([full], search())).keys()]
    expect(days).toEqual(['2026-11-23', '2026-11-25', '2026-11-26', '2026-11-27'])
  })

  test('weekends and public holidays of Bern are not offered', () => {
    const over = { from: '2026-12-24', to: '2027-01-05', now: Date.parse('2026-12-20T12:00:00Z') }
    const days = [...countByDay(freeTimes([adviser('a')], search(over))).keys()]
    expect(days).toEqual([
      '2026-12-24',
      '2026-12-28',
      '2026-12-29',
      '2026-12-30',
      '2026-12-31',
      '2027-01-04',
      '2027-01-05',
    ])
  })

  test('working hours follow the local clock over a clock change', () => {
    const over = { from: '2026-10-23', to: '2026-10-26', now: Date.parse('2026-10-20T12:00:00Z') }
    const times = freeTimes([adviser('a')], search(over)).map(({ startsAt }) => new Date(startsAt).toISOString())
    expect(times[0]).toBe('2026-10-23T06:00:00.000Z')
    expect(times.find((time) => time > '2026-10-26')).toBe('2026-10-26T07:00:00.000Z')
  })

  test.each([
    [0, '2026-11-23T07:00:00.000Z'],
    [24, '2026-11-23T12:30:00.000Z'],
    [48, '2026-11-24T12:30:00.000Z'],
    [336, undefined],
  ])('with %d hours of notice the first time is %s', (noticeHours, first) => {
    const [found] = freeTimes([adviser('a')], search({ rules: { ...rules, noticeHours } }))
    expect(found && new Date(found.startsAt).toISOString()).toBe(first)
  })

  test('no time is found for too long an appointment, without advisers or in an empty period', () => {
    expect(freeTimes([adviser('a')], search({ durationMinutes: 241 }))).toEqual([])
    expect(freeTimes([], search())).toEqual([])
    expect(freeTimes([adviser('a')], search({ from: '2026-11-27', to: '2026-11-23' }))).toEqual([])
  })
})

describe('choice of the adviser', () => {
  test.each([
    [['a', 'b'], { own: 'b', load: new Map([['b', 9]]) }, 'b'],
    [
      ['a', 'b'],
      {
        own: 'c',
        load: new Map([
          ['a', 2],
          ['b', 1],
        ]),
      },
      'b',
    ],
    [['b', 'a'], { own: null, load: new Map() }, 'a'],
    [['a', 'b'], { load: new Map([['a', 1]]) }, 'b'],
    [[], { own: 'a', load: new Map() }, null],
  ])('of the free advisers %j, with %j, the choice is %j', (free, input, chosen) => {
    expect(chooseAdviser(free, input)).toBe(chosen)
    expect(chooseAdviser(free.toReversed(), input)).toBe(chosen)
  })
})

describe('consultation credit', () => {
  test('the balance is credits minus debits, in any order', () => {
    const entries = fc.array(
      fc.record({
        entry: fc.constantFrom<CreditEntry>('included', 'bought', 'used', 'given-back', 'taken-back'),
        minutes: fc.integer({ min: 0, max: 240 }),
      }),
    )
    fc.assert(
      fc.property(entries, fc.integer({ min: 0, max: 240 }), (ledger, planned) => {
        const of = (...kinds: CreditEntry[]) =>
          ledger.filter(({ entry }) => kinds.includes(entry)).reduce((sum, { minutes }) => sum + minutes, 0)
        const left = of('included', 'bought', 'given-back') - of('used', 'taken-back')
        expect(balanceOf(ledger, planned)).toEqual({ left, planned, free: left - planned })
        expect(balanceOf(ledger.toReversed(), planned).left).toBe(left)
      }),
      seeded,
    )
  })
})

describe('months and days in URLs', () => {
  test('each month has its days and neighbours', () => {
    for (let year = 2024; year <= 2032; year++) {
      for (let number = 1; number <= 12; number++) {
        const month = `${year}-${String(number).padStart(2, '0')}`
        const days = daysOf(month)
        expect(days).toHaveLength(new Date(Date.UTC(year, number, 0)).getUTCDate())
        expect(monthAfter(monthAfter(month, 1), -1)).toBe(month)
        expect(placesBefore(month)).toBe((new Date(`${month}-01T12:00:00Z`).getUTCDay() + 6) % 7)
        expect(days.every((day) => selectedDay(day) === day)).toBe(true)
      }
    }
  })

  test.each(['2026-13', '2026-00', '1999-12', '2026-1', '2026-12-01', '2026-12\n', ' 2026-12', '', null])(
    '%j is no month',
    (text) => expect(monthOf(text)).toBeNull(),
  )

  test.each(['2026-02-29', '2026-04-31', '2026-00-10', '2026-12-32', '2026-12-1', '2026-12-10T00:00', '', null])(
    '%j is no day',
    (text) => expect(selectedDay(text)).toBeNull(),
  )

  test('29 February is valid in a leap year', () => expect(selectedDay('2028-02-29')).toBe('2028-02-29'))
})

describe('reminders', () => {
  const startsAt = new Date('2026-12-10T13:30:00Z')
  const hoursBefore = (hours: number) => new Date(startsAt.getTime() - hours * 3_600_000)

  test.each([
    [48, 24.01, null],
    [48, 24, 'tomorrow'],
    [48, 1.01, 'tomorrow'],
    [48, 1, 'soon'],
    [48, 0.01, 'soon'],
    [48, 0, null],
    [48, -1, null],
    [23, 22, null],
    [23, 1, 'soon'],
    [24, 23, 'tomorrow'],
    [0.5, 0.4, 'soon'],
  ])('booked %d hours before, %d hours before it begins: %s', (booked, left, notifying) => {
    const due = dueReminder({ startsAt, createdAt: hoursBefore(booked) }, hoursBefore(left))
    expect(due?.telling ?? null).toBe(notifying)
    if (due) expect(due.uselessAfter.getTime()).toBeGreaterThanOrEqual(hoursBefore(left).getTime())
    if (due) expect(due.uselessAfter.getTime()).toBeLessThanOrEqual(startsAt.getTime())
  })

  test('a moved appointment has new reminder keys', () => {
    const key = (at: Date) => reminderKey({ id: 'x', startsAt: at }, 'soon')
    expect(key(startsAt)).not.toBe(key(hoursBefore(1)))
    expect(reminderKey({ id: 'x', startsAt }, 'soon')).not.toBe(reminderKey({ id: 'x', startsAt }, 'tomorrow'))
  })
})

describe('submitted values of guests and staff', () => {
  const guest = { topic: 'x', name: 'Ana Keller', email: 'ana@example.com', scenario: null }
  const errorsOf = (change: Record<string, unknown>) =>
    guestForm
      .safeParse({ ...guest, ...change })
      .error?.issues.map(({ path, message }) => `${String(path[0])} ${message}`) ?? []

  test.each([
    [{ name: '' }, 'name name-missing'],
    [{ name: '   ' }, 'name name-missing'],
    [{ name: 'x'.repeat(5_000) }, 'name name-too-long'],
    [{ name: 'Ana\r\nBcc: all@example.com' }, 'name name-broken'],
    [{ name: 'Ana\u0000' }, 'name name-broken'],
    [{ name: undefined }, 'name name-missing'],
    [{ topic: 'something else' }, 'topic topic-unknown'],
    [{ topic: undefined }, 'topic topic-unknown'],
  ])('%j: %s', (change, error) => expect(errorsOf(change)).toContain(error))

  test.each([
    ['2026-12-10T13:30:00.000Z', true],
    ['2026-12-10T13:30:00Z', true],
    ['2026-12-10T13:30:00+01:00', false],
    ['2026-12-10', false],
    ['2026-02-30T10:00:00Z', false],
    ['', false],
    [null, false],
    [1_765_373_400_000, false],
  ])('the time button %j is an instant: %s', (value, is) => expect(instantOf(value) !== null).toBe(is))

  test.each([
    [{ lengths: [] }],
    [{ lengths: [4] }],
    [{ lengths: [241] }],
    [{ lengths: [30, 30, 30, 30, 30, 30, 30] }],
    [{ bufferBefore: -1 }],
    [{ bufferAfter: 121 }],
    [{ noticeHours: 337 }],
    [{ daysAhead: 0 }],
    [{ daysAhead: 366 }],
    [{ maxPerDay: 0 }],
    [{ maxPerDay: 21 }],
    [{ channels: [] }],
    [{ channels: ['pigeon'] }],
    [{ languages: [] }],
  ])('rules with %j are refused', (change) => {
    for (const rules of Object.values(defaultRules)) {
      expect(kindRules.safeParse(rules).success).toBe(true)
      expect(kindRules.safeParse({ ...rules, ...change }).success).toBe(false)
    }
  })
})
