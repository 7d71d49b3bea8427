import { expect, test } from 'vitest'
import { backupRetentionDays, backupStorage, backupTime } from './backup-settings.ts'

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
