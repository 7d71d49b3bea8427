import { PassThrough, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type pg from 'pg'
import { decryptFile } from '#platform/files/file-cipher.server.ts'
import { type FileStore, StoreError } from '#platform/files/files.ts'
import { measureOf, readEntries } from './archive.server.ts'
import { BackupError, PlaceError } from './backup-error.server.ts'
import type { BackupStorage } from './backup-storage.server.ts'
import { cipherName } from './create-backup.server.ts'
import { checkCopy, readCopy } from './file-copies.server.ts'
import {
  fileEntry,
  type Manifest,
  type Measure,
  manifestEntry,
  manifestShape,
  manifestSumEntry,
  tableEntry,
} from './manifest.ts'
import { emptyTables, listTables, openForLoading, type Table } from './tables-db.server.ts'
import { loadRows, plainText, readRows, sha256Of } from './write-contents.server.ts'

export type BackupSource = { place: BackupStorage; name: string; backupKey: Buffer | null }

export async function openBackup({ place: storage, name, backupKey }: BackupSource): Promise<Readable> {
  if (name.endsWith('.enc') && !backupKey) throw new BackupError('This backup is encrypted. Set BACKUP_KEY to open it.')
  const stored = await storage.get(name)
  const opened = name.endsWith('.enc') && backupKey ? decryptFile([backupKey], cipherName) : new PassThrough()
  stored.on('error', (error) => opened.destroy(new PlaceError(storage.name, error)))
  opened.on('close', () => stored.destroy())
  return stored.pipe(opened)
}

/** Reads a whole backup, by default with its files, and checks everything in its manifest against its checksum. */
export async function checkBackup(source: BackupSource, { skipsFiles = false } = {}): Promise<Manifest> {
  const found = new Map<string, Measure>()
  let written: Buffer | undefined
  let sum: string | undefined
  for await (const { name, content } of readEntries(await openBackup(source))) {
    if (name === manifestEntry) written = await buffer(content)
    else if (name === manifestSumEntry) sum = String(await buffer(content))
    else found.set(name, await measureOf(content))
  }
  if (!written || !sum) throw new BackupError('The backup is incomplete: its end with the list of contents is missing.')
  if (sha256Of(written) !== sum) throw new BackupError('The list of contents in the backup was changed.')
  const manifest = manifestShape.parse(JSON.parse(String(written)))
  const expected = [
    ...manifest.tables.map((table) => ({ ...table, entry: tableEntry(table.name) })),
    ...manifest.files.filter(({ copy }) => !copy).map((file) => ({ ...file, entry: fileEntry(file.key) })),
  ]
  for (const { entry, bytes, sha256 } of expected) {
    const is = found.get(entry)
    if (bytes > 0 && !is) throw new BackupError(`${entry} is missing from the backup.`)
    if (is && is.sha256 !== sha256) throw new BackupError(`${entry} was changed in the backup.`)
    found.delete(entry)
  }
  const [stranger] = found.keys()
  if (stranger) throw new BackupError(`The backup contains ${stranger}, which is not in its list of contents.`)
  for (const file of skipsFiles ? [] : manifest.files) if (file.copy) await checkCopy(copiesOf(source), file)
  return manifest
}

function copiesOf({ place, name, backupKey }: BackupSource) {
  return { storage: place, backupKey: name.endsWith('.enc') ? backupKey : null }
}

type Load = { pool: pg.Pool; source: BackupSource; manifest: Manifest; fileStore: FileStore; skipsFiles: boolean }

/** Loads all rows in one transaction and stores all files. Commits only if everything matches the backup's manifest. */
export async function loadBackup({ pool, source, manifest, fileStore, skipsFiles }: Load): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query(`begin; set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0;
      set local row_security = off; ${plainText}`)
    const tables = await listTables(client)
    await refuseOtherQueue(client, manifest)
    const closeAgain = await openForLoading(client, tables)
    await emptyTables(client, tables)
    await readIn(client, { source, manifest: skipsFiles ? { ...manifest, files: [] } : manifest, fileStore })
    await closeAgain()
    for (const { name, lastValue, isCalled } of manifest.sequences)
      await client.query('select setval($1, $2, $3)', [name, lastValue, isCalled])
    await compareTables(client, tables, manifest)
    await client.query('commit')
  } finally {
    client.release(true)
  }
}

async function refuseOtherQueue(client: pg.ClientBase, { queueMigrations, program }: Manifest): Promise<void> {
  const { rows } = await client.query<{ id: number }>('select id from graphile_worker.migrations order by id')
  if (rows.map(({ id }) => id).join() !== queueMigrations.join())
    throw new BackupError(
      `The job queue has changed since this backup. Restore it with version ${program} of the application, then update.`,
    )
}

async function readIn(
  client: pg.ClientBase,
  { source, manifest, fileStore }: Omit<Load, 'pool' | 'skipsFiles'>,
): Promise<void> {
  const tables = new Map(manifest.tables.map((table) => [tableEntry(table.name), table]))
  const files = new Map(manifest.files.filter(({ copy }) => !copy).map(({ key }) => [fileEntry(key), key]))
  for await (const { name, content } of readEntries(await openBackup(source))) {
    const table = tables.get(name)
    if (table) await loadRows(client, table, content)
    const key = files.get(name)
    if (key) await putFile(fileStore, key, content)
    files.delete(name)
  }
  for (const key of files.values()) await putFile(fileStore, key, [])
  for (const file of manifest.files) if (file.copy) await putFile(fileStore, file.key, readCopy(copiesOf(source), file))
}

async function putFile(fileStore: FileStore, key: string, content: AsyncIterable<Buffer> | []): Promise<void> {
  try {
    await fileStore.put(key, Readable.from(content, { objectMode: false }))
  } catch (error) {
    throw new BackupError(`${new StoreError(error).message}; the database was left empty.`, { cause: error })
  }
}

async function compareTables(client: pg.ClientBase, tables: Table[], manifest: Manifest): Promise<void> {
  for (const was of manifest.tables) {
    const table = tables.find(({ name }) => name === was.name)
    if (!table) throw new BackupError(`The backup contains the table ${was.name}, which this database does not have.`)
    const rows = readRows(client, { ...table, columns: was.columns })
    const is = await measureOf(rows.content)
    if (rows.count() !== was.rows) throw new BackupError(`${was.name} has ${rows.count()} rows instead of ${was.rows}.`)
    if (is.sha256 !== was.sha256) throw new BackupError(`The rows in ${was.name} do not match the backup.`)
  }
}
