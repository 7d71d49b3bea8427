import { randomBytes } from 'node:crypto'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pack } from 'tar-stream'
import { describe, expect, test } from 'vitest'
import { SecretKey } from '#platform/secret-key/secret-key.server.ts'
import { aCase, aDocument } from '#test/cases.ts'
import { onServer } from '#test/database.ts'
import { startS3StandIn } from '#test/files/s3-stand-in.ts'
import {
  aBackup,
  aFilledWorld,
  aFolder,
  anEmptyDatabase,
  backupKey,
  contentsOf,
  rowsOf,
} from '#test/platform/backup.ts'
import type { World } from '#test/world.ts'
import { readEntries, writeEntry, writePlainEntry } from './archive.server.ts'
import { backupsAmong } from './backup-settings.ts'
import { type BackupStorage, openBackupStorage } from './backup-storage.server.ts'
import { createBackup } from './create-backup.server.ts'
import { claimCopies, removeUnusedCopies } from './file-copies.server.ts'
import { fileEntry, manifestEntry, manifestShape, manifestSumEntry } from './manifest.ts'
import { checkBackup } from './read-backup.server.ts'
import { restoreBackup } from './restore-backup.server.ts'
import { sha256Of } from './write-contents.server.ts'

async function back(world: World, place: BackupStorage, { key = backupKey as Buffer | null, days = 0, keep = 0 } = {}) {
  const now = () => new Date(Date.now() + days * 24 * 60 * 60_000)
  const outcome = await createBackup({ ...world, now }, { place, backupKey: key, keep })
  if (!outcome.ok) throw new Error(outcome.reason)
  return { ...outcome, source: { place, name: outcome.name, backupKey: key } }
}

async function deleteFile(world: World, key: string): Promise<void> {
  await onServer(
    world.ownerUrl,
    `delete from documents where file_id = (select id from stored_files where storage_key = '${key}');
    delete from stored_files where storage_key = '${key}'`,
  )
  await world.fileStore.remove(key)
}

const places = {
  'a folder': async () => openBackupStorage(await aFolder(), null),
  'a bucket': async () => openBackupStorage('s3://documents/nightly', (await startS3StandIn()).options),
}

describe.each(Object.entries(places))('in %s', (_, open) => {
  test('a second backup copies only the new file, and both backups are complete', async () => {
    const [world, place] = [await aFilledWorld(), await open()]
    const first = await back(world, place)
    await aDocument(world, await aCase(world))
    const second = await back(world, place)
    expect([first.newFiles.count, second.newFiles.count]).toEqual([2, 1])
    expect(second.manifest.files).toHaveLength(3)
    expect(await place.listFiles()).toHaveLength(3)
    expect((await checkBackup(first.source)).files).toEqual(first.manifest.files)
    expect((await checkBackup(second.source)).files).toEqual(second.manifest.files)
  })

  test('retention removes only the copies that no remaining backup uses', async () => {
    const [world, place] = [await aFilledWorld(), await open()]
    const first = await back(world, place)
    const [deleted, shared] = first.manifest.files
    await deleteFile(world, deleted?.key ?? '')
    const second = await back(world, place, { days: 1 })
    expect(await place.listFiles()).toHaveLength(2)
    const third = await back(world, place, { days: 3, keep: 2 })
    expect(third).toMatchObject({ removed: [first.name], newFiles: { count: 0 } })
    expect((await place.listFiles()).map(({ key }) => key)).toEqual([shared?.copy])
    expect((await place.list()).filter((name) => name.includes(first.name))).toEqual([])
    for (const { source } of [second, third]) expect((await checkBackup(source)).files).toHaveLength(1)
  })
})

test('what a killed backup left behind is no backup, disturbs none, and is removed after a day', async () => {
  const world = await aFilledWorld()
  const folder = await aFolder()
  const place = openBackupStorage(folder, null)
  const first = await back(world, place)
  const killed = `backup-${new Date().toISOString().replace(/[-:.]/g, '')}.tar.enc`
  const copied = first.manifest.files[0]?.copy ?? ''
  const left = [`files/${copied}.0b0b.partial`, `files/${copied.replace(/^.{8}/, '00000000')}`, `${killed}.files`]
  for (const name of [...left, `${killed}.0b0b.partial`]) await writeFile(join(folder, name), 'half')
  const second = await back(world, place)
  expect(backupsAmong(await place.list())).toEqual([first.name, second.name])
  expect(await readdir(join(folder, 'files'))).toHaveLength(4)
  expect(second).toMatchObject({ newFiles: { count: 0 }, manifest: { files: first.manifest.files } })
  const third = await back(world, place, { days: 2 })
  expect(await readdir(join(folder, 'files'))).toHaveLength(2)
  expect((await readdir(folder)).filter((name) => name.includes(killed))).toEqual([])
  for (const { source } of [first, second, third]) await checkBackup(source)
})

