import { pipeline, type Readable } from 'node:stream'
import type { Services } from '#platform/services.ts'
import { decryptFile } from './file-cipher.server.ts'
import { findFile } from './file-db.server.ts'
import { FileMissing, StoreError } from './files.ts'

export type OpenFile =
  | { stream: Readable; mediaType: string; sizeBytes: number }
  | { refused: 'not-scanned' | 'infected' | 'missing' | 'store-away' }

type OpenFileDeps = Pick<Services, 'db' | 'fileStore' | 'secretKey' | 'log'>

/**
 * Opens a file to be handed out, or says why it is not. Whether the reader may have it is for the caller to know. The
 * stream fails with `FileDamaged` when the stored content was tampered with; close it when it is not read to its end.
 */
export async function openFile(services: OpenFileDeps, fileId: string): Promise<OpenFile> {
  const file = await findFile(services.db, fileId)
  if (!file) return { refused: 'missing' }
  if (file.scanState === 'unscanned') return { refused: 'not-scanned' }
  if (file.scanState !== 'clean' && file.scanState !== 'not_needed') return { refused: 'infected' }
  try {
    const stream = await openContent(services, file)
    return { stream, mediaType: file.mediaType, sizeBytes: file.sizeBytes }
  } catch (error) {
    const isMissing = error instanceof FileMissing
    const err = isMissing ? error : new StoreError(error)
    services.log.error({ err, fileId }, isMissing ? 'a stored file has lost its content' : 'a file cannot be read')
    return { refused: isMissing ? 'missing' : 'store-away' }
  }
}

/** The plain content of a stored file, whatever its scan said: for the scanner itself. */
export async function openContent(
  { fileStore, secretKey }: Pick<Services, 'fileStore' | 'secretKey'>,
  { id, storageKey }: { id: string; storageKey: string },
): Promise<Readable> {
  const encrypted = await fileStore.get(storageKey)
  const plain = decryptFile(secretKey, id)
  // Whoever reads the plain stream learns of a failure there; this callback has nothing to add.
  pipeline(encrypted, plain, () => undefined)
  return plain
}
