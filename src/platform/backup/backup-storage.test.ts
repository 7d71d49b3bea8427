import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { FileMissing } from '#platform/files/files.ts'
import { aFolder } from '#test/platform/backup.ts'
import { BackupError, PlaceError } from './backup-error.server.ts'
import {
  backupName,
  backupRetentionDays,
  backupStorage,
  backupsAmong,
  backupsToRemove,
  backupTime,
  lastDailyDue,
  lastWeeklyDue,
} from './backup-settings.ts'
import { openBackupStorage, splitAddress } from './backup-storage.server.ts'

const name = 'backup-20261121T090000000Z.tar'

describe('a folder', () => {
  test('stores, lists, returns and removes a backup', async () => {
    const folder = join(await aFolder(), 'not', 'there', 'yet')
    const storage = openBackupStorage(folder, null)
    await storage.put(name, Readable.from([Buffer.from('one '), Buffer.from('two')]))
    expect(await storage.list()).toEqual([name])
    expect(String(await buffer(await storage.get(name)))).toBe('one two')
    await storage.remove(name)
    await storage.remove(name)
    expect(await storage.list()).toEqual([])
    await expect(storage.get(name)).rejects.toThrow(FileMissing)
  })

  test('gives access to folder and files only to its owner', async () => {
    const folder = join(await aFolder(), 'own')
    await openBackupStorage(folder, null).put(name, Readable.from([Buffer.from('x')]))
    expect((await stat(folder)).mode & 0o777).toBe(0o700)
    expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600)
  })

  test('a failing source leaves nothing behind, and its error is passed on', async () => {
    const folder = await aFolder()
    const storage = openBackupStorage(folder, null)
    const content = Readable.from(
      (async function* () {
        yield Buffer.from('half')
        throw new BackupError('the connection to the database was lost')
      })(),
    )
    await expect(storage.put(name, content)).rejects.toThrow('the connection to the database was lost')
    expect(await readdir(folder)).toEqual([])
  })

  test('a backup in progress is not listed until it is complete', async () => {
    const folder = await aFolder()
    const storage = openBackupStorage(folder, null)
    const gate = Promise.withResolvers<void>()
    const begun = Promise.withResolvers<void>()
    const slow = Readable.from(
      (async function* () {
        yield Buffer.from('first')
        begun.resolve()
        await gate.promise
        yield Buffer.from(' whole')
      })(),
    )
    const writing = storage.put(name, slow)
    await begun.promise
    while (!(await readdir(folder)).some((each) => each.endsWith('.partial'))) await new Promise(setImmediate)
    expect(backupsAmong(await storage.list())).toEqual([])
    gate.resolve()
    await writing
    expect(String(await readFile(join(folder, name)))).toBe('first whole')
  })

  test('removes leftovers of a killed backup and nothing else', async () => {
    const folder = await aFolder()
    const others = ['notes.partial', 'my-backup-1.partial', `${name}.enc`, name]
    for (const each of [...others, `${name}.partial`, `${name}.enc.partial`]) await writeFile(join(folder, each), 'x')
    await openBackupStorage(folder, null).clear()
    expect((await readdir(folder)).sort()).toEqual(others.toSorted())
  })

  test('clearing a missing folder does nothing', async () => {
    await expect(openBackupStorage(join(await aFolder(), 'none'), null).clear()).resolves.toBeUndefined()
  })

  test('a folder path below a file is an error', async () => {
    const file = join(await aFolder(), 'file')
    await writeFile(file, 'x')
    await expect(openBackupStorage(join(file, 'under'), null).put(name, Readable.from(['x']))).rejects.toThrow()
    await mkdir(join(await aFolder(), name))
  })
})

test('a bucket without configured keys is refused with an explanation', () => {
  expect(() => openBackupStorage('s3://bucket/prefix', null)).toThrow(PlaceError)
  expect(() => openBackupStorage('s3://bucket/prefix', null)).toThrow('S3_ACCESS_KEY and S3_SECRET_KEY are not set')
})

test.each([
  ['/mnt/backups/backup-1.tar', '/mnt/backups', 'backup-1.tar'],
  ['s3://bucket/prefix/backup-1.tar.enc', 's3://bucket/prefix', 'backup-1.tar.enc'],
  ['backup-1.tar', '.', 'backup-1.tar'],
])('the path %s is split into storage %s and file name %s', (address, storage, requested) => {
  expect(splitAddress(address)).toEqual({ place: storage, name: requested })
})

