import { hkdfSync } from 'node:crypto'
import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { decryptFile, encryptFile, FileDamaged } from '#platform/files/file-cipher.server.ts'
import { FileMissing, type StoredContent } from '#platform/files/files.ts'
import { measureOf, startMeter } from './archive.server.ts'
import { BackupError, PlaceError } from './backup-error.server.ts'
import { backupsAmong, madeAt } from './backup-settings.ts'
import { type BackupStorage, copiesFolder } from './backup-storage.server.ts'
import { copyPattern, type FileEntry } from './manifest.ts'

// Backups in one location share copies in `files/`; `NAME.files` lists those that backup NAME uses. A copy's name holds
// the time at which the store got the content, because `etb rotate-key` replaces contents under their keys.
const dayMs = 24 * 60 * 60_000
const listSuffix = '.files'

type Copies = { storage: BackupStorage; backupKey: Buffer | null }
type StoredAt = { key: string; storedAt: Date }

export function listNameOf(backup: string): string {
  return `${backup}${listSuffix}`
}

/** Finds copies of earlier backups that were made with the same BACKUP_KEY. */
export async function findCopies({ storage, backupKey }: Copies) {
  const found = new Map<string, FileEntry>()
  for (const { key: name } of await listCopies(storage)) {
    const [key = '', storedAt = '', bytes = '', sha256 = '', keyId] = name.split('.')
    if (copyPattern.test(name) && keyId === keyIdOf(backupKey))
      found.set(`${key}.${storedAt}`, { key, bytes: Number(bytes), sha256, copy: name })
  }
  return ({ key, storedAt }: StoredAt) => found.get(`${key}.${storedAt.getTime()}`)
}

function listCopies(storage: BackupStorage): Promise<StoredContent[]> {
  return storage.listFiles().catch((error: unknown) => {
    throw new PlaceError(storage.name, error)
  })
}

/** Copies a file. Reads it twice, because the name of the copy, which cannot be changed later, contains its checksum. */
export async function copyFile(
  { storage, backupKey }: Copies,
  { key, storedAt }: StoredAt,
  open: () => Promise<Readable>,
): Promise<FileEntry> {
  const { bytes, sha256 } = await measureOf(await open())
  const copy = [key, storedAt.getTime(), bytes, sha256, keyIdOf(backupKey)]
    .filter((part) => part !== undefined)
    .join('.')
  let failure: unknown
  async function* unchanged() {
    const meter = startMeter()
    try {
      for await (const chunk of await open()) {
        meter.take(chunk)
        yield chunk
      }
      if (meter.measure().sha256 !== sha256)
        throw new BackupError(`The file ${key} was replaced while it was copied. Run the backup again.`)
    } catch (error) {
      failure = error
      throw error
    }
  }
  const encrypted = backupKey ? encryptFile(backupKey, key) : new PassThrough()
  const storing = storage.put(`${copiesFolder}${copy}`, encrypted).catch((error: unknown) => {
    encrypted.destroy()
    throw error
  })
  const [sent, stored] = await Promise.allSettled([pipeline(Readable.from(unchanged()), encrypted), storing])
  if (failure) throw failure
  if (stored.status === 'rejected') throw new PlaceError(storage.name, stored.reason)
  if (sent.status === 'rejected') throw sent.reason
  return { key, bytes, sha256, copy }
}

/** Saves which copies a backup uses, before the backup itself: from then on no other backup removes them. */
export async function claimCopies(storage: BackupStorage, backup: string, files: readonly FileEntry[]): Promise<void> {
  const names = files.flatMap(({ copy }) => copy ?? [])
  await storage
    .put(listNameOf(backup), Readable.from([Buffer.from(names.map((name) => `${name}\n`).join(''))]))
    .catch((error: unknown) => {
      throw new PlaceError(storage.name, error)
    })
  const present = new Set((await listCopies(storage)).map(({ key }) => key))
  const lost = names.find((name) => !present.has(name))
  if (lost) throw new BackupError(`${copiesFolder}${lost} was removed during the backup. Run the backup again.`)
}

/** The content of a file as in the file store. Errors name the file. */
export async function* readCopy({ storage, backupKey }: Copies, { key, copy = '' }: FileEntry): AsyncGenerator<Buffer> {
  const name = `${copiesFolder}${copy}`
  try {
    const stored = await storage.get(name)
    const opened = backupKey ? decryptFile([backupKey], key) : new PassThrough()
    stored.on('error', (error) => opened.destroy(new PlaceError(storage.name, error)))
    opened.on('close', () => stored.destroy())
    yield* stored.pipe(opened)
  } catch (error) {
    if (error instanceof FileMissing)
      throw new BackupError(`The file ${key} is missing from the backup: there is no ${name}.`, { cause: error })
    if (error instanceof FileDamaged)
      throw new BackupError(`The file ${key} was changed in the backup: ${name}.`, { cause: error })
    throw error
  }
}

export async function checkCopy(copies: Copies, file: FileEntry): Promise<void> {
  if ((await measureOf(readCopy(copies, file))).sha256 !== file.sha256)
    throw new BackupError(`The file ${file.key} was changed in the backup: ${copiesFolder}${file.copy}.`)
}

/**
 * Removes copies that no backup uses, and lists without a backup. Leaves what is younger than a day, because another
 * backup may be running. If the list of a backup was lost, everything that existed when it was made stays.
 */
export async function removeUnusedCopies(storage: BackupStorage, now: Date): Promise<void> {
  const names = new Set(await storage.list())
  const backups = backupsAmong([...names])
  const used = new Set<string>()
  const isRecent = (at: Date) => now.getTime() - at.getTime() < dayMs
  for (const name of names) {
    const backup = name.endsWith(listSuffix) ? name.slice(0, -listSuffix.length) : ''
    if (backupsAmong([backup]).length === 0) continue
    if (!names.has(backup) && !isRecent(madeAt(backup))) await storage.remove(name)
    else for (const copy of (await text(await storage.get(name))).split('\n')) used.add(copy)
  }
  const unlisted = backups.filter((backup) => !names.has(listNameOf(backup)))
  const safeUntil = Math.max(0, ...unlisted.map((backup) => madeAt(backup).getTime() + dayMs))
  for (const { key, storedAt } of await listCopies(storage))
    if (!used.has(key) && !isRecent(storedAt) && storedAt.getTime() > safeUntil)
      await storage.remove(`${copiesFolder}${key}`)
}

function keyIdOf(backupKey: Buffer | null): string | undefined {
  return backupKey
    ? Buffer.from(hkdfSync('sha256', backupKey, '', 'id of the backup key', 8)).toString('hex')
    : undefined
}
