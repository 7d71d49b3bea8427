import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { appFile } from '#platform/app-file.server.ts'
import { AuditSealer } from '#platform/audit/audit-sealer.server.ts'
import { verifyAudit } from '#platform/audit/verify-audit.server.ts'
import { openDatabase } from '#platform/db/database.server.ts'
import { reachDatabase } from '#platform/db/database-trouble.server.ts'
import { startEmbeddedPostgres } from '#platform/db/embedded-postgres.server.ts'
import { saveQuiet } from '#platform/db/installation-db.server.ts'
import { baseline, readMigrationNames } from '#platform/db/migrate-db.server.ts'
import { bringUpToDate, openOwnerPool } from '#platform/db/prepare-database.server.ts'
import { openDiskFileStore } from '#platform/files/file-store-disk.server.ts'
import type { FileStore } from '#platform/files/files.ts'
import { replaceKeys } from '#platform/secret-key/known-key-db.server.ts'
import type { SecretKey } from '#platform/secret-key/secret-key.server.ts'
import { measureOf } from './archive.server.ts'
import { BackupError, wordsOf } from './backup-error.server.ts'
import type { Manifest } from './manifest.ts'
import { type BackupSource, checkBackup, loadBackup } from './read-backup.server.ts'
import { countOthers, dropEverything, isFilled } from './tables-db.server.ts'

type Target = {
  ownerUrl: string
  fileStore: FileStore
  secretKey: SecretKey
  replaces: boolean
  /** If the SECRET_KEY of the backup is lost: the rows are restored, but files and encrypted fields cannot be read. */
  withoutKey?: boolean
}

export type RestoreOutcome = { ok: true; manifest: Manifest; migratedOn: string[] } | { ok: false; reason: string }

/**
 * Checks a backup completely, creates the tables of the backup's version in an empty database, loads the rows (in one
 * transaction) and files, verifies them and applies newer migrations. With `replaces`, first empties the database.
 */
export async function restoreBackup(source: BackupSource, target: Target): Promise<RestoreOutcome> {
  const pool = openOwnerPool(target.ownerUrl)
  try {
    const manifest = await checkBackup(source, { skipsFiles: target.withoutKey })
    await refuseStrangers(manifest, target)
    await reachDatabase(pool)
    await makeRoom(pool, target.replaces)
    await prepare(pool, manifest.migrations)
    const { fileStore, withoutKey = false } = target
    await loadBackup({ pool, source, manifest, fileStore, skipsFiles: withoutKey })
    const migratedOn = await prepare(pool)
    await proveAuditEnd(pool, manifest)
    if (!withoutKey) {
      await proveAudit(pool, target.secretKey)
      await proveFiles(manifest, fileStore)
    }
    if (withoutKey) await replaceKeys(pool, target.secretKey.id)
    await saveQuiet(pool, true)
    return { ok: true, manifest, migratedOn }
  } catch (error) {
    return { ok: false, reason: wordsOf(error) }
  } finally {
    await pool.end()
  }
}

async function refuseStrangers(manifest: Manifest, { secretKey, withoutKey }: Target): Promise<void> {
  const missing = [manifest.secretKeyId, ...manifest.otherKeyIds].filter((id) => !secretKey.ids.includes(id))
  if (!withoutKey && missing.includes(manifest.secretKeyId))
    throw new BackupError(
      'This backup was made with a different SECRET_KEY, and its files cannot be opened without it. Set that key first, or use --without-key if it is lost.',
    )
  if (!withoutKey && missing.length > 0)
    throw new BackupError(
      'This backup was made while SECRET_KEY was being replaced, and it needs both keys. Set the other one in SECRET_KEY_PREVIOUS.',
    )
  const known = await readMigrationNames(appFile('db/migrations'))
  if (!manifest.migrations.includes(baseline))
    throw new BackupError('This backup was made by an earlier build and cannot be restored with this version.')
  const unknown = manifest.migrations.filter((name) => !known.includes(name))
  if (unknown.length > 0)
    throw new BackupError(
      `This backup was made by a newer version (${unknown.join(', ')}). Restore it with that version.`,
    )
}

async function makeRoom(pool: pg.Pool, replaces: boolean): Promise<void> {
  const client = await pool.connect()
  try {
    for (let attempt = 1; ; attempt++) {
      const others = await countOthers(client)
      if (others === 0) break
      if (attempt === 5)
        throw new BackupError(`Other processes are connected to the database (${others}). Stop the application first.`)
      await new Promise((resolve) => setTimeout(resolve, 500))
    }
    if (!replaces && (await isFilled(client)))
      throw new BackupError('The database is not empty. Use --replace to delete everything in it first.')
    await client.query('begin')
    await dropEverything(client)
    await client.query('commit')
  } finally {
    client.release(true)
  }
}

async function prepare(pool: pg.Pool, only?: string[]): Promise<string[]> {
  const prepared = await bringUpToDate(pool, null, only)
  if (!prepared.ok) throw new BackupError(prepared.reason)
  return prepared.applied
}

async function proveAuditEnd(pool: pg.Pool, { auditChainTip }: Manifest): Promise<void> {
  const { rows } = await pool.query("select encode(hash, 'hex') as hash from audit_events order by id desc limit 1")
  if (rows[0]?.hash !== auditChainTip?.hash)
    throw new BackupError('The end of the audit log does not match the backup.')
}

async function proveAudit(pool: pg.Pool, secretKey: SecretKey): Promise<void> {
  const db = openDatabase(pool, new AuditSealer(secretKey))
  const report = await verifyAudit(db, null)
  if (!report.ok)
    throw new BackupError(
      `The audit log was changed: row ${report.firstBrokenId} of ${report.rows} is not as it was written.`,
    )
}

async function proveFiles({ files }: Manifest, fileStore: FileStore): Promise<void> {
  for (const { key, sha256 } of files) {
    const is = await measureOf(await fileStore.get(key))
    if (is.sha256 !== sha256) throw new BackupError(`The file ${key} does not match the backup.`)
  }
}

/** Tests a restore into a temporary database server and file store in `folder`, and always deletes both afterwards. */
export async function dryRunRestore(
  source: BackupSource,
  { folder, secretKey }: { folder: string; secretKey: SecretKey },
): Promise<RestoreOutcome> {
  const scratch = join(folder, 'restore-test')
  await removeScratch(scratch)
  const server = await startEmbeddedPostgres(scratch, ['fsync=off', 'full_page_writes=off'])
  try {
    const fileStore = openDiskFileStore(join(scratch, 'files'))
    return await restoreBackup(source, { ownerUrl: server.ownerUrl, fileStore, secretKey, replaces: true })
  } finally {
    await server.stop()
    await rm(scratch, { recursive: true, force: true })
  }
}

async function removeScratch(scratch: string): Promise<void> {
  const isLeft = await stat(scratch).catch(() => null)
  if (!isLeft) return
  const left = await startEmbeddedPostgres(scratch).catch(() => null)
  await left?.stop()
  await rm(scratch, { recursive: true, force: true })
}