describe('settings', () => {
  const takes = (setting: { schema: { safeParse(value: unknown): { success: boolean } } }, value: unknown) =>
    setting.schema.safeParse(value).success

  test.each([
    '',
    '/mnt/backups',
    '/srv/procedures',
    '/devices/x',
    '/mnt/backups/',
    '/mnt/..hidden',
    's3://bucket',
    's3://my.bucket-1/a/b',
  ])('the location %j is accepted', (storage) => expect(takes(backupStorage, storage)).toBe(true))

  // Any spelling of a path into a pseudo file system must be rejected, because `mkdir` never returns there.
  test.each([
    '/proc',
    '/proc/1',
    '/sys/x',
    '/dev/shm',
    '//proc/x',
    '/./proc/x',
    '/tmp/../proc/x',
    '/tmp/..',
    '/mnt/../mnt2',
    '/mnt//x',
    'relative',
    './x',
    'C:\\backups',
    's3://',
    's3:///x',
    's3://bucket/a b',
    's3://bucket?x=1',
    'https://bucket.example',
    '/mnt/\0x',
    `/${'x'.repeat(500)}`,
  ])('the location %j is refused', (storage) => expect(takes(backupStorage, storage)).toBe(false))

  test.each([
    ['00:00', true],
    ['23:59', true],
    ['24:00', false],
    ['2:30', false],
    ['02:60', false],
    ['02:30:00', false],
    ['', false],
  ])('the time %j is accepted: %s', (time, taken) => expect(takes(backupTime, time)).toBe(taken))

  test.each([
    [null, true],
    [1, true],
    [90, true],
    [0, false],
    [91, false],
    [1.5, false],
    ['7', false],
  ])('%j days are accepted: %s', (days, taken) => expect(takes(backupRetentionDays, days)).toBe(taken))
})

describe('names and retention', () => {
  const at = (day: number, hour: number) =>
    backupName(new Date(Date.UTC(2026, 0, day, hour)), { isEncrypted: day % 2 === 0 })
  const later = new Date(Date.UTC(2026, 5, 1))
  const all = Array.from({ length: 60 }, (_, n) => at(1 + Math.floor(n / 2), n % 2 === 0 ? 3 : 15))

  test('names sort by time, encrypted or not', () => {
    expect(backupsAmong(all.toReversed())).toEqual(all)
  })

  test.each([1, 2, 7, 29, 30, 31, 90])(
    'with a retention of %d days, the newest backup of each day is retained and all others removed',
    (keep) => {
      const removed = backupsToRemove(all, keep, later)
      const saved = all.filter((each) => !removed.includes(each))
      expect(saved).toHaveLength(Math.min(keep, 30))
      expect(saved).toContain(all.at(-1))
      expect(saved.every((each) => each.includes('T15'))).toBe(true)
      expect(backupsToRemove(saved, keep, later)).toEqual([])
    },
  )

  test('files that are not backups are never removed', () => {
    const others = ['notes.txt', `${name}.partial`, 'backup-2026.tar', `x${name}`, `${name}.enc.bak`, '../backup', '']
    expect(backupsAmong(others)).toEqual([])
    expect(backupsToRemove([...others, ...all], 1, later).filter((each) => others.includes(each))).toEqual([])
    expect(backupsToRemove(all, 0, later)).toEqual([])
  })
})

describe('schedule', () => {
  test('each day of a year is due exactly once, at its time or after', () => {
    const seen = new Map<string, string>()
    for (let instant = Date.UTC(2026, 0, 1, 3); instant < Date.UTC(2027, 0, 1); instant += 15 * 60_000) {
      const due = lastDailyDue(new Date(instant), '02:30')
      if (!seen.has(due)) seen.set(due, new Date(instant).toISOString())
    }
    expect(seen.size).toBe(365)
    expect(seen.get('2026-02-10')).toBe('2026-02-10T01:30:00.000Z')
    expect(seen.get('2026-07-10')).toBe('2026-07-10T00:30:00.000Z')
    expect(seen.get('2026-03-29')).toBe('2026-03-29T01:00:00.000Z')
    expect(seen.get('2026-10-25')).toBe('2026-10-25T00:30:00.000Z')
  })

  test.each(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const)(
    'a restore test each %s is due every seven days',
    (weekday) => {
      const days = new Set<string>()
      for (let day = 0; day < 70; day++)
        days.add(String(lastWeeklyDue(new Date(Date.UTC(2026, 5, 1 + day, 12)), '02:30', weekday)))
      const found = [...days].sort().map((day) => Date.parse(`${day}T00:00:00Z`) / 86_400_000)
      expect(found.length).toBeGreaterThanOrEqual(10)
      found.slice(1).forEach((day, before) => {
        expect(day - (found[before] ?? 0)).toBe(7)
      })
    },
  )
})
