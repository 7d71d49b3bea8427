import type pg from 'pg'
import { FileMissing, type FileStore } from '#platform/files/files.ts'
import { BackupError } from './backup-error.server.ts'
import type { RunProgress } from './backup-run.ts'
import type { BackupStorage } from './backup-storage.server.ts'
import { copyFile, findCopies } from './file-copies.server.ts'
import type { FileEntry, Manifest } from './manifest.ts'

type CopyFilesDeps = {
  client: pg.ClientBase
  fileStore: FileStore
  storage: BackupStorage
  backupKey: Buffer | null
  isStopped(): boolean
  onProgress(progress: RunProgress): void
}
type FilesPart = Pick<Manifest, 'files' | 'removedConcurrently' | 'missing'>
export type NewFiles = { count: number; bytes: number }

/** Lists the snapshot's files, ends the snapshot and copies the files that no earlier backup has copied. */
export async function copyFiles(deps: CopyFilesDeps): Promise<{ part: FilesPart; newFiles: NewFiles }> {
  const { client, fileStore, onProgress } = deps
  const { rows } = await client.query<{ key: string }>(
    "select storage_key as key from stored_files where scan_state <> 'infected' order by storage_key",
  )
  await client.query('commit')
  const keys = rows.map(({ key }) => key)
  const findCopy = await findCopies(deps)
  const storedAt = await listStoredAt(fileStore, keys)
  const files: FileEntry[] = []
  const gone: string[] = []
  const newFiles = { count: 0, bytes: 0 }
  for (const [done, key] of keys.entries()) {
    if (deps.isStopped()) throw new BackupError('The backup was stopped, because its tables could not be stored.')
    onProgress({ step: 'files', done, total: keys.length })
    const at = storedAt.get(key)
    const earlier = at && findCopy({ key, storedAt: at })
    const copied = at && !earlier ? await copyUnlessGone(deps, { key, storedAt: at }) : null
    if (copied) {
      newFiles.count++
      newFiles.bytes += copied.bytes
    }
    const file = earlier ?? copied
    if (file) files.push(file)
    else gone.push(key)
  }
  const still = await client.query<{ key: string }>(
    `select storage_key as key from stored_files where storage_key = any($1) and scan_state <> 'infected' order by 1`,
    [gone],
  )
  const missing = still.rows.map(({ key }) => key)
  return { part: { files, missing, removedConcurrently: gone.length - missing.length }, newFiles }
}

async function listStoredAt(fileStore: FileStore, keys: readonly string[]): Promise<Map<string, Date>> {
  const found = new Map<string, Date>()
  for (const prefix of new Set(keys.map((key) => key.slice(0, 2)))) {
    const listed = await fileStore.list(prefix).catch((cause: unknown) => {
      throw new BackupError(`The file store cannot be listed: ${messageOf(cause)}`, { cause })
    })
    for (const { key, storedAt } of listed) found.set(key, storedAt)
  }
  return found
}

async function copyUnlessGone(
  deps: CopyFilesDeps,
  content: { key: string; storedAt: Date },
): Promise<FileEntry | null> {
  const { key } = content
  try {
    return await copyFile(deps, content, async () => {
      try {
        return await deps.fileStore.get(key)
      } catch (cause) {
        if (cause instanceof FileMissing) throw cause
        throw new BackupError(`The file ${key} cannot be read from the file store: ${messageOf(cause)}`, { cause })
      }
    })
  } catch (error) {
    if (error instanceof FileMissing) return null
    throw error
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