test('copies of running backups, and of backups whose list is lost, are not removed', async () => {
  const world = await aFilledWorld()
  const folder = await aFolder()
  const place = openBackupStorage(folder, null)
  const { source, name } = await back(world, place)
  await rm(join(folder, `${name}.files`))
  await removeUnusedCopies(place, new Date(Date.now() + 90 * 24 * 60 * 60_000))
  await checkBackup(source)
  await place.remove(name)
  await removeUnusedCopies(place, new Date())
  expect(await place.listFiles()).toHaveLength(2)
})

test('a copy that another backup removed in the meantime ends the backup', async () => {
  const world = await aFilledWorld()
  const { manifest } = await aBackup(world)
  const elsewhere = openBackupStorage(await aFolder(), null)
  await expect(claimCopies(elsewhere, 'backup-x', manifest.files)).rejects.toThrow('was removed during the backup')
})

test('a replaced content and another BACKUP_KEY are copied again, so that each backup opens with its own keys', async () => {
  const world = await aFilledWorld()
  const place = openBackupStorage(await aFolder(), null)
  const first = await back(world, place)
  const key = first.manifest.files[0]?.key ?? ''
  await world.fileStore.put(key, Readable.from([Buffer.from('encrypted with another SECRET_KEY')]))
  const second = await back(world, place)
  expect(second.newFiles.count).toBe(1)
  const otherKey = randomBytes(32)
  const third = await back(world, place, { key: otherKey })
  const plain = await back(world, place, { key: null })
  expect([third.newFiles.count, plain.newFiles.count]).toEqual([2, 2])
  for (const { source } of [first, second, third, plain]) await checkBackup(source)
})

const damages = {
  missing: (path: string) => rm(path),
  truncated: async (path: string) => writeFile(path, (await readFile(path)).subarray(0, 30)),
  changed: async (path: string) => {
    const bytes = await readFile(path)
    bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1)
    await writeFile(path, bytes)
  },
}

test.each(
  Object.entries(damages).flatMap(([name, damage]) => [
    { name, damage, kind: 'encrypted', key: backupKey },
    { name, damage, kind: 'plain', key: null },
  ]),
)('a $name $kind copy is named, and a restore changes nothing; without files it works', async ({ damage, key }) => {
  const world = await aFilledWorld()
  const { source, manifest, folder } = await aBackup(world, { key })
  const file = manifest.files[1]
  await damage(join(folder, 'files', file?.copy ?? ''))
  const before = await rowsOf(world.ownerUrl)
  const outcome = await restoreBackup(source, { ...world, replaces: true })
  expect(outcome).toMatchObject({
    ok: false,
    reason: expect.stringMatching(new RegExp(`^The file ${file?.key} (was changed|is missing)`)),
  })
  expect(await rowsOf(world.ownerUrl)).toEqual(before)
  const target = { ...world, secretKey: new SecretKey(randomBytes(32)), ownerUrl: await anEmptyDatabase() }
  expect(await restoreBackup(source, { ...target, replaces: false, withoutKey: true })).toMatchObject({ ok: true })
})

test('a backup of an earlier version, which holds its files itself, is restored', async () => {
  const world = await aFilledWorld()
  const { source, path } = await aBackup(world, { key: null })
  const keys = (await checkBackup(source)).files.map(({ key }) => key)
  const contents = await contentsOf(world.fileStore, keys)
  const archive = pack()
  const written = buffer(archive)
  for await (const { name, content } of readEntries(Readable.from([await readFile(path)]))) {
    if (name === manifestSumEntry) continue
    if (name !== manifestEntry) await writeEntry(archive, name, content)
    else {
      for (const key of keys) await writeEntry(archive, fileEntry(key), await world.fileStore.get(key))
      const manifest = manifestShape.parse(JSON.parse(String(await buffer(content))))
      const former = { ...manifest, files: manifest.files.map(({ copy: _, ...file }) => file) }
      const bytes = Buffer.from(JSON.stringify(former))
      await writePlainEntry(archive, manifestEntry, bytes)
      await writePlainEntry(archive, manifestSumEntry, Buffer.from(sha256Of(bytes)))
    }
  }
  archive.finalize()
  const folder = await aFolder()
  await writeFile(join(folder, source.name), await written)
  for (const key of keys) await world.fileStore.remove(key)
  const former = { ...source, place: openBackupStorage(folder, null) }
  const outcome = await restoreBackup(former, { ...world, ownerUrl: await anEmptyDatabase(), replaces: false })
  expect(outcome).toMatchObject({ ok: true })
  expect(await contentsOf(world.fileStore, keys)).toEqual(contents)
})
