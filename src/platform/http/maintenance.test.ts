import { expect, test } from 'vitest'
import { maintenanceMessage, maintenanceUntil, secondsToWait } from './maintenance.ts'

const now = new Date('2026-11-22T12:00:00Z')

test.each<[string, string | null, number]>([
  ['the end is unknown', null, 600],
  ['the end is in two hours', '2026-11-22T14:00:00Z', 7200],
  ['a fraction of a second remains', '2026-11-22T12:05:00.001Z', 301],
  ['the end is near', '2026-11-22T12:00:01Z', 60],
  ['the end is now', '2026-11-22T12:00:00Z', 600],
  ['the end is long past', '2026-11-20T12:00:00Z', 600],
])('Retry-After is right when %s', (_, until, seconds) => {
  expect(secondsToWait({ until: until === null ? null : new Date(until) }, now)).toBe(seconds)
})

test.each<[string, boolean]>([
  ['', true],
  ['2026-11-22T14:00', true],
  ['2026-02-30T14:00', false],
  ['2026-11-22T25:00', false],
  ['tomorrow', false],
])('"%s" is a valid end of the maintenance: %s', (text, expected) => {
  expect(maintenanceUntil.schema.safeParse(text).success).toBe(expected)
})

test('the maintenance message has a maximum length', () => {
  expect(maintenanceMessage.schema.safeParse('x'.repeat(300)).success).toBe(true)
  expect(maintenanceMessage.schema.safeParse('x'.repeat(301)).success).toBe(false)
})
