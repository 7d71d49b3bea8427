import { expect, test } from 'vitest'
import { lastDailyDue, lastWeeklyDue } from './backup-schedule.ts'

test.each([
  ['2026-11-22T01:29:00Z', '02:30', '2026-11-21'],
  ['2026-11-22T01:30:00Z', '02:30', '2026-11-22'],
  ['2026-07-22T00:30:00Z', '02:30', '2026-07-22'],
  ['2026-11-21T23:30:00Z', '00:15', '2026-11-22'],
  // On this day the clocks go forward: 02:30 does not exist, and at 03:15 the run is due.
  ['2026-03-29T01:15:00Z', '02:30', '2026-03-29'],
  // On this day the clocks go back: 02:30 occurs twice. The run is due at the first, but not again at the second.
  ['2026-10-25T00:29:00Z', '02:30', '2026-10-24'],
  ['2026-10-25T00:30:00Z', '02:30', '2026-10-25'],
  ['2026-10-25T01:45:00Z', '02:30', '2026-10-25'],
  ['2026-12-31T22:59:00Z', '00:00', '2026-12-31'],
  ['2026-12-31T23:00:00Z', '00:00', '2027-01-01'],
  ['2026-12-31T23:00:00Z', '23:59', '2026-12-31'],
])('at %s a daily backup at %s was last due on %s', (now, time, day) => {
  expect(lastDailyDue(new Date(now), time)).toBe(day)
})

test.each([
  ['2026-11-21T09:00:00Z', 'sunday', '2026-11-15'],
  ['2026-11-22T01:00:00Z', 'sunday', '2026-11-15'],
  ['2026-11-22T02:00:00Z', 'sunday', '2026-11-22'],
  ['2026-11-21T09:00:00Z', 'saturday', '2026-11-21'],
  ['2026-11-21T09:00:00Z', 'off', null],
] as const)('at %s the weekly restore test on %s was last due on %s', (now, weekday, day) => {
  expect(lastWeeklyDue(new Date(now), '02:30', weekday)).toBe(day)
})
