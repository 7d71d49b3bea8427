import { expect, test } from 'vitest'
import { maintenanceMessage, maintenanceUntil, secondsToWait } from './maintenance.ts'

const now = new Date('2026-11-22T12:00:00Z')

test.each<[string, string | null, number]>([
  ['nobody knows the end', null, 600],
  ['it is over in two hours', '2026-11-22T14:00:00Z', 7200],
  ['a part of a second is left', '2026-11-22T12:05:00.001Z', 301],
  ['it is nearly over', '2026-11-22T12:00:01Z', 60],
  ['it should be over now', '2026-11-22T12:00:00Z', 600],
  ['it should have been over for long', '2026-11-20T12:00:00Z', 600],
])('when %s one asks again after so many seconds', (_, until, seconds) => {
  expect(secondsToWait({ message: '', until: until === null ? null : new Date(until) }, now)).toBe(seconds)
})

test.each<[string, boolean]>([
  ['', true],
  ['2026-11-22T14:00', true],
  ['2026-02-30T14:00', false],
  ['2026-11-22T25:00', false],
  ['tomorrow', false],
])('"%s" can be the end: %s', (text, expected) => {
  expect(maintenanceUntil.schema.safeParse(text).success).toBe(expected)
})

test('what is said meanwhile has a length', () => {
  expect(maintenanceMessage.schema.safeParse('x'.repeat(300)).success).toBe(true)
  expect(maintenanceMessage.schema.safeParse('x'.repeat(301)).success).toBe(false)
})
