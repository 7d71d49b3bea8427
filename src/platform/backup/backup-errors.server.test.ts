import { randomBytes } from 'node:crypto'
import { readdir, readFile, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { SecretKey } from '#platform/secret-key/secret-key.server.ts'
import { onServer } from '#test/database.ts'
import { aBackup, aFilledWorld, aFolder, anEmptyDatabase, backupKey, rowsOf } from '#test/platform/backup.ts'
import { wordsOf } from './backup-error.server.ts'
import { openBackupStorage } from './backup-storage.server.ts'
import { createBackup } from './create-backup.server.ts'
import { type BackupSource, checkBackup } from './read-backup.server.ts'
import { dryRunRestore, restoreBackup } from './restore-backup.server.ts'

const damages = {
  'truncated in the middle': (bytes: Buffer) => bytes.subarray(0, bytes.length / 2),
  'truncated by one tar block': (bytes: Buffer) => bytes.subarray(0, bytes.length - 2048),
  'truncated to zero bytes': () => Buffer.alloc(0),
  'with a changed byte at its beginning': (bytes: Buffer) => changed(bytes, 30),
  // The padding between tar parts is not checked, so the changed byte must be within a row.
  'with a changed byte in the middle': (bytes: Buffer) =>
    changed(bytes, bytes.indexOf('and "line"') + 1 || bytes.length / 2),
  'with a changed byte in the manifest': (bytes: Buffer) => changed(bytes, bytes.lastIndexOf('takenAt') + 14),
}

function changed(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes)
  const storage = Math.floor(at)
  copy.writeUInt8((copy.readUInt8(storage) + 1) % 256, storage)
  return copy
}

const damaged = await aFilledWorld(undefined, afterAll)

for (const key of [backupKey, null]) {
  const { source, path } = await aBackup(damaged, { key, whenOver: afterAll })
  const sound = await readFile(path)
  test.each(Object.entries(damages))(
    `a ${key ? 'encrypted' : 'plain'} backup, %s, is refused before anything changes`,
    async (_, damage) => {
      await writeFile(path, damage(sound))
      const before = await rowsOf(damaged.ownerUrl)
      const outcome = await restoreBackup(source, { ...damaged, replaces: true })
      expect(outcome).toMatchObject({ ok: false, reason: expect.stringMatching(/incomplete|changed|missing/) })
      expect(await rowsOf(damaged.ownerUrl)).toEqual(before)
    },
  )
}

describe('refused restores', () => {
  test('a wrong key, a missing key and a missing backup have different messages', async () => {
    const { source } = await aBackup(await aFilledWorld())
    const reason = async (requested: Partial<BackupSource>) =>
      checkBackup({ ...source, ...requested }).then(() => 'opened', wordsOf)
    expect(await reason({ backupKey: randomBytes(32) })).toContain('cannot be opened')
    expect(await reason({ backupKey: null })).toContain('Set BACKUP_KEY')
    expect(await reason({ name: 'backup-20200101T000000000Z.tar' })).toBe('This backup does not exist.')
  })

  test('a restore refuses a filled database, a running app, another SECRET_KEY and a newer version', async () => {
    const world = await aFilledWorld()
    const { source } = await aBackup(world)
    const ownerUrl = await anEmptyDatabase()
    const target = { ownerUrl, fileStore: world.fileStore, secretKey: world.secretKey, replaces: false }
    const reasonWith = async (requested: Partial<typeof target>) => {
      const outcome = await restoreBackup(source, { ...target, ...requested })
      return outcome.ok ? 'restored' : outcome.reason
    }
    expect(await reasonWith({ secretKey: new SecretKey(randomBytes(32)) })).toContain('different SECRET_KEY')
    const program = new pg.Client({ connectionString: ownerUrl })
    await program.connect()
    expect(await reasonWith({})).toContain('Stop the application first')
    await program.end()
    expect(await reasonWith({})).toBe('restored')
    expect(await reasonWith({})).toContain('--replace')
    await onServer(ownerUrl, "insert into kysely_migration values ('9999_newer', '2030-01-01')")
    const newer = await aBackup({ ...world, ownerUrl })
    const outcome = await restoreBackup(newer.source, { ...target, replaces: true })
    expect(outcome).toMatchObject({ ok: false, reason: expect.stringContaining('9999_newer') })
  }, 30_000)
})

