import { randomBytes } from 'node:crypto'
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, onTestFinished, test } from 'vitest'
import { recordAudit, system } from '#platform/audit/audit.server.ts'
import { isQuiet, saveQuiet } from '#platform/db/installation-db.server.ts'
import { openOwnerPool } from '#platform/db/prepare-database.server.ts'
import { openDiskFileStore } from '#platform/files/file-store-disk.server.ts'
import { openS3FileStore } from '#platform/files/file-store-s3.server.ts'
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
import { openBackupStorage } from './backup-storage.server.ts'
import { createBackup } from './create-backup.server.ts'
import { dryRunRestore, restoreBackup } from './restore-backup.server.ts'

test('a restore brings back all rows, jobs, files and the audit chain after deletions and changes', async () => {
  const world = await aFilledWorld()
  const before = await rowsOf(world.ownerUrl)
  const { source, manifest } = await aBackup(world)
  expect(manifest).toMatchObject({ missing: [], removedConcurrently: 0, auditChainTip: { id: expect.any(Number) } })
  const keys = manifest.files.map(({ key }) => key)
  expect(keys).toHaveLength(2)
  const contents = await contentsOf(world.fileStore, keys)

  const ownerUrl = await anEmptyDatabase()
  const target = { ownerUrl, fileStore: world.fileStore, secretKey: world.secretKey, replaces: false }
  expect(await restoreBackup(source, target)).toMatchObject({ ok: true, migratedOn: [] })
  expect(await rowsOf(ownerUrl)).toEqual(before)

  await onServer(ownerUrl, 'delete from documents; delete from graphile_worker._private_jobs')
  await world.fileStore.put(String(keys[0]), Readable.from([Buffer.from('changed')]))
  await world.fileStore.remove(String(keys[1]))
  expect(await restoreBackup(source, { ...target, replaces: true })).toMatchObject({ ok: true })
  expect(await rowsOf(ownerUrl)).toEqual(before)
  expect(await contentsOf(world.fileStore, keys)).toEqual(contents)

  const [next, cases] = ["select nextval('order_numbers') as n", 'select max(number) as n from orders']
  const pool = openOwnerPool(ownerUrl)
  expect((await pool.query(next)).rows[0].n).toBe((await pool.query(cases)).rows[0].n + 1)
  await expect(pool.query('delete from audit_events')).rejects.toThrow('never changed or removed')
  await expect(pool.query('update cases set order_id = gen_random_uuid()')).rejects.toThrow('foreign key')
  await pool.end()
})

test('a restored copy is quiet until it goes live', async () => {
  const world = await aFilledWorld()
  const { source } = await aBackup(world)
  const ownerUrl = await anEmptyDatabase()
  const target = { ownerUrl, fileStore: world.fileStore, secretKey: world.secretKey, replaces: false }
  expect(await restoreBackup(source, target)).toMatchObject({ ok: true })
  const pool = openOwnerPool(ownerUrl)
  onTestFinished(() => pool.end())
  expect(await isQuiet(pool)).toBe(true)
  await saveQuiet(pool, false)
  expect(await isQuiet(pool)).toBe(false)
})

test('without its SECRET_KEY only the rows of a backup are restored, and only on request', async () => {
  const world = await aFilledWorld()
  const before = await rowsOf(world.ownerUrl)
  const { source, manifest } = await aBackup(world)
  const ownerUrl = await anEmptyDatabase()
  const fileStore = openDiskFileStore(await aFolder())
  const target = { ownerUrl, fileStore, secretKey: new SecretKey(randomBytes(32)), replaces: false }
  expect(await restoreBackup(source, target)).toMatchObject({
    ok: false,
    reason: expect.stringContaining('SECRET_KEY'),
  })
  expect(await restoreBackup(source, { ...target, withoutKey: true })).toMatchObject({ ok: true })
  expect(await rowsOf(ownerUrl)).toEqual({ ...before, 'public.secret_keys': expect.stringMatching(/^1 /) })
  await expect(fileStore.get(String(manifest.files[0]?.key))).rejects.toThrow()
})

test('a backup of object stores during writes restores to a consistent snapshot', async () => {
  const { options } = await startS3StandIn()
  const world = await aFilledWorld(openS3FileStore(options))
  const found = await aCase(world)
  const storage = openBackupStorage('s3://documents/nightly', options)
  let isOver = false
  const writing = (async () => {
    for (let n = 0; !isOver; n++) {
      await recordAudit(world.db, system, { action: 'export', detail: { n } })
      if (n < 20) await aDocument(world, found)
    }
  })()
  const outcome = await createBackup(world, { place: storage, backupKey, keep: 0 }).finally(() => {
    isOver = true
  })
  await writing
  expect(outcome).toMatchObject({ ok: true, manifest: { missing: [] } })
  if (!outcome.ok) return
  const folder = await aFolder()
  const source = { place: storage, name: outcome.name, backupKey }
  expect(await dryRunRestore(source, { folder, secretKey: world.secretKey })).toMatchObject({ ok: true })
  expect(await readdir(folder)).toEqual([])
  expect(await storage.list()).toEqual([outcome.name, `${outcome.name}.files`])
}, 60_000)

test('files deleted during the backup are counted, files with lost content are listed', async () => {
  const world = await aFilledWorld()
  const { rows } = await world.pool.query('select storage_key as key from stored_files order by 1')
  const [gone, lost] = [rows[0].key, rows[1].key]
  await world.fileStore.remove(lost)
  const fileStore = {
    ...world.fileStore,
    get: async (key: string) => {
      if (key === gone) {
        await onServer(
          world.ownerUrl,
          `delete from documents where file_id =
          (select id from stored_files where storage_key = '${gone}');
          delete from stored_files where storage_key = '${gone}'`,
        )
        await world.fileStore.remove(gone)
      }
      return world.fileStore.get(key)
    },
  }
  const { manifest } = await aBackup({ ...world, fileStore })
  expect(manifest).toMatchObject({ files: [], removedConcurrently: 1, missing: [lost] })
})

test('a backup removes partial leftovers and expired backups, but no other files', async () => {
  const world = await aFilledWorld()
  const folder = await aFolder()
  const old = ['backup-20260101T000000000Z.tar', 'backup-20260102T000000000Z.tar', 'backup-20260102T120000000Z.tar']
  for (const name of [...old, 'backup-20260103T000000000Z.tar.partial', 'notes.txt'])
    await writeFile(join(folder, name), '')
  const storage = openBackupStorage(folder, null)
  const outcome = await createBackup(world, { place: storage, backupKey: null, keep: 2 })
  expect(outcome).toMatchObject({ ok: true, removed: old.slice(0, 2) })
  const name = outcome.ok ? outcome.name : ''
  expect((await readdir(folder)).sort()).toEqual([old[2], name, `${name}.files`, 'files', 'notes.txt'])
})

test('an unencrypted backup is a standard tar file', async () => {
  const { path } = await aBackup(await aFilledWorld(openDiskFileStore(await aFolder())), { key: null })
  const { execFileSync } = await import('node:child_process')
  const people = execFileSync('tar', ['-xOf', path, 'tables/public.people/000001']).toString()
  expect(people.split('\n').length).toBeGreaterThan(2)
})
