import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import { recordAudit, system } from '#platform/audit/audit.server.ts'
import { openBackupStorage } from '#platform/backup/backup-storage.server.ts'
import { createBackup } from '#platform/backup/create-backup.server.ts'
import { openDiskFileStore } from '#platform/files/file-store-disk.server.ts'
import type { FileStore } from '#platform/files/files.ts'
import { aCase, aDocument } from '#test/cases.ts'
import { databaseUrl, dropDatabase, onServer } from '#test/database.ts'
import { newWorld, type World } from '#test/world.ts'

type WhenOver = (end: () => Promise<void>) => void

export const backupKey = randomBytes(32)

export async function aFolder(under = tmpdir(), whenOver: WhenOver = onTestFinished): Promise<string> {
  const folder = await mkdtemp(join(under, 'backup-'))
  whenOver(() => rm(folder, { recursive: true, force: true }))
  return folder
}

export async function aFilledWorld(fileStore?: FileStore, whenOver: WhenOver = onTestFinished): Promise<World> {
  const world = {
    ...(await newWorld({}, whenOver)),
    fileStore: fileStore ?? openDiskFileStore(await aFolder(undefined, whenOver)),
    now: () => new Date(),
  }
  for (let n = 0; n < 2; n++) await aDocument(world, await aCase(world, { title: `Tab\tand "line"\n\\N ${n} é` }))
  for (let n = 0; n < 3; n++) await recordAudit(world.db, system, { action: 'export', detail: { n } })
  await world.pool.query('select graphile_worker.add_job(\'send-letter\', \'{"emailId": "1"}\')')
  return world
}

export async function anEmptyDatabase(): Promise<string> {
  const name = `restored_${randomUUID().replaceAll('-', '')}`
  await onServer(inject('serverUrl'), `create database ${name} owner ${inject('owner')}`)
  onTestFinished(() => dropDatabase(inject('serverUrl'), name))
  return databaseUrl(inject('ownerUrl'), name)
}

export async function aBackup(
  world: World,
  { key = backupKey as Buffer | null, whenOver = onTestFinished as WhenOver } = {},
) {
  const folder = await aFolder(undefined, whenOver)
  const storage = openBackupStorage(folder, null)
  const outcome = await createBackup(world, { place: storage, backupKey: key, keep: 0 })
  if (!outcome.ok) throw new Error(outcome.reason)
  return {
    ...outcome,
    folder,
    path: join(folder, outcome.name),
    source: { place: storage, name: outcome.name, backupKey: key },
  }
}

export async function rowsOf(ownerUrl: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>(`select format('%I.%I', schemaname, tablename) as name
      from pg_tables where schemaname in ('public', 'graphile_worker') and tablename <> 'installation' order by 1`)
    const counts: Record<string, string> = {}
    for (const { name } of rows) {
      const counted = await client.query(
        `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as sum from ${name} t`,
      )
      counts[name] = counted.rows[0].sum
    }
    return counts
  } finally {
    await client.end()
  }
}

export async function contentsOf(fileStore: FileStore, keys: string[]): Promise<string[]> {
  return Promise.all(keys.map(async (key) => (await buffer(await fileStore.get(key))).toString('hex')))
}