describe('failing backups', () => {
  test('an unusable, unreachable or full backup location is reported and nothing is left behind', async () => {
    const world = await aFilledWorld()
    const folder = await aFolder()
    await writeFile(join(folder, 'a-file'), '')
    const access = { endpoint: 'http://127.0.0.1:9', accessKey: 'x', secretKey: 'y', region: 'eu-central-1' }
    for (const storage of [
      openBackupStorage(join(folder, 'a-file'), null),
      openBackupStorage('s3://bucket/x', access),
    ]) {
      const outcome = await createBackup(world, { place: storage, backupKey: null, keep: 0 })
      expect(outcome).toMatchObject({
        ok: false,
        reason: expect.stringMatching(/^the (folder|bucket) .* cannot be used/i),
      })
    }
    const full = {
      ...openBackupStorage(folder, null),
      put: () => Promise.reject(Object.assign(new Error('x'), { code: 'ENOSPC' })),
    }
    const outcome = await createBackup(world, { place: full, backupKey: null, keep: 0 })
    expect(outcome).toMatchObject({ ok: false, reason: expect.stringContaining('no space left') })
    expect(await readdir(folder)).toEqual(['a-file'])
  })

  test('a lost database connection or a failing file store leaves no backup behind', async () => {
    const world = await aFilledWorld()
    const folder = await aFolder()
    const storage = openBackupStorage(folder, null)
    const cutting = {
      ...storage,
      put: async (name: string, content: Readable) => {
        await onServer(
          inject('serverUrl'),
          `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = '${new URL(world.ownerUrl).pathname.slice(1)}' and pid <> pg_backend_pid()`,
        )
        return storage.put(name, content)
      },
    }
    const cut = await createBackup(world, { place: cutting, backupKey, keep: 0 })
    expect(cut).toMatchObject({ ok: false, reason: expect.stringContaining('connection to the database was lost') })
    const breaking = { ...world.fileStore, get: async () => Readable.from(brokenOff()) }
    const broken = await createBackup({ ...world, fileStore: breaking }, { place: storage, backupKey, keep: 0 })
    expect(broken).toMatchObject({ ok: false, reason: expect.stringContaining('the line went dead') })
    expect(await readdir(folder)).toEqual([])
  })

  test('a storage failure within a large table is reported at once', async () => {
    const world = await aFilledWorld()
    await onServer(
      world.ownerUrl,
      `insert into settings (key, value) select 'n' || n, to_jsonb(repeat('x', 1000)) from generate_series(1, 20000) n`,
    )
    const storage = openBackupStorage(await aFolder(), null)
    const breaking = {
      ...storage,
      put: async (_: string, content: Readable) => {
        await pipeline(content, async (chunks: AsyncIterable<Buffer>) => {
          let bytes = 0
          for await (const chunk of chunks) {
            bytes += chunk.length
            await pause(1)
            if (bytes > 5_000_000) throw new Error('the line went dead')
          }
        })
      },
    }
    const outcome = await createBackup(world, { place: breaking, backupKey, keep: 0 })
    expect(outcome).toMatchObject({ ok: false, reason: expect.stringMatching(/cannot be used: the line went dead/) })
  })
})

async function* brokenOff() {
  yield randomBytes(2_000_000)
  throw new Error('the line went dead')
}

describe('interrupted and concurrent runs', () => {
  test('a failed restore leaves the database empty, and a dry run clears leftovers of a killed one', async () => {
    const world = await aFilledWorld()
    const { source } = await aBackup(world)
    const ownerUrl = await anEmptyDatabase()
    const fileStore = { ...world.fileStore, put: async () => Promise.reject(new Error('away')) }
    const outcome = await restoreBackup(source, { ownerUrl, fileStore, secretKey: world.secretKey, replaces: false })
    expect(outcome).toMatchObject({ ok: false, reason: expect.stringContaining('file store is away') })
    expect((await rowsOf(ownerUrl))['public.people']).toBe('0 ')

    const folder = await aFolder()
    await writeFile(join(folder, 'restore-test'), 'left over')
    await expect(dryRunRestore(source, { folder, secretKey: world.secretKey })).resolves.toMatchObject({ ok: true })
    await truncate(join(source.place.name.replace('the folder ', ''), source.name), 1000)
    const rehearsed = await dryRunRestore(source, { folder, secretKey: world.secretKey })
    expect(rehearsed).toMatchObject({ ok: false })
    expect(await readdir(folder)).toEqual([])
  }, 40_000)

  test('only one of two concurrent backups of a database runs', async () => {
    const world = await aFilledWorld()
    const storage = openBackupStorage(await aFolder(), null)
    const both = [1, 2].map(() => createBackup(world, { place: storage, backupKey: null, keep: 0 }))
    const outcomes = await Promise.all(both)
    expect(outcomes.map(({ ok }) => ok).sort()).toEqual([false, true])
  })
})
