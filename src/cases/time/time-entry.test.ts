import { expect, test } from 'vitest'
import { minutesOf, readTime, timerMinutes, workCents } from './time-entry.ts'

test.each([
  ['90', 90],
  ['1:30', 90],
  [' 0:05 ', 5],
  ['1:75', null],
  ['1.5', null],
  ['-5', null],
  ['', null],
])('“%s” are %s minutes', (text, minutes) => expect(minutesOf(text)).toBe(minutes))

const entered = { minutes: '90', workedOn: '20.11.2026', note: ' Called the tax office ' }
test.each([
  [
    'a day in the past',
    {},
    { ok: true, input: { minutes: 90, workedOn: '2026-11-20', note: 'Called the tax office' } },
  ],
  ['today', { workedOn: '2026-11-21' }, { ok: true }],
  ['tomorrow', { workedOn: '2026-11-22' }, { reason: 'day-future' }],
  ['a day long ago', { workedOn: '2025-01-01' }, { reason: 'day-old' }],
  ['no day', { workedOn: '' }, { reason: 'no-day' }],
  ['no minutes', { minutes: '0' }, { reason: 'no-minutes' }],
  ['more than a day', { minutes: '1441' }, { reason: 'too-long' }],
  ['a long note', { note: 'x'.repeat(501) }, { reason: 'note-too-long' }],
])('an entry with %s', (_, changes, outcome) => {
  expect(readTime({ ...entered, ...changes }, '2026-11-21')).toMatchObject(outcome)
})

test.each([
  ['2026-11-21T09:00:10Z', 1],
  ['2026-11-21T10:31:00Z', 91],
  ['2026-11-21T19:00:00Z', 600],
  ['2026-11-21T19:01:00Z', null],
])('a timer stopped at %s has %s minutes', (now, minutes) => {
  expect(timerMinutes(new Date('2026-11-21T09:00:00Z'), new Date(now))).toBe(minutes)
})

test('work is priced to the cent', () => {
  expect(workCents(90, 20_000)).toBe(30_000)
  expect(workCents(1, 20_000)).toBe(333)
})
