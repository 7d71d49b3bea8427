import { createHash, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { encryptFile } from '#platform/files/file-cipher.server.ts'
import { deleteFile, findFile, insertFile, savePreview } from '#platform/files/file-db.server.ts'
import { openFile } from '#platform/files/open-file.server.ts'
import { type ApartProgram, runApart } from '#platform/sandbox/run-apart.server.ts'
import type { Services } from '#platform/services.ts'
import type { Pixels } from './pixels.ts'
import { maxSide } from './pixels.ts'

const heicProgram: ApartProgram = {
  source: 'src/platform/files/heic/heic-process.server.ts',
  folder: 'src/platform/files/heic',
  built: 'read-heic.js',
}
const limits = { ms: 30_000, residentBytes: 800 * 1024 * 1024 }

/** Decodes a HEIC photo in a sandboxed process. Null if it is damaged, too large or takes too long. */
async function decodeHeic(content: Uint8Array): Promise<Pixels | null> {
  const { output, code, ended } = await runApart(heicProgram, content, limits)
  if (ended || code !== 0 || output.length < 8) return null
  const [width, height] = [output.readUInt32BE(0), output.readUInt32BE(4)]
  const isSound = width > 0 && height > 0 && Math.max(width, height) <= maxSide
  if (!isSound || output.length !== 8 + width * height * 4) return null
  return { width, height, data: new Uint8ClampedArray(output.buffer, output.byteOffset + 8, width * height * 4) }
}

type MakePreviewDeps = Pick<Services, 'db' | 'fileStore' | 'secretKey' | 'log'>

/** Makes and stores a JPEG of a scanned HEIC photo, because browsers cannot show HEIC. The original stays as it is. */
export async function makePreview(services: MakePreviewDeps, fileId: string): Promise<void> {
  const file = await findFile(services.db, fileId)
  if (file?.mediaType !== 'image/heic' || file.previewId) return
  const opened = await openFile(services, fileId)
  if ('refused' in opened) {
    if (opened.refused === 'store-away') throw new Error('The file store does not answer; the preview is made later')
    return
  }
  const pixels = await decodeHeic(await buffer(opened.stream))
  if (!pixels) return services.log.warn({ fileId }, 'a photo cannot be decoded, so it has no preview')
  await storePreview(services, fileId, await toJpeg(pixels))
}

async function toJpeg({ width, height, data }: Pixels): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  return sharp(data, { raw: { width, height, channels: 4 } })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 80 })
    .toBuffer()
}

async function storePreview({ db, fileStore, secretKey }: MakePreviewDeps, fileId: string, jpeg: Buffer) {
  const id = randomUUID()
  const encrypted = encryptFile(secretKey.current, id)
  await Promise.all([pipeline(Readable.from([jpeg]), encrypted), fileStore.put(id, encrypted)])
  const sha256 = createHash('sha256').update(jpeg).digest('hex')
  const row = { id, storageKey: id, mediaType: 'image/jpeg', sizeBytes: jpeg.length, sha256 }
  const isSaved = await db
    .transaction()
    .execute(async (tx) => {
      await insertFile(tx, row, 'not_needed')
      if (await savePreview(tx, fileId, id)) return true
      await deleteFile(tx, id)
      return false
    })
    .catch(async (error: unknown) => {
      await fileStore.remove(id)
      throw error
    })
  if (!isSaved) await fileStore.remove(id)
}
