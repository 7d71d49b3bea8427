import { pipeline, type Readable } from 'node:stream'
import type { Services } from '#platform/services.ts'
import { decryptFile } from './file-cipher.server.ts'
import { findFile } from './file-db.server.ts'
import { FileMissing, StoreError } from './files.ts'

export type OpenFile =
  | { stream: Readable; mediaType: string; sizeBytes: number }
  | { refused: 'not-scanned' | 'infected' | 'missing' | 'store-away' }

type OpenFileDeps = Pick<Services, 'db' | 'fileStore' | 'secretKey' | 'log'>

/** Callers must check access first, and close the stream if they stop reading. Reading may fail with `FileDamaged`. */
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
    services.log.error({ err, fileId }, isMissing ? 'the content of a stored file is missing' : 'a file cannot be read')
    return { refused: isMissing ? 'missing' : 'store-away' }
  }
}

/** Decrypted content of a file, even if it has not been scanned. Only for the virus scanner itself. */
export async function openContent(
  { fileStore, secretKey }: Pick<Services, 'fileStore' | 'secretKey'>,
  { id, storageKey }: { id: string; storageKey: string },
): Promise<Readable> {
  const encrypted = await fileStore.get(storageKey)
  const plain = decryptFile(secretKey, id)
  pipeline(encrypted, plain, () => undefined)
  return plain
}
