import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { Pool } from 'pg'
import type { RunKind, RunResult } from '#platform/backup/backup-run.ts'
import { saveRunByHand } from '#platform/backup/backup-run-db.server.ts'
import { backupsAmong } from '#platform/backup/backup-settings.ts'
import { backupKeyOf, openConfiguredStorage, splitAddress } from '#platform/backup/backup-storage.server.ts'
import { createBackup } from '#platform/backup/create-backup.server.ts'
import { resultOf, testResultOf } from '#platform/backup/execute-run.server.ts'
import { type Manifest, totalsOf } from '#platform/backup/manifest.ts'
import type { BackupSource } from '#platform/backup/read-backup.server.ts'
import { dryRunRestore, restoreBackup } from '#platform/backup/restore-backup.server.ts'
import { reachDatabase } from '#platform/db/database-trouble.server.ts'
import { findModeConflict, findReplaceConflict } from '#platform/db/installation-db.server.ts'
import { openOwnerPool } from '#platform/db/prepare-database.server.ts'
import type { Ground } from '#server/services.server.ts'

export async function backupCommand(ground: Ground, to?: string): Promise<number> {
  const { config, addresses, secretKey, fileStore } = ground
  const address = to ?? config.BACKUP_DIR
  if (!address) return fail('No destination is set. Set BACKUP_DIR to a folder or s3://bucket/prefix, or name one.')
  const conflict = await askDatabase(addresses.ownerUrl, (pool) => findModeConflict(pool, config.MODE))
  if (conflict) return fail(`No backup was made. ${conflict}`)
  const startedAt = new Date()
  const place = openConfiguredStorage(ground.config, address)
  const deps = { ownerUrl: addresses.ownerUrl, fileStore, secretKey, now: () => new Date() }
  const outcome = await createBackup(deps, { place, backupKey: backupKeyOf(ground.config), keep: 0, isManual: true })
  if (!outcome.ok) {
    await saveRun(ground, 'backup', { state: 'failed', startedAt, reason: outcome.reason })
    return fail(`No backup was made. ${outcome.reason}`)
  }
  const { name, manifest, newFiles } = outcome
  const words = `${totalsInWords(manifest)} in ${name}`
  console.log(`Backup: ${words} (${config.BACKUP_KEY ? 'encrypted' : 'NOT encrypted: BACKUP_KEY is not set'}).`)
  console.log(
    `New files copied: ${newFiles.count} (${inMegabytes(newFiles.bytes)}). The others are shared with earlier backups.`,
  )
  console.log(`It was saved in ${place.name}. ${auditInWords(manifest)}`)
  if (manifest.removedConcurrently > 0)
    console.log(`${manifest.removedConcurrently} files were deleted while the backup was running.`)
  const result = resultOf(outcome)
  await saveRun(ground, 'backup', { startedAt, ...result })
  return result.state === 'done' ? 0 : fail(`${result.reason}.`)
}

type RestoreOptions = { replace?: boolean; into?: string; scratch?: boolean; withoutKey?: boolean }

export async function restoreCommand(ground: Ground, from: string, how: RestoreOptions): Promise<number> {
  const source = await findSource(ground, from)
  if (!source)
    return fail(
      ground.config.BACKUP_DIR ? `There is no backup in ${ground.config.BACKUP_DIR}.` : 'BACKUP_DIR is not set.',
    )
  const startedAt = new Date()
  console.log(`Restoring ${source.name} from ${source.place.name} …`)
  const { config, secretKey, fileStore } = ground
  const ownerUrl = how.into ?? ground.addresses.ownerUrl
  const conflict = how.scratch ? null : await askDatabase(ownerUrl, (pool) => findReplaceConflict(pool, config.MODE))
  if (conflict) return fail(`Not restored. ${conflict}`)
  const outcome = how.scratch
    ? await dryRunRestore(source, { folder: config.DATA_DIR, secretKey })
    : await restoreBackup(source, {
        ownerUrl,
        fileStore,
        secretKey,
        replaces: how.replace ?? false,
        withoutKey: how.withoutKey ?? false,
      })
  if (how.scratch) await saveRun(ground, 'restore-test', { name: source.name, startedAt, ...testResultOf(outcome) })
  if (!outcome.ok) return fail(`Not restored. ${outcome.reason}`)
  console.log(`Restored: ${totalsInWords(outcome.manifest)}.`)
  const proven = how.withoutKey ? 'all tables' : 'all tables and files'
  console.log(`Row counts and checksums of ${proven} match the backup. ${auditInWords(outcome.manifest)}`)
  if (how.withoutKey)
    console.log(
      'Files and encrypted fields of this backup cannot be read, and its audit log cannot be verified, without its SECRET_KEY. Second factors must be set up again: etb reset-second-factor.',
    )
  if (outcome.migratedOn.length > 0) console.log(`Migrations applied afterwards: ${outcome.migratedOn.join(', ')}.`)
  if (how.scratch) console.log('The temporary database and its files have been deleted.')
  else if (!how.into) await putChainTipAside(config.DATA_DIR)
  if (!how.scratch)
    console.log('This copy sends no emails, takes no payments and runs no jobs until you run: etb go-live')
  const hint = how.scratch ? null : await askDatabase(ownerUrl, (pool) => findModeConflict(pool, config.MODE))
  if (hint) console.log(hint)
  return 0
}

async function askDatabase<Result>(ownerUrl: string, ask: (pool: Pool) => Promise<Result>): Promise<Result> {
  const pool = openOwnerPool(ownerUrl)
  return reachDatabase(pool)
    .then(() => ask(pool))
    .finally(() => pool.end())
}

async function findSource(ground: Ground, from: string): Promise<BackupSource | null> {
  const backupKey = backupKeyOf(ground.config)
  if (from !== 'latest') {
    const { place, name } = splitAddress(from)
    return { place: openConfiguredStorage(ground.config, place), name, backupKey }
  }
  if (!ground.config.BACKUP_DIR) return null
  const place = openConfiguredStorage(ground.config, ground.config.BACKUP_DIR)
  const name = backupsAmong(await place.list()).at(-1)
  return name ? { place, name, backupKey } : null
}

/** Renames the saved audit chain tip, because the restored audit log may not contain its row. */
async function putChainTipAside(folder: string): Promise<void> {
  const aside = `audit-head.before-restore-${Date.now()}.json`
  const isMoved = await rename(join(folder, 'audit-head.json'), join(folder, aside)).then(
    () => true,
    () => false,
  )
  if (isMoved) console.log(`The copy of the last row of the previous audit log was renamed to ${aside}.`)
}

async function saveRun({ addresses, log }: Ground, kind: RunKind, run: RunResult & { startedAt: Date }): Promise<void> {
  await saveRunByHand(addresses.ownerUrl, kind, run).catch((err) =>
    log.warn({ err }, 'the result could not be saved in the database'),
  )
}

function totalsInWords(manifest: Manifest): string {
  const { tables, rows, files, bytes } = totalsOf(manifest)
  return `${rows} rows in ${tables} tables and ${files} files, ${inMegabytes(bytes)}`
}

function inMegabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}

function auditInWords({ auditChainTip }: Manifest): string {
  return auditChainTip ? `The audit log ends with row ${auditChainTip.id}.` : 'The audit log is empty.'
}

function fail(words: string): number {
  console.error(words)
  return 1
}
