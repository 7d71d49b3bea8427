import { PassThrough, type Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { decryptFile } from '#platform/files/file-cipher.server.ts'
import { measureOf, readEntries } from './archive.server.ts'
import { BackupError, PlaceError } from './backup-error.server.ts'
import type { BackupStorage } from './backup-storage.server.ts'
import { cipherName } from './create-backup.server.ts'
import {
  fileEntry,
  type Manifest,
  type Measure,
  manifestEntry,
  manifestShape,
  manifestSumEntry,
  tableEntry,
} from './manifest.ts'
import { sha256Of } from './write-contents.server.ts'

export type BackupSource = { place: BackupStorage; name: string; backupKey: Buffer | null }

export async function openBackup({ place: storage, name, backupKey }: BackupSource): Promise<Readable> {
  if (name.endsWith('.enc') && !backupKey) throw new BackupError('This backup is encrypted. Set BACKUP_KEY to open it.')
  const stored = await storage.get(name)
  const opened = name.endsWith('.enc') && backupKey ? decryptFile(backupKey, cipherName) : new PassThrough()
  stored.on('error', (error) => opened.destroy(new PlaceError(storage.name, error)))
  opened.on('close', () => stored.destroy())
  return stored.pipe(opened)
}

/** Reads a whole backup and checks that it contains every entry of its manifest with the right checksum. */
export async function checkBackup(source: BackupSource): Promise<Manifest> {
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
    ...manifest.files.map((file) => ({ ...file, entry: fileEntry(file.key) })),
  ]
  for (const { entry, bytes, sha256 } of expected) {
    const is = found.get(entry)
    if (bytes > 0 && !is) throw new BackupError(`${entry} is missing from the backup.`)
    if (is && is.sha256 !== sha256) throw new BackupError(`${entry} was changed in the backup.`)
    found.delete(entry)
  }
  const [stranger] = found.keys()
  if (stranger) throw new BackupError(`The backup contains ${stranger}, which is not in its list of contents.`)
  return manifest
}
