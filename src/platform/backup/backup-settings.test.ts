import { expect, test } from 'vitest'
import {
  backupName,
  backupRetentionDays,
  backupStorage,
  backupsToRemove,
  backupTime,
  lastDailyDue,
  lastWeeklyDue,
} from './backup-settings.ts'

test.each<[string, boolean]>([
  ['', true],
  ['/var/backups/tax', true],
  ['/mnt/Sicherung Zürich', true],
  ['/var/..hidden', true],
  ['/process', true],
  ['s3://tax-backups', true],
  ['s3://tax-backups/nightly/2026', true],
  ['backups', false],
  ['./backups', false],
  ['/', false],
  ['//host/share', false],
  ['/var//backups', false],
  ['/var/./backups', false],
  ['/var/../etc', false],
  ['/var/..', false],
  ['/proc', false],
  ['/proc/self/fd', false],
  ['/sys/kernel', false],
  ['/dev/shm', false],
  ['/x/../proc', false],
  ['/x\n/../proc', false],
  ['/x\n/./y', false],
  ['/x\n//y', false],
  ['/var/\0', false],
  ['s3://', false],
  ['s3://bucket/a b', false],
  ['S3://bucket', false],
  ['https://bucket', false],
  [`/${'x'.repeat(500)}`, false],
])('%j is a valid backup location: %s', (storage, expected) => {
  expect(backupStorage.schema.safeParse(storage).success).toBe(expected)
})

test.each<[string, boolean]>([
  ['00:00', true],
  ['23:59', true],
  ['24:00', false],
  ['2:30', false],
  ['02:60', false],
  ['02:30:00', false],
  ['02:30\n', false],
])('%j is a valid time of the daily backup: %s', (time, expected) => {
  expect(backupTime.schema.safeParse(time).success).toBe(expected)
})

test.each<[unknown, boolean]>([
  [1, true],
  [90, true],
  [null, true],
  [0, false],
  [91, false],
  [1.5, false],
  ['7', false],
])('%j days is a valid backup retention: %s', (days, expected) => {
  expect(backupRetentionDays.schema.safeParse(days).success).toBe(expected)
})

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

test('the name of a backup contains its time and whether it is encrypted', () => {
  const at = new Date('2026-11-22T04:15:00.123Z')
  expect(backupName(at, { isEncrypted: true })).toBe('backup-20261122T041500123Z.tar.enc')
  expect(backupName(at, { isManual: true })).toBe('backup-20261122T041500123Z-manual.tar')
})

const days = ['20261119T03', '20261120T03', '20261120T15', '20261122T03']
const names = days.map((day) => `backup-${day}0000000Z.tar.enc`)

test.each([
  [0, []],
  [1, [0, 1, 2]],
  [2, [0, 1]],
  [3, [1]],
  [9, [1]],
])('the newest backup of each of the last %i days with a backup is retained', (keep, removed) => {
  const others = ['notes.txt', 'backup-20260101T000000000Z.tar.partial']
  expect(backupsToRemove([...others, ...names.toReversed()], keep, new Date('2026-12-01'))).toEqual(
    removed.map((index) => names[index]),
  )
})

test('backups younger than a day stay, and those made by hand for 90 days', () => {
  const now = new Date('2026-11-22T20:00:00Z')
  const today = ['backup-20261122T030000000Z.tar', 'backup-20261122T150000000Z.tar']
  const manual = ['backup-20260822T030000000Z-manual.tar', 'backup-20260910T030000000Z-manual.tar.enc']
  expect(backupsToRemove([...today, ...manual, ...names], 1, now)).toEqual([manual[0], ...names.slice(0, 3)])
})
