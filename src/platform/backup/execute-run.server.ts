import { publish } from '#platform/events/events.server.ts'
import type { Services } from '#platform/services.ts'
import { wordsOf } from './backup-error.server.ts'
import type { RunProgress, RunResult } from './backup-run.ts'
import { beginRun, endRun, saveProgress } from './backup-run-db.server.ts'
import { backupsAmong } from './backup-settings.ts'
import { backupKeyOf, openConfiguredStorage } from './backup-storage.server.ts'
import { createBackup } from './create-backup.server.ts'
import { backupRunFailed } from './events.ts'
import { totalsOf } from './manifest.ts'
import { readBackupSettings } from './read-backup-settings.server.ts'
import { dryRunRestore, type RestoreOutcome } from './restore-backup.server.ts'

type ExecuteRunDeps = Pick<Services, 'db' | 'log' | 'config' | 'now' | 'fileStore' | 'secretKey' | 'ownerUrl'>

/** Runs a backup or test restore. If the process dies, the next worker restarts the run and removes partial files. */
export async function executeRun(services: ExecuteRunDeps, runId: string): Promise<void> {
  const run = await beginRun(services.db, runId, services.now())
  if (!run) return
  const onProgress = progressOf(services, runId)
  const running = run.kind === 'backup' ? back(services, onProgress, run.isManual) : dryRun(services, onProgress)
  const result = await running.catch((error: unknown): RunResult => ({ state: 'failed', reason: wordsOf(error) }))
  await onProgress.end()
  await endWith(services, runId, result)
}

const noPlace: RunResult = {
  state: 'failed',
  reason: 'No backup location is set. Enter a folder or bucket in the settings or in BACKUP_DIR.',
}

type ExecuteRunInput = (progress: RunProgress) => void

async function back(services: ExecuteRunDeps, onProgress: ExecuteRunInput, isManual: boolean): Promise<RunResult> {
  const { address, keep } = await readBackupSettings(services)
  if (!address) return noPlace
  const storage = openConfiguredStorage(services.config, address)
  const input = {
    place: storage,
    backupKey: backupKeyOf(services.config),
    keep: isManual ? 0 : keep,
    isManual,
    onProgress,
  }
  const outcome = await createBackup(services, input)
  return outcome.ok ? resultOf(outcome) : { state: 'failed', reason: outcome.reason }
}

export function resultOf(outcome: Extract<Awaited<ReturnType<typeof createBackup>>, { ok: true }>): RunResult {
  const { name, manifest, newFiles, sizeBytes } = outcome
  const { rows, files } = totalsOf(manifest)
  const lost = manifest.missing
  const held = { name, sizeBytes, rowCount: rows, fileCount: files, newFileCount: newFiles.count }
  if (lost.length === 0) return { state: 'done', ...held }
  const reason = `${lost.length} files are missing from the file store and therefore from the backup: ${lost.slice(0, 20).join(', ')}`
  return { state: 'failed', ...held, reason }
}

async function dryRun(services: ExecuteRunDeps, onProgress: ExecuteRunInput): Promise<RunResult> {
  const { address } = await readBackupSettings(services)
  if (!address) return noPlace
  const { config, secretKey } = services
  const storage = openConfiguredStorage(config, address)
  const name = backupsAmong(await storage.list()).at(-1)
  if (!name) return { state: 'failed', reason: `There is no backup in ${storage.name}.` }
  onProgress({ step: 'restoring' })
  const source = { place: storage, name, backupKey: backupKeyOf(config) }
  const outcome = await dryRunRestore(source, { folder: config.DATA_DIR, secretKey })
  return { name, ...testResultOf(outcome) }
}

export function testResultOf(outcome: RestoreOutcome): RunResult {
  if (!outcome.ok) return { state: 'failed', reason: outcome.reason }
  const { rows, files, bytes } = totalsOf(outcome.manifest)
  return { state: 'done', sizeBytes: bytes, rowCount: rows, fileCount: files }
}

function progressOf({ db, log }: ExecuteRunDeps, runId: string) {
  let last: RunProgress | null = null
  let writtenAt = 0
  let writing = Promise.resolve()
  const notified = (progress: RunProgress) => {
    const isNewStep = progress.step !== last?.step
    last = progress
    if (!isNewStep && Date.now() - writtenAt < 1_000) return
    writtenAt = Date.now()
    writing = writing
      .then(() => saveProgress(db, runId, progress))
      .catch((err: unknown) => log.warn({ err }, 'the progress of a backup could not be saved'))
  }
  return Object.assign(notified, { end: () => writing })
}

type EndRunDeps = Pick<Services, 'db' | 'now'>

export async function endWith({ db, now }: EndRunDeps, runId: string, result: RunResult): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (!(await endRun(tx, runId, result, now()))) return
    if (result.state === 'failed') await publish(tx, backupRunFailed, { runId })
  })
}

export function endFailed(services: EndRunDeps, runId: string, result: Omit<RunResult, 'state'>): Promise<void> {
  return endWith(services, runId, { ...result, state: 'failed' })
}
