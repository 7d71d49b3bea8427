import { PassThrough, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { type Pack, pack } from 'tar-stream'
import { appVersion } from '#platform/app-file.server.ts'
import { encryptFile } from '#platform/files/file-cipher.server.ts'
import type { FileStore } from '#platform/files/files.ts'
import type { SecretKey } from '#platform/secret-key/secret-key.server.ts'
import { writePlainEntry } from './archive.server.ts'
import { PlaceError, wordsOf } from './backup-error.server.ts'
import type { RunProgress } from './backup-run.ts'
import { backupName, backupsToRemove } from './backup-settings.ts'
import type { BackupStorage } from './backup-storage.server.ts'
import { copyFiles, type NewFiles } from './copy-files.server.ts'
import { claimCopies, listNameOf, removeUnusedCopies } from './file-copies.server.ts'
import { type Manifest, manifestEntry, manifestSumEntry } from './manifest.ts'
import { sha256Of, writeDatabase } from './write-contents.server.ts'

/** Fixed name from which the key is derived. If it were the file name, a renamed backup could not be decrypted. */
export const cipherName = 'backup'

type CreateBackupDeps = { ownerUrl: string; fileStore: FileStore; secretKey: SecretKey; now(): Date }
type BackupInput = {
  place: BackupStorage
  backupKey: Buffer | null
  /** Number of days whose newest backup stays; 0 removes none. */
  keep: number
  isManual?: boolean
  onProgress?: (progress: RunProgress) => void
}

export type BackupOutcome =
  | { ok: true; name: string; manifest: Manifest; newFiles: NewFiles; sizeBytes: number; removed: string[] }
  | { ok: false; reason: string }

/**
 * Archives a consistent snapshot of the database and copies the files that no earlier backup copied, while the app runs.
 * Connects as table owner, because row-level security would hide rows.
 */
export async function createBackup(
  deps: CreateBackupDeps,
  { place: storage, backupKey, keep, isManual = false, onProgress = () => undefined }: BackupInput,
): Promise<BackupOutcome> {
  const client = new pg.Client({ connectionString: deps.ownerUrl, keepAlive: true, connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query("select pg_try_advisory_lock(hashtext('backup')) as got")
    if (!rows[0].got) return { ok: false, reason: 'Another backup of this database is already running.' }
    await storage.clear()
    const name = backupName(deps.now(), { isEncrypted: backupKey !== null, isManual })
    const { manifest, newFiles, sizeBytes } = await write(deps, { place: storage, backupKey, name, client, onProgress })
    onProgress({ step: 'cleaning' })
    const removed = backupsToRemove(await storage.list(), keep, deps.now())
    for (const old of removed) {
      await storage.remove(old)
      await storage.remove(listNameOf(old))
    }
    await removeUnusedCopies(storage, deps.now())
    return { ok: true, name, manifest, newFiles, sizeBytes, removed }
  } catch (error) {
    return { ok: false, reason: wordsOf(error) }
  } finally {
    await client.end().catch(() => undefined)
  }
}

type Job = Required<Omit<BackupInput, 'keep' | 'isManual'>> & { name: string; client: pg.Client }

async function write(deps: CreateBackupDeps, { place: storage, backupKey, name, client, onProgress }: Job) {
  const archive = pack()
  const encrypted = backupKey ? encryptFile(backupKey, cipherName) : new PassThrough()
  const end = (error: unknown) => {
    const ending = error instanceof Error ? error : new Error(String(error))
    encrypted.destroy(ending)
    archive.destroy(ending)
    return ending
  }
  let isOurs = false
  let sizeBytes = 0
  const content = watched(encrypted, {
    onChunk: (bytes) => {
      sizeBytes += bytes
    },
    onError: () => {
      isOurs = true
    },
  })
  const storing = storage.put(name, Readable.from(content, { objectMode: false })).catch((error) => {
    throw end(isOurs ? error : new PlaceError(storage.name, error))
  })
  const filling = fill(archive, deps, { place: storage, backupKey, name, client, onProgress }).catch((error) => {
    throw end(error)
  })
  const [stored, filled, sent] = await Promise.allSettled([storing, filling, pipeline(archive, encrypted)])
  if (stored.status === 'rejected') {
    await storage.remove(listNameOf(name)).catch(() => undefined)
    throw stored.reason
  }
  if (filled.status === 'rejected') throw filled.reason
  if (sent.status === 'rejected') throw sent.reason
  const { manifest, newFiles } = filled.value
  return { manifest, newFiles, sizeBytes: sizeBytes + newFiles.bytes }
}

type Watch = { onChunk(bytes: number): void; onError(): void }

async function* watched(content: Readable, { onChunk, onError }: Watch): AsyncGenerator<Buffer> {
  const chunks = content[Symbol.asyncIterator]()
  try {
    for (;;) {
      const next = await chunks.next().catch((error: unknown) => {
        onError()
        throw error
      })
      if (next.done) return
      onChunk(next.value.length)
      yield next.value
    }
  } finally {
    content.destroy()
  }
}

async function fill(
  archive: Pack,
  deps: CreateBackupDeps,
  { place: storage, backupKey, name, client, onProgress }: Job,
): Promise<{ manifest: Manifest; newFiles: NewFiles }> {
  const takenAt = deps.now().toISOString()
  onProgress({ step: 'tables' })
  const { keyIds, ...database } = await writeDatabase(archive, client)
  const copying = { client, fileStore: deps.fileStore, storage, backupKey, onProgress }
  const { part, newFiles } = await copyFiles({ ...copying, isStopped: () => archive.destroyed })
  await claimCopies(storage, name, part.files)
  const manifest: Manifest = {
    format: 1,
    program: appVersion,
    takenAt,
    secretKeyId: deps.secretKey.id,
    otherKeyIds: keyIds.filter((id) => id !== deps.secretKey.id),
    ...database,
    ...part,
  }
  const written = Buffer.from(JSON.stringify(manifest, null, 1))
  await writePlainEntry(archive, manifestEntry, written)
  await writePlainEntry(archive, manifestSumEntry, Buffer.from(sha256Of(written)))
  archive.finalize()
  return { manifest, newFiles }
}
