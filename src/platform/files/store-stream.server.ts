import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Services } from '#platform/services.ts'
import { encryptFile } from './file-cipher.server.ts'
import { StoreError } from './files.ts'

/** Encrypts and stores content of any size, and leaves nothing behind if it fails. Throws `StoreError`, also if reading fails. */
export async function storeStream(
  { fileStore, secretKey }: Pick<Services, 'fileStore' | 'secretKey'>,
  { id, storageKey }: { id: string; storageKey: string },
  pieces: AsyncIterable<Uint8Array>,
): Promise<{ sizeBytes: number; sha256: string }> {
  const hash = createHash('sha256')
  let sizeBytes = 0
  async function* counted() {
    for await (const piece of pieces) {
      hash.update(piece)
      sizeBytes += piece.length
      yield piece
    }
  }
  const encrypted = encryptFile(secretKey.current, id)
  const storing = fileStore.put(storageKey, encrypted).catch((error) => {
    encrypted.destroy()
    throw new StoreError(error)
  })
  const [sent, stored] = await Promise.allSettled([pipeline(Readable.from(counted()), encrypted), storing])
  if (stored.status === 'rejected') throw stored.reason
  if (sent.status === 'rejected') {
    await fileStore.remove(storageKey)
    throw sent.reason
  }
  return { sizeBytes, sha256: hash.digest('hex') }
}
