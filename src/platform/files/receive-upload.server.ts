import { createHash, randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { Services } from '#platform/services.ts'
import { encryptFile } from './file-cipher.server.ts'
import { deleteFile, insertFile } from './file-db.server.ts'
import { type FileKind, watchFileKind } from './file-type.server.ts'
import { safeFilename } from './filename.ts'
import { type StoredFile, StoreError, type UploadOutcome, type UploadRefusal, uploadLimitBytes } from './files.ts'
import { openContent } from './open-file.server.ts'
import { findPdfLock, largestOpenedPdfBytes } from './pdf-lock.server.ts'
import { enqueueScan } from './scan-file.server.ts'

type ReceiveUploadDeps = Pick<Services, 'db' | 'fileStore' | 'scanner' | 'secretKey'>
type Upload = { content: Readable; declaredName: string }

/**
 * Checks, encrypts and stores an upload with its row and scan job. A rejected upload leaves nothing behind. If it is
 * rejected early, the caller must drain or close `content`. Throws `StoreError`.
 */
export async function receiveUpload(
  { db, fileStore, scanner, secretKey }: ReceiveUploadDeps,
  upload: Upload,
): Promise<UploadOutcome> {
  const id = randomUUID()
  const measure = startMeasure()
  const encrypted = encryptFile(secretKey.current, id)
  const storing = fileStore.put(id, encrypted).catch((error) => {
    encrypted.destroy()
    throw error
  })
  const [sent, stored] = await Promise.allSettled([pipeline(measure.pass(upload.content), encrypted), storing])
  const failed = [stored, sent].find((step) => step.status === 'rejected')
  if (measure.refusal || failed || !measure.kind) {
    if (stored.status === 'fulfilled') await fileStore.remove(id)
    if (measure.refusal) return { ok: false, reason: measure.refusal }
    if (stored.status === 'rejected') throw new StoreError(stored.reason)
    throw new Error('An upload could not be read', { cause: failed?.reason })
  }
  const { mediaType } = measure.kind
  const filename = safeFilename(upload.declaredName, mediaType)
  const { sizeBytes, sha256 } = measure.total()
  const file: StoredFile = { id, storageKey: id, filename, mediaType, sizeBytes, sha256 }
  try {
    if (measure.mayBeLocked && sizeBytes <= largestOpenedPdfBytes && (await isLocked({ fileStore, secretKey }, file))) {
      await fileStore.remove(id)
      return { ok: false, reason: 'password-protected' }
    }
    await db.transaction().execute(async (tx) => {
      await insertFile(tx, file, scanner ? 'unscanned' : 'not_needed')
      if (scanner) await enqueueScan(tx, id)
    })
  } catch (error) {
    await fileStore.remove(id)
    throw error
  }
  return { ok: true, file }
}

/** Whether a PDF needs a password. Reads the stored file, because buffering every upload would be wasteful. */
async function isLocked(
  services: Pick<ReceiveUploadDeps, 'fileStore' | 'secretKey'>,
  file: StoredFile,
): Promise<boolean> {
  const lock = await findPdfLock(async () => {
    try {
      return await buffer(await openContent(services, file))
    } catch (error) {
      throw new StoreError(error)
    }
  })
  // If the check timed out, it is unknown whether the PDF needs a password. The PDF is accepted, and checked again once
  // it is a document of a case.
  return lock === 'locked'
}

/** Deletes a received file, for example if the record it belongs to could not be saved. Idempotent. */
export async function discardUpload(
  { db, fileStore }: Pick<Services, 'db' | 'fileStore'>,
  fileId: string,
): Promise<void> {
  for (const { storageKey } of await deleteFile(db, fileId)) await fileStore.remove(storageKey)
}

type Measure = {
  pass(content: Readable): AsyncIterable<Buffer>
  refusal: UploadRefusal | undefined
  kind: FileKind | undefined
  mayBeLocked: boolean
  total(): { sizeBytes: number; sha256: string }
}

function startMeasure(): Measure {
  const hash = createHash('sha256')
  const watch = watchFileKind()
  let sizeBytes = 0
  const measure: Measure = {
    pass,
    refusal: undefined,
    kind: undefined,
    mayBeLocked: false,
    total: () => ({ sizeBytes, sha256: hash.digest('hex') }),
  }

  function refuse(reason: UploadRefusal, cause?: unknown): never {
    measure.refusal = reason
    throw new Error(`Upload refused: ${reason}`, { cause })
  }

  async function* pass(content: Readable) {
    for await (const chunk of piecesOf(content)) {
      sizeBytes += chunk.length
      if (sizeBytes > uploadLimitBytes) refuse('too-large')
      const hopeless = await watch.take(chunk)
      if (hopeless) refuse(hopeless.reason)
      hash.update(chunk)
      yield chunk
    }
    if (sizeBytes === 0) refuse('empty')
    const outcome = await watch.finish()
    if (!outcome.ok) refuse(outcome.reason)
    measure.kind = outcome.kind
    measure.mayBeLocked = outcome.mayBeLocked ?? false
  }

  // Only an error of `content` means that the upload was interrupted. If a later stage such as encryption fails, the
  // loop ends without an exception.
  async function* piecesOf(content: Readable): AsyncGenerator<Buffer> {
    try {
      for await (const chunk of content.iterator({ destroyOnReturn: false })) {
        yield Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk)
      }
    } catch (cause) {
      refuse('interrupted', cause)
    }
  }
  return measure
}
